import type { createRandom } from '../support/fixtures/mutate-bytes.ts';
import { pick } from './tokens.ts';

type Random = ReturnType<typeof createRandom>;

/** A page of grey pixels; `hasText` is true if something on it may resemble letters. */
export type GeneratedPage = { bytes: Uint8Array; kind: string; hasText: boolean };

type Paint = (x: number, y: number) => number;
type Motif = { name: string; hasText: boolean; paint: (random: Random) => Paint };

const black = 0;
const white = 255;

const motifs: readonly Motif[] = [
  { name: 'one tone', hasText: false, paint: (random) => constant(random(256)) },
  { name: 'noise', hasText: false, paint: noise },
  { name: 'coarse noise', hasText: false, paint: coarseNoise },
  { name: 'a gradient', hasText: false, paint: gradient },
  { name: 'fine rules', hasText: false, paint: rules },
  { name: 'a grid', hasText: true, paint: grid },
  { name: 'a dense texture', hasText: true, paint: texture },
  { name: 'glyphs', hasText: true, paint: glyphs },
  { name: 'glyphs in noise', hasText: true, paint: noisyGlyphs },
];

/** Usual pages, tiny ones, ones of one row or column, and ones with more pixels than are recognized. */
const sizes: readonly (readonly [number, number])[] = [
  [1240, 1754],
  [1654, 2339],
  [600, 800],
  [1, 1],
  [3, 4000],
  [20_000, 4],
  [9000, 60],
  [40, 12_000],
  [3600, 3600],
];

export function generatePage(random: Random): GeneratedPage {
  const motif = pick(motifs, random);
  const [width, height] = pick(sizes, random);
  const paint = motif.paint(random);
  const kind = `${motif.name}, ${width} × ${height}`;
  return { bytes: bitmapOf(width, height, paint), kind, hasText: motif.hasText };
}

const constant =
  (value: number): Paint =>
  () =>
    value;

/** Returns a pseudo-random number for a position. */
function scatter(x: number, y: number, salt: number): number {
  const mixed = Math.imul(x * 374_761_393 + y * 668_265_263 + salt, 1_274_126_177);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

function noise(random: Random): Paint {
  const salt = random(1_000_000);
  const share = 1 + random(99);
  return (x, y) => (scatter(x, y, salt) % 100 < share ? black : white);
}

function coarseNoise(random: Random): Paint {
  const salt = random(1_000_000);
  const grain = 2 + random(3);
  return (x, y) => scatter(Math.floor(x / grain), Math.floor(y / grain), salt) % 256;
}

function gradient(random: Random): Paint {
  const [across, down] = [1 + random(40), 1 + random(40)];
  return (x, y) => (Math.floor(x / across) + Math.floor(y / down)) % 256;
}

function rules(random: Random): Paint {
  const [distance, isAcross] = [3 + random(60), random(2) === 0];
  return (x, y) => ((isAcross ? y : x) % distance === 0 ? black : white);
}

function grid(random: Random): Paint {
  const [across, down, thickness] = [8 + random(60), 8 + random(60), 1 + random(4)];
  return (x, y) => (x % across < thickness || y % down < thickness ? black : white);
}

function texture(random: Random): Paint {
  const [period, mask] = [2 + random(14), 1 + random(255)];
  return (x, y) => ((((x % period) * (y % period)) & mask) % 3 === 0 ? black : white);
}

function glyphs(random: Random): Paint {
  const salt = random(1_000_000);
  const dot = pick([1, 1, 2, 3, 4, 8, 40, 150], random);
  return (x, y) => {
    const [column, row] = [Math.floor(x / dot), Math.floor(y / dot)];
    const [inX, inY] = [column % 6, row % 9];
    if (inX === 5 || inY >= 7) return white;
    const bits = scatter(Math.floor(column / 6) % 30, Math.floor(row / 9) % 7, salt);
    return (bits >>> ((inX + inY * 3) % 31)) % 2 === 0 ? white : black;
  };
}

function noisyGlyphs(random: Random): Paint {
  const [under, over] = [glyphs(random), noise(random)];
  return (x, y) => (over(x + 7, y) === black && (x ^ y) % 5 === 0 ? black : under(x, y));
}

const headerBytes = 54 + 256 * 4;

function bitmapOf(width: number, height: number, paint: Paint): Uint8Array {
  const row = Math.ceil(width / 4) * 4;
  const file = new Uint8Array(headerBytes + row * height);
  const view = new DataView(file.buffer);
  file.set([0x42, 0x4d]);
  view.setUint32(2, file.length, true);
  view.setUint32(10, headerBytes, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 8, true);
  view.setUint32(46, 256, true);
  for (let tone = 0; tone < 256; tone += 1) file.fill(tone, 54 + tone * 4, 54 + tone * 4 + 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) file[headerBytes + y * row + x] = paint(x, y);
  }
  return file;
}
