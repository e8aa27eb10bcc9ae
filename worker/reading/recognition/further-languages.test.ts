import { beforeAll, describe, expect, it } from 'vitest';
import { readLanguageData } from '../../../.scripts/language-data.ts';
import { provideLanguageData } from '../../../.scripts/languages/provide-language-data.ts';
import { mixedPages } from '../../../tests/support/scans/pages/mixed.ts';
import { packPages } from '../../../tests/support/scans/pages/packs.ts';
import { textOfPage } from '../../../tests/support/scans/pages/page.ts';
import { rasterOf } from '../../../tests/support/scans/raster.ts';
import { findFields } from '../../../shared/reading/find-fields/find-fields.ts';
import { recognitionLanguageCodes } from '../../../shared/recognition-languages.ts';
import { tokensOf } from '../../../shared/text/word-tokens.ts';
import { createTextEngine } from './engine/text-engine.ts';
import { recognitionLimits as limits } from './recognition-limits.ts';
import { recognizePage } from './recognize-page.ts';

const engine = createTextEngine({ readAsset: readLanguageData, limits });
const languages = [...recognitionLanguageCodes, 'ar', 'ja'];

beforeAll(() => provideLanguageData(['ara', 'jpn']), 120_000);

function pairsOf(text: string): Set<string> {
  const tokens = tokensOf(text);
  return new Set(tokens.slice(1).map((token, index) => `${tokens[index]} ${token}`));
}

function recall(found: string, page: string): number {
  const pairs = pairsOf(found);
  const source = [...packPages, ...mixedPages].find(({ name }) => name === page);
  const expected = [...pairsOf(source ? textOfPage(source) : '')];
  return expected.filter((pair) => pairs.has(pair)).length / expected.length;
}

describe('pages in languages whose data were installed', () => {
  it('reads a Japanese invoice that lies upside down, without spaces in its words, and finds its fields', async () => {
    const image = await rasterOf('seikyusho', { turn: 180 });
    const page = await recognizePage(image, { engine, limits, languages });
    expect(page).toMatchObject({ language: 'ja', rotation: 180 });
    expect(recall(page.text, 'seikyusho')).toBeGreaterThan(0.95);
    expect(page.text).toContain('平素は格別のお引き立てを賜り、厚く御礼申し上げます');
    expect(page.text).toContain('合計金額 89');
    const found = findFields(page.text).map(({ field, value }) => [field, value]);
    expect(Object.fromEntries(found)).toMatchObject({
      documentType: 'invoice',
      documentDate: '2026-11-29',
      dueDate: '2026-12-31',
      totalAmount: { amount: 89_100, currency: 'JPY' },
      reference: '2026-0418',
    });
  });

  it('reads what is in another script than most of the page', async () => {
    const image = await rasterOf('export-declaration');
    const page = await recognizePage(image, { engine, limits, languages });
    expect(recall(page.text, 'export-declaration')).toBeGreaterThan(0.9);
    expect(page.text).toContain('本書類は税関に提出するための説明書です。');
    expect(page.text).toContain('This document is meant for the customs office.');
  });

  it('reads an Arabic letter from right to left', async () => {
    const image = await rasterOf('faturat-kahraba');
    const page = await recognizePage(image, { engine, limits, languages });
    expect(page).toMatchObject({ language: 'ar', rotation: 0 });
    expect(recall(page.text, 'faturat-kahraba')).toBeGreaterThan(0.95);
    expect(page.text).toContain('التاريخ: 29 نوفمبر 2026');
    const [first, second] = page.words.map(({ box }) => box[0]);
    expect(first).toBeGreaterThan(second ?? 1);
  });
});
