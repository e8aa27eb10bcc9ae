import { detectUtf16 } from '../../text/encodings/detect-utf16.ts';
import { decodeLatin1 } from '../../text/encodings/latin1.ts';
import { fileExtension } from './file-extension.ts';
import {
  legacyOfficeMimeTypes,
  mailboxMimeType,
  mimeTypeEssence,
  octetStreamMimeType,
  signedMimeType,
  tnefMimeType,
  unknownLegacyMimeType,
  zipArchiveMimeType,
} from './mime-types.ts';
import { looksLikeHtml, looksLikeMail, markupRoot } from './text-formats.ts';
import type { RandomAccessFile } from './zip-directory.ts';
import { zipMimeType, zipMimeTypeByDirectory } from './zip-mime-type.ts';

export const mimeTypeHeadLength = 4100;

const textMimeTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    txt: 'text/plain',
    text: 'text/plain',
    log: 'text/plain',
    md: 'text/markdown',
    markdown: 'text/markdown',
    csv: 'text/csv',
    tsv: 'text/tab-separated-values',
    html: 'text/html',
    htm: 'text/html',
    xhtml: 'text/html',
    css: 'text/css',
    js: 'text/javascript',
    ics: 'text/calendar',
    vcf: 'text/vcard',
    json: 'application/json',
    yaml: 'application/yaml',
    yml: 'application/yaml',
    xml: 'application/xml',
    eml: 'message/rfc822',
    mbox: mailboxMimeType,
  }),
);

const legacyOfficeTypes: ReadonlyMap<string, string> = new Map(
  Object.entries(legacyOfficeMimeTypes),
);

type Signature = { mimeType: string; bytes: string; offset?: number };

// Bytes are written as Latin-1. If one signature contains another, the longer one comes first.
const signatures: readonly Signature[] = [
  { mimeType: 'application/pdf', bytes: '%PDF-' },
  { mimeType: 'image/jpeg', bytes: '\xff\xd8\xff' },
  { mimeType: 'image/png', bytes: '\x89PNG\r\n\x1a\n' },
  { mimeType: 'image/gif', bytes: 'GIF87a' },
  { mimeType: 'image/gif', bytes: 'GIF89a' },
  { mimeType: 'image/webp', bytes: 'WEBPVP8', offset: 8 },
  { mimeType: 'image/tiff', bytes: 'II*\0' },
  { mimeType: 'image/tiff', bytes: 'MM\0*' },
  { mimeType: 'image/tiff', bytes: 'II+\0\x08\0' },
  { mimeType: 'image/tiff', bytes: 'MM\0+\0\x08' },
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'].map((brand) => ({
    mimeType: 'image/heic',
    bytes: `ftyp${brand}`,
    offset: 4,
  })),
  ...['avif', 'avis'].map((brand) => ({
    mimeType: 'image/avif',
    bytes: `ftyp${brand}`,
    offset: 4,
  })),
  { mimeType: 'video/mp4', bytes: 'ftyp', offset: 4 },
  { mimeType: 'audio/wav', bytes: 'WAVEfmt ', offset: 8 },
  { mimeType: 'audio/mpeg', bytes: 'ID3\x03' },
  { mimeType: 'audio/mpeg', bytes: 'ID3\x04' },
  { mimeType: 'audio/ogg', bytes: 'OggS\0' },
  { mimeType: tnefMimeType, bytes: '\x78\x9f\x3e\x22' },
  { mimeType: 'application/rtf', bytes: '{\\rtf' },
  { mimeType: 'application/gzip', bytes: '\x1f\x8b\x08' },
  { mimeType: 'application/x-7z-compressed', bytes: '7z\xbc\xaf\x27\x1c' },
  { mimeType: 'application/vnd.rar', bytes: 'Rar!\x1a\x07' },
];

const legacyOfficeSignature = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
// Signatures of macOS; text that begins alike has no zero byte.
const otherExecutableSignatures = ['\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe'];
/** 1.2.840.113549.1.7.2 is signed data, and 1.2.840.113549.1.7.3 encrypted data. */
const signedDataTypes = ['\x02', '\x03'].map(
  (number) => `\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07${number}`,
);
const bitmapHeaders = [12, 40, 52, 56, 64, 108, 124];
const executableSignatures = ['MZ', '\x7fELF'];
const zipSignatures = ['PK\x03\x04', 'PK\x05\x06'];

/**
 * Returns the type of a file by its first bytes (`mimeTypeHeadLength` are enough). The extension and the declared type only choose between
 * types that the bytes allow: kinds of text and of Office files. Unknown bytes are `application/octet-stream`.
 */
export function detectMimeType(
  head: Uint8Array,
  { name, declaredType }: { name: string; declaredType: string },
): string {
  const bytes = decodeLatin1(head.subarray(0, mimeTypeHeadLength));
  const extension = fileExtension(name).toLowerCase();

  if (bytes === '') return textMimeTypes.get(extension) ?? octetStreamMimeType;
  const signature = signatures.find(({ bytes: expected, offset = 0 }) =>
    bytes.startsWith(expected, offset),
  );
  if (signature) return signature.mimeType;
  if (zipSignatures.some((expected) => bytes.startsWith(expected)))
    return zipMimeType(bytes, extension);
  if (bytes.startsWith(legacyOfficeSignature))
    return legacyOfficeMimeType(extension, mimeTypeEssence(declaredType));

  if (isSigned(bytes, extension)) return signedMimeType;
  if (isExecutable(bytes)) return octetStreamMimeType;
  if (isBitmap(bytes)) return 'image/bmp';

  const text = decodeText(head.subarray(0, mimeTypeHeadLength), bytes);
  if (looksLikeHtml(text ?? bytes) === 'surely') return 'text/html';
  if (hasLatePdfHeader(bytes)) return 'application/pdf';
  if (text === undefined) return octetStreamMimeType;
  return textMimeType(text, { extension, declaredType: mimeTypeEssence(declaredType) });
}

/** Returns the type of a stored file by its first bytes (`head`), and that of an ambiguous zip archive by its central directory. */
export async function detectStoredMimeType(
  file: RandomAccessFile & { head: Uint8Array },
  declared: { name: string; declaredType: string },
): Promise<string> {
  const mimeType = detectMimeType(file.head, declared);
  if (mimeType !== zipArchiveMimeType) return mimeType;
  return zipMimeTypeByDirectory(file, fileExtension(declared.name).toLowerCase());
}

/** PKCS #7 begins with a sequence that contains its type. In base64 it also needs the extension. */
function isSigned(bytes: string, extension: string): boolean {
  const isBase64 = /^\s*(?:-----BEGIN PKCS7|MI[A-Za-z0-9+/\s]{60})/.test(bytes);
  return (
    (bytes.startsWith('0') && signedDataTypes.some((type) => bytes.slice(2, 17).includes(type))) ||
    (extension === 'p7m' && isBase64)
  );
}

/** Returns whether a file, as Latin-1, is a program for Windows, Linux or macOS. */
export function isExecutable(bytes: string): boolean {
  const begins = (expected: string) => bytes.startsWith(expected);
  if (executableSignatures.some(begins)) return true;
  return bytes.includes('\0') && otherExecutableSignatures.some(begins);
}

/** Many texts begin with `BM` too, so the zeros and the header size are checked. */
function isBitmap(bytes: string): boolean {
  const hasZeros = bytes.slice(6, 10) === '\0\0\0\0' && bytes.slice(15, 18) === '\0\0\0';
  return bytes.startsWith('BM') && hasZeros && bitmapHeaders.includes(bytes.charCodeAt(14));
}

function legacyOfficeMimeType(extension: string, declaredType: string): string {
  const isDeclared = [...legacyOfficeTypes.values()].includes(declaredType);
  return legacyOfficeTypes.get(extension) ?? (isDeclared ? declaredType : unknownLegacyMimeType);
}

function textMimeType(
  text: string,
  { extension, declaredType }: { extension: string; declaredType: string },
): string {
  const named = textMimeTypes.get(extension);
  const root = markupRoot(text);
  if (root === 'svg') return 'image/svg+xml';
  if (root === 'html') return 'text/html';
  if (root === 'xml') return 'application/xml';
  if (named) return named;
  if (looksLikeHtml(text) === 'maybe') return 'text/html';
  if (looksLikeMail(text)) return 'message/rfc822';
  if (/^\s*(?:\{\s*["}]|\[\s*[{"])/.test(text)) return 'application/json';
  return [...textMimeTypes.values()].includes(declaredType) ? declaredType : 'text/plain';
}

// Tab, line feed, form feed, carriage return, escape. The other controls are the binary data bytes of the MIME Sniffing Standard; a single
// one does not make a long text binary.
const textControls = [0x09, 0x0a, 0x0c, 0x0d, 0x1b];

function decodeText(head: Uint8Array, bytes: string): string | undefined {
  if (bytes.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(head);
  if (bytes.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(head);
  if (bytes.includes('\0')) {
    const encoding = detectUtf16(head);
    return encoding && new TextDecoder(encoding).decode(head);
  }
  const binaryBytes = head.reduce(
    (count, byte) => (byte < 0x20 && !textControls.includes(byte) ? count + 1 : count),
    0,
  );
  if (binaryBytes > head.length / 200) return undefined;
  return bytes.startsWith('\xef\xbb\xbf') ? bytes.slice(3) : bytes;
}

/** PDF readers accept the header anywhere in the first 1,024 bytes; a text that quotes it has it inside a line. */
function hasLatePdfHeader(bytes: string): boolean {
  return /(?:^|[^\x20-\x7e\t])%PDF-\d/.test(bytes.slice(0, 1024));
}
