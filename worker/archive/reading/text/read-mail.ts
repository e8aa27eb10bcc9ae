import { decodeWords } from '../../../mime/encoded-words.ts';
import { valueOf } from '../../../mime/header.ts';
import { MimeError } from '../../../mime/mime-error.ts';
import { readMail as findParts, textOf, type Mail } from '../../../mime/read-mail.ts';
import { ExtractionFailure } from '../extraction-result.ts';
import type { ReaderContext, TextReader } from '../text-reader.ts';
import { writeHtmlText } from './read-html.ts';

/** Email: subject, sender, recipients, date and names of attachments, then the text, or the text of the HTML. */
export const readMail: TextReader = async (bytes, context) => {
  const mail = await findParts(bytes, context.checkpoint).catch((error: unknown) => {
    throw error instanceof MimeError ? new ExtractionFailure('too_complex') : error;
  });
  writeHeader(mail, context);
  for (const { plain, html } of mail.bodies) {
    const isPlain = plain.length > 0;
    for (const part of isPlain ? plain : html) {
      context.output.write('\n');
      if (isPlain) context.output.write(textOf(part));
      else await writeHtmlText(textOf(part), context);
      await context.checkpoint();
    }
  }
};

function writeHeader({ header, attachments }: Mail, { output }: ReaderContext): void {
  const fields = ['subject', 'from', 'to', 'cc'].map((name) => valueOf(header, name));
  const lines = [
    ...fields.map((value) => value && decodeWords(value).replaceAll('"', '')),
    dateOf(valueOf(header, 'date')),
    attachments.flatMap(({ fileName }) => fileName ?? []).join(', '),
  ];
  for (const line of lines) if (line) output.write(`${line}\n`);
}

function dateOf(value: string | undefined): string | undefined {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? value : new Date(time).toISOString().slice(0, 10);
}
