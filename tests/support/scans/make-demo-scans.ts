import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { GreyImage } from '../../../worker/reading/recognition/image/grey-image.ts';
import { blur, levels, noise, photograph, skew, speckles, type Photo } from './degrade.ts';
import { faxImage } from './encode.ts';
import { rasterOf } from './raster.ts';
import { writeScanPdf } from './write-scan-pdf.ts';

/* Writes the scan and the photo of the demo's documents: node tests/support/scans/make-demo-scans.ts */
const folder = join(import.meta.dirname, '../../../web/demo/seed/files');
const write = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes);

const scanned = async (page: string, degrees: number) =>
  faxImage(await rasterOf(page, { steps: [skew(degrees), blur(0.6), speckles(0.00002)] }));

write(
  'sprinkler-inspection.pdf',
  writeScanPdf([
    { images: [{ image: await scanned('demo-sprinkler-report', 0.5) }] },
    { images: [{ image: await scanned('demo-sprinkler-findings', -0.3) }] },
  ]),
);

const shot: Photo = {
  width: 1350,
  height: 1800,
  corners: [
    [0.1, 0.07],
    [0.9, 0.05],
    [0.95, 0.95],
    [0.05, 0.94],
  ],
  curl: 0.006,
  table: 60,
  light: 0.72,
};
const page = await rasterOf('demo-landlord-letter', { dpi: 250, steps: [levels(25, 250)] });
const paper = photograph(shot)(page);
const blank = { ...page, data: new Uint8Array(page.data.length).fill(255) };
const sheet = photograph({ ...shot, light: 1 })(blank);
write('landlord-letter.jpg', await onWood({ paper: noise(5)(blur(0.6)(paper)), sheet, shot }));

function onWood({ paper, sheet, shot }: { paper: GreyImage; sheet: GreyImage; shot: Photo }) {
  const { width, height } = shot;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const share = (sheet.data[at] ?? 0) > 128 ? 1 : 0;
    const grey = paper.data[at] ?? 0;
    const wood = woodAt(x, y) * (1 - (1 - shot.light) * (x / width));
    const colour =
      share === 1 ? [grey, grey * 0.985, grey * 0.94] : [wood, wood * 0.72, wood * 0.47];
    colour.forEach((value, channel) => (pixels[at * 3 + channel] = Math.min(255, value)));
  }
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  return image.blur(0.6).jpeg({ quality: 58, mozjpeg: true }).toBuffer();
}

function woodAt(x: number, y: number): number {
  const board = Math.floor(x / 240);
  const bend = Math.sin(y / 310 + board * 2) * 14 + Math.sin(y / 97 + board) * 4;
  const rings = Math.sin((x + bend) / 5.5) * 7 + Math.sin((x + bend) / 17 + board) * 10;
  const gap = x % 240 < 3 ? -60 : 0;
  return 148 + rings + gap + ((board * 37) % 23);
}
