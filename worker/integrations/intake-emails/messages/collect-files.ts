import { decodePercent } from '../../../../shared/text/decode-percent.ts';
import { limits } from '../../../../shared/limits.ts';
import { decodeWords } from '../../../mime/encoded-words.ts';
import { valueOf } from '../../../mime/header.ts';
import {
  contentOf,
  textOf,
  type Mail,
  type MailBody,
  type MailPart,
} from '../../../mime/read-mail.ts';
import { log } from '../../../platform/log.ts';
import type { Reader } from '../../../platform/platform.ts';
import type { MailText } from './forwarding-confirmation.ts';

type Content = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * A file of a message that becomes a document. It is decoded only when it is read, so that one at a time is in memory; null
 * if it turns out to be empty. `name` is final only then.
 */
export type MailFile = { name: string; read(): Promise<Content | null> };

const fallbackName = 'message';

/** Text of an email, still encoded, that is decoded at once, in bytes: in memory it takes many times as much. */
const longestText = 5 * 1024 * 1024;

/**
 * Every attachment that is not an inline image of the message's HTML; its text if there are none; empty without both. HTML
 * that the reader does not turn into text is a file itself, and so is text that is too long to be decoded.
 */
export function collectFiles(mail: Mail, reader: Reader): MailFile[] {
  const references = referencesIn(mail);
  const attachments = mail.attachments.filter(
    (part) => !(isImage(part) && references.has(part.contentId)),
  );
  if (attachments.length > 0) return attachments.map(fileOf);
  const name = decodeWords(valueOf(mail.header, 'subject') ?? '').trim() || fallbackName;
  if (mail.bodies.every(isBlank)) return [];
  if (encodedLength(mail) > longestText) {
    return mail.bodies.flatMap(writtenParts).map((part) => fileOfPart(part, name));
  }
  return [{ name: `${name}.txt`, read: () => readBodies(mail.bodies, { name, reader }) }];
}

function fileOf(part: MailPart, index: number): MailFile {
  return fileOfPart(part, `attachment-${index + 1}`);
}

/** `otherwise` is its name, without the extension, if it has none. */
function fileOfPart(part: MailPart, otherwise: string): MailFile {
  const name = part.fileName?.trim() || `${otherwise}${extensions.get(part.mimeType) ?? ''}`;
  return { name, read: async () => ({ name, type: part.mimeType, bytes: contentOf(part) }) };
}

function encodedLength({ bodies }: Mail): number {
  return bodies
    .flatMap(({ plain, html }) => [...plain, ...html])
    .reduce((length, { encoded }) => length + encoded.length, 0);
}

/** The plain text, or the HTML where there is none, without blank parts. */
function writtenParts({ plain, html }: MailBody): MailPart[] {
  const text = plain.filter((part) => !isBlankPart(part));
  return text.length > 0 ? text : html.filter((part) => !isBlankPart(part));
}

function isBlank({ plain, html }: MailBody): boolean {
  return [...plain, ...html].every(isBlankPart);
}

/** As it is written: what is blank only after decoding shows when it is read. */
function isBlankPart({ encoded }: MailPart): boolean {
  return encoded.every((byte) => byte <= space);
}

const space = 0x20;

/** The text of all bodies, of which the reader reads those in HTML: that takes its own time and memory. */
async function readBodies(
  bodies: readonly MailBody[],
  { name, reader }: { name: string; reader: Reader },
): Promise<Content | null> {
  const texts = bodies.map(readBody);
  if (texts.some(({ isHtml }) => isHtml)) {
    const html = texts.map(({ isHtml, text }) => (isHtml ? text : preformatted(text)));
    return fileOfHtml(name, html.join('\n'), reader);
  }
  const text = texts
    .map((plain) => plain.text)
    .join('\n')
    .trim();
  return text === '' ? null : fileOfText(name, text);
}

/** The plain text, or the HTML where there is none. */
function readBody({ plain, html }: MailBody): { isHtml: boolean; text: string } {
  const text = plain.map(textOf).join('\n');
  if (html.length === 0 || /\S/.test(text)) return { isHtml: false, text };
  return { isHtml: true, text: html.map(textOf).join('\n') };
}

function preformatted(text: string): string {
  return `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
}

function fileOfText(name: string, text: string): Content {
  return { name: `${name}.txt`, type: 'text/plain', bytes: encode(text) };
}

async function fileOfHtml(name: string, html: string, reader: Reader): Promise<Content | null> {
  const type = 'text/html';
  const result = await reader.read({ bytes: encode(html), mimeType: type }).catch(noText);
  switch (result.state) {
    case 'done':
      return fileOfText(name, result.text);
    case 'none':
      return null;
    case 'failed':
      return { name: `${name}.html`, type, bytes: encode(html) };
  }
}

function noText(error: unknown) {
  log.warn('HTML of a mail not read', {}, error);
  return { state: 'failed' as const };
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** The beginnings of the texts, by which a forwarding confirmation is recognized. */
export function textsOf({ header, bodies, attachments }: Mail): MailText {
  return {
    subject: decodeWords(valueOf(header, 'subject') ?? ''),
    text: beginningsOf(bodies.flatMap(({ plain }) => plain)),
    html: beginningsOf(bodies.flatMap(({ html }) => html)),
    hasFiles: attachments.some((part) => !isImage(part) || part.contentId === null),
  };
}

function beginningsOf(parts: readonly MailPart[]): string {
  const beginnings = parts.slice(0, 10).map((part) => {
    const encoded = part.encoded.subarray(0, longestBeginning);
    return textOf({ ...part, encoded });
  });
  return beginnings.join('\n');
}

const longestBeginning = 4 * limits.confirmation.read;

function isImage({ mimeType }: MailPart): boolean {
  return mimeType.startsWith('image/');
}

/** More than a message has pictures; the rest become documents. */
const mostReferences = 10_000;

/** The Content-IDs of images that the HTML refers to, as they are written or with escapes. */
function referencesIn({ attachments, bodies }: Mail): Set<string | null> {
  const images = attachments.filter(isImage);
  const contentIds = new Set(images.flatMap(({ contentId }) => contentId ?? []));
  const found = new Set<string | null>();
  if (contentIds.size === 0) return found;
  let left = mostReferences;
  for (const part of bodies.flatMap(({ html }) => html)) {
    const text = textOf({ ...part, encoded: part.encoded.subarray(0, longestText) });
    for (const [, written = ''] of text.matchAll(/\bcid:([^"'\s>)\\]+)/gi)) {
      const plain = written.slice(0, longestReference);
      for (const id of [plain, decodePercent(plain.replaceAll('&amp;', '&'))]) {
        if (contentIds.has(id)) found.add(id);
      }
      left -= 1;
      if (left === 0) return found;
    }
  }
  return found;
}

const longestReference = 1000;

const extensions = new Map([
  ['message/rfc822', '.eml'],
  ['application/pdf', '.pdf'],
  ['text/plain', '.txt'],
  ['text/html', '.html'],
  ['text/calendar', '.ics'],
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
]);
