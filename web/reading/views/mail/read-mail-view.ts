import {
  containedFilesOf,
  readContained,
} from '../../../../shared/archive/contents/contained-files.ts';
import { countEnvelopeCosts } from '../../../../shared/mime/envelopes/envelope-limits.ts';
import { openWhole } from '../../../../shared/mime/envelopes/open-part.ts';
import type { MailFile, ReadHtml } from '../../../../shared/mime/files/mail-files.ts';
import { MimeError } from '../../../../shared/mime/mime-error.ts';
import { partOf, type Mail } from '../../../../shared/mime/read-mail.ts';
import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import { writeHtmlText } from '../../../../shared/reading/markup/html-text.ts';
import type { ContainedBytes, ContainedEntry, MailView, ViewRequest } from '../file-view.ts';
import { createMarkupWriter } from '../html/markup-writer.ts';
import { viewContext } from '../view-limits.ts';
import { readMailHeader } from './mail-header.ts';
import { writeMessage, type Writing } from './write-message.ts';

export async function readMailView({ bytes, mimeType, texts }: ViewRequest): Promise<MailView> {
  const message = await openMessage(bytes, mimeType);
  const writer = createMarkupWriter();
  const costs = countEnvelopeCosts(bytes.length);
  const writing: Writing = { writer, texts, costs, messages: 0, isIncomplete: false };
  await writeMessage(message, writing);
  return {
    kind: 'mail',
    header: readMailHeader(message.header),
    html: writer.html(),
    isIncomplete: writing.isIncomplete,
    isCut: writer.isCut(),
    files: await entriesOf(await filesIn({ bytes, mimeType })),
  };
}

/** Reads a file in a message; null if there is none. */
export async function readContainedFile(
  request: Pick<ViewRequest, 'bytes' | 'mimeType'>,
  index: number,
): Promise<ContainedBytes | null> {
  const file = (await filesIn(request))[index];
  return file ? readContained(file) : null;
}

async function openMessage(bytes: Uint8Array, mimeType: string): Promise<Mail> {
  const context = { ...viewContext, costs: countEnvelopeCosts(bytes.length) };
  try {
    const opened = await openWhole(partOf(bytes, { mimeType }), context);
    const message = opened?.kind === 'messages' ? opened.messages[0] : opened?.message;
    if (!message) throw new ExtractionFailure('unsupported');
    return message;
  } catch (error) {
    if (error instanceof RangeError) throw new ExtractionFailure('damaged');
    throw error instanceof MimeError ? new ExtractionFailure('too_complex') : error;
  }
}

function filesIn({ bytes, mimeType }: Pick<ViewRequest, 'bytes' | 'mimeType'>) {
  return containedFilesOf(bytes, { mimeType, readHtml });
}

/** Same as on the server, so that the files have the same numbers. */
const readHtml: ReadHtml = async (html) => {
  const parts: string[] = [];
  const output = { write: (text: string) => void parts.push(text) };
  await writeHtmlText(new TextDecoder().decode(html), { ...viewContext, output });
  const text = parts.join('').trim();
  return text === '' ? { state: 'none' } : { state: 'done', text };
};

async function entriesOf(files: readonly MailFile[]): Promise<ContainedEntry[]> {
  const entries: ContainedEntry[] = [];
  for (const [index, file] of files.entries()) {
    const content = await readContained(file);
    if (!content || content.bytes.length === 0) continue;
    const { name, mimeType, bytes } = content;
    entries.push({ index, name, mimeType, size: bytes.length });
  }
  return entries;
}
