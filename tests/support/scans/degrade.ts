import type { GreyImage } from '../../../worker/reading/recognition/image/grey-image.ts';
import { createRandom as random } from '../random.ts';

/** A seeded degradation of a page between printer and archive. */
export type Degradation = (image: GreyImage) => GreyImage;

type Size = { width: number; height: number };

export function degrade(image: GreyImage, steps: readonly Degradation[]): GreyImage {
  return steps.reduce((current, step) => step(current), image);
}

export function mapPixels(
  image: GreyImage,
  change: (value: number, x: number, y: number) => number,
): GreyImage {
  const { width, height } = image;
  const data = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      data[at] = Math.max(0, Math.min(255, change(image.data[at] ?? 0, x, y)));
    }
  }
  return { width, height, data };
}

/** Moves pixels: `sourceOf` returns the source position of a pixel in the result. */
export function warp(
  image: GreyImage,
  { width, height, outside }: Size & { outside: (x: number, y: number) => number },
  sourceOf: (x: number, y: number) => readonly [number, number],
): GreyImage {
  const data = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const [sourceX, sourceY] = sourceOf(x, y);
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      const isInside = left >= 0 && top >= 0 && left < image.width - 1 && top < image.height - 1;
      if (!isInside) {
        data[at] = outside(x, y);
        continue;
      }
      const from = top * image.width + left;
      const right = sourceX - left;
      const low = sourceY - top;
      const above = (image.data[from] ?? 0) * (1 - right) + (image.data[from + 1] ?? 0) * right;
      const under = from + image.width;
      const below = (image.data[under] ?? 0) * (1 - right) + (image.data[under + 1] ?? 0) * right;
      data[at] = above * (1 - low) + below * low;
    }
  }
  return { width, height, data };
}

export const skew =
  (degrees: number, background = 255): Degradation =>
  (image) => {
    const { width, height } = image;
    const cos = Math.cos((degrees * Math.PI) / 180);
    const sin = Math.sin((degrees * Math.PI) / 180);
    return warp(image, { width, height, outside: () => background }, (x, y) => {
      const dx = x - width / 2;
      const dy = y - height / 2;
      return [dx * cos + dy * sin + width / 2, dy * cos - dx * sin + height / 2];
    });
  };

export const blur =
  (radius: number): Degradation =>
  ({ width, height, data }) => {
    const rows = blurLines(data, { radius, step: 1, line: width, count: height, length: width });
    const columns = { radius, step: width, line: 1, count: width, length: height };
    return { width, height, data: blurLines(rows, columns) };
  };

function blurLines(
  data: Uint8Array,
  lines: { radius: number; step: number; line: number; count: number; length: number },
): Uint8Array {
  const { radius, step, line, count, length } = lines;
  const result = new Uint8Array(data.length);
  const reach = Math.ceil(radius);
  for (let index = 0; index < count; index += 1) {
    const start = index * line;
    for (let at = 0; at < length; at += 1) {
      let sum = 0;
      let weight = 0;
      for (let k = -reach; k <= reach; k += 1) {
        const place = at + k;
        if (place < 0 || place >= length) continue;
        const share = Math.exp(-(k * k) / (2 * radius * radius));
        sum += (data[start + place * step] ?? 0) * share;
        weight += share;
      }
      result[start + at * step] = sum / weight;
    }
  }
  return result;
}

export const noise =
  (amount: number, seed = 1): Degradation =>
  (image) => {
    const next = random(seed);
    return mapPixels(image, (value) => value + (next() + next() + next() - 1.5) * amount);
  };

/** Specks of one to three pixels, black on white and white on black, as in a fax. */
export const speckles =
  (share: number, seed = 2): Degradation =>
  (image) => {
    const next = random(seed);
    const data = image.data.slice();
    const count = Math.round(data.length * share);
    for (let index = 0; index < count; index += 1) {
      const at = Math.floor(next() * data.length);
      const length = 1 + Math.floor(next() * 2);
      const color = next() < 0.75 ? 0 : 255;
      data.fill(color, at, at + length);
      if (next() < 0.4) data.fill(color, at + image.width, at + image.width + length);
    }
    return { ...image, data };
  };

/** Maps black and white to `ink` and `paper`. */
export const levels =
  (ink: number, paper: number): Degradation =>
  (image) =>
    mapPixels(image, (value) => ink + (value / 255) * (paper - ink));

export const invert: Degradation = (image) => mapPixels(image, (value) => 255 - value);

export const blackAndWhite =
  (threshold = 128): Degradation =>
  (image) =>
    mapPixels(image, (value) => (value < threshold ? 0 : 255));

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

/** A smooth random surface from -1 to 1. */
export function clouds(size: Size, { cell, seed }: { cell: number; seed: number }) {
  const next = random(seed);
  const columns = Math.ceil(size.width / cell) + 2;
  const values = Array.from(
    { length: columns * (Math.ceil(size.height / cell) + 2) },
    () => next() * 2 - 1,
  );
  return (x: number, y: number) => {
    const column = Math.floor(x / cell);
    const row = Math.floor(y / cell);
    const right = ease(x / cell - column);
    const low = ease(y / cell - row);
    const at = row * columns + column;
    const above = (values[at] ?? 0) * (1 - right) + (values[at + 1] ?? 0) * right;
    const under = at + columns;
    const below = (values[under] ?? 0) * (1 - right) + (values[under + 1] ?? 0) * right;
    return above * (1 - low) + below * low;
  };
}

/** Ink of uneven strength, as from a worn ribbon or old thermal paper. */
export const unevenInk =
  ({ least, cell = 60, seed = 3 }: { least: number; cell?: number; seed?: number }): Degradation =>
  (image) => {
    const cloud = clouds(image, { cell, seed });
    return mapPixels(image, (value, x, y) => {
      const strength = least + (1 - least) * ((cloud(x, y) + 1) / 2);
      return 255 - (255 - value) * strength;
    });
  };

export const unevenPaper =
  ({
    darkest,
    cell = 500,
    seed = 4,
  }: {
    darkest: number;
    cell?: number;
    seed?: number;
  }): Degradation =>
  (image) => {
    const cloud = clouds(image, { cell, seed });
    return mapPixels(
      image,
      (value, x, y) => value * (darkest + (1 - darkest) * ((cloud(x, y) + 1) / 2)),
    );
  };

export const bleedThrough =
  (back: GreyImage, strength: number): Degradation =>
  (image) =>
    mapPixels(image, (value, x, y) => {
      const behind = back.data[y * back.width + (back.width - 1 - x)] ?? 255;
      return value * (1 - ((255 - behind) / 255) * strength);
    });

/** Coffee rings and spots. Sizes are shares of the width. */
export const coffee =
  (strength = 0.35, seed = 5): Degradation =>
  (image) => {
    const next = random(seed);
    const rings = Array.from({ length: 4 }, () => ({
      x: next() * image.width,
      y: next() * image.height,
      radius: (0.08 + next() * 0.1) * image.width,
    }));
    const cloud = clouds(image, { cell: 40, seed: seed + 1 });
    return mapPixels(image, (value, x, y) => {
      let light = 1;
      for (const ring of rings) {
        const distance = Math.hypot(x - ring.x, y - ring.y) / ring.radius;
        if (distance > 1) continue;
        const edge = Math.exp(-(((1 - distance) / 0.04) ** 2));
        light *= 1 - strength * (0.35 + edge + cloud(x, y) * 0.2);
      }
      return value * light;
    });
  };

/** Maps a point of the bent sheet to a point of the flat sheet, as shares of its size, and to its light. */
export type Bend = (u: number, v: number) => { u: number; v: number; light: number };

export type Photo = Size & {
  /** The corners of the sheet in the picture, as shares of its size: top left, top right, bottom right, bottom left. */
  corners: readonly (readonly [number, number])[];
  curl?: number;
  bend?: Bend;
  table: number;
  light: number;
};

export const photograph =
  ({ width, height, corners, curl = 0, bend, table, light }: Photo): Degradation =>
  (image) => {
    const toSheet = toUnitSquare(corners.map(([x, y]) => [x * width, y * height] as const));
    const grain = clouds({ width, height }, { cell: 30, seed: 8 });
    const picture = warp(
      image,
      { width, height, outside: (x, y) => table + grain(x, y) * 12 },
      (x, y) => {
        const [u, v] = toSheet(x, y);
        const flat = bend?.(u, v) ?? { u, v: v + curl * Math.sin(u * Math.PI) };
        return [flat.u * image.width, flat.v * image.height];
      },
    );
    return mapPixels(picture, (value, x, y) => {
      const corner = (x / width) * 0.6 + (y / height) * 0.4;
      const onSheet = bend?.(...toSheet(x, y)).light ?? 1;
      return value * (1 - (1 - light) * corner) * onSheet;
    });
  };

/** The projective map from a quadrilateral to the unit square. */
function toUnitSquare(corners: readonly (readonly [number, number])[]) {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  // Maps the square to the quadrilateral (Heckbert 1989), then inverts by the adjugate.
  const dx1 = x1 - x2;
  const dx2 = x3 - x2;
  const dx3 = x0 - x1 + x2 - x3;
  const dy1 = y1 - y2;
  const dy2 = y3 - y2;
  const dy3 = y0 - y1 + y2 - y3;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = (dx1 * dy3 - dx3 * dy1) / determinant;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  return (x: number, y: number): readonly [number, number] => {
    const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
    const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    return [u / w, v / w];
  };
}
