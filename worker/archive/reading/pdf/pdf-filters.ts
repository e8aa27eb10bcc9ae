const firstDigit = 0x21;
const lastDigit = 0x75;
const fourZeros = 0x7a;

/**
 * Decodes ASCII85 data (ISO 32000-1, 7.4.3) up to the first foreign character, usually the `~` of its end mark, or a
 * little beyond `limit` decoded bytes. `read` is the number of characters read.
 */
export function decodeAscii85(
  data: Uint8Array,
  limit: number,
): { decoded: Uint8Array; read: number } {
  const { read, capacity } = scanAscii85(data, limit);
  const decoded = new DataView(new ArrayBuffer(capacity));
  let length = 0;
  let group = 0;
  let size = 0;
  for (const byte of data.subarray(0, read)) {
    if (byte < firstDigit) continue;
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
  return { decoded: new Uint8Array(decoded.buffer, 0, length), read };
}

function scanAscii85(data: Uint8Array, limit: number): { read: number; capacity: number } {
  // The last group may turn out empty.
  const enough = limit + 4;
  let read = 0;
  let digits = 0;
  let capacity = 0;
  for (const byte of data) {
    if (byte > fourZeros || (byte > lastDigit && byte < fourZeros) || capacity > enough) break;
    read += 1;
    if (byte === fourZeros) capacity += 4;
    else if (byte >= firstDigit && digits++ % 5 === 0) capacity += 4;
  }
  return { read, capacity };
}

const clearTable = 256;
const endOfData = 257;
const firstFreeCode = 258;
const tableSize = 4096;

/**
 * The unpacked length of LZW data (ISO 32000-1, 7.4.4), counted up to a little over `limit`. `earlyChange` is 1 unless
 * the parameters of the stream say 0. Like pdf.js, takes unknown codes for the next one. `read` is in packed bytes.
 */
export function lzwLength(
  data: Uint8Array,
  { limit, earlyChange }: { limit: number; earlyChange: 0 | 1 },
): { length: number; read: number } {
  const lengths = new Uint16Array(tableSize);
  let nextCode = firstFreeCode;
  let previous = 0;
  let total = 0;
  let read = 0;
  let bits = 0;
  let bitCount = 0;
  for (const byte of data) {
    read += 1;
    bits = ((bits << 8) | byte) & 0xffffff;
    bitCount += 8;
    const width = Math.min(12, Math.max(9, 32 - Math.clz32(nextCode + earlyChange)));
    if (bitCount < width) continue;
    bitCount -= width;
    const code = (bits >> bitCount) & ((1 << width) - 1);
    if (code === endOfData || total > limit) break;
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
  return { length: total, read };
}
