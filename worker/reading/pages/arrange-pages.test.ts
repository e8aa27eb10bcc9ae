import { strFromU8, strToU8, unzlibSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { joinBytes } from '../../../shared/bytes/join-bytes.ts';
import { decodeLatin1 } from '../../../shared/text/encodings/latin1.ts';
import type { PagePlan } from '../../../shared/reading/pages/page-plan.ts';
import { readFixture } from '../../../tests/support/fixtures/fixture-files.ts';
import { pdfOf, pdfStream } from '../../../tests/support/hostile-pdf.ts';
import { pdfOfTexts } from '../../../tests/support/pages-pdf.ts';
import { extractText } from '../extract-text.ts';
import { decodeWordsFile, unpackPage } from '../words/words-file.ts';
import { renderThumbnail } from '../thumbnail/render-thumbnail.ts';
import { arrangePages } from './arrange-pages.ts';

const pdf = 'application/pdf';
const everything: PagePlan = { operations: [] };

const arrange = (
  files: (Uint8Array | [Uint8Array, string])[],
  plan: PagePlan = everything,
  { confirmsSignature = false } = {},
) =>
  arrangePages({
    files: files.map((file) =>
      Array.isArray(file) ? { bytes: file[0], mimeType: file[1] } : { bytes: file, mimeType: pdf },
    ),
    plan,
    confirmsSignature,
  });

async function documentsOf(
  ...parameters: Parameters<typeof arrange>
): Promise<Uint8Array<ArrayBuffer>[]> {
  const result = await arrange(...parameters);
  if (result.state !== 'arranged') throw new Error(JSON.stringify(result));
  return result.documents.map(({ chunks }) => joinBytes(chunks));
}

async function pagesOf(bytes: Uint8Array) {
  const { pages } = await extractText({ bytes: new Uint8Array(bytes), mimeType: pdf });
  if (!pages) throw new Error('There are no pages');
  return Promise.all(
    decodeWordsFile(pages).pages.map(async ({ packed }) => {
      const { text, words } = await unpackPage(packed);
      const [, , , width = 0, height = 0] = words[0] ?? [];
      return { text: text.trim(), isUpright: width * 420 > height * 595 };
    }),
  );
}

function unpacked(bytes: Uint8Array): string {
  return decodeLatin1(bytes).replaceAll(
    /(<<[^>]*FlateDecode[^]*?>>)stream\r?\n([^]*?)\r?\nendstream/g,
    (_, dictionary: string, data: string) =>
      dictionary + strFromU8(unzlibSync(strToU8(data, true)), true),
  );
}

const textsOf = async (bytes: Uint8Array) => (await pagesOf(bytes)).map(({ text }) => text);
const words = (count: number) => Array.from({ length: count }, (_, index) => `zinnia${index + 1}`);

const reversed = (count: number) => ({
  operations: [
    {
      type: 'order' as const,
      pages: Array.from({ length: count }, (_, index) => count - index),
    },
  ],
});

const entry = (offset: number) => `${String(offset).padStart(10, '0')} 00000 n \n`;

async function shownOf(bytes: Uint8Array<ArrayBuffer>) {
  const thumbnail = await renderThumbnail({ bytes, mimeType: pdf });
  const { data, info } = await sharp(thumbnail!)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => {
    const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
    return data[at]! > 200 && data[at + 1]! < 80;
  };
  const quarters = [isRed(0.25, 0.25), isRed(0.75, 0.25), isRed(0.25, 0.75), isRed(0.75, 0.75)];
  return {
    red: quarters.indexOf(true),
    count: quarters.filter(Boolean).length,
    isWide: info.width > info.height,
  };
}

describe('pages of a PDF', () => {
  it('are turned, and keep their text', async () => {
    const [bytes] = await documentsOf([pdfOfTexts(words(3))], {
      operations: [
        { type: 'rotate', pages: [2], degrees: 90 },
        { type: 'rotate', pages: [3], degrees: 180 },
      ],
    });
    const pages = await pagesOf(bytes!);
    expect(pages).toEqual([
      { text: 'zinnia1', isUpright: true },
      { text: 'zinnia2', isUpright: false },
      { text: 'zinnia3', isUpright: true },
    ]);
    const [back] = await documentsOf([bytes!], {
      operations: [{ type: 'rotate', pages: [2], degrees: 270 }],
    });
    expect((await pagesOf(back!)).every(({ isUpright }) => isUpright)).toBe(true);
  });

  it('are reordered and deleted', async () => {
    const file = pdfOfTexts(words(4));
    const order: PagePlan = { operations: [{ type: 'order', pages: [3, 1, 4, 2] }] };
    const [ordered] = await documentsOf([file], order);
    expect(await textsOf(ordered!)).toEqual(['zinnia3', 'zinnia1', 'zinnia4', 'zinnia2']);
    const [left] = await documentsOf([file], { operations: [{ type: 'delete', pages: [2, 3] }] });
    expect(await textsOf(left!)).toEqual(['zinnia1', 'zinnia4']);
  });

  it('are divided into documents, and joined again', async () => {
    const parts = await documentsOf([pdfOfTexts(words(5))], {
      operations: [{ type: 'delete', pages: [3] }],
      parts: [[1, 2], [5], [4]],
    });
    expect(await Promise.all(parts.map(textsOf))).toEqual([
      ['zinnia1', 'zinnia2'],
      ['zinnia5'],
      ['zinnia4'],
    ]);
    const [joined] = await documentsOf([parts[2]!, parts[0]!, parts[1]!]);
    expect(await textsOf(joined!)).toEqual(['zinnia4', 'zinnia1', 'zinnia2', 'zinnia5']);
  });

  it('of 300 are reordered, and of 2,000 within the bounds, but no more', async () => {
    const [bytes] = await documentsOf([pdfOfTexts(words(300))], reversed(300));
    const texts = await textsOf(bytes!);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([300, 'zinnia300', 'zinnia1']);
    const most = await arrange([pdfOfTexts(words(2000))], reversed(2000));
    expect(most.state).toBe('arranged');
    const result = await arrange([pdfOfTexts(words(2001))]);
    expect(result).toEqual({ state: 'failed', file: 0, reason: 'too_many_pages' });
  });

  it('leave nothing of themselves in documents of other pages', async () => {
    const secrets = ['public1', 'secret2', 'secret3'];
    const file = pdfOfTexts(secrets, { hasLinks: true, embedded: '<secret/>' });
    const [first, rest] = await documentsOf([file], { operations: [], parts: [[1], [2, 3]] });
    expect(await textsOf(first!)).toEqual(['public1']);
    expect(unpacked(first!)).toContain('public1');
    expect(unpacked(first!)).not.toContain('secret');
    expect(unpacked(rest!)).not.toContain('public');
    const [left] = await documentsOf([file], { operations: [{ type: 'delete', pages: [2, 3] }] });
    expect(unpacked(left!)).not.toContain('secret');
  });

  it('keep the embedded files and the outline while all of them stay', async () => {
    const file = pdfOfTexts(words(2), { hasLinks: true, embedded: '<Invoice/>' });
    const [bytes] = await documentsOf([file], { operations: [{ type: 'order', pages: [2, 1] }] });
    const text = unpacked(bytes!);
    expect(text).toContain('<Invoice/>');
    expect(text).toContain('/Outlines');
    expect(text).toContain('(Entry 2)');
  });

  it('give two documents of the same pages different bytes', async () => {
    const [one, other] = await documentsOf([pdfOfTexts(['same', 'same'])], {
      operations: [],
      parts: [[1], [2]],
    });
    expect(one).not.toEqual(other);
    expect(one!.length).toBe(other!.length);
  });

  it('are not changed by a plan that does not fit them', async () => {
    expect(
      await arrange([pdfOfTexts(words(2))], { operations: [{ type: 'delete', pages: [3] }] }),
    ).toEqual({
      state: 'invalid',
      path: ['operations', 0, 'pages'],
      message: 'There is no page 3',
    });
  });
});

describe('a file whose pages are not changed', () => {
  it('is signed, unless that is confirmed', async () => {
    const files = [pdfOfTexts(['one']), pdfOfTexts(['two'], { isSigned: true })];
    expect(await arrange(files)).toEqual({ state: 'failed', file: 1, reason: 'signed' });
    expect(await arrange(files, everything, { confirmsSignature: true })).toMatchObject({
      state: 'arranged',
    });
  });

  it.each([
    ['encrypted.pdf', 'encrypted'],
    ['owner-password-only.pdf', 'encrypted'],
    ['truncated.pdf', 'damaged'],
    ['html-pretending.pdf', 'damaged'],
  ])('is %s', async (name, reason) => {
    const files = [pdfOfTexts(['one']), readFixture(name)];
    expect(await arrange(files)).toEqual({ state: 'failed', file: 1, reason });
  });

  it('has no pages', async () => {
    const file = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
    ]);
    expect(await arrange([file])).toMatchObject({ state: 'failed', reason: 'damaged' });
  });

  it('would become larger than it may: thousands of objects that are one stream', async () => {
    const data = 'x'.repeat(1_000_000);
    const body = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /X [${Array.from({ length: 3000 }, (_, index) => `${index + 10} 0 R`).join(' ')}] >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n`;
    const at = body.length;
    const offsets = [body.indexOf('1 0 obj'), body.indexOf('2 0 obj'), body.indexOf('3 0 obj')];
    const file = `${body}10 0 obj\n${pdfStream('', data)}\nendobj\n`;
    const table = `xref\n0 4\n0000000000 65535 f \n${offsets.map(entry).join('')}10 3000\n${entry(at).repeat(3000)}trailer\n<< /Root 1 0 R /Size 3010 >>\nstartxref\n${file.length}\n%%EOF`;
    const bytes = new TextEncoder().encode(file + table);
    const started = process.cpuUsage();
    const result = await arrange([bytes]);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1_000_000).toBeLessThan(10);
    const size =
      result.state === 'arranged'
        ? result.documents[0]!.chunks.reduce((sum, { length }) => sum + length, 0)
        : 0;
    expect(size).toBeLessThan(12_000_000);
  });
});

describe('pages of pictures', () => {
  const corner = { create: { width: 48, height: 32, channels: 3, background: 'red' } } as const;
  const picture = () =>
    sharp({ create: { width: 96, height: 64, channels: 3, background: 'white' } }).composite([
      { input: corner, left: 0, top: 0 },
    ]);

  it.each([
    ['image/jpeg', () => picture().jpeg({ quality: 95 })],
    ['image/png', () => picture().png()],
    ['image/png', () => picture().png({ progressive: true })],
    ['image/png', () => picture().png({ palette: true })],
    ['image/png', () => picture().ensureAlpha().png()],
    ['image/png', () => picture().toColourspace('rgb16').png()],
    ['image/gif', () => picture().gif()],
    ['image/webp', () => picture().webp({ quality: 95 })],
    ['image/avif', () => picture().avif({ effort: 0 })],
    ['image/tiff', () => picture().tiff({ compression: 'lzw' })],
  ] as const)('of %s become those of a PDF, and are turned', async (mimeType, encode) => {
    const bytes = new Uint8Array(await encode().toBuffer());
    const [same] = await documentsOf([[bytes, mimeType]]);
    expect(await shownOf(same!)).toEqual({ red: 0, count: 1, isWide: true });
    const [turned] = await documentsOf([[bytes, mimeType]], {
      operations: [{ type: 'rotate', pages: [1], degrees: 90 }],
    });
    expect(await shownOf(turned!)).toEqual({ red: 1, count: 1, isWide: false });
  });

  it('are upright by their EXIF orientation', async () => {
    const bytes = new Uint8Array(
      await picture().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer(),
    );
    const [upright] = await documentsOf([[bytes, 'image/jpeg']]);
    expect(await shownOf(upright!)).toEqual({ red: 1, count: 1, isWide: false });
  });

  it('keep the bytes of a JPEG', async () => {
    const bytes = new Uint8Array(await picture().jpeg().toBuffer());
    const [wrapped] = await documentsOf([[bytes, 'image/jpeg']]);
    expect(decodeLatin1(wrapped!)).toContain(decodeLatin1(bytes));
  });

  it('are joined with those of PDFs', async () => {
    const png = new Uint8Array(await picture().png().toBuffer());
    const [joined] = await documentsOf([
      pdfOfTexts(['letter']),
      [png, 'image/png'],
      pdfOfTexts(['annex']),
    ]);
    expect(await textsOf(joined!)).toEqual(['letter', '', 'annex']);
  });

  it('that are damaged or unknown are refused', async () => {
    const png = new Uint8Array(await picture().png().toBuffer());
    expect(await arrange([[png.subarray(0, 30), 'image/png']])).toMatchObject({
      state: 'failed',
      reason: 'damaged',
    });
    expect(await arrange([[new Uint8Array(40), 'image/avif']])).toMatchObject({
      state: 'failed',
      reason: 'unsupported',
    });
  });
});
