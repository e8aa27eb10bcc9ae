import { expect, it } from 'vitest';
import { dateLocale } from './date-locale.ts';

it.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['de-DE', 'en-AU'], 'en-AU'],
  ['en', ['de-DE', 'en'], 'en-DE'],
  ['de', ['de-AT'], 'de-AT'],
  ['pt-BR', ['pt-PT'], 'pt-BR'],
  ['en', ['en'], 'en'],
  ['en', ['zh-Hans-CN'], 'en'],
  ['en', [], 'en'],
])('dates in %s for %j are those of %s', (language, preferred, expected) => {
  expect(dateLocale(language, preferred)).toBe(expected);
});

it('gives British readers their order and clock', () => {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  const format = (locale: string) =>
    new Intl.DateTimeFormat(locale, options).format(new Date('2026-11-28T08:01:00Z'));
  expect(format(dateLocale('en', ['en-GB']))).toBe('28 Nov 2026, 08:01');
  expect(format(dateLocale('en', ['en-US']))).toBe('Nov 28, 2026, 8:01 AM');
});
