import { greyOf, over, type RowOptions, toGrey } from '../pixel-rows.ts';
import type { PngFile } from './png-chunks.ts';

type RowFormat = Pick<
  PngFile,
  'width' | 'bits' | 'samples' | 'hasPalette' | 'hasAlpha' | 'palette' | 'transparency'
> &
  Pick<RowOptions, 'isColored' | 'background'>;

export async function* paintRows(
  rows: AsyncIterable<Uint8Array>,
  format: RowFormat,
): AsyncGenerator<Uint8Array | Uint8ClampedArray> {
  const { width, samples, bits, isColored, hasPalette, hasAlpha, transparency } = format;
  const out = new Uint8ClampedArray(width * (isColored ? 3 : 1));
  if (bits === 8 && !hasPalette && !hasAlpha && !transparency && samples === (isColored ? 3 : 1)) {
    yield* rows;
    return;
  }
  const paint = hasPalette ? palettePainter(format) : samplePainter(format);
  const unpack = createUnpacker(format);
  for await (const row of rows) {
    paint(unpack(row), out, row);
    yield out;
  }
}

type Paint = (samples: Uint8Array, out: Uint8ClampedArray, row: Uint8Array) => void;

function createUnpacker({ width, samples, bits }: RowFormat): (row: Uint8Array) => Uint8Array {
  if (bits === 8) return (row) => row;
  const unpacked = new Uint8Array(width * samples);
  const perByte = 8 / bits;
  const mask = (1 << bits) - 1;
  return (row) => {
    for (let at = 0; at < unpacked.length; at += 1) {
      unpacked[at] =
        bits === 16
          ? (row[at * 2] ?? 0)
          : ((row[Math.floor(at / perByte)] ?? 0) >> (8 - bits - (at % perByte) * bits)) & mask;
    }
    return unpacked;
  };
}

function palettePainter({ palette, transparency, isColored, background }: RowFormat): Paint {
  const colors = new Uint8Array(256 * 3);
  const greys = new Uint8Array(256);
  for (let index = 0; index < 256; index += 1) {
    const alpha = transparency?.[index] ?? 255;
    const [red, green, blue] = [0, 1, 2].map((part) =>
      over(palette[index * 3 + part] ?? 0, alpha, background),
    );
    colors.set([red ?? 0, green ?? 0, blue ?? 0], index * 3);
    greys[index] = greyOf(red ?? 0, green ?? 0, blue ?? 0);
  }
  return (samples, out) => {
    if (!isColored) {
      for (let x = 0; x < out.length; x += 1) out[x] = greys[samples[x] ?? 0] ?? 0;
      return;
    }
    for (let x = 0, at = 0; at < out.length; x += 1, at += 3) {
      const from = (samples[x] ?? 0) * 3;
      out[at] = colors[from] ?? 0;
      out[at + 1] = colors[from + 1] ?? 0;
      out[at + 2] = colors[from + 2] ?? 0;
    }
  };
}

function samplePainter({
  width,
  samples,
  bits,
  hasAlpha,
  transparency,
  isColored,
  background,
}: RowFormat): Paint {
  const factor = bits < 8 ? 255 / ((1 << bits) - 1) : 1;
  const isGrey = samples < 3;
  const isTransparent = transparency && colorMatcher(transparency, { samples, bits });
  if (samples === 3 && !isTransparent && !isColored) return toGrey;
  return (row, out, stored) => {
    for (let x = 0, from = 0, at = 0; x < width; x += 1, from += samples) {
      const alpha = hasAlpha ? (row[from + samples - 1] ?? 0) : 255;
      const isClear = isTransparent?.(bits === 16 ? stored : row, from);
      const opacity = isClear ? 0 : alpha;
      const red = over((row[from] ?? 0) * factor, opacity, background);
      const green = isGrey ? red : over(row[from + 1] ?? 0, opacity, background);
      const blue = isGrey ? red : over(row[from + 2] ?? 0, opacity, background);
      if (isColored) {
        out[at] = red;
        out[at + 1] = green;
        out[at + 2] = blue;
        at += 3;
      } else {
        out[at] = isGrey ? red : greyOf(red, green, blue);
        at += 1;
      }
    }
  };
}

/**
 * Returns a function that compares the samples of a pixel with the transparent color. That color has 16 bits per sample; samples of 16 bits
 * are compared in stored form.
 */
function colorMatcher(
  transparency: Uint8Array,
  { samples, bits }: Pick<RowFormat, 'samples' | 'bits'>,
): ((row: Uint8Array, from: number) => boolean) | undefined {
  if (transparency.length < samples * 2) return undefined;
  const bytes = bits === 16 ? 2 : 1;
  const color = transparency
    .slice(0, samples * 2)
    .filter((_, index) => bytes === 2 || index % 2 === 1);
  return (row, from) => {
    for (let at = 0; at < color.length; at += 1) {
      if (row[from * bytes + at] !== color[at]) return false;
    }
    return true;
  };
}
