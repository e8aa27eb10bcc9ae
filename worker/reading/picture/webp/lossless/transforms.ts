import { ExtractionFailure } from '../../../../../shared/reading/extraction-failure.ts';
import { type BitSource, readBits, readFlag } from './bit-source.ts';
import { readValues, squaresOf } from './coded-image.ts';
import { addPixels, createPredictor } from './predictor.ts';

type Transform = (row: Int32Array, y: number) => Int32Array;

type Size = { width: number; height: number };

const kinds = { prediction: 0, colors: 1, green: 2, palette: 3 };

export function readTransforms(
  source: BitSource,
  size: Size,
): { transforms: readonly Transform[]; coded: Size } {
  const transforms: Transform[] = [];
  const known = new Set<number>();
  let { width } = size;
  while (readFlag(source)) {
    const coded = { ...size, width };
    const kind = readBits(source, 2);
    if (known.has(kind)) throw new ExtractionFailure('damaged');
    known.add(kind);
    if (kind === kinds.prediction) transforms.unshift(readPrediction(source, coded));
    else if (kind === kinds.colors) transforms.unshift(readColorTransform(source, coded));
    else if (kind === kinds.green) transforms.unshift(addGreen);
    else {
      const palette = readPalette(source, coded);
      transforms.unshift(palette.transform);
      ({ width } = palette);
    }
  }
  return { transforms, coded: { ...size, width } };
}

function readPrediction(source: BitSource, size: Size): Transform {
  const bits = readBits(source, 3) + 2;
  const squares = squaresOf(size, bits);
  const modes = readValues(source, squares, {
    values: new Uint8Array(squares.width * squares.height),
    valueOf: (pixel) => (pixel >> 8) & 15,
  });
  return createPredictor(
    size.width,
    (x, y) => modes[(y >> bits) * squares.width + (x >> bits)] ?? 0,
  );
}

function readColorTransform(source: BitSource, size: Size): Transform {
  const bits = readBits(source, 3) + 2;
  const squares = squaresOf(size, bits);
  const elements = readValues(source, squares, {
    values: new Int32Array(squares.width * squares.height),
    valueOf: (pixel) => pixel,
  });
  return (row, y) => {
    const start = (y >> bits) * squares.width;
    for (let x = 0; x < row.length; x += 1) {
      const element = elements[start + (x >> bits)] ?? 0;
      const pixel = row[x] ?? 0;
      const green = signed(pixel >> 8);
      const red = (((pixel >> 16) & 255) + ((signed(element) * green) >> 5)) & 255;
      const blue =
        (pixel & 255) +
        ((signed(element >> 8) * green) >> 5) +
        ((signed(element >> 16) * signed(red)) >> 5);
      row[x] = (pixel & 0xff_00_ff_00) | (red << 16) | (blue & 255);
    }
    return row;
  };
}

function signed(byte: number): number {
  return (byte << 24) >> 24;
}

function addGreen(row: Int32Array): Int32Array {
  for (let x = 0; x < row.length; x += 1) {
    const pixel = row[x] ?? 0;
    const green = (pixel >> 8) & 255;
    const others = (pixel & 0xff_00_ff) + ((green << 16) | green);
    row[x] = (pixel & 0xff_00_ff_00) | (others & 0xff_00_ff);
  }
  return row;
}

/** With a small palette, up to eight pixels are packed into one. */
function readPalette(source: BitSource, { width }: Size): { transform: Transform; width: number } {
  const count = readBits(source, 8) + 1;
  const shift = count > 16 ? 0 : count > 4 ? 1 : count > 2 ? 2 : 3;
  const palette = new Int32Array(256);
  palette.set(
    readValues(
      source,
      { width: count, height: 1 },
      {
        values: new Int32Array(count),
        valueOf: (pixel) => pixel,
      },
    ),
  );
  for (let index = 1; index < count; index += 1) {
    palette[index] = addPixels(palette[index] ?? 0, palette[index - 1] ?? 0);
  }
  const bits = 8 >> shift;
  const mask = (1 << bits) - 1;
  const together = (1 << shift) - 1;
  const out = new Int32Array(width);
  const transform: Transform = (row) => {
    for (let x = 0; x < width; x += 1) {
      const packed = ((row[x >> shift] ?? 0) >> 8) & 255;
      out[x] = palette[(packed >> ((x & together) * bits)) & mask] ?? 0;
    }
    return out;
  };
  return { transform, width: Math.ceil(width / (1 << shift)) };
}
