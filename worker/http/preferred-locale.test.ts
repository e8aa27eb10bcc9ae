import { expect, it } from 'vitest';
import { preferredLocaleOf } from './preferred-locale.ts';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR', 'pt-BR'],
  ['en;q=0.2, fr;q=0.9', 'fr'],
  ['ja, it;q=0.5', 'it'],
  ['fr;q=0, es', 'es'],
  ['*', 'en'],
  ['', 'en'],
  [';;;q=x,,', 'en'],
])('chooses for %j the locale %s', (header, locale) => {
  expect(preferredLocaleOf(new Headers({ 'accept-language': header }))).toBe(locale);
});
