import { createHash } from 'node:crypto';
import { pdfOf } from './hostile-pdf.ts';

const padding = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
  (pair) => Number.parseInt(pair, 16),
);
const permissions = Uint8Array.of(0xfc, 0xff, 0xff, 0xff);
const fileId = new Uint8Array(16).fill(7);
const ownerEntry = new Uint8Array(32).fill(9);
const keyBytes = 5;

const md5 = (...parts: Uint8Array[]) =>
  new Uint8Array(createHash('md5').update(Buffer.concat(parts)).digest());

/** File key for an empty user password, revision 2 (ISO 32000-1, 7.6.3.3). */
const fileKey = md5(padding, ownerEntry, permissions, fileId).subarray(0, keyBytes);

/** Key for the strings and streams of an object of generation 0. */
export function objectKey(object: number): Uint8Array {
  const number = Uint8Array.of(object & 0xff, object >> 8, 0, 0, 0);
  return md5(fileKey, number).subarray(0, keyBytes + 5);
}

export function encryptRc4(data: Uint8Array, key: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = kept;
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 0xff;
    swap(at, other);
  }
  let at = 0;
  let other = 0;
  return data.map((byte) => {
    at = (at + 1) & 0xff;
    other = (other + (state[at] ?? 0)) & 0xff;
    swap(at, other);
    return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0);
  });
}

const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;

/**
 * A PDF of one page that opens without a password. `content` is its object 4, with encrypted data, and `picture` its
 * object 6, the XObject I.
 */
export function encryptedPdf(content: string, { picture }: { picture?: string } = {}): Uint8Array {
  const user = encryptRc4(padding, fileKey);
  const encryption = `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${hex(ownerEntry)} /U ${hex(user)} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /I 6 0 R >> >> >>',
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...(picture === undefined ? [] : [picture]),
  ];
  return pdfOf(objects, `/Encrypt ${encryption} /ID [${hex(fileId)} ${hex(fileId)}] `);
}
