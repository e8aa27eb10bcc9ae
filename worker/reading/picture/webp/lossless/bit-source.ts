import { ExtractionFailure } from '../../../../../shared/reading/extraction-failure.ts';

/** Reads bits from the lowest of each byte on. After the end they are 0. */
export type BitSource = {
  readonly bytes: Uint8Array;
  at: number;
  bits: number;
  count: number;
};

export function createBitSource(bytes: Uint8Array): BitSource {
  return { bytes, at: 0, bits: 0, count: 0 };
}

export function isExhausted({ bytes, at, count }: BitSource): boolean {
  return (at - bytes.length) * 8 > count;
}

export function load(source: BitSource): void {
  while (source.count <= 24) {
    source.bits |= (source.bytes[source.at] ?? 0) << source.count;
    source.at += 1;
    source.count += 8;
  }
}

export function readBits(source: BitSource, length: number): number {
  if (source.count < length) load(source);
  const value = source.bits & ((1 << length) - 1);
  skipBits(source, length);
  return value;
}

export function skipBits(source: BitSource, length: number): void {
  source.bits >>>= length;
  source.count -= length;
}

export function readFlag(source: BitSource): boolean {
  return readBits(source, 1) === 1;
}

export function assertNotExhausted(source: BitSource): void {
  if (isExhausted(source)) throw new ExtractionFailure('damaged');
}
