const firstDigit = 0x21;
const lastDigit = 0x75;
const fourZeros = 0x7a;

/** Decodes ASCII85 data up to the first character that is none of its own, usually the `~` of its end mark (ISO 32000-1, 7.4.3). */
export function decodeAscii85(data: Uint8Array): Uint8Array {
  const end = data.findIndex((byte) => byte > fourZeros || (byte > lastDigit && byte < fourZeros));
  const digits = (end < 0 ? data : data.subarray(0, end)).filter((byte) => byte >= firstDigit);
  const zeros = digits.reduce((count, byte) => count + (byte === fourZeros ? 1 : 0), 0);
  const decoded = new DataView(new ArrayBuffer(Math.ceil(digits.length / 5) * 4 + zeros * 4));
  let length = 0;
  let group = 0;
  let size = 0;
  for (const byte of digits) {
    if (byte !== fourZeros) {
      group = group * 85 + byte - firstDigit;
      size += 1;
      if (size < 5) continue;
    }
    decoded.setUint32(length, group % 2 ** 32);
    length += 4;
    group = 0;
    size = 0;
  }
  if (size > 1) {
    for (let missing = size; missing < 5; missing += 1) group = group * 85 + 84;
    decoded.setUint32(length, group % 2 ** 32);
    length += size - 1;
  }
  return new Uint8Array(decoded.buffer, 0, length);
}

const clearTable = 256;
const endOfData = 257;
const firstFreeCode = 258;
const tableSize = 4096;

/**
 * How many bytes LZW data unpacks to, counted up to a little over `limit` (ISO 32000-1, 7.4.4). `earlyChange` is 1 unless the stream's
 * parameters say 0. Codes that are not there yet count as the next one: so does pdf.js.
 */
export function lzwLength(
  data: Uint8Array,
  { limit, earlyChange }: { limit: number; earlyChange: 0 | 1 },
): number {
  const lengths = new Uint16Array(tableSize);
  let nextCode = firstFreeCode;
  let previous = 0;
  let total = 0;
  let bits = 0;
  let bitCount = 0;
  for (const byte of data) {
    bits = ((bits << 8) | byte) & 0xffffff;
    bitCount += 8;
    const width = Math.min(12, Math.max(9, 32 - Math.clz32(nextCode + earlyChange)));
    if (bitCount < width) continue;
    bitCount -= width;
    const code = (bits >> bitCount) & ((1 << width) - 1);
    if (code === endOfData || total > limit) return total;
    if (code === clearTable) {
      nextCode = firstFreeCode;
      previous = 0;
      continue;
    }
    const known = code < clearTable ? 1 : lengths[code];
    const length = code < nextCode && known ? known : previous + 1;
    if (previous > 0 && nextCode < tableSize) {
      lengths[nextCode] = previous + 1;
      nextCode += 1;
    }
    previous = length;
    total += length;
  }
  return total;
}
