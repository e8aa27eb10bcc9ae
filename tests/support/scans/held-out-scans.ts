import { bentPhotos } from './bent-photos.ts';
import {
  blackAndWhite,
  bleedThrough,
  blur,
  coffee,
  invert,
  levels,
  noise,
  photograph,
  skew,
  speckles,
  unevenInk,
  unevenPaper,
} from './degrade.ts';
import { faxTiff, jbig2Image, jpegImage, jpegOf, sharpOf } from './encode.ts';
import { rasterOf } from './raster.ts';
import type { Scan } from './scan.ts';
import { writeScanPdf } from './write-scan-pdf.ts';

const pdf = 'application/pdf';
const jpeg = 'image/jpeg';
const onePage = async (image: Awaited<ReturnType<typeof rasterOf>>, rotate: 0 | 270 = 0) =>
  writeScanPdf([{ rotate, images: [{ image: await jpegImage(image, 70) }] }]);

/** Scans with other texts, fonts and faults, to detect overfitting to the scans used in development. */
export const heldOutScans: readonly Scan[] = [
  {
    name: 'other-en-clean',
    kind: 'clean',
    mimeType: pdf,
    pages: ['beekeeper-letter'],
    make: async () =>
      onePage(await rasterOf('beekeeper-letter', { dpi: 250, steps: [blur(0.7), noise(8, 41)] })),
  },
  {
    name: 'other-de-jbig2',
    kind: 'clean',
    mimeType: pdf,
    pages: ['stromabschlag'],
    make: async () =>
      writeScanPdf([
        { images: [{ image: jbig2Image(await rasterOf('stromabschlag', { dpi: 300 })) }] },
      ]),
  },
  {
    name: 'other-fr-clean',
    kind: 'clean',
    mimeType: jpeg,
    pages: ['bail-location'],
    make: async () =>
      jpegOf(await rasterOf('bail-location', { dpi: 220, steps: [blur(0.6), noise(12, 42)] }), 65),
  },
  {
    name: 'other-es-columns',
    kind: 'clean',
    mimeType: 'image/tiff',
    pages: ['aviso-comunidad'],
    make: async () => faxTiff(await rasterOf('aviso-comunidad', { dpi: 200 })),
  },
  {
    name: 'other-it-png',
    kind: 'clean',
    mimeType: 'image/png',
    pages: ['ricevuta-idraulico'],
    make: async () =>
      sharpOf(await rasterOf('ricevuta-idraulico', { dpi: 180 }))
        .png()
        .toBuffer(),
  },
  {
    name: 'other-pl-clean',
    kind: 'clean',
    mimeType: pdf,
    pages: ['zaswiadczenie'],
    make: async () =>
      onePage(await rasterOf('zaswiadczenie', { dpi: 300, steps: [blur(0.9), noise(10, 43)] })),
  },
  {
    name: 'other-ro-clean',
    kind: 'clean',
    mimeType: pdf,
    pages: ['adeverinta'],
    make: async () => onePage(await rasterOf('adeverinta', { dpi: 200, steps: [noise(10, 44)] })),
  },
  {
    name: 'other-pt-turned',
    kind: 'turned',
    mimeType: jpeg,
    pages: ['recibo-condominio'],
    make: async () =>
      jpegOf(
        await rasterOf('recibo-condominio', {
          dpi: 170,
          turn: 90,
          steps: [skew(1.3), noise(10, 45)],
        }),
      ),
  },
  {
    name: 'other-de-rotated',
    kind: 'turned',
    mimeType: pdf,
    pages: ['stromabschlag'],
    make: async () => onePage(await rasterOf('stromabschlag', { steps: [noise(9, 46)] }), 270),
  },
  {
    name: 'other-white-on-blue',
    kind: 'turned',
    mimeType: jpeg,
    pages: ['bail-location'],
    make: async () =>
      jpegOf(
        await rasterOf('bail-location', {
          dpi: 240,
          steps: [invert, levels(60, 210), noise(10, 47)],
        }),
      ),
  },
  {
    name: 'other-skew-bleed',
    kind: 'imperfect',
    mimeType: pdf,
    pages: ['beekeeper-letter'],
    make: async () => {
      const behind = blur(1.5)(await rasterOf('recibo-condominio'));
      const steps = [bleedThrough(behind, 0.3), skew(-3.4), blur(0.6), noise(12, 48)];
      return onePage(await rasterOf('beekeeper-letter', { steps }));
    },
  },
  {
    name: 'other-150-dpi',
    kind: 'imperfect',
    mimeType: jpeg,
    pages: ['aviso-comunidad'],
    make: async () =>
      jpegOf(await rasterOf('aviso-comunidad', { dpi: 150, steps: [blur(0.5)] }), 55),
  },
  {
    name: 'other-thermal',
    kind: 'damaged',
    mimeType: jpeg,
    pages: ['ricevuta-idraulico'],
    make: async () => {
      const ink = unevenInk({ least: 0.45, cell: 90, seed: 51 });
      const steps = [
        levels(100, 200),
        ink,
        unevenPaper({ darkest: 0.8, cell: 220, seed: 52 }),
        blur(1),
        noise(12, 53),
      ];
      return jpegOf(await rasterOf('ricevuta-idraulico', { steps }), 70);
    },
  },
  {
    name: 'other-typewriter',
    kind: 'damaged',
    mimeType: pdf,
    pages: ['zaswiadczenie'],
    make: async () => {
      const steps = [
        unevenInk({ least: 0.35, cell: 13, seed: 54 }),
        levels(70, 225),
        blur(1),
        noise(14, 55),
      ];
      return onePage(await rasterOf('zaswiadczenie', { dpi: 240, steps }));
    },
  },
  {
    name: 'other-coffee-fax',
    kind: 'damaged',
    mimeType: 'image/tiff',
    pages: ['adeverinta'],
    make: async () =>
      faxTiff(
        await rasterOf('adeverinta', {
          steps: [
            coffee(0.25, 56),
            blur(0.6),
            noise(16, 57),
            blackAndWhite(140),
            speckles(0.002, 58),
          ],
        }),
      ),
  },
  ...(
    [
      [
        'beekeeper-letter',
        [
          [0.12, 0.06],
          [0.9, 0.12],
          [0.97, 0.9],
          [0.03, 0.95],
        ],
        45,
        0.5,
      ],
      [
        'stromabschlag',
        [
          [0.05, 0.08],
          [0.88, 0.03],
          [0.97, 0.92],
          [0.12, 0.97],
        ],
        100,
        0.6,
      ],
      [
        'recibo-condominio',
        [
          [0.08, 0.03],
          [0.95, 0.09],
          [0.9, 0.98],
          [0.02, 0.9],
        ],
        20,
        0.4,
      ],
    ] as const
  ).map(([page, corners, table, light], index): Scan => ({
    name: `other-photo-${page}`,
    kind: 'photo',
    mimeType: jpeg,
    pages: [page],
    make: async () => {
      const shot = photograph({
        width: 2250,
        height: 3000,
        corners,
        table,
        light,
        curl: 0.004 * index,
      });
      return jpegOf(
        await rasterOf(page, { dpi: 280, steps: [shot, blur(1), noise(18, 60 + index)] }),
        75,
      );
    },
  })),
  ...bentPhotos({ pages: ['receipt-trattoria', 'receipt-apotheek', 'stromabschlag'], seed: 7 }),
  {
    name: 'other-texture',
    kind: 'empty',
    mimeType: jpeg,
    pages: [],
    make: async () => {
      const sheet = { width: 1800, height: 1400, data: new Uint8Array(1800 * 1400).fill(220) };
      return jpegOf(
        noise(
          14,
          71,
        )(
          unevenPaper({ darkest: 0.2, cell: 22, seed: 72 })(
            unevenPaper({ darkest: 0.5, cell: 170, seed: 73 })(sheet),
          ),
        ),
      );
    },
  },
];
