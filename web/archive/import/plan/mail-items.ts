import { sanitizeFileName } from '../../../../shared/archive/documents/file-names.ts';
import { limits } from '../../../../shared/limits.ts';
import { collectMailFiles, type MailFile } from '../../../../shared/mime/files/mail-files.ts';
import { MimeError } from '../../../../shared/mime/mime-error.ts';
import { readMail } from '../../../../shared/mime/read-mail.ts';
import { yieldToOthers } from '../../../../shared/pace.ts';
import { chunksOf } from '../../../../shared/chunks-of.ts';
import { createPartReader } from '../source/part-reader.ts';
import { readWhole, SourceError, type SourceFile } from '../source/source-file.ts';
import type { AddNotice, ImportItem, ItemFile, ItemMetadata } from './import-plan.ts';
import { readHtmlText } from './html-text.ts';
import { beginsLikeMailbox, findMessages, unquoteMessage, type MboxMessage } from './mbox.ts';
import { markedLength, readMarks, type MessageMarks } from './message-marks.ts';

type MailKind = 'message' | 'mailbox';

export async function mailKindOf(file: SourceFile): Promise<MailKind | null> {
  if (/\.eml$/i.test(file.path)) return 'message';
  if (/\.mbox$/i.test(file.path)) return 'mailbox';
  if (!/(?:^|\/)[^/.]*$|\.(?:mbx|mbs|mboxo|mboxrd|mboxcl2?)$/i.test(file.path)) return null;
  return beginsLikeMailbox(await beginningOf(file)) ? 'mailbox' : null;
}

/** `metadataOf` returns the metadata of an email's documents; `add` receives deleted emails, which are left out. */
type MailOptions = {
  metadataOf: (marks: MessageMarks) => ItemMetadata;
  add: AddNotice;
};

export async function mailItems(
  file: SourceFile,
  kind: MailKind,
  { metadataOf, add }: MailOptions,
): Promise<ImportItem[]> {
  const { path, size } = file;
  if (kind === 'message') {
    const metadata = metadataOf(readMarks(await beginningOf(file)));
    const read: ImportItem['read'] = async (maxSize, leaveOut) => {
      if (size > limits.mail.bytes) throw new SourceError('too-large', path);
      const whole = await readWhole(file, 0);
      return readMessage(new Uint8Array(await whole.arrayBuffer()), { path, maxSize, leaveOut });
    };
    return [{ key: path, label: path, size, metadata, read }];
  }
  const readPart = createPartReader(file);
  const messages = await messagesIn(file);
  if (messages instanceof SourceError) {
    const read = () => Promise.reject(messages);
    return [
      { key: path, label: path, size, metadata: metadataOf(readMarks(new Uint8Array())), read },
    ];
  }
  return messages.flatMap(({ start, end, ...marks }, index) => {
    const label = `${path} (${index + 1})`;
    if (marks.isDeleted) {
      add('trashed-documents', label);
      return [];
    }
    const read: ImportItem['read'] = async (maxSize, leaveOut) => {
      if (end - start > limits.mail.bytes) throw new SourceError('too-large', path);
      const written = await readPart(start, end);
      return readMessage(unquoteMessage(written), { path, maxSize, leaveOut });
    };
    return [
      { key: `${path}#${start}`, label, size: end - start, metadata: metadataOf(marks), read },
    ];
  });
}

const mostAttachments = 500;

type ReadOptions = { path: string; maxSize: number; leaveOut?: (name: string) => void };

async function readMessage(
  bytes: Uint8Array<ArrayBuffer>,
  { path, maxSize, leaveOut = () => {} }: ReadOptions,
): Promise<ItemFile[]> {
  const mail = await readMail(bytes, { checkpoint: yieldToOthers }).catch((error: unknown) => {
    throw error instanceof MimeError ? new SourceError('unreadable', path) : error;
  });
  const files: ItemFile[] = [];
  const options = { keepsText: true, most: mostAttachments };
  for (const each of await collectMailFiles(mail, readHtmlText, options)) {
    const name = sanitizeFileName(each.name);
    const blob = files.length < limits.mail.attachments ? await contentOf(each, maxSize) : null;
    if (!blob || blob.size === 0) leaveOut(name);
    else files.push({ name: sanitizeFileName(blob.name), blob });
  }
  if (files.length === 0) throw new SourceError('no-content', path);
  return files;
}

/** Returns null if the file is too large; an attachment without content is left out. */
async function contentOf(each: MailFile, maxSize: number): Promise<File | null> {
  const content = await each.read();
  if (!content) return new File([], each.name);
  if (maxSize > 0 && content.sizeAtMost > maxSize * 2) return null;
  const blob = await new Response(content.body as BodyInit).blob();
  if (maxSize > 0 && blob.size > maxSize) return null;
  return new File([blob], content.name, { type: content.type });
}

/** An unreadable mailbox does not fail the others. */
async function messagesIn(file: SourceFile): Promise<MboxMessage[] | SourceError> {
  try {
    return await findMessages(await file.stream());
  } catch (error) {
    return error instanceof SourceError ? error : new SourceError('unreadable', file.path);
  }
}

/** Reads the start of a damaged file; the import reports its failure later. */
async function beginningOf(file: SourceFile): Promise<Uint8Array> {
  const beginning = new Uint8Array(markedLength);
  let length = 0;
  try {
    for await (const chunk of chunksOf(await file.stream())) {
      const piece = chunk.subarray(0, markedLength - length);
      beginning.set(piece, length);
      length += piece.length;
      if (length === markedLength) break;
    }
  } catch {
    return beginning.subarray(0, length);
  }
  return beginning.subarray(0, length);
}
