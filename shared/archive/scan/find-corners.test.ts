import { describe, expect, it } from 'vitest';
import type { GreyPhoto } from './edges.ts';
import { findCorners } from './find-corners.ts';
import {
  distance,
  fromUnitSquare,
  type Quadrilateral,
} from '../../reading/picture/quadrilateral.ts';

const size = { width: 900, height: 1200 };

/** A random generator with a fixed seed (mulberry32), so that every run has the same photos. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Scene = {
  corners: Quadrilateral;
  table: (x: number, y: number) => number;
  sheet?: number;
  light?: (x: number, y: number) => number;
  seed?: number;
};

function draw({ corners, table, sheet = 225, light = () => 1, seed = 1 }: Scene): GreyPhoto {
  const random = randomFrom(seed);
  const { width, height } = size;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const grain = (random() - 0.5) * 14;
      const level = isInside(corners, x, y) ? sheet : table(x, y);
      data[y * width + x] = Math.max(0, Math.min(255, level * light(x, y) + grain));
    }
  }
  const place = fromUnitSquare(corners);
  for (let line = 0.1; line < 0.9; line += 0.03) {
    for (let u = 0.1; u < 0.85; u += 0.0006) {
      for (let v = line; v < line + 0.009; v += 0.0012) {
        const [x, y] = place(u, v).map(Math.round) as [number, number];
        const isInk = Math.sin(u * 400 + line * 90) > 0.1 && Math.sin(u * 37) > -0.8;
        if (isInk) data[y * width + x] = (data[y * width + x] ?? 0) * 0.3;
      }
    }
  }
  return { width, height, data };
}

function isInside(corners: Quadrilateral, x: number, y: number): boolean {
  return corners.every((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) >= 0;
  });
}

function worstError(scene: Scene): number {
  const found = findCorners(draw(scene));
  if (!found) return Infinity;
  return Math.max(
    ...found.corners.map((corner, index) => distance(corner, scene.corners[index] ?? corner)),
  );
}

const upright: Quadrilateral = [
  [120, 140],
  [790, 130],
  [800, 1080],
  [110, 1070],
];
const tilted: Quadrilateral = [
  [210, 190],
  [740, 120],
  [830, 1010],
  [90, 1090],
];
const turned: Quadrilateral = [
  [330, 90],
  [850, 330],
  [560, 1110],
  [60, 860],
];

const wood = (x: number, y: number) => 90 + 22 * Math.sin(y / 9 + Math.sin(x / 140) * 3);
const tiles = (x: number, y: number) => (x % 150 < 8 || y % 150 < 8 ? 60 : 150);
const cloth = (x: number, y: number) => (((x >> 4) + (y >> 4)) % 2 === 0 ? 70 : 130);
const shadow = (x: number, y: number) => 0.55 + 0.45 / (1 + Math.exp((x + y * 0.4 - 700) / 25));
const lamp = (x: number, y: number) => 1 - 0.4 * (Math.hypot(x - 200, y - 150) / 1400);

const scenes: [string, Scene][] = [
  ['on a dark table', { corners: upright, table: () => 60 }],
  ['from an angle', { corners: tilted, table: () => 60 }],
  ['turned', { corners: turned, table: () => 70 }],
  ['on wood', { corners: tilted, table: wood }],
  ['on tiles', { corners: turned, table: tiles }],
  ['on a checked cloth', { corners: tilted, table: cloth }],
  ['half in the shade', { corners: tilted, table: () => 70, light: shadow }],
  ['half in the shade, on wood', { corners: upright, table: wood, light: shadow }],
  ['under a lamp', { corners: turned, table: () => 80, light: lamp }],
  ['on a bright table', { corners: tilted, table: () => 190, sheet: 232 }],
  ['darker than the table', { corners: turned, table: () => 225, sheet: 140 }],
];

describe('the corners of a sheet', () => {
  it.each(scenes)('are found %s', (_name, scene) => {
    expect(worstError(scene)).toBeLessThan(9);
  });

  it('are found wherever the camera is', () => {
    const random = randomFrom(7);
    const shift = (reach: number) => (random() - 0.5) * 2 * reach;
    const errors = Array.from({ length: 12 }, (_, seed) => {
      const corners = tilted.map(([x, y]) => [x + shift(80), y + shift(80)]);
      return worstError({ corners: corners as unknown as Quadrilateral, table: wood, seed });
    });
    expect(errors.filter((error) => error < 9)).toHaveLength(12);
  });

  it('are not found where there is no sheet', () => {
    const random = randomFrom(3);
    const data = new Uint8Array(size.width * size.height).map(() => 100 + random() * 30);
    expect(findCorners({ ...size, data })).toBeUndefined();
  });
});
