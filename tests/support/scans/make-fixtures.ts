import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { bentPhotos } from './bent-photos.ts';
import { blur, noise, photograph } from './degrade.ts';
import { faxImage, faxTiff, jpegImage, jpegOf, joinTiffs, sharpOf } from './encode.ts';
import { rasterOf } from './raster.ts';
import { writeScanPdf } from './write-scan-pdf.ts';

/* Writes the small files in fixtures/scans: node tests/support/scans/make-fixtures.ts */
const folder = join(import.meta.dirname, '../fixtures/scans');
const scanner = [blur(0.5), noise(6)] as const;
const write = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes);

const textPage = [
  'Cover sheet of the autumn archive, prepared by the registrar',
  'These papers were collected from three cabinets in the basement',
  'Whoever borrows a folder signs the green ledger beside the lamp',
];
const letter = await rasterOf('repair-letter', { dpi: 130, steps: scanner });

write('letter.pdf', writeScanPdf([{ images: [{ image: await jpegImage(letter, 45) }] }]));
write(
  'scan-text-fax.pdf',
  writeScanPdf([
    { images: [{ image: await jpegImage(letter, 45) }] },
    { texts: textPage.map((text, line) => ({ text, x: 60, y: 760 - line * 18, size: 12 })) },
    { rotate: 90, images: [{ image: await faxImage(await rasterOf('tool-invoice')) }] },
  ]),
);
/** The upper part of a page, because fewer words are read faster. */
async function beginningOf(name: string) {
  const { width, height, data } = await rasterOf(name, { dpi: 150 });
  const rows = Math.round(height * 0.3);
  const image = await faxImage({ width, height: rows, data: data.slice(0, width * rows) });
  return { image, area: [0, 842 * 0.7, 595, 842 * 0.3] as const };
}
write(
  'three-scans.pdf',
  writeScanPdf([
    { images: [await beginningOf('repair-letter')] },
    {
      size: [842, 595],
      rotate: 270,
      images: [
        { image: await faxImage(await rasterOf('council-minutes', { dpi: 150, turn: 90 })) },
      ],
    },
    { images: [await beginningOf('lease-clauses')] },
  ]),
);
write(
  'two-pages.tif',
  joinTiffs([
    await faxTiff(await rasterOf('resiliation', { dpi: 150 })),
    await faxTiff(await rasterOf('facture-garage', { dpi: 150, turn: 180 })),
  ]),
);
/** The upper part of a letter, on its side, with 10 bits per color and the orientation for viewers. */
async function turnedAvif(name: string) {
  const { width, height, data } = await rasterOf(name, { dpi: 150, steps: scanner });
  const rows = Math.round(height * 0.4);
  return sharpOf({ width, height: rows, data: data.slice(0, width * rows) })
    .toColourspace('srgb')
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .avif({ quality: 30, bitdepth: 10, chromaSubsampling: '4:2:0' })
    .toBuffer();
}
write('letter.avif', await turnedAvif('beekeeper-letter'));
const photo = await rasterOf('kuendigung', {
  dpi: 200,
  steps: [
    photograph({
      width: 1350,
      height: 1800,
      corners: [
        [0.08, 0.06],
        [0.92, 0.05],
        [0.95, 0.95],
        [0.05, 0.96],
      ],
      table: 70,
      light: 0.7,
    }),
    noise(6),
  ],
});
write('photo.jpg', await jpegOf(photo, 55));
const paper = { width: 827, height: 1169, data: new Uint8Array(827 * 1169).fill(243) };
write(
  'empty-page.pdf',
  writeScanPdf([{ images: [{ image: await jpegImage(noise(5)(paper), 30) }] }]),
);
const huge = { width: 12_000, height: 9000, data: new Uint8Array(108_000_000).fill(255) };
write(
  'huge.png',
  await sharpOf(huge).png({ palette: true, colours: 2, compressionLevel: 9 }).toBuffer(),
);

const [curled] = bentPhotos({ pages: ['receipt-baeckerei'], seed: 7 });
if (!curled) throw new Error('There is no curled receipt');
write(
  'curled-receipt.jpg',
  await sharp(await curled.make())
    .resize(1500)
    .jpeg({ quality: 60 })
    .toBuffer(),
);
