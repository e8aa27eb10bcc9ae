import { decodeCharset } from '../decoding/decode-charset.ts';
import { parseHeader, valueOf, type Header } from '../parts/header.ts';
import { decompressRtf } from './decompress-rtf.ts';
import { bodyOfRtf } from './rtf-body.ts';
import { partOf, type Mail, type MailPart } from '../read-mail.ts';

/** The value of a property in its stored form, which its type defines (MS-OXCDATA, 2.11.1). */
export type MapiValue = { type: number; bytes: Uint8Array };

export type MapiProperties = ReadonlyMap<number, MapiValue>;

export type MapiAttachment = { properties: MapiProperties; data: Uint8Array | Mail | undefined };

const property = {
  subject: 0x00_37,
  submittedAt: 0x00_39,
  senderName: 0x0c_1a,
  senderAddress: 0x0c_1f,
  senderSmtpAddress: 0x5d_01,
  transportHeaders: 0x00_7d,
  recipients: 0x0e_04,
  copied: 0x0e_03,
  deliveredAt: 0x0e_06,
  body: 0x10_00,
  compressedRtf: 0x10_09,
  html: 0x10_13,
  shortName: 0x37_04,
  longName: 0x37_07,
  mimeType: 0x37_0e,
  contentId: 0x37_12,
  displayName: 0x30_01,
  bodyCodePage: 0x3f_de,
  codePage: 0x3f_fd,
  isHidden: 0x7f_fe,
} as const;

export const knownProperties: ReadonlySet<number> = new Set(Object.values(property));

const unicodeType = 0x00_1f;

/**
 * Converts a message to the structure of MIME. Its values refer to the original bytes. Calls `take` with the length of a text that has
 * to be decompressed.
 */
export function mailOfMapi(
  properties: MapiProperties,
  attached: readonly MapiAttachment[],
  take: (bytes: number) => void,
): Mail {
  const body = {
    plain: bodyParts(properties, property.body, 'text/plain'),
    html: bodyParts(properties, property.html, 'text/html'),
  };
  const isWithoutBody = body.plain.length + body.html.length === 0;
  return {
    header: headerOf(properties),
    bodies: isWithoutBody ? rtfBodies(properties, take) : [body],
    attachments: attached.flatMap((attachment) => partsOf(attachment)),
  };
}

function headerOf(properties: MapiProperties): Header {
  const text = (number: number) => textOf(properties, number);
  const written = parseHeader(
    new TextEncoder().encode(textOf(properties, property.transportHeaders, longestHeader)),
  );
  const address = text(property.senderSmtpAddress) ?? text(property.senderAddress) ?? '';
  const name = text(property.senderName) ?? '';
  const fields = {
    from: address.includes('@') && address !== name ? `${name} <${address}>`.trim() : name,
    to: text(property.recipients),
    cc: text(property.copied),
    date: timeOf(properties.get(property.submittedAt) ?? properties.get(property.deliveredAt)),
    subject: text(property.subject),
  };
  return Object.entries(fields).flatMap(([field, value]) => {
    const best = valueOf(written, field) ?? value;
    return best ? [{ name: field, value: best }] : [];
  });
}

const longestHeader = 256 * 1024;
const longestText = 32 * 1024;

/** Parses a time in units of 100 nanoseconds since 1601. */
function timeOf(value: MapiValue | undefined): string | undefined {
  if (value?.bytes.length !== 8) return undefined;
  const { buffer, byteOffset } = value.bytes;
  const ticks = new DataView(buffer, byteOffset, 8).getBigUint64(0, true);
  const time = new Date(Number(ticks / 10_000n) - 11_644_473_600_000);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

function textOf(
  properties: MapiProperties,
  number: number,
  longest = longestText,
): string | undefined {
  const value = properties.get(number);
  const charset = value && charsetOf(properties, value, property.codePage);
  const text = value && decodeCharset(value.bytes.subarray(0, longest), charset);
  return text?.replaceAll('\0', '').trim() || undefined;
}

function charsetOf(properties: MapiProperties, value: MapiValue, codePage: number): string {
  if (value.type === unicodeType) return 'utf-16le';
  const written = properties.get(codePage)?.bytes;
  const number = written ? (written[0] ?? 0) + (written[1] ?? 0) * 256 : 0;
  return codePages.get(number) ?? `windows-${number}`;
}

const codePages = new Map([
  [0, 'windows-1252'],
  [20_127, 'windows-1252'],
  [20_866, 'koi8-r'],
  [21_866, 'koi8-u'],
  [50_220, 'iso-2022-jp'],
  [51_932, 'euc-jp'],
  [51_949, 'euc-kr'],
  [54_936, 'gb18030'],
  [65_001, 'utf-8'],
  ...Array.from({ length: 15 }, (_, index): [number, string] => [
    28_591 + index,
    `iso-8859-${index + 1}`,
  ]),
]);

function bodyParts(properties: MapiProperties, number: number, mimeType: string): MailPart[] {
  const value = properties.get(number);
  if (!value) return [];
  const charset = charsetOf(properties, value, property.bodyCodePage);
  return [partOf(value.bytes, { mimeType, charset })];
}

/** What Outlook keeps as RTF alone: the HTML or the text that it was made of. */
function rtfBodies(properties: MapiProperties, take: (bytes: number) => void): Mail['bodies'] {
  const value = properties.get(property.compressedRtf);
  const rtf = value && decompressRtf(value.bytes, take);
  if (!rtf) return [];
  const { mimeType, text } = bodyOfRtf(rtf);
  take(text.length);
  const parts = [partOf(new TextEncoder().encode(text), { mimeType, charset: 'utf-8' })];
  return [mimeType === 'text/html' ? { plain: [], html: parts } : { plain: parts, html: [] }];
}

function partsOf({ properties, data }: MapiAttachment): MailPart[] {
  if (!data || properties.get(property.isHidden)?.bytes[0]) return [];
  const text = (number: number) => textOf(properties, number);
  const name =
    text(property.longName) ?? text(property.shortName) ?? text(property.displayName) ?? '';
  const contentId = text(property.contentId) ?? null;
  if (!(data instanceof Uint8Array)) {
    return [{ ...partOf(new Uint8Array(), { mimeType: messageType, name }), message: data }];
  }
  const mimeType = text(property.mimeType)?.toLowerCase() ?? 'application/octet-stream';
  return [partOf(data, { mimeType, name, contentId })];
}

const messageType = 'application/vnd.ms-outlook';
