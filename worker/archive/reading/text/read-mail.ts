import PostalMime, { type Address, type Email } from 'postal-mime';
import { ExtractionFailure } from '../extraction-result.ts';
import type { ReaderContext, TextReader } from '../text-reader.ts';
import { writeHtmlText } from './read-html.ts';

/** Email: subject, sender, recipients, date and names of attachments, then the text, or the text of the HTML. */
export const readMail: TextReader = async (bytes, context) => {
  assertReadable(bytes, context);
  const parser = new MailParser({ maxNestingDepth: 50, forceRfc822Attachments: true });
  writeHeader(await parser.parse(bytes), context);
  for (const { plain, html } of parser.textMap.values()) {
    const isPlain = plain !== undefined;
    for (const { value } of plain ?? html ?? []) {
      context.output.write('\n');
      if (isPlain) context.output.write(value);
      else await writeHtmlText(value, context);
    }
  }
};

type Body = { value: string };

/** Leaves the bodies as they are: to write HTML as text takes the parser quadratic time. */
class MailParser extends PostalMime {
  /** The bodies of a part, or of several that are alternatives of each other. */
  declare readonly textMap: ReadonlyMap<unknown, { plain?: Body[]; html?: Body[] }>;

  renderTextContent(): void {}
}

function writeHeader(mail: Email, { output }: ReaderContext): void {
  const recipients = [...(mail.to ?? []), ...(mail.cc ?? [])].slice(0, 100);
  const header = [
    mail.subject,
    mail.from && addressText(mail.from),
    recipients.map(addressText).join(', '),
    mail.date?.replace(/T\d\d:.*/, ''),
    mail.attachments.flatMap(({ filename }) => filename ?? []).join(', '),
  ];
  for (const line of header) if (line) output.write(`${line}\n`);
}

const lineFeed = 0x0a;
const dash = 0x2d;

/** The parser cannot be stopped, and each line and part costs it the same, however short. */
function assertReadable(bytes: Uint8Array, { limits }: ReaderContext): void {
  let lines = 0;
  let boundaries = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== lineFeed) continue;
    lines += 1;
    if (bytes[at + 1] === dash && bytes[at + 2] === dash) boundaries += 1;
  }
  if (lines > limits.mailLines || boundaries > limits.mailBoundaries) {
    throw new ExtractionFailure('too_complex');
  }
}

function addressText({ name, address, group }: Address): string {
  if (group) return [name, ...group.map(addressText)].join(' ');
  return [name, address && `<${address}>`].filter(Boolean).join(' ');
}
