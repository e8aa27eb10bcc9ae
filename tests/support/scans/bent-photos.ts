import { bends, chances, crumples, roll, shadow, waves } from './bends.ts';
import { type Bend, blur, type Degradation, noise, photograph } from './degrade.ts';
import { jpegOf } from './encode.ts';
import { rasterOf } from './raster.ts';
import type { Scan } from './scan.ts';

type Chance = ReturnType<typeof chances>;
type Fault = { bend?: Bend; shadow?: Degradation };

/** Deformations and shadows of photographed papers, each drawn from a seed. */
const faults: Readonly<Record<string, (chance: Chance) => Fault>> = {
  curled: (chance) => ({ bend: waves({ height: chance(0.012, 0.03), start: chance(-0.2, 0.2) }) }),
  waved: (chance) => ({
    bend: waves({ height: chance(0.008, 0.015), turns: chance(1.6, 2.6), start: chance(0, 2) }),
  }),
  rolled: (chance) => ({ bend: roll({ radians: chance(0.7, 1.15) }) }),
  crumpled: (chance) => ({
    bend: crumples({ depth: chance(0.006, 0.01), cells: chance(3, 5), seed: chance(1, 9999) }),
  }),
  shadowed: (chance) => ({
    shadow: shadow({
      x: chance(0.3, 0.7),
      y: chance(0.3, 0.7),
      degrees: chance(0, 360),
      light: chance(0.3, 0.55),
      softness: chance(0.004, 0.03),
    }),
  }),
  pocketed: (chance) => ({
    bend: bends(
      waves({ height: chance(0.01, 0.02), start: chance(-0.2, 0.2) }),
      crumples({ depth: chance(0.003, 0.006), cells: chance(3, 5), seed: chance(1, 9999) }),
    ),
    shadow: shadow({
      x: chance(0.3, 0.7),
      y: chance(0.3, 0.7),
      degrees: chance(0, 360),
      light: chance(0.4, 0.6),
    }),
  }),
};

export type BentPhotos = { pages: readonly string[]; seed: number };

export function bentPhotos({ pages, seed }: BentPhotos): Scan[] {
  return Object.keys(faults).flatMap((fault, index) =>
    pages.map((page, at) => bentPhoto(page, { fault, seed: seed * 1000 + index * 50 + at })),
  );
}

function bentPhoto(page: string, { fault, seed }: { fault: string; seed: number }): Scan {
  return {
    name: `bent-${seed}-${fault}-${page}`,
    kind: 'bent',
    mimeType: 'image/jpeg',
    pages: [page],
    make: async () => jpegOf(await take(page, { fault, seed }), 80),
  };
}

async function take(page: string, { fault, seed }: { fault: string; seed: number }) {
  const chance = chances(seed);
  const { bend, shadow: shade } = faults[fault]?.(chance) ?? {};
  const sheet = await rasterOf(page, { dpi: 300 });
  const [width, height] = [2400, 3200];
  const shot = photograph({
    width,
    height,
    corners: cornersOf(sheet, { width, height }, chance),
    ...(bend && { bend }),
    table: chance(30, 110),
    light: chance(0.55, 0.85),
  });
  const photo = (shade ?? ((image) => image))(shot(sheet));
  return noise(chance(8, 18), seed)(blur(chance(0.6, 1))(photo));
}

type Size = { width: number; height: number };

/** Returns the corners of a slightly tilted sheet that keeps its proportions. */
function cornersOf(sheet: Size, photo: Size, chance: Chance) {
  const scale = Math.min(photo.width / sheet.width, photo.height / sheet.height) * 0.84;
  const [halfWidth, halfHeight] = [(sheet.width * scale) / 2, (sheet.height * scale) / 2];
  const angle = chance(-0.07, 0.07);
  const lean = () => chance(0.95, 1.05);
  const around = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return around.map(([across, down]) => {
    const [x, y] = [across * halfWidth * lean(), down * halfHeight * lean()];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [
      0.5 + (x * cos - y * sin) / photo.width,
      0.5 + (x * sin + y * cos) / photo.height,
    ] as const;
  });
}
