import sharp, { type Sharp } from 'sharp';
import { rasterOf } from './raster.ts';
import { sharpOf } from './encode.ts';

export type PhotoSize = { width: number; height: number };

export const phoneSizes: Readonly<Record<number, PhotoSize>> = {
  2: { width: 1600, height: 1200 },
  8: { width: 3264, height: 2448 },
  10: { width: 3648, height: 2736 },
  12: { width: 4032, height: 3024 },
  13: { width: 4160, height: 3120 },
  16: { width: 4608, height: 3456 },
  20: { width: 5184, height: 3888 },
  24: { width: 5712, height: 4284 },
  48: { width: 8064, height: 6048 },
  50: { width: 8192, height: 6144 },
};

/** A portrait colour photo filled by a page, with a red corner at the top right. */
export async function photoOf(page: string, { width, height }: PhotoSize): Promise<Sharp> {
  const grey = sharpOf(await rasterOf(page, { dpi: 130 })).toColourspace('srgb');
  const paper = await grey.tint('#fff4dd').png().toBuffer();
  const corner = {
    width: Math.round(height / 8),
    height: Math.round(width / 12),
    channels: 3,
  } as const;
  const size = { width: height, height: width, fit: 'fill', kernel: 'cubic' } as const;
  const photo = await sharp(paper).resize(size).removeAlpha().raw().toBuffer();
  return sharp(photo, { raw: { width: height, height: width, channels: 3 } })
    .composite([
      { input: { create: { ...corner, background: 'red' } }, left: height - corner.width, top: 0 },
    ])
    .removeAlpha();
}
