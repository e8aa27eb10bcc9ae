import { limits } from '../../limits.ts';
import { yieldToOthers, type Pace } from '../../pace.ts';
import { decodeWords } from '../decoding/encoded-words.ts';
import { slicesOf } from '../decoding/transfer-encoding.ts';
import { valueOf } from '../parts/header.ts';
import {
  contentOf,
  fileNameOf,
  sizeAtMost,
  type Mail,
  type MailBody,
  type MailPart,
} from '../read-mail.ts';
import { streamOf } from '../stream-of.ts';
import { isBlankBody, isBlankPart } from './blank-parts.ts';
import { contentParts } from './content-parts.ts';
import { describeMail } from './describe-mail.ts';
import { createDecodingPace, longestText, textsIn } from './texts-of-parts.ts';

/** `body` can be read once; `sizeAtMost` is in bytes. */
type Content = {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
  sizeAtMost: number;
};

/**
 * A file of a message that becomes a document; `name` is final only after reading. The body is decoded while it is read, in slices; text of
 * several parts is decoded as a whole. `read` returns null if the file is empty.
 */
export type MailFile = { name: string; read(): Promise<Content | null> };

/** Converts HTML to text. After `failed`, the HTML itself becomes the file. */
export type ReadHtml = (
  html: Uint8Array<ArrayBuffer>,
) => Promise<{ state: 'done'; text: string } | { state: 'none' | 'failed' }>;

const fallbackName = 'message';

/** A message can have thousands of parts, and those that do not become documents are not decoded. */
export const mostFiles = limits.mail.attachments + 1;

/**
 * `keepsText` adds the text even if there are attachments. `most` limits the files, by default to one more than are stored. `addressee` is
 * the beginning of the intake address, which is left out.
 */
type MailFilesOptions = {
  keepsText?: boolean;
  most?: number;
  addressee?: string;
  open?: (mail: Mail) => Promise<Mail>;
};

/**
 * Returns the files of a message: its attachments without inline images and technical parts. Its text, with sender, recipients, date and
 * subject, is a file if there are no attachments or only blank ones. HTML that cannot be converted, and text that is too long to decode,
 * are files themselves.
 */
export async function collectMailFiles(
  mail: Mail,
  readHtml: ReadHtml,
  { keepsText = false, most = mostFiles, addressee, open }: MailFilesOptions = {},
): Promise<MailFile[]> {
  const { header, bodies, attachments } = open
    ? await open(mail)
    : { ...mail, attachments: await contentParts(mail, most) };
  const hasFiles = attachments.some((part) => !isBlankPart(part));
  const options = { readHtml, most, addressee };
  const texts = hasFiles && !keepsText ? [] : textFilesOf({ header, bodies }, options);
  return [...texts, ...(await filesOf(attachments, options))];
}

type TextOptions = { name: string; readHtml: ReadHtml; beginning: string };

type FileOptions = { readHtml: ReadHtml; most: number; addressee: string | undefined };
type WrittenMail = Pick<Mail, 'header' | 'bodies'>;

function textFilesOf(mail: WrittenMail, { readHtml, most, addressee }: FileOptions): MailFile[] {
  const name = decodeWords(valueOf(mail.header, 'subject') ?? '').trim() || fallbackName;
  if (mail.bodies.every(isBlankBody)) return [];
  if (encodedLength(mail) > longestText) {
    const written = mail.bodies.flatMap(writtenParts).slice(0, most);
    return written.map((part) => fileOfPart(part, name));
  }
  const beginning = describeMail(mail, addressee);
  return [
    { name: `${name}.txt`, read: () => readText(mail.bodies, { name, readHtml, beginning }) },
  ];
}

async function filesOf(
  attachments: readonly MailPart[],
  options: FileOptions,
): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const [index, part] of attachments.entries()) {
    if (part.message) files.push(...textFilesOf(part.message, options));
    else files.push(fileOfPart(part, `attachment-${index + 1}`));
    await yieldToOthers();
  }
  return files;
}

function fileOfPart(part: MailPart, otherwise: string): MailFile {
  const name = fileNameOf(part)?.trim() || `${otherwise}${extensions.get(part.mimeType) ?? ''}`;
  return {
    name,
    read: async () => ({
      name,
      type: part.mimeType,
      body: streamOf(contentOf(part)),
      sizeAtMost: sizeAtMost(part),
    }),
  };
}

function encodedLength({ bodies }: WrittenMail): number {
  return bodies
    .flatMap(({ plain, html }) => [...plain, ...html])
    .reduce((length, { encoded }) => length + encoded.length, 0);
}

function writtenParts({ plain, html }: MailBody): MailPart[] {
  const text = plain.filter((part) => !isBlankPart(part));
  return text.length > 0 ? text : html.filter((part) => !isBlankPart(part));
}

/** Returns the text of all bodies. HTML is converted by the reader, which has its own limits of time and memory. */
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

async function readBody(
  { plain, html }: MailBody,
  pace: Pace,
): Promise<{ isHtml: boolean; text: string }> {
  const text = (await textsIn(plain, pace)).join('\n');
  if (html.length === 0 || /\S/.test(text)) return { isHtml: false, text };
  return { isHtml: true, text: (await textsIn(html, pace)).join('\n') };
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

const extensions = new Map([
  ['message/rfc822', '.eml'],
  ['application/pdf', '.pdf'],
  ['text/plain', '.txt'],
  ['text/html', '.html'],
  ['text/calendar', '.ics'],
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
]);
