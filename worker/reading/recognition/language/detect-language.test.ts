import { expect, it } from 'vitest';
import { textOfPage } from '../../../../tests/support/scans/pages/page.ts';
import { sourcePages } from '../../../../tests/support/scans/pages/pages.ts';
import { detectLanguage } from './detect-language.ts';

it.each(sourcePages.map((page) => [page.name, page] as const))(
  'detects the language of %s',
  (_, page) => expect(detectLanguage(textOfPage(page))?.language).toBe(page.language),
);

it.each(sourcePages.map((page) => [page.name, page] as const))(
  'detects the language of %s without its accents',
  (_, page) => {
    const text = textOfPage(page).normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
    expect(detectLanguage(text)?.language).toBe(page.language);
  },
);

it('detects none in numbers', () => {
  expect(detectLanguage('4711 2024 07 15 99,00')).toBeUndefined();
});
