import { expect, it, vi } from 'vitest';
import { readLanguageData } from '../../../../.scripts/language-data.ts';
import { rasterOf } from '../../../../tests/support/scans/raster.ts';
import { chooseByDictionary } from './choose-language.ts';
import type * as FrequentWords from './frequent-words.ts';
import { recognitionLimits as limits } from '../recognition-limits.ts';
import { recognizePage } from '../recognize-page.ts';
import type { RecognizedLine } from '../recognized-word.ts';
import { createTextEngine } from '../engine/text-engine.ts';

// Dutch has no list of frequent words.
vi.mock('./frequent-words.ts', async (original) => {
  const { frequentWords } = await original<typeof FrequentWords>();
  return { frequentWords: new Map([...frequentWords].filter(([language]) => language !== 'nl')) };
});

function lineOf(known: number): RecognizedLine {
  const box = { left: 0, top: 0, right: 9, bottom: 9, confidence: 90 };
  const words = Array.from({ length: 10 }, (_, index) => ({
    ...box,
    text: 'ord,',
    isKnown: index < known,
  }));
  return { words: [...words, { ...box, text: '2026', isKnown: true }] };
}

async function choose(known: Partial<Record<'de' | 'nl' | 'pl', number>>) {
  const asked: string[] = [];
  const language = await chooseByDictionary(['de', 'nl', 'pl'], async (each) => {
    asked.push(each);
    return known[each as 'de'] === undefined ? [] : [lineOf(known[each as 'de'] ?? 0)];
  });
  return { language, asked };
}

it('chooses the first language whose dictionary knows most words, and asks no further', async () => {
  expect(await choose({ de: 3, nl: 9, pl: 10 })).toEqual({ language: 'nl', asked: ['de', 'nl'] });
});

it('chooses the language that knows the most where none knows many', async () => {
  expect((await choose({ de: 3, nl: 6, pl: 5 })).language).toBe('nl');
});

it('chooses none where nothing was read', async () => {
  expect((await choose({})).language).toBeUndefined();
  expect((await choose({ de: 0, nl: 0, pl: 0 })).language).toBeUndefined();
});

it('finds the language of a page by its dictionary, and that of others by their words', async () => {
  const engine = createTextEngine({ readAsset: readLanguageData, limits });
  const languageOf = async (page: string) => {
    const image = await rasterOf(page, { dpi: 150 });
    return (await recognizePage(image, { engine, limits, languages: ['de', 'fr', 'nl'] })).language;
  };
  expect(await languageOf('huurbrief')).toBe('nl');
  expect(await languageOf('resiliation')).toBe('fr');
});
