import { expect, it } from 'vitest';
import type { PageState } from './words-file.ts';
import { recognitionOf } from './words-progress.ts';

const page = (language: string, letters: number, otherLanguages?: Record<string, number>) =>
  ({ state: 'recognized', language, confidence: 90, letters, otherLanguages }) as const;

const languagesOf = (...pages: PageState[]) =>
  recognitionOf({ pages: pages.map((each) => ({ page: each, packed: new Uint8Array() })) })
    ?.languages;

it('the languages of a document are those of its lines, the most frequent one first', () => {
  expect(languagesOf(page('de', 900, { pl: 400 }))).toEqual(['de', 'pl']);
  expect(languagesOf(page('de', 900, { pl: 400 }), page('pl', 300))).toEqual(['pl', 'de']);
  expect(languagesOf(page('de', 900), page('fr', 901))).toEqual(['fr', 'de']);
});
