import { bentPhotos } from './bent-photos.ts';
import { blur, levels, noise, type Photo, photograph, unevenPaper } from './degrade.ts';
import { jpegOf, sharpOf } from './encode.ts';
import { rasterOf } from './raster.ts';
import type { Scan } from './scan.ts';

type Shot = Omit<Photo, 'width' | 'height'> & {
  page: string;
  size?: readonly [width: number, height: number];
  /** The EXIF orientation with which a phone stores an upright picture. */
  orientation?: 1 | 3 | 6 | 8;
  sharpness?: number;
};

/** Degrees by which the stored pixels are turned, so that the orientation turns them upright. */
const stored = { 1: 0, 3: 180, 6: 270, 8: 90 } as const;

function photo(
  name: string,
  { page, size = [2400, 3200], orientation = 1, sharpness = 0.8, ...shot }: Shot,
): Scan {
  return {
    name,
    kind: 'photo',
    mimeType: 'image/jpeg',
    pages: [page],
    make: async () => {
      const [width, height] = size;
      const picture = await rasterOf(page, {
        dpi: 300,
        steps: [photograph({ width, height, ...shot }), blur(sharpness), noise(14)],
      });
      const jpeg = sharpOf(picture).toColourspace('srgb').rotate(stored[orientation]);
      return jpeg.withMetadata({ orientation }).jpeg({ quality: 80 }).toBuffer();
    },
  };
}

export const photoScans: readonly Scan[] = [
  photo('photo-straight', {
    page: 'repair-letter',
    corners: [
      [0.06, 0.05],
      [0.95, 0.06],
      [0.96, 0.95],
      [0.05, 0.94],
    ],
    table: 70,
    light: 0.7,
  }),
  photo('photo-perspective-de', {
    page: 'kuendigung',
    corners: [
      [0.15, 0.1],
      [0.86, 0.08],
      [0.97, 0.93],
      [0.04, 0.96],
    ],
    table: 60,
    light: 0.6,
  }),
  photo('photo-perspective-fr', {
    page: 'resiliation',
    corners: [
      [0.05, 0.14],
      [0.92, 0.05],
      [0.95, 0.96],
      [0.1, 0.86],
    ],
    table: 90,
    light: 0.55,
  }),
  photo('photo-curled-es', {
    page: 'reclamacion',
    corners: [
      [0.07, 0.08],
      [0.93, 0.07],
      [0.95, 0.93],
      [0.06, 0.94],
    ],
    curl: 0.012,
    table: 50,
    light: 0.6,
  }),
  photo('photo-dark-it', {
    page: 'lettera-assicurazione',
    corners: [
      [0.1, 0.06],
      [0.94, 0.1],
      [0.9, 0.95],
      [0.07, 0.92],
    ],
    table: 30,
    light: 0.3,
  }),
  photo('photo-turned-exif-6', {
    page: 'pismo-spoldzielnia',
    corners: [
      [0.08, 0.07],
      [0.92, 0.06],
      [0.95, 0.94],
      [0.06, 0.95],
    ],
    table: 65,
    light: 0.65,
    orientation: 6,
  }),
  photo('photo-turned-exif-3', {
    page: 'carta-escola',
    corners: [
      [0.04, 0.04],
      [0.97, 0.05],
      [0.96, 0.97],
      [0.03, 0.95],
    ],
    table: 80,
    light: 0.6,
    orientation: 3,
  }),
  photo('photo-exif-8-invoice', {
    page: 'tool-invoice',
    corners: [
      [0.09, 0.09],
      [0.91, 0.07],
      [0.94, 0.93],
      [0.07, 0.92],
    ],
    table: 40,
    light: 0.7,
    orientation: 8,
  }),
  photo('photo-on-white-table', {
    page: 'huurbrief',
    corners: [
      [0.1, 0.08],
      [0.9, 0.09],
      [0.93, 0.92],
      [0.08, 0.93],
    ],
    table: 175,
    light: 0.75,
  }),
  photo('photo-whole-frame-ro', {
    page: 'scrisoare-primarie',
    corners: [
      [-0.02, -0.02],
      [1.03, -0.03],
      [1.02, 1.02],
      [-0.03, 1.03],
    ],
    table: 90,
    light: 0.5,
  }),
  photo('photo-small-nl', {
    page: 'huurbrief',
    size: [1500, 2000],
    corners: [
      [0.04, 0.05],
      [0.95, 0.04],
      [0.96, 0.95],
      [0.05, 0.96],
    ],
    table: 60,
    light: 0.7,
    sharpness: 0.6,
  }),
];

export const bentScans: readonly Scan[] = bentPhotos({
  pages: ['receipt-hardware', 'kuendigung'],
  seed: 1,
});

async function landscape(): Promise<Uint8Array> {
  const width = 2000;
  const height = 1500;
  const sky = { width, height, data: new Uint8Array(width * height).fill(200) };
  const clouds = unevenPaper({ darkest: 0.3, cell: 260, seed: 21 })(sky);
  const leaves = unevenPaper({ darkest: 0.35, cell: 14, seed: 22 })(levels(0, 200)(clouds));
  const data = clouds.data.slice();
  data.set(leaves.data.subarray(width * 900), width * 900);
  return jpegOf(noise(16)({ width, height, data }), 80);
}

async function blank(paper: number): Promise<Uint8Array> {
  const data = new Uint8Array(1654 * 2339).fill(paper);
  const sheet = { width: 1654, height: 2339, data };
  return jpegOf(noise(14)(unevenPaper({ darkest: 0.85 })(sheet)), 75);
}

async function texture(cell: number): Promise<Uint8Array> {
  const data = new Uint8Array(1600 * 1200).fill(230);
  const wood = unevenPaper({ darkest: 0.15, cell, seed: 31 })({ width: 1600, height: 1200, data });
  return jpegOf(noise(10)(wood), 80);
}

const empty = (name: string, make: Scan['make']): Scan => ({
  name,
  kind: 'empty',
  mimeType: 'image/jpeg',
  pages: [],
  make,
});

export const emptyScans: readonly Scan[] = [
  empty('empty-page', () => blank(245)),
  empty('empty-dark-page', () => blank(150)),
  empty('landscape', landscape),
  empty('leaves', () => texture(11)),
  empty('pebbles', () => texture(36)),
];
