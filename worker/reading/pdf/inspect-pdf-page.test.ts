import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { jbig2Image } from '../../../tests/support/scans/encode.ts';
import { inspectPdf } from '../../../tests/support/scans/inspect-pdf.ts';
import { sourcePdf } from '../../../tests/support/scans/raster.ts';
import {
  type PdfText,
  type ScanPdfPage,
  writeScanPdf,
} from '../../../tests/support/scans/write-scan-pdf.ts';
import type { GreyImage } from '../recognition/image/grey-image.ts';
import { recognitionLimits as limits } from '../recognition/recognition-limits.ts';
import { renderPdfPage } from './render-pdf-page.ts';

const darkest = ({ data }: GreyImage) => data.reduce((least, value) => Math.min(least, value), 255);

const image = jbig2Image({ width: 413, height: 585, data: new Uint8Array(413 * 585).fill(255) });
const strips = Array.from({ length: 20 }, (_, row) => ({
  image,
  area: [0, row * 42.1, 595, 42.1] as const,
}));
const words = 'These words fill a line of the page and say what is written on it';
const lines = (isInvisible: boolean, count = 4): PdfText[] =>
  Array.from({ length: count }, (_, row) => ({
    text: words,
    x: 60,
    y: 700 - row * 30,
    size: 12,
    isInvisible,
  }));
const withOtherCodes: PdfText = {
  text: words.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 3)),
  x: 60,
  y: 700,
  size: 12,
};
const outlines = Array.from({ length: 400 }, (_, at) => {
  const [x, y] = [60 + (at % 40) * 12, 700 - Math.floor(at / 40) * 20];
  return `${x} ${y} m ${x + 8} ${y} l ${x + 4} ${y + 10} l f`;
}).join('\n');

const scan = { textLayer: 'none', needsRecognition: true };
const complete = { textLayer: 'complete', needsRecognition: false };
const partial = { textLayer: 'partial', needsRecognition: true };

const pages: [string, ScanPdfPage, object][] = [
  ['a scan', { images: [{ image }] }, { ...scan, dpi: 50 }],
  ['a scan in strips', { images: strips }, scan],
  ['outlined text', { drawing: outlines }, scan],
  [
    'a scan with the stamp of an app',
    { images: [{ image }], texts: [{ text: 'Scanned with an app', x: 60, y: 20, size: 9 }] },
    partial,
  ],
  [
    'a scan with the invisible stamp of an app',
    {
      images: [{ image }],
      texts: [{ text: 'Made by a scanner', x: 60, y: 20, size: 9, isInvisible: true }],
    },
    scan,
  ],
  [
    'text in a font whose codes mean other letters',
    { texts: Array.from({ length: 4 }, (_, row) => ({ ...withOtherCodes, y: 700 - row * 30 })) },
    scan,
  ],
  ['a scan with an earlier text layer', { images: [{ image }], texts: lines(true) }, complete],
  [
    'text above a picture',
    { images: [{ image, area: [60, 60, 475, 400] }], texts: lines(false) },
    partial,
  ],
  [
    'text with a logo',
    { images: [{ image, area: [450, 780, 80, 40] }], texts: lines(false) },
    complete,
  ],
  ['an empty page', {}, { textLayer: 'none', needsRecognition: false }],
];

it.each(pages)('tells %s by its objects', async (_, page, expected) => {
  expect(await inspectPdf(writeScanPdf([page]))).toMatchObject(expected);
});

it('tells a printed document by its text layer', async () => {
  expect(await inspectPdf(sourcePdf('factura-apa'))).toEqual({ ...complete, dpi: 0 });
});

it('renders what a text layer does not contain', async () => {
  const file = writeScanPdf([{ texts: lines(false) }]);
  const options = { index: 0, dpi: 72, maxPixels: 1_000_000, limits };
  const all = await renderPdfPage(file, options);
  const pictures = await renderPdfPage(file, { ...options, content: 'pictures' });
  expect(darkest(all)).toBeLessThan(100);
  expect(darkest(pictures)).toBe(255);
});

it('renders a page of any size with a bounded number of pixels', async () => {
  const options = { index: 0, dpi: 200, maxPixels: 100_000, limits };
  for (const size of [
    [14_400, 14_400],
    [14_400, 3],
    [3, 14_400],
  ] as const) {
    const { width, height } = await renderPdfPage(writeScanPdf([{ size }]), options);
    expect(width * height).toBeLessThanOrEqual(100_000);
  }
});

it('renders or refuses a picture of very many pixels within its bounds', async () => {
  const [width, height] = [12_000, 9000];
  const entries = '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode';
  const bytes = deflateSync(Buffer.alloc(width * height));
  const file = writeScanPdf([{ images: [{ image: { width, height, entries, bytes } }] }]);
  const image = await renderPdfPage(file, { index: 0, dpi: 50, maxPixels: 1_000_000, limits });
  expect(darkest(image)).toBe(0);
  const starved = { ...limits, pdfInstructions: 100_000_000 };
  await expect(
    renderPdfPage(file, { index: 0, dpi: 50, maxPixels: 1_000_000, limits: starved }),
  ).rejects.toMatchObject({ reason: 'too_complex' });
});
