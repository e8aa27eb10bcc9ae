export type ScanBits = {
  readonly bytes: Uint8Array;
  at: number;
  bits: number;
  count: number;
  missing: number;
};

export function createBitSource(bytes: Uint8Array, at: number): ScanBits {
  return { bytes, at, bits: 0, count: 0, missing: 0 };
}

export function isExhausted(source: ScanBits): boolean {
  return source.missing * 8 > source.count;
}

function load(source: ScanBits): void {
  const { bytes } = source;
  while (source.count <= 24) {
    let byte = bytes[source.at];
    if (byte === undefined || (byte === 0xff && bytes[source.at + 1] !== 0)) {
      byte = 0;
      source.missing += 1;
    } else {
      source.at += byte === 0xff ? 2 : 1;
    }
    source.bits = (source.bits << 8) | byte;
    source.count += 8;
  }
}

export function readBit(source: ScanBits): number {
  if (source.count < 1) load(source);
  source.count -= 1;
  return (source.bits >>> source.count) & 1;
}

export function readBits(source: ScanBits, length: number): number {
  if (length === 0) return 0;
  if (source.count < length) load(source);
  source.count -= length;
  return (source.bits >>> source.count) & ((1 << length) - 1);
}

/** Reads a signed number of this length, whose lower half is negative (T.81, F.2.2.1). */
export function readSigned(source: ScanBits, length: number): number {
  const value = readBits(source, length);
  return length > 0 && value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
}

export type HuffmanTable = {
  /** The length of the code (shifted by 8) and its symbol, by the next nine bits. */
  fast: Uint16Array;
  /** The last code of each length. `offsets` converts a code to the index of its symbol. */
  lastCodes: Int32Array;
  offsets: Int32Array;
  symbols: Uint8Array;
};

const fastBits = 9;
const longestCode = 16;

export function createHuffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const fast = new Uint16Array(1 << fastBits);
  const lastCodes = new Int32Array(longestCode + 1).fill(-1);
  const offsets = new Int32Array(longestCode + 1);
  let code = 0;
  let index = 0;
  for (let length = 1; length <= longestCode; length += 1) {
    const count = counts[length - 1] ?? 0;
    offsets[length] = index - code;
    if (length <= fastBits) {
      const step = 1 << (fastBits - length);
      for (let each = 0; each < count; each += 1) {
        const entry = (length << 8) | (symbols[index + each] ?? 0);
        fast.fill(entry, (code + each) * step, (code + each + 1) * step);
      }
    }
    index += count;
    code += count;
    if (count > 0) lastCodes[length] = code - 1;
    code <<= 1;
  }
  return { fast, lastCodes, offsets, symbols };
}

/** Returns the symbol of the next code; 0 if there is no such code. */
export function readSymbol(source: ScanBits, table: HuffmanTable): number {
  if (source.count < longestCode) load(source);
  const entry =
    table.fast[(source.bits >>> (source.count - fastBits)) & ((1 << fastBits) - 1)] ?? 0;
  if (entry !== 0) {
    source.count -= entry >> 8;
    return entry & 255;
  }
  return readLongSymbol(source, table);
}

function readLongSymbol(source: ScanBits, table: HuffmanTable): number {
  for (let length = fastBits + 1; length <= longestCode; length += 1) {
    const code = (source.bits >>> (source.count - length)) & ((1 << length) - 1);
    if (code > (table.lastCodes[length] ?? -1)) continue;
    source.count -= length;
    return table.symbols[code + (table.offsets[length] ?? 0)] ?? 0;
  }
  source.count -= longestCode;
  return 0;
}
