import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import de from '../../locales/de.json';
import pt from '../../locales/pt.json';
import { languageTag } from '../../shared/locales.ts';
import { initialLocale } from './i18n.ts';

it('uses the stored language', () => {
  expect(initialLocale({ stored: 'pl', preferred: ['de'] })).toBe('pl');
});

it('ignores a stored language that is not supported', () => {
  expect(initialLocale({ stored: 'xx', preferred: ['de-AT'] })).toBe('de');
});

it.each([
  [['pt-BR'], 'pt-BR'],
  [['pt-AO'], 'pt'],
  [['ja', 'fr-CA', 'de'], 'fr'],
  [['ja'], 'en'],
  [[], 'en'],
])('for a browser that prefers %j chooses %s', (preferred, locale) => {
  expect(initialLocale({ stored: null, preferred })).toBe(locale);
});

it.each([
  [languageTag('pt'), pt, 0, '0 documentos encontrados'],
  [languageTag('pt'), pt, 12_345, '12\u00A0345 documentos encontrados'],
  [languageTag('de'), de, 12_345, '12.345 Dokumente gefunden'],
])('writes numbers in texts as in %s', async (lng, translation, count, text) => {
  const t = await translate(lng, translation);
  expect(t('documents.results', { count })).toBe(text);
});

it('writes lists and quotation marks in texts as in German', async () => {
  const t = await translate('de', de);
  const tags = ['Steuer', 'Miete'].map((name) => t('common.quoted', { text: name }));
  expect(t('documents.upload-tags.offer', { count: 2, tags })).toContain('„Steuer“ und „Miete“');
});

function translate(lng: string, translation: typeof de | typeof pt) {
  return createInstance().init({
    lng,
    keySeparator: false,
    nsSeparator: false,
    resources: { [lng]: { translation } },
  });
}
