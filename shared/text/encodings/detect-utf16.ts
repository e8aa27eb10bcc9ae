/** Bytes; even, and enough to decide. */
const longestHead = 4096;
const notText = /[\p{Cc}\p{Cn}\p{Co}]/u;
const lineBreaks = /[\t\n\f\r]/g;
/** Characters in text of any language: spaces, line breaks, digits, punctuation, kana. */
const usual = /[\t\n\r\x20-\x7e\u3000-\u30ff]/g;

/** Whether bytes are text in UTF-16 without a byte order mark, and in which order; undefined if they are not. */
export function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, longestHead);
  if (head.length < 4 || head.length % 2 !== 0 || !head.includes(0)) return undefined;
  if (isAsciiWithZeros(head)) return undefined;
  const little = usualShare(head, 'utf-16le');
  const big = usualShare(head, 'utf-16be');
  if (Math.max(little, big) < 0.05) return undefined;
  if (little > 2 * big) return 'utf-16le';
  return big > 2 * little ? 'utf-16be' : undefined;
}

function isAsciiWithZeros(head: Uint8Array): boolean {
  const zeros = head.filter((byte) => byte === 0).length;
  const printable = head.filter((byte) => (byte >= 0x20 && byte < 0x7f) || isBreak(byte)).length;
  return zeros < head.length / 4 && printable > (head.length - zeros) * 0.9;
}

const isBreak = (byte: number) => byte >= 0x09 && byte <= 0x0d;

function usualShare(head: Uint8Array, encoding: string): number {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    if (notText.test(text.replaceAll(lineBreaks, ''))) return 0;
    return (text.match(usual)?.length ?? 0) / text.length;
  } catch {
    return 0;
  }
}
