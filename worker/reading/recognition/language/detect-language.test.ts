import { expect, it } from 'vitest';
import { textOfPage } from '../../../../tests/support/scans/pages/page.ts';
import { packPages } from '../../../../tests/support/scans/pages/packs.ts';
import { sourcePages } from '../../../../tests/support/scans/pages/pages.ts';
import { recognitionLanguageCodes } from '../../../../shared/recognition-languages.ts';
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

const furtherLanguages = ['ja', 'zh-Hans', 'zh-Hant', 'ko', 'uk', 'ru', 'el', 'tr', 'ar', 'he'];
const allLanguages = [...recognitionLanguageCodes, ...furtherLanguages, 'sv', 'da', 'cs'];

it.each(packPages.map((page) => [page.name, page] as const))(
  'detects the language of %s by its script, letters or words',
  (_, page) => {
    expect(detectLanguage(textOfPage(page), allLanguages)?.language).toBe(page.language);
  },
);

it.each([
  ['sv', 'Vi har inte fått er betalning och ber er därför att betala den inom tio dagar.'],
  ['da', 'Vi har ikke modtaget jeres betaling og beder jer derfor om at betale den inden ti dage.'],
  [
    'cs',
    'Vaši platbu jsme dosud neobdrželi, a proto vás prosíme, abyste ji uhradili do deseti dnů.',
  ],
  ['ru', 'Мы ещё не получили ваш платёж и просим вас оплатить его в течение десяти дней.'],
])('detects %s by its words', (language, text) => {
  expect(detectLanguage(text, allLanguages)?.language).toBe(language);
});

it('detects none of several that have their script alone in common', () => {
  expect(detectLanguage('это текст без частых слов', ['bg', 'mk'])).toBeUndefined();
});

it('detects none in numbers', () => {
  expect(detectLanguage('4711 2024 07 15 99,00')).toBeUndefined();
});
