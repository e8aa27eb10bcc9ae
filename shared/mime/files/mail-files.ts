import { decodePercent } from '../../text/decode-percent.ts';
import { limits } from '../../limits.ts';
import { createPace, type Pace, yieldToOthers } from '../../pace.ts';
import { describeMail } from './describe-mail.ts';
import { decodeWords } from '../decoding/encoded-words.ts';
import { valueOf } from '../parts/header.ts';
import {
  contentOf,
  fileNameOf,
  textOf,
  type Mail,
  type MailBody,
  type MailPart,
} from '../read-mail.ts';
import { isTechnical } from './technical-parts.ts';
import { slicesOf } from '../decoding/transfer-encoding.ts';
import { streamOf } from '../stream-of.ts';

/** `body` can be read once; `sizeAtMost` in bytes. */
type Content = {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
  sizeAtMost: number;
};

/**
 * A file of a message that becomes a document; `name` is final only when it is read. It is decoded only while its body is
 * read, a slice at a time; text of several parts is decoded as a whole. Null if it turns out to be empty.
 */
export type MailFile = { name: string; read(): Promise<Content | null> };

/** Turns HTML into text. `failed`: the HTML itself becomes the file. */
export type ReadHtml = (
  html: Uint8Array<ArrayBuffer>,
) => Promise<{ state: 'done'; text: string } | { state: 'none' | 'failed' }>;

const fallbackName = 'message';

/** Text of an email, still encoded, that is decoded at once, in bytes: in memory it takes many times as much. */
const longestText = 5 * 1024 * 1024;

/** A message may have thousands of parts: those that become no documents are not decoded. */
const mostFiles = limits.mail.attachments + 1;

/**
 * `keepsText`: also beside attachments; `most`: files, by default one more than are stored; `addressee`: the beginning of an
 * address of ours that it was sent to, which is left out.
 */
type MailFilesOptions = { keepsText?: boolean; most?: number; addressee?: string };

/**
 * Every attachment that is a file of the message: no inline image of its HTML, and nothing technical; its text if there are none, or
 * blank ones only, with the sender, recipients, date and subject; empty without both. HTML that the reader does not turn into text is a
 * file itself, and so is text that is too long to be decoded.
 */
export async function collectMailFiles(
  mail: Mail,
  readHtml: ReadHtml,
  { keepsText = false, most = mostFiles, addressee }: MailFilesOptions = {},
): Promise<MailFile[]> {
  const references = await referencesIn(mail);
  const attachments = await contentOfMail(
    mail.attachments.filter((part) => !(isImage(part) && references.has(part.contentId))),
    most,
  );
  const beginning = describeMail(mail, addressee);
  const hasFiles = attachments.some((part) => !isBlankPart(part));
  const texts = hasFiles && !keepsText ? [] : textFilesOf(mail, { readHtml, most, beginning });
  return [...texts, ...(await filesOf(attachments))];
}

/** The first `most` that are not technical; what is behind them is not looked at. */
async function contentOfMail(parts: readonly MailPart[], most: number): Promise<MailPart[]> {
  const contents: MailPart[] = [];
  const pace = createPace({ checkpoint: yieldToOthers }, partsAtOnce);
  for (const part of parts) {
    if (contents.length === most) break;
    if (!isTechnical(part)) contents.push(part);
    await pace(1);
  }
  return contents;
}

const partsAtOnce = 50;

/** `beginning` is before the text. */
type TextOptions = { name: string; readHtml: ReadHtml; beginning: string };

function textFilesOf(
  mail: Mail,
  { readHtml, most, beginning }: Omit<TextOptions, 'name'> & { most: number },
): MailFile[] {
  const name = decodeWords(valueOf(mail.header, 'subject') ?? '').trim() || fallbackName;
  if (mail.bodies.every(isBlank)) return [];
  if (encodedLength(mail) > longestText) {
    const written = mail.bodies.flatMap(writtenParts).slice(0, most);
    return written.map((part) => fileOfPart(part, name));
  }
  return [
    { name: `${name}.txt`, read: () => readText(mail.bodies, { name, readHtml, beginning }) },
  ];
}

/** A name may take milliseconds to decode: others have their turn after each. */
async function filesOf(attachments: readonly MailPart[]): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const [index, part] of attachments.entries()) {
    files.push(fileOfPart(part, `attachment-${index + 1}`));
    await yieldToOthers();
  }
  return files;
}

/** `otherwise` is its name, without the extension, if it has none. */
function fileOfPart(part: MailPart, otherwise: string): MailFile {
  const name = fileNameOf(part)?.trim() || `${otherwise}${extensions.get(part.mimeType) ?? ''}`;
  return {
    name,
    read: async () => ({
      name,
      type: part.mimeType,
      body: streamOf(contentOf(part)),
      // Decoding makes nothing longer.
      sizeAtMost: part.encoded.length,
    }),
  };
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
  for (let at = 0; at < encoded.length; at += 1) if ((encoded[at] ?? 0) > space) return false;
  return true;
}

const space = 0x20;

/** The text of all bodies, of which the reader reads those in HTML: that takes its own time and memory. */
async function readText(
  bodies: readonly MailBody[],
  { name, readHtml, beginning }: TextOptions,
): Promise<Content | null> {
  const pace = createDecodingPace();
  const texts: { isHtml: boolean; text: string }[] = [];
  for (const body of bodies) texts.push(await readBody(body, pace));
  if (texts.some(({ isHtml }) => isHtml)) {
    const html = texts.map(({ isHtml, text }) => (isHtml ? text : preformatted(text)));
    return fileOfHtml(html.join('\n'), { name, readHtml, beginning });
  }
  const text = texts
    .map((plain) => plain.text)
    .join('\n')
    .trim();
  return text === '' ? null : fileOfText(name, beginning + text);
}

/** The plain text, or the HTML where there is none. */
async function readBody(
  { plain, html }: MailBody,
  pace: Pace,
): Promise<{ isHtml: boolean; text: string }> {
  const text = (await textsIn(plain, pace)).join('\n');
  if (html.length === 0 || /\S/.test(text)) return { isHtml: false, text };
  return { isHtml: true, text: (await textsIn(html, pace)).join('\n') };
}

function createDecodingPace(): Pace {
  return createPace({ checkpoint: yieldToOthers }, decodedAtOnce);
}

/** Encoded bytes that are decoded between two pauses; each part counts as some more. */
const decodedAtOnce = 256 * 1024;
const bytesPerPart = 4096;

/** The texts of parts, decoded. */
export async function textsIn(
  parts: readonly MailPart[],
  pace = createDecodingPace(),
): Promise<string[]> {
  const texts: string[] = [];
  for (const part of parts) {
    texts.push(await textOf(part, { checkpoint: yieldToOthers }));
    await pace(part.encoded.length + bytesPerPart);
  }
  return texts;
}

function preformatted(text: string): string {
  return `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
}

function fileOfText(name: string, text: string): Content {
  return { name: `${name}.txt`, type: 'text/plain', ...contentOfText(text) };
}

async function fileOfHtml(
  html: string,
  { name, readHtml, beginning }: TextOptions,
): Promise<Content | null> {
  const type = 'text/html';
  const result = await readHtml(encode(html));
  switch (result.state) {
    case 'done':
      return fileOfText(name, beginning + result.text);
    case 'none':
      return null;
    case 'failed':
      return { name: `${name}.html`, type, ...contentOfText(preformatted(beginning) + html) };
  }
}

function contentOfText(text: string): Pick<Content, 'body' | 'sizeAtMost'> {
  const bytes = encode(text);
  return { body: streamOf(slicesOf(bytes)), sizeAtMost: bytes.length };
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** A part with the first bytes of its content only. */
export function beginningOf(part: MailPart, length: number): MailPart {
  return { ...part, encoded: part.encoded.subarray(0, length) };
}

/** By the declared type. */
export function isImage({ mimeType }: MailPart): boolean {
  return mimeType.startsWith('image/');
}

/** More than a message has pictures; the rest become documents. */
const mostReferences = 10_000;

/** The Content-IDs of images that the beginning of the HTML refers to, as they are written or with escapes. */
async function referencesIn({ attachments, bodies }: Mail): Promise<Set<string | null>> {
  const images = attachments.filter(isImage);
  const contentIds = new Set(images.flatMap(({ contentId }) => contentId ?? []));
  const found = new Set<string | null>();
  if (contentIds.size === 0) return found;
  const pace = createDecodingPace();
  let bytesLeft = longestText;
  let referencesLeft = mostReferences;
  for (const part of bodies.flatMap(({ html }) => html)) {
    const beginning = beginningOf(part, bytesLeft);
    bytesLeft -= beginning.encoded.length;
    const [text = ''] = await textsIn([beginning], pace);
    for (const [, written = ''] of text.matchAll(/\bcid:([^"'\s>)\\]+)/gi)) {
      const plain = written.slice(0, longestReference);
      for (const id of [plain, decodePercent(plain.replaceAll('&amp;', '&'))]) {
        if (contentIds.has(id)) found.add(id);
      }
      referencesLeft -= 1;
      if (referencesLeft === 0) return found;
    }
    if (bytesLeft === 0) return found;
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
