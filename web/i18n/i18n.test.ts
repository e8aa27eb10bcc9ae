import { expect, it } from 'vitest';
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
