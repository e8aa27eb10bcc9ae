import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { encryptRc4, encryptedPdf, objectKey } from '../../../tests/support/encrypted-pdf.ts';
import { pdfOf, pdfStream } from '../../../tests/support/hostile-pdf.ts';
import { recognitionLimits as limits } from '../recognition/recognition-limits.ts';
import { renderPdfPage } from './render-pdf-page.ts';

const [width, height] = [4000, 3700];
const size = `/Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;

const half = (samples: readonly number[]) =>
  Buffer.alloc((width / 2) * samples.length, Buffer.from(samples));

function halves(left: readonly number[], right: readonly number[]): Uint8Array {
  const row = Buffer.concat([half(left), half(right)]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return new Uint8Array(deflateSync(rows, { level: 1 }));
}

let jpeg: Uint8Array;
beforeAll(async () => {
  const right = { create: { width: width / 2, height, channels: 3, background: '#fff' } } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#101010' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .jpeg();
  jpeg = new Uint8Array(await picture.toBuffer());
});

function pageOf(picture: string, more: readonly string[] = []): Uint8Array {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 555] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    pdfStream('', 'q 600 0 0 555 0 0 cm /I Do Q'),
    picture,
    ...more,
  ]);
}

async function halvesOf(bytes: Uint8Array, dpi = 400) {
  const page = await renderPdfPage(bytes, {
    index: 0,
    dpi,
    maxPixels: limits.pagePixels,
    limits,
  });
  const middle = Math.floor(page.height / 2) * page.width;
  return [0.25, 0.75].map((share) => page.data[middle + Math.floor(page.width * share)] ?? 0);
}

const dark = (value: number | undefined) => (value ?? 255) < 60;
const light = (value: number | undefined) => (value ?? 0) > 200;

it('a large picture without a predictor has the samples of its profile', async () => {
  const picture = pdfStream(
    `${size} /ColorSpace [/ICCBased 6 0 R] /Filter /FlateDecode`,
    halves([20, 20, 20], [250, 250, 250]),
  );
  const { icc = new Uint8Array() } = await sharp(
    await sharp(jpeg).withIccProfile('srgb').toBuffer(),
  ).metadata();
  const [left, right] = await halvesOf(pageOf(picture, [pdfStream('/N 3', icc)]));
  expect([dark(left), light(right)]).toEqual([true, true]);
});

it.each([
  ['deflated', '[/FlateDecode /DCTDecode]', (data: Uint8Array) => deflateSync(data)],
  [
    'in hexadecimal digits',
    '[/ASCIIHexDecode /DCTDecode]',
    (data: Uint8Array) => Buffer.from(`${Buffer.from(data).toString('hex')}>`),
  ],
])('a large JPEG may be %s', async (_, filter, encode) => {
  const data = new Uint8Array(encode(jpeg));
  const picture = pdfStream(`${size} /ColorSpace /DeviceRGB /Filter ${filter}`, data);
  const [left, right] = await halvesOf(pageOf(picture));
  expect([dark(left), light(right)]).toEqual([true, true]);
});

it('a large JPEG may have a long dictionary', async () => {
  const entries = `${size} /Comment (${'x'.repeat(6000)}) /ColorSpace /DeviceRGB /Filter /DCTDecode`;
  const [left, right] = await halvesOf(pageOf(pdfStream(entries, jpeg)));
  expect([dark(left), light(right)]).toEqual([true, true]);
});

it('a large JPEG may be encrypted', async () => {
  const content = pdfStream(
    '',
    encryptRc4(Buffer.from('q 200 0 0 200 0 0 cm /I Do Q'), objectKey(4)),
  );
  const picture = pdfStream(
    `${size} /ColorSpace /DeviceRGB /Filter /DCTDecode`,
    encryptRc4(jpeg, objectKey(6)),
  );
  const [left, right] = await halvesOf(encryptedPdf(content, { picture }), 1060);
  expect([dark(left), light(right)]).toEqual([true, true]);
});

it('a large picture with a soft mask is seen on white where that is transparent', async () => {
  const masked = (filter: string, data: Uint8Array) =>
    pageOf(pdfStream(`${size} /ColorSpace /DeviceRGB ${filter} /SMask 6 0 R`, data), [
      pdfStream(`${size} /ColorSpace /DeviceGray /Filter /FlateDecode`, halves([255], [0])),
    ]);
  const black = halves([10, 10, 10], [10, 10, 10]);
  const [left, right] = await halvesOf(masked('/Filter /FlateDecode', black));
  expect([dark(left), light(right)]).toEqual([true, true]);
});

it('a large picture may have a color that is not drawn', async () => {
  const entries = `${size} /ColorSpace /DeviceRGB /Filter /FlateDecode /Mask [255 255 255 255 255 255]`;
  const data = halves([20, 20, 20], [255, 255, 255]);
  const [left, right] = await halvesOf(pageOf(pdfStream(entries, data)));
  expect([dark(left), light(right)]).toEqual([true, true]);
});
