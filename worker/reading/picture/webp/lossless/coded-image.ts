import { ExtractionFailure } from '../../../../../shared/reading/extraction-failure.ts';
import { type BitSource, isExhausted, readBits, readFlag } from './bit-source.ts';
import { type CodeGroup, greens, lengths, readCodeGroups } from './code-groups.ts';
import { readSymbol } from './prefix-code.ts';
import { pixelsBack, readPrefixed } from './repeats.ts';

type Size = { width: number; height: number };

/** Pixels further back cannot be repeated. */
const farthest = 1 << 20;
const longestColorBits = 11;
const hash = 0x1e_35_a7_bd;

/**
 * Reads an entropy-coded image (RFC 9649, 3.7), one row at a time. The last million pixels are kept for repeats. Stops where the data ends.
 * A row is valid until the next one. Throws `ExtractionFailure`.
 */
export function* readCodedImage(
  source: BitSource,
  { width, height }: Size,
  { isMain }: { isMain: boolean },
): Generator<Int32Array> {
  const colorBits = readFlag(source) ? readBits(source, 4) : 0;
  if (colorBits > longestColorBits) throw new ExtractionFailure('damaged');
  const colors = new Int32Array(colorBits > 0 ? 1 << colorBits : 0);
  const groupAt = readGroups(source, { width, height }, { isMain, colors: colors.length });
  const kept = new Int32Array(1 << Math.ceil(Math.log2(Math.min(farthest, width * height))));
  const mask = kept.length - 1;
  const row = new Int32Array(width);
  let position = 0;
  let back = 0;
  let repeats = 0;
  for (let y = 0; y < height; y += 1) {
    if (!readRow(y) || isExhausted(source)) return;
    yield row;
  }

  function readRow(y: number): boolean {
    let at = position;
    for (let x = 0; x < width; x += 1, at += 1) {
      let pixel = 0;
      if (repeats === 0) {
        const group = groupAt(x, y);
        if (!group) return false;
        const symbol = readSymbol(source, group.green);
        if (symbol < greens) pixel = (symbol << 8) | readOthers(source, group);
        else if (symbol >= greens + lengths) pixel = colors[symbol - greens - lengths] ?? 0;
        else {
          repeats = readPrefixed(source, symbol - greens);
          back = pixelsBack(readPrefixed(source, readSymbol(source, group.distance)), width);
          if (back > at) return false;
        }
      }
      if (repeats > 0) {
        pixel = kept[(at - back) & mask] ?? 0;
        repeats -= 1;
      }
      row[x] = pixel;
      kept[at & mask] = pixel;
      if (colorBits > 0) colors[Math.imul(pixel, hash) >>> (32 - colorBits)] = pixel;
    }
    position = at;
    return true;
  }
}

function readOthers(source: BitSource, { red, blue, alpha }: CodeGroup): number {
  const parts = (readSymbol(source, red) << 16) | readSymbol(source, blue);
  return parts | (readSymbol(source, alpha) << 24);
}

export function readValues<Values extends Uint8Array | Uint16Array | Int32Array>(
  source: BitSource,
  size: Size,
  { values, valueOf }: { values: Values; valueOf: (pixel: number) => number },
): Values {
  let at = 0;
  for (const row of readCodedImage(source, size, { isMain: false })) {
    for (const pixel of row) {
      values[at] = valueOf(pixel);
      at += 1;
    }
  }
  if (at < values.length) throw new ExtractionFailure('damaged');
  return values;
}

export function squaresOf({ width, height }: Size, bits: number): Size {
  return {
    width: Math.ceil(width / (1 << bits)),
    height: Math.ceil(height / (1 << bits)),
  };
}

type GroupAt = (x: number, y: number) => CodeGroup | undefined;

function readGroups(
  source: BitSource,
  size: Size,
  { isMain, colors }: { isMain: boolean; colors: number },
): GroupAt {
  if (!isMain || !readFlag(source)) {
    const [group] = readCodeGroups(source, { count: 1, isUsed: () => true, colors });
    return () => group;
  }
  const bits = readBits(source, 3) + 2;
  const squares = squaresOf(size, bits);
  const indices = readValues(source, squares, {
    values: new Uint16Array(squares.width * squares.height),
    valueOf: (pixel) => (pixel >> 8) & 0xffff,
  });
  const used = new Set(indices);
  const count = indices.reduce((most, index) => Math.max(most, index), 0) + 1;
  const groups = readCodeGroups(source, { count, isUsed: (group) => used.has(group), colors });
  return (x, y) => groups[indices[(y >> bits) * squares.width + (x >> bits)] ?? 0];
}
