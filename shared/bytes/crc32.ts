// Four tables process four bytes at a time, three times as fast as one table, and most of the time of an archive is spent on checksums.
const table = new Uint32Array(256).map((_, index) => shifted(index, 8));
const second = table.map((value) => afterZero(value));
const third = second.map((value) => afterZero(value));
const fourth = third.map((value) => afterZero(value));

/** Returns the CRC-32 of zip (ISO 3309), continued from `crc`, that of the preceding bytes. */
export function crc32(bytes: Uint8Array, crc = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const wholeWords = bytes.length - (bytes.length % 4);
  let value = ~crc;
  for (let offset = 0; offset < wholeWords; offset += 4) {
    value ^= view.getUint32(offset, true);
    value =
      fourth[value & 0xff]! ^
      third[(value >>> 8) & 0xff]! ^
      second[(value >>> 16) & 0xff]! ^
      table[value >>> 24]!;
  }
  for (let offset = wholeWords; offset < bytes.length; offset += 1) {
    value = table[(value ^ bytes[offset]!) & 0xff]! ^ (value >>> 8);
  }
  return ~value >>> 0;
}

function shifted(value: number, bits: number): number {
  let result = value;
  for (let bit = 0; bit < bits; bit += 1) {
    result = result & 1 ? (result >>> 1) ^ 0xedb88320 : result >>> 1;
  }
  return result;
}

function afterZero(value: number): number {
  return table[value & 0xff]! ^ (value >>> 8);
}
