import { ExtractionFailure } from '../../../../../shared/reading/extraction-failure.ts';
import { type BitSource, load, readBits, readFlag, skipBits } from './bit-source.ts';

export type PrefixCode = {
  /** The length of the code (shifted by 12) and its symbol by the next bits, or `isLonger`. */
  fast: Uint16Array;
  /** The last code of each length; `offsets` converts a code to the index of its symbol. Undefined if no code has more than eight bits. */
  long: { lastCodes: Int32Array; offsets: Int32Array; symbols: Uint16Array } | undefined;
};

const fastBits = 8;
const longestCode = 15;
const symbolBits = 12;
const isLonger = 0xffff;
const overheadBytes = 400;

export function codeBytes({ fast, long }: PrefixCode): number {
  return overheadBytes + fast.byteLength + (long ? long.symbols.byteLength + overheadBytes : 0);
}

function createPrefixCode(lengths: Uint8Array): PrefixCode {
  const counts = new Int32Array(longestCode + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  const used = lengths.length - (counts[0] ?? 0);
  counts[0] = 0;
  if (used === 1) {
    const symbol = lengths.findIndex((length) => length > 0);
    return { fast: Uint16Array.of(symbol), long: undefined };
  }
  const starts = new Int32Array(longestCode + 1);
  const lastCodes = new Int32Array(longestCode + 1).fill(-1);
  const offsets = new Int32Array(longestCode + 1);
  let code = 0;
  let index = 0;
  let longest = 0;
  for (let length = 1; length <= longestCode; length += 1) {
    code *= 2;
    const count = counts[length] ?? 0;
    starts[length] = index;
    offsets[length] = index - code;
    index += count;
    code += count;
    if (count === 0) continue;
    longest = length;
    lastCodes[length] = code - 1;
    if (code > 1 << length) throw new ExtractionFailure('damaged');
  }
  if (code !== 1 << longestCode) throw new ExtractionFailure('damaged');
  const symbols = new Uint16Array(used);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const at = starts[length] ?? 0;
    symbols[at] = symbol;
    starts[length] = at + 1;
  }
  const fast = fillFast(Math.min(fastBits, longest), { counts, symbols });
  return { fast, long: longest > fastBits ? { lastCodes, offsets, symbols } : undefined };
}

function fillFast(
  bits: number,
  { counts, symbols }: { counts: Int32Array; symbols: Uint16Array },
): Uint16Array {
  const fast = new Uint16Array(1 << bits).fill(isLonger);
  let code = 0;
  let index = 0;
  for (let length = 1; length <= bits; length += 1) {
    code *= 2;
    for (const end = index + (counts[length] ?? 0); index < end; index += 1, code += 1) {
      const entry = (length << symbolBits) | (symbols[index] ?? 0);
      for (let at = reverse(code, length); at < fast.length; at += 1 << length) fast[at] = entry;
    }
  }
  return fast;
}

/** Reverses the bits, because codes are read from their highest bit on. */
function reverse(code: number, length: number): number {
  let reversed = 0;
  for (let bit = 0; bit < length; bit += 1) reversed = reversed * 2 + ((code >> bit) & 1);
  return reversed;
}

export function readSymbol(source: BitSource, code: PrefixCode): number {
  if (source.count < longestCode) load(source);
  const { fast } = code;
  const entry = fast[source.bits & (fast.length - 1)] ?? 0;
  if (entry === isLonger) return readLongSymbol(source, code);
  skipBits(source, entry >> symbolBits);
  return entry & ((1 << symbolBits) - 1);
}

function readLongSymbol(source: BitSource, { long }: PrefixCode): number {
  let code = 0;
  for (let length = 1; length <= longestCode; length += 1) {
    code = code * 2 + ((source.bits >>> (length - 1)) & 1);
    if (length <= fastBits || code > (long?.lastCodes[length] ?? -1)) continue;
    skipBits(source, length);
    return long?.symbols[code + (long.offsets[length] ?? 0)] ?? 0;
  }
  throw new ExtractionFailure('damaged');
}

const lengthOrder = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

export function readPrefixCode(source: BitSource, alphabet: number): PrefixCode {
  const lengths = new Uint8Array(alphabet);
  if (readFlag(source)) {
    const hasTwo = readFlag(source);
    const first = readBits(source, readFlag(source) ? 8 : 1);
    const symbols = hasTwo ? [first, readBits(source, 8)] : [first];
    for (const symbol of symbols) {
      if (symbol >= alphabet) throw new ExtractionFailure('damaged');
      lengths[symbol] = 1;
    }
  } else readLengths(source, lengths);
  return createPrefixCode(lengths);
}

function readLengths(source: BitSource, lengths: Uint8Array): void {
  const lengthLengths = new Uint8Array(lengthOrder.length);
  const given = 4 + readBits(source, 4);
  for (const index of lengthOrder.slice(0, given)) lengthLengths[index] = readBits(source, 3);
  const code = createPrefixCode(lengthLengths);
  let left = lengths.length;
  if (readFlag(source)) left = 2 + readBits(source, 2 + 2 * readBits(source, 3));
  if (left > lengths.length) throw new ExtractionFailure('damaged');
  let last = 8;
  for (let at = 0; at < lengths.length && left > 0; left -= 1) {
    const symbol = readSymbol(source, code);
    if (symbol < 16) {
      lengths[at] = symbol;
      if (symbol > 0) last = symbol;
      at += 1;
      continue;
    }
    const count =
      symbol === 16
        ? 3 + readBits(source, 2)
        : symbol === 17
          ? 3 + readBits(source, 3)
          : 11 + readBits(source, 7);
    if (at + count > lengths.length) throw new ExtractionFailure('damaged');
    if (symbol === 16) lengths.fill(last, at, at + count);
    at += count;
  }
}
