import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../shared/locales.ts';

const folder = new URL('../../locales/', import.meta.url);
const read = (locale: string) =>
  JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')) as Record<string, string>;

const present = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
const english = read('en');

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const stems = (dictionary: Record<string, string>) =>
  [...new Set(Object.keys(dictionary).map((key) => key.replace(pluralSuffix, '')))].toSorted();
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w]+)[^}]*\}\}/g)].map((match) => match[1] ?? '').toSorted();

describe.each(present)('locale %s', (locale) => {
  const dictionary = read(locale);
  const lower = (key: string) => dictionary[key]?.toLocaleLowerCase(locale);

  it('is one of the supported languages', () => {
    expect(locales).toContain(locale);
  });

  it('has every key and no other', () => {
    expect(stems(dictionary)).toEqual(stems(english));
  });

  it('has no empty text', () => {
    expect(Object.entries(dictionary).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('has the plural categories of its language', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const plurals = Object.keys(dictionary)
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(pluralSuffix, ''));
    const missing = plurals.flatMap((stem) =>
      categories
        .filter((category) => !(`${stem}_${category}` in dictionary))
        .map((category) => `${stem}_${category}`),
    );
    expect(missing).toEqual([]);
  });

  it('has the placeholders of the English text', () => {
    const different = Object.entries(dictionary).filter(([key, text]) => {
      const original = english[key] ?? english[key.replace(pluralSuffix, '_other')] ?? '';
      const allowed = new Set(placeholders(original));
      return (
        placeholders(text).some((name) => !allowed.has(name)) ||
        (!pluralSuffix.test(key) && placeholders(text).join() !== placeholders(original).join())
      );
    });
    expect(different).toEqual([]);
  });

  it.each([
    ['account.sessions.end-device', 'account.sessions.end'],
    ['invitations.accept.label', 'invitations.accept.action'],
    ['invitations.cancel.label', 'invitations.cancel.action'],
    ['invitations.reject.label', 'invitations.reject.action'],
    ['invitations.resend.label', 'invitations.resend.action'],
  ])('says in the name of a button (%s) what stands on it', (label, action) => {
    expect(lower(label)).toContain(lower(action));
  });
});
