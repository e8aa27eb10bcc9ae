/** Reads bits, each with a probability (RFC 6386, 7). After the end they are 0. */
export type BoolSource = {
  readonly bytes: Uint8Array;
  at: number;
  range: number;
  value: number;
  count: number;
  missing: number;
};

export function createBoolSource(bytes: Uint8Array): BoolSource {
  return { bytes, at: 0, range: 255, value: 0, count: -8, missing: 0 };
}

export function isExhausted({ missing, count }: BoolSource): boolean {
  return missing * 8 > count + 8;
}

function load(source: BoolSource): void {
  const { bytes, at } = source;
  source.value = (source.value << 16) | ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  source.at += 2;
  source.count += 16;
  if (source.at > bytes.length) source.missing += Math.min(2, source.at - bytes.length);
}

/** `probability` is the probability of 0, in 256ths. */
export function readBool(source: BoolSource, probability: number): 0 | 1 {
  if (source.count < 0) load(source);
  const split = 1 + (((source.range - 1) * probability) >> 8);
  const from = split << source.count;
  let bit: 0 | 1 = 0;
  let range = split;
  if (source.value >= from) {
    bit = 1;
    range = source.range - split;
    source.value -= from;
  }
  const shift = Math.clz32(range) - 24;
  source.range = range << shift;
  source.count -= shift;
  return bit;
}

const even = 128;

export function readFlag(source: BoolSource): boolean {
  return readBool(source, even) === 1;
}

export function readNumber(source: BoolSource, bits: number): number {
  let value = 0;
  for (let left = bits; left > 0; left -= 1) value = value * 2 + readBool(source, even);
  return value;
}

export function readOptional(source: BoolSource, bits: number): number {
  if (!readFlag(source)) return 0;
  const value = readNumber(source, bits);
  return readFlag(source) ? -value : value;
}
