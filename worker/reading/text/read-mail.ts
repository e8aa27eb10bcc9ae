import { createPace } from '../../../shared/pace.ts';
import { decodeWords } from '../../../shared/mime/decoding/encoded-words.ts';
import { valueOf } from '../../../shared/mime/parts/header.ts';
import { mailDayOf } from '../../../shared/mime/mail-day.ts';
import { MimeError } from '../../../shared/mime/mime-error.ts';
import {
  countEnvelopeCosts,
  envelopeLimits,
} from '../../../shared/mime/envelopes/envelope-limits.ts';
import {
  openPart,
  openWhole,
  type EnvelopeContext,
} from '../../../shared/mime/envelopes/open-part.ts';
import { unwrapMail } from '../../../shared/mime/envelopes/unwrap-mail.ts';
import {
  fileNameOf,
  partOf,
  textOf,
  type Mail,
  type MailPart,
} from '../../../shared/mime/read-mail.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { ReaderContext, TextReader } from '../text-reader.ts';
import { writeHtmlText } from '../../../shared/reading/markup/html-text.ts';

/**
 * Reads email in any of its formats: subject, sender, recipients, date and names of attachments, then the text, or the text of the HTML,
 * and the same of nested messages.
 */
export function readMailOf(mimeType: string): TextReader {
  return async (bytes, context) => {
    const envelopes = { costs: countEnvelopeCosts(bytes.length), checkpoint: context.checkpoint };
    const opened = await openWhole(partOf(bytes, { mimeType }), envelopes).catch(
      (error: unknown) => {
        if (error instanceof RangeError) throw new ExtractionFailure('damaged');
        throw error instanceof MimeError ? new ExtractionFailure('too_complex') : error;
      },
    );
    if (!opened) throw new ExtractionFailure('damaged');
    const messages = opened.kind === 'messages' ? opened.messages : [opened.message];
    for (const message of messages) await writeMail(message, { ...envelopes, context, depth: 0 });
  };
}

type Writing = EnvelopeContext & { context: ReaderContext; depth: number };

async function writeMail(closed: Mail, writing: Writing): Promise<void> {
  const { context, depth } = writing;
  const mail = await unwrapMail(closed, writing);
  writeHeader(mail, context);
  await writeFileNames(mail.attachments, context);
  const pace = createPace(context, readAtOnce);
  for (const { plain, html } of mail.bodies) {
    const isPlain = plain.length > 0;
    for (const part of isPlain ? plain : html) {
      context.output.write('\n');
      if (isPlain) context.output.write(await textOf(part, context));
      else await writeHtmlText(await textOf(part, context), context);
      await pace(part.encoded.length + bytesPerPart);
    }
  }
  if (depth === envelopeLimits.depth) return;
  for (const part of mail.attachments) {
    const opened = await openPart(part, writing);
    await pace(bytesPerPart);
    for (const message of opened?.kind === 'messages' ? opened.messages : []) {
      context.output.write('\n');
      await writeMail(message, { ...writing, depth: depth + 1 });
    }
  }
}

/** Encoded bytes between two checkpoints, and the additional cost of each part. */
const readAtOnce = 256 * 1024;
const bytesPerPart = 4096;

/** Few, because a long name in a rare charset takes some 15 ms to decode. */
const namesBetweenCheckpoints = 8;

async function writeFileNames(parts: readonly MailPart[], context: ReaderContext): Promise<void> {
  const pace = createPace(context, namesBetweenCheckpoints);
  const names: string[] = [];
  for (const part of parts) {
    const name = fileNameOf(part);
    if (name) names.push(name);
    await pace(1);
  }
  if (names.length > 0) context.output.write(`${names.join(', ')}\n`);
}

function writeHeader({ header }: Mail, { output }: ReaderContext): void {
  const fields = ['subject', 'from', 'to', 'cc'].map((name) => valueOf(header, name));
  const date = valueOf(header, 'date') ?? '';
  const lines = [
    ...fields.map((value) => value && decodeWords(value).replaceAll('"', '')),
    mailDayOf(date) ?? date,
  ];
  for (const line of lines) if (line) output.write(`${line}\n`);
}
