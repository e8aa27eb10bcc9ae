import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readLanguageData } from '../../../.scripts/language-data.ts';
import { readScanFixture } from '../../../tests/support/fixtures/fixture-files.ts';
import { shadow } from '../../../tests/support/scans/bends.ts';
import { blur, noise, photograph, skew } from '../../../tests/support/scans/degrade.ts';
import { textOfPage } from '../../../tests/support/scans/pages/page.ts';
import { sourcePage } from '../../../tests/support/scans/pages/pages.ts';
import { rasterOf } from '../../../tests/support/scans/raster.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { type GreyImage, turnImage } from './image/grey-image.ts';
import { recognitionLimits as limits } from './recognition-limits.ts';
import { recognizePage } from './recognize-page.ts';
import { createTextEngine, type TextEngine } from './engine/text-engine.ts';

const engine = createTextEngine({ readAsset: readLanguageData, limits });
const recognize = (image: GreyImage) => recognizePage(image, { engine, limits });

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function recall(found: string, page: string): number {
  const words = wordsOf(found);
  const expected = [...wordsOf(textOfPage(sourcePage(page)))];
  return expected.filter((word) => words.has(word)).length / expected.length;
}

/** The beginnings of its lines form as sharp a line as their letters do. */
async function shortReceipt({ stretched = 1 } = {}): Promise<GreyImage> {
  const file = readScanFixture('short-receipt.png');
  const { width, height } = await sharp(file).metadata();
  const size = { width, height: height * stretched, fit: 'fill' } as const;
  const picture = sharp(file).resize(size).greyscale().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

describe('recognizing a page', () => {
  it('reads a page that is turned and skewed, in its own language, and places its words', async () => {
    const page = await rasterOf('lohnabrechnung', { dpi: 150, steps: [skew(1.5), noise(8)] });
    const result = await recognize(turnImage(page, 90));

    expect(recall(result.text, 'lohnabrechnung')).toBeGreaterThan(0.95);
    expect(result).toMatchObject({ language: 'de', rotation: 270 });
    expect(result.confidence).toBeGreaterThan(85);
    const { box } = result.words.find(({ text }) => text === 'Abrechnung') ?? { box: [0, 0, 0, 0] };
    expect(box[0]).toBeGreaterThan(0.85);
    expect(box[1]).toBeLessThan(0.2);
    expect(box[3]).toBeGreaterThan(box[2]);
  });

  it('reads the rows of a table from left to right, and joins words that were hyphenated', async () => {
    const table = await recognize(await rasterOf('factura-apa', { dpi: 170 }));
    expect(table.text).toContain('Canalizare 14 4,18 58,52');
    expect(table.language).toBe('ro');
  });

  it('reads a page as it is where drawing it larger costs too much', async () => {
    const small = await rasterOf('gemeindeblatt', { dpi: 110 });
    let asked = 0;
    const renderLarger = () => {
      asked += 1;
      return Promise.reject(new ExtractionFailure('too_complex'));
    };
    const { text } = await recognizePage(small, { engine, limits, renderLarger });
    expect(asked).toBe(1);
    expect(recall(text, 'gemeindeblatt')).toBeGreaterThan(0.9);
  });

  it('reads each line in its own language', async () => {
    const name = 'umzug-przeprowadzka';
    const page = await recognize(await rasterOf(name, { dpi: 150 }));
    const { text, language, otherLanguages, confidence } = page;
    expect(recall(text, name)).toBeGreaterThan(0.97);
    expect(text).toContain('Schloss trägt der Bewohner');
    expect(text).toContain('zamknąć okna i wyłączyć ogrzewanie');
    expect(language).toBe('de');
    expect(otherLanguages).toEqual({ pl: expect.any(Number) });
    expect(confidence).toBeGreaterThan(90);
  });

  it('reads columns one after the other', async () => {
    const { text } = await recognize(await rasterOf('gemeindeblatt', { dpi: 150 }));
    expect(text).toContain('Beim Aufgraben der alten Wasserleitung');
    expect(text.indexOf('Hallenbad')).toBeLessThan(text.indexOf('Gemeinderat hat'));
    expect(recall(text, 'gemeindeblatt')).toBeGreaterThan(0.95);
  });

  it.each([0, 180] as const)(
    'reads a receipt of short lines that is turned by %i degrees from its top to its bottom',
    async (angle) => {
      const { text } = await recognize(turnImage(await shortReceipt(), angle));
      expect(text).toMatch(/^Farmacia del Sol.*Aspirin 3\.84.*Leche 8\.64.*TOTAL EUR.*Thank you/s);
    },
  );

  it('reads a receipt from its top to its bottom that was stretched to twice its height', async () => {
    const { text } = await recognize(await shortReceipt({ stretched: 2 }));
    expect(text).toMatch(/^F.*cia del Sol.*Pane.*TOTAL.*53\.52.*Thank you/s);
  });

  it('reads the photo of a curled receipt that lies on a table, half in the shade', async () => {
    const shot = photograph({
      width: 1800,
      height: 1600,
      corners: [
        [0.08, 0.1],
        [0.9, 0.08],
        [0.92, 0.9],
        [0.06, 0.92],
      ],
      curl: 0.03,
      table: 60,
      light: 0.7,
    });
    const shade = shadow({ x: 0.5, y: 0.5, degrees: 30, light: 0.4 });
    const photo = noise(10)(blur(0.6)(shade(shot(await shortReceipt()))));
    const { text } = await recognize(photo);
    expect(text).toMatch(/^Farmacia del Sol.*Aspirin 3\.84.*TOTAL EUR 53\.52.*Thank you for/s);
  });

  it('takes no sample of a page that is like the one before', async () => {
    const image = await rasterOf('factura-apa', { dpi: 170 });
    const texts = {
      upright: { text: 'Factura este pentru apă și canalizare în această lună', confidence: 95 },
      inEnglish: {
        text: 'The invoice is for the water that we have had this month',
        confidence: 95,
      },
      upsideDown: { text: 'eunl eɔ pentru ǝzıl și în apa', confidence: 40 },
    };
    const readAs = async (kind: keyof typeof texts) => {
      const layouts: string[] = [];
      const { text, confidence } = texts[kind];
      const place = { confidence, isKnown: true, top: 20, bottom: 40 };
      const words = text
        .split(' ')
        .map((word, at) => ({ ...place, text: word, left: at * 90, right: at * 90 + 80 }));
      const reading: TextEngine = {
        ...engine,
        read(_, { layout, language }) {
          layouts.push(`${layout} ${language}`);
          return Promise.resolve({ lines: [{ words }], spent: 1_000_000_000 });
        },
      };
      await recognizePage(image, { engine: reading, limits, languageBefore: 'ro' });
      return layouts;
    };
    expect(await readAs('upright')).toEqual(['columns ro']);
    const [first, ...others] = await readAs('inEnglish');
    expect(first).toBe('columns ro');
    expect(others).toEqual(['block en', 'columns en']);
    expect((await readAs('upsideDown')).slice(0, 3)).toEqual([
      'columns ro',
      'block en',
      'block en',
    ]);
  });

  it('reads the upper part of a page with more text than the limits afford', async () => {
    const page = await rasterOf('lease-clauses', { dpi: 150 });
    const parts: { layout: string; width: number; height: number }[] = [];
    const word = { text: 'tenant', confidence: 95, isKnown: true };
    const words = [{ ...word, left: 20, top: 20, right: 90, bottom: 40 }];
    // Each letter costs 30 million instructions, so that the limits allow less than two thousand letters.
    const costly: TextEngine = {
      ...engine,
      read({ width, height }, { layout }) {
        parts.push({ layout, width, height });
        return Promise.resolve({ lines: [{ words }], spent: 500 * 30_000_000 });
      },
    };
    const { isCut, text } = await recognizePage(page, { engine: costly, limits });
    expect([isCut, text]).toEqual([true, 'tenant']);
    const [sample, upper] = parts;
    expect(sample?.layout).toBe('block');
    expect(sample?.width).toBeLessThan((upper?.width ?? 0) * 0.9);
    expect(upper?.layout).toBe('columns');
    expect(upper?.height).toBeLessThan(page.height * 0.8);
    expect(upper?.height).toBeGreaterThan(page.height * 0.1);
  });

  it('finds nothing on an empty page and in a texture', async () => {
    const blank = { width: 800, height: 1000, data: new Uint8Array(800_000).fill(240) };
    const nothing = { text: '', words: [], language: null, confidence: 0 };
    expect(await recognize(blank)).toMatchObject(nothing);
    expect(await recognize(noise(120)(blank))).toMatchObject(nothing);
  });

  it('stops between its steps', async () => {
    const image = await rasterOf('factura-apa', { dpi: 100 });
    const options = { engine, limits, checkpoint: () => Promise.reject(new Error('stopped')) };
    await expect(recognizePage(image, options)).rejects.toThrow('stopped');
  });
});

describe('the bounds of recognition', () => {
  it('fails as too complex beyond its instructions, and can be used again', async () => {
    const image = await rasterOf('factura-apa', { dpi: 100 });
    const options = { language: 'en', dpi: 100, layout: 'columns' } as const;
    const exceeding = engine.read(image, { ...options, instructions: 100_000_000 });
    await expect(exceeding).rejects.toMatchObject({ reason: 'too_complex' });
    const { lines, spent } = await engine.read(image, { ...options, instructions: 20_000_000_000 });
    expect(lines.length).toBeGreaterThan(5);
    expect(spent).toBeGreaterThan(100_000_000);
  });

  it('reads one image after another, each in its own language', async () => {
    const image = await rasterOf('factura-apa', { dpi: 100 });
    const options = { dpi: 100, layout: 'columns', instructions: 20_000_000_000 } as const;
    const read = (language: 'ro' | 'en') => engine.read(image, { ...options, language });
    const [first, second, third] = await Promise.all([read('ro'), read('en'), read('ro')]);
    expect(third).toEqual({ ...first, spent: expect.any(Number) });
    expect(second.lines).not.toEqual(first.lines);
  });

  it('fails as too complex beyond its memory', async () => {
    const small = { ...limits, recognitionMemoryBytes: 24 * 1024 * 1024 };
    const bounded = createTextEngine({ readAsset: readLanguageData, limits: small });
    const image = { width: 3000, height: 3000, data: new Uint8Array(9_000_000).fill(255) };
    const options = { language: 'en', dpi: 200, layout: 'columns', instructions: 1e10 } as const;
    await expect(bounded.read(image, options)).rejects.toMatchObject({ reason: 'too_complex' });
  });
});
