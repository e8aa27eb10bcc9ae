import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GreyImage } from '../../../worker/reading/recognition/image/grey-image.ts';
import {
  blackAndWhite,
  bleedThrough,
  blur,
  coffee,
  invert,
  levels,
  noise,
  skew,
  speckles,
  unevenInk,
  unevenPaper,
} from './degrade.ts';
import {
  faxImage,
  faxTiff,
  jbig2Image,
  jpeg2000Image,
  jpegImage,
  jpegOf,
  joinTiffs,
  maskImage,
  sharpOf,
} from './encode.ts';
import { rasterOf, sourcePdf } from './raster.ts';
import type { Scan } from './scan.ts';
import { type ScanPdfPage, writeScanPdf } from './write-scan-pdf.ts';

const pdf = 'application/pdf';
const scanner = [blur(0.6), noise(10)] as const;
const fax = [blur(0.7), noise(20), blackAndWhite(150)] as const;

type Raster = NonNullable<Parameters<typeof rasterOf>[1]>;

async function jpegPdf(pages: readonly string[], raster: Raster = {}, quality = 75) {
  const written: ScanPdfPage[] = [];
  for (const page of pages) {
    const image = await jpegImage(await rasterOf(page, { steps: scanner, ...raster }), quality);
    const size = (raster.turn ?? 0) % 180 === 0 ? ([595, 842] as const) : ([842, 595] as const);
    written.push({ size, images: [{ image }] });
  }
  return writeScanPdf(written);
}

async function strips(page: string, count: number): Promise<Uint8Array> {
  const image = await rasterOf(page, { steps: scanner });
  const rows = Math.ceil(image.height / count);
  const images = [];
  for (let top = 0; top < image.height; top += rows) {
    const height = Math.min(rows, image.height - top);
    const data = image.data.slice(top * image.width, (top + height) * image.width);
    const share = 842 / image.height;
    images.push({
      image: await jpegImage({ width: image.width, height, data }, 80),
      area: [0, 842 - (top + height) * share, 595, height * share] as const,
    });
  }
  return writeScanPdf([{ images }]);
}

/** The background at a few dpi with the ink as a mask over it, as strongly compressing scanners store it. */
async function maskedPdf(page: string): Promise<Uint8Array> {
  const ink = await rasterOf(page, { dpi: 300, steps: [blur(0.7)] });
  const width = 413;
  const height = 585;
  const background = { width, height, data: new Uint8Array(width * height).fill(244) };
  const images = [
    { image: await jpegImage(unevenPaper({ darkest: 0.92, cell: 120 })(background)) },
    { image: maskImage(ink) },
  ];
  return writeScanPdf([{ images }]);
}

function outlinesOf({ width, height, data }: GreyImage): string {
  const points = 595 / width;
  const rows: string[] = [];
  for (let y = 0; y < height; y += 1) {
    const runs: string[] = [];
    for (let x = 0, start = -1; x <= width; x += 1) {
      const isInk = x < width && (data[y * width + x] ?? 255) < 128;
      if (isInk && start < 0) start = x;
      if (isInk || start < 0) continue;
      const box = [start, height - y, x - start, -1].map((value) => (value * points).toFixed(2));
      runs.push(`${box.join(' ')} re`);
      start = -1;
    }
    if (runs.length > 0) rows.push(`${runs.join(' ')} f`);
  }
  return rows.join('\n');
}

const coverText = [
  'Cover sheet of the autumn archive, prepared by the registrar',
  'These papers were collected from three cabinets in the basement',
  'Whoever borrows a folder signs the green ledger beside the lamp',
  'Photographs and negatives are catalogued separately upstairs',
];

const encoded = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'encoded', name)));

const cleanScan = (name: string, page: string, raster: Raster, quality?: number): Scan => ({
  name,
  kind: 'clean',
  mimeType: pdf,
  pages: [page],
  make: () => jpegPdf([page], raster, quality),
});

export const cleanScans: readonly Scan[] = [
  cleanScan('en-letter-200-jpeg', 'repair-letter', { dpi: 200 }),
  cleanScan('de-letter-300-jpeg', 'kuendigung', { dpi: 300 }),
  cleanScan('fr-letter-200-jpeg', 'resiliation', { dpi: 200 }),
  cleanScan('es-letter-200-jpeg', 'reclamacion', { dpi: 200 }, 60),
  cleanScan('it-letter-300-jpeg', 'lettera-assicurazione', { dpi: 300 }),
  cleanScan('pt-letter-200-jpeg', 'carta-escola', { dpi: 200 }),
  cleanScan('pl-letter-200-jpeg', 'pismo-spoldzielnia', { dpi: 200 }),
  cleanScan('ro-letter-240-jpeg', 'scrisoare-primarie', { dpi: 240 }),
  cleanScan('nl-letter-200-jpeg', 'huurbrief', { dpi: 200 }),
  cleanScan('en-invoice-200-jpeg', 'tool-invoice', { dpi: 200 }),
  cleanScan('fr-minutes-200-jpeg', 'reglement-copropriete', { dpi: 200 }),
  cleanScan('it-rules-600-jpeg', 'verbale-condominio', { dpi: 600 }, 50),
  cleanScan('pl-invoice-300-jpeg', 'faktura-drukarnia', { dpi: 300 }),
  cleanScan('en-columns-200-jpeg', 'allotment-newsletter', { dpi: 200 }),
  cleanScan('de-columns-200-jpeg', 'gemeindeblatt', { dpi: 200 }),
  {
    name: 'de-invoice-fax-g4',
    kind: 'clean',
    mimeType: pdf,
    pages: ['handwerkerrechnung'],
    make: async () =>
      writeScanPdf([{ images: [{ image: await faxImage(await rasterOf('handwerkerrechnung')) }] }]),
  },
  {
    name: 'en-statement-fax-g4-300',
    kind: 'clean',
    mimeType: pdf,
    pages: ['account-statement'],
    make: async () =>
      writeScanPdf([
        { images: [{ image: await faxImage(await rasterOf('account-statement', { dpi: 300 })) }] },
      ]),
  },
  {
    name: 'fr-invoice-jbig2',
    kind: 'clean',
    mimeType: pdf,
    pages: ['facture-garage'],
    make: async () =>
      writeScanPdf([
        { images: [{ image: jbig2Image(await rasterOf('facture-garage', { dpi: 300 })) }] },
      ]),
  },
  {
    name: 'ro-invoice-jbig2-400',
    kind: 'clean',
    mimeType: pdf,
    pages: ['factura-apa'],
    make: async () =>
      writeScanPdf([
        { images: [{ image: jbig2Image(await rasterOf('factura-apa', { dpi: 400 })) }] },
      ]),
  },
  {
    name: 'es-invoice-jpeg2000',
    kind: 'clean',
    mimeType: pdf,
    pages: ['factura-imprenta'],
    make: () =>
      writeScanPdf([
        {
          images: [
            {
              image: jpeg2000Image({ width: 1652, height: 2338 }, encoded('factura-imprenta.jp2')),
            },
          ],
        },
      ]),
  },
  {
    name: 'pt-contract-jpeg2000',
    kind: 'clean',
    mimeType: pdf,
    pages: ['contrato-locacao'],
    make: () =>
      writeScanPdf([
        {
          images: [
            {
              image: jpeg2000Image({ width: 1652, height: 2338 }, encoded('contrato-locacao.jp2')),
            },
          ],
        },
      ]),
  },
  {
    name: 'de-payslip-mask',
    kind: 'clean',
    mimeType: pdf,
    pages: ['lohnabrechnung'],
    make: () => maskedPdf('lohnabrechnung'),
  },
  {
    name: 'en-minutes-mask',
    kind: 'clean',
    mimeType: pdf,
    pages: ['council-minutes'],
    make: () => maskedPdf('council-minutes'),
  },
  {
    name: 'nl-letter-strips',
    kind: 'clean',
    mimeType: pdf,
    pages: ['huurbrief'],
    make: () => strips('huurbrief', 12),
  },
  {
    name: 'pt-letter-strips',
    kind: 'clean',
    mimeType: pdf,
    pages: ['carta-escola'],
    make: () => strips('carta-escola', 40),
  },
  {
    name: 'fr-tiff-fax',
    kind: 'clean',
    mimeType: 'image/tiff',
    pages: ['resiliation', 'reglement-copropriete', 'facture-garage'],
    make: async () =>
      joinTiffs([
        await faxTiff(await rasterOf('resiliation', { dpi: 300 })),
        await faxTiff(await rasterOf('reglement-copropriete')),
        await faxTiff(await rasterOf('facture-garage')),
      ]),
  },
  {
    name: 'pl-tiff-lzw',
    kind: 'clean',
    mimeType: 'image/tiff',
    pages: ['pismo-spoldzielnia'],
    make: async () =>
      sharpOf(await rasterOf('pismo-spoldzielnia', { steps: [blur(0.6)] }))
        .tiff({ compression: 'lzw', predictor: 'horizontal' })
        .toBuffer(),
  },
  {
    name: 'it-tiff-jpeg-colour',
    kind: 'clean',
    mimeType: 'image/tiff',
    pages: ['verbale-condominio'],
    make: async () =>
      sharpOf(await rasterOf('verbale-condominio', { steps: scanner }))
        .toColourspace('srgb')
        .tiff({ compression: 'jpeg', quality: 80 })
        .toBuffer(),
  },
  {
    name: 'es-letter-png',
    kind: 'clean',
    mimeType: 'image/png',
    pages: ['reclamacion'],
    make: async () =>
      sharpOf(await rasterOf('reclamacion'))
        .png({ palette: true, colours: 16 })
        .toBuffer(),
  },
  {
    name: 'ro-letter-webp',
    kind: 'clean',
    mimeType: 'image/webp',
    pages: ['scrisoare-primarie'],
    make: async () =>
      sharpOf(await rasterOf('scrisoare-primarie'))
        .webp({ quality: 70 })
        .toBuffer(),
  },
  {
    name: 'de-invoice-gif',
    kind: 'clean',
    mimeType: 'image/gif',
    pages: ['handwerkerrechnung'],
    make: async () =>
      sharpOf(await rasterOf('handwerkerrechnung'))
        .gif({ colours: 16 })
        .toBuffer(),
  },
];

export const turnedScans: readonly Scan[] = [
  ...([90, 180, 270] as const).map((turn): Scan => ({
    name: `turned-${turn}`,
    kind: 'turned',
    mimeType: pdf,
    pages: ['kuendigung'],
    make: () => jpegPdf(['kuendigung'], { turn }),
  })),
  {
    name: 'turned-180-fax',
    kind: 'turned',
    mimeType: 'image/tiff',
    pages: ['tool-invoice'],
    make: async () => faxTiff(await rasterOf('tool-invoice', { turn: 180 })),
  },
  {
    name: 'turned-270-pl',
    kind: 'turned',
    mimeType: 'image/jpeg',
    pages: ['pismo-spoldzielnia'],
    make: async () => jpegOf(await rasterOf('pismo-spoldzielnia', { turn: 270, steps: scanner })),
  },
  {
    name: 'rotate-90-and-back',
    kind: 'turned',
    mimeType: pdf,
    pages: ['resiliation'],
    make: async () =>
      writeScanPdf([
        {
          size: [842, 595],
          rotate: 90,
          images: [{ image: await jpegImage(await rasterOf('resiliation', { turn: 270 })) }],
        },
      ]),
  },
  {
    name: 'rotate-90-wrongly',
    kind: 'turned',
    mimeType: pdf,
    pages: ['reclamacion'],
    make: async () =>
      writeScanPdf([
        { rotate: 90, images: [{ image: await jpegImage(await rasterOf('reclamacion')) }] },
      ]),
  },
  {
    name: 'stamped-by-an-app',
    kind: 'turned',
    mimeType: pdf,
    pages: ['huurbrief', 'repair-letter'],
    added: 'Scanned with QuickScan Pro',
    make: async () => {
      const pages: ScanPdfPage[] = [];
      for (const name of ['huurbrief', 'repair-letter']) {
        pages.push({
          images: [{ image: await jpegImage(await rasterOf(name, { steps: scanner })) }],
          texts: [{ text: 'Scanned with QuickScan Pro', x: 230, y: 14, size: 9 }],
        });
      }
      return writeScanPdf(pages);
    },
  },
  {
    name: 'white-on-dark',
    kind: 'turned',
    mimeType: 'image/png',
    pages: ['council-minutes'],
    make: async () =>
      sharpOf(await rasterOf('council-minutes', { steps: [invert, levels(30, 235)] }))
        .png()
        .toBuffer(),
  },
  {
    name: 'white-on-dark-pdf',
    kind: 'turned',
    mimeType: pdf,
    pages: ['lettera-assicurazione'],
    make: () => jpegPdf(['lettera-assicurazione'], { steps: [invert, blur(0.6), noise(10)] }),
  },
  {
    name: 'outlined-text',
    kind: 'turned',
    mimeType: pdf,
    pages: ['factura-apa'],
    make: async () =>
      writeScanPdf([{ drawing: outlinesOf(await rasterOf('factura-apa', { dpi: 300 })) }]),
  },
  {
    name: 'text-and-scanned-pages',
    kind: 'turned',
    mimeType: pdf,
    pages: ['repair-letter', 'tool-invoice'],
    added: coverText.join(' '),
    make: async () =>
      writeScanPdf([
        {
          images: [{ image: await jpegImage(await rasterOf('repair-letter', { steps: scanner })) }],
        },
        { texts: coverText.map((text, line) => ({ text, x: 60, y: 760 - line * 18, size: 12 })) },
        { images: [{ image: await faxImage(await rasterOf('tool-invoice')) }] },
      ]),
  },
  {
    name: 'text-above-a-scan',
    kind: 'turned',
    mimeType: pdf,
    pages: ['account-statement'],
    added: coverText.join(' '),
    make: async () =>
      writeScanPdf([
        {
          size: [595, 1000],
          images: [
            {
              image: await jpegImage(await rasterOf('account-statement', { steps: scanner })),
              area: [0, 0, 595, 842],
            },
          ],
          texts: coverText.map((text, line) => ({ text, x: 60, y: 960 - line * 18, size: 12 })),
        },
      ]),
  },
  {
    name: 'earlier-ocr-layer',
    kind: 'turned',
    mimeType: pdf,
    pages: [],
    added:
      'The quarterly report of the harbour office lists forty-one arrivals of timber ships and the repair of two cranes',
    make: async () =>
      writeScanPdf([
        {
          images: [{ image: await jpegImage(await rasterOf('repair-letter')) }],
          texts: [
            ['The quarterly report of the harbour office', 740],
            ['lists forty-one arrivals of timber ships', 720],
            ['and the repair of two cranes', 700],
          ].map(([text, y]) => ({
            text: String(text),
            x: 70,
            y: Number(y),
            size: 11,
            isInvisible: true,
          })),
        },
      ]),
  },
  {
    name: 'text-pdf',
    kind: 'turned',
    mimeType: pdf,
    pages: ['contrato-locacao'],
    make: () => sourcePdf('contrato-locacao'),
  },
];

const imperfectScan = (name: string, page: string, raster: Raster, quality?: number): Scan => ({
  ...cleanScan(name, page, raster, quality),
  kind: 'imperfect',
});

const bleeding = (name: string, page: string, back: string, strength: number): Scan => ({
  name,
  kind: 'imperfect',
  mimeType: pdf,
  pages: [page],
  make: async () => {
    const behind = blur(2)(await rasterOf(back));
    return jpegPdf([page], { steps: [bleedThrough(behind, strength), ...scanner] });
  },
});

export const imperfectScans: readonly Scan[] = [
  imperfectScan('skew-2', 'tool-invoice', { steps: [skew(2), ...scanner] }),
  imperfectScan('skew-minus-5', 'reclamacion', { steps: [skew(-5), ...scanner] }),
  imperfectScan('skew-9', 'carta-escola', { steps: [skew(9, 240), ...scanner] }),
  imperfectScan('skew-columns', 'gemeindeblatt', { steps: [skew(-3), ...scanner] }),
  bleeding('bleed-through-de', 'kuendigung', 'handwerkerrechnung', 0.35),
  bleeding('bleed-through-fr', 'reglement-copropriete', 'resiliation', 0.45),
  imperfectScan('150-dpi-en', 'repair-letter', { dpi: 150 }),
  imperfectScan('150-dpi-ro', 'scrisoare-primarie', { dpi: 150 }),
  imperfectScan('150-dpi-de-invoice', 'handwerkerrechnung', { dpi: 150 }),
  imperfectScan('100-dpi-nl', 'huurbrief', { dpi: 110, steps: [blur(0.5)] }),
  imperfectScan('small-print-200', 'lease-clauses', { dpi: 200 }),
  imperfectScan('small-print-300', 'lease-clauses', { dpi: 300 }, 60),
  imperfectScan('dense-print-200', 'reisebedingungen', { dpi: 200 }),
  imperfectScan('grey-paper', 'verbale-condominio', {
    steps: [levels(70, 190), unevenPaper({ darkest: 0.8 }), ...scanner],
  }),
];

const damagedScan = (name: string, page: string, raster: Raster, quality?: number): Scan => ({
  ...cleanScan(name, page, raster, quality),
  kind: 'damaged',
});

export const damagedScans: readonly Scan[] = [
  damagedScan('thermal-it', 'lettera-assicurazione', {
    steps: [
      levels(120, 225),
      unevenInk({ least: 0.35, cell: 200 }),
      unevenPaper({ darkest: 0.75, cell: 300 }),
      blur(0.8),
      noise(16),
    ],
  }),
  damagedScan('thermal-es', 'factura-imprenta', {
    steps: [levels(130, 215), unevenInk({ least: 0.4, cell: 150, seed: 11 }), blur(0.9), noise(18)],
  }),
  damagedScan('coffee-en', 'council-minutes', { steps: [coffee(0.4), ...scanner] }),
  damagedScan('coffee-pl', 'pismo-spoldzielnia', { steps: [coffee(0.5, 9), noise(14)] }),
  ...(['repair-letter', 'kuendigung'] as const).map((page): Scan => ({
    name: `speckled-fax-${page}`,
    kind: 'damaged',
    mimeType: 'image/tiff',
    pages: [page],
    make: async () => faxTiff(await rasterOf(page, { steps: [...fax, speckles(0.004)] })),
  })),
  {
    name: 'coarse-fax',
    kind: 'damaged',
    mimeType: 'image/tiff',
    pages: ['carta-escola'],
    make: async () =>
      faxTiff(
        await rasterOf('carta-escola', {
          steps: [...fax, speckles(0.001), skew(1), blackAndWhite()],
        }),
      ),
  },
  damagedScan('typewriter-de', 'lohnabrechnung', {
    steps: [
      unevenInk({ least: 0.2, cell: 9 }),
      unevenInk({ least: 0.5, cell: 120 }),
      levels(60, 235),
      blur(0.9),
      noise(20),
    ],
  }),
  damagedScan('faded-fr', 'resiliation', {
    steps: [levels(150, 235), unevenInk({ least: 0.5, cell: 20 }), blur(0.8), noise(12)],
  }),
];
