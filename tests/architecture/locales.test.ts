import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorStatuses } from '../../shared/errors.ts';
import { languageTag, locales, type Locale } from '../../shared/locales.ts';
import { readSourceFiles } from './source-files.ts';

const folder = new URL('../../locales/', import.meta.url);
const read = (locale: string) =>
  JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')) as Record<string, string>;

const present = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))
  .toSorted();
const english = read('en');

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const stems = (dictionary: Record<string, string>) =>
  [...new Set(Object.keys(dictionary).map((key) => key.replace(pluralSuffix, '')))].toSorted();
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w]+)[^}]*\}\}/g)].map((match) => match[1] ?? '').toSorted();

const bareNumber =
  /\{\{\s*(checked|count|current|duration|matched|maxCount|maxLength|minLength|number|page|processed|succeeded|total)\s*\}\}/;
const limitMessage = /\.(max-length|min-length|too-long|too-short|too-many)$/;
const bareList = /\{\{\s*(fields|items|names|tags)\s*\}\}/;

const marks: Record<Locale, string> = {
  en: '“”’',
  fr: '«»’',
  de: '„“’',
  'pt-BR': '“”’',
  pt: '«»’',
  pl: '„”’',
  ro: '„”’',
  es: '«»’',
  it: '«»’',
};
const anyMark = /["'`´‘’‚‛“”„‟«»‹›]/g;

/** English texts that the specification quotes verbatim, with a straight apostrophe or without a full stop. */
const specified = new Set([
  'organizations.first.name',
  'error.demo.not_available',
  'error.document.already_exists',
  'error.document.size_too_large',
  'error.internal.error',
  'error.tags.already_exists',
]);

it('supports exactly the languages that have a file', () => {
  expect(locales.toSorted()).toEqual(present);
});

it('contains no key that the product does not use', () => {
  const source = readSourceFiles()
    .filter(({ path }) => !path.includes('.test.'))
    .map(({ text }) => text)
    .join('\n');
  const templates = [...source.matchAll(/`([a-z-]+\.[^`\n]*\$\{[^`\n]*)`/g)].map((match) =>
    (match[1] ?? '').split(/\$\{[^}]*\}/),
  );
  const patterns = templates.map(
    (parts) => new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('[\\w:-]+')}$`),
  );
  const isUsed = (key: string) =>
    source.includes(`'${key}'`) ||
    source.includes(`'${key.replace(/^error\./, '')}'`) ||
    patterns.some((pattern) => pattern.test(key));
  expect(stems(english).filter((key) => !isUsed(key))).toEqual([]);
});

describe.each(locales)('locale %s', (locale) => {
  const dictionary = read(locale);
  const texts = Object.entries(dictionary).filter(
    ([key]) => locale !== 'en' || !specified.has(key),
  );
  const lower = (key: string) => dictionary[key]?.toLocaleLowerCase(locale);

  it('has every key and no other', () => {
    expect(stems(dictionary)).toEqual(stems(english));
  });

  it('has no empty text', () => {
    expect(Object.entries(dictionary).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('has the plural categories of its language', () => {
    const rules = new Intl.PluralRules(languageTag(locale));
    const plurals = Object.keys(dictionary)
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(pluralSuffix, ''));
    const missing = plurals.flatMap((stem) =>
      rules
        .resolvedOptions()
        .pluralCategories.filter((category) => !(`${stem}_${category}` in dictionary))
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

  it('formats every number and list', () => {
    const bare = texts.filter(([, text]) => bareNumber.test(text) || bareList.test(text));
    expect(bare).toEqual([]);
  });

  it('writes no limit as a number', () => {
    const written = Object.entries(dictionary).filter(
      ([key, text]) => limitMessage.test(key) && /\d/.test(text),
    );
    expect(written).toEqual([]);
  });

  it('uses the quotation marks and the apostrophe of its language', () => {
    const foreign = texts.filter(([, text]) =>
      text.match(anyMark)?.some((mark) => !marks[locale].includes(mark)),
    );
    expect(foreign).toEqual([]);
  });

  it('has a text for every error code', () => {
    const missing = Object.keys(errorStatuses).filter((code) => !dictionary[`error.${code}`]);
    expect(missing).toEqual([]);
  });

  it('ends every error text with a full stop', () => {
    const errors = texts.filter(([key]) => key.startsWith('error.'));
    expect(errors.filter(([, text]) => !text.endsWith('.'))).toEqual([]);
  });

  it.each([
    ['account.sessions.end-device', 'account.sessions.end'],
    ['invitations.accept.label', 'invitations.accept.action'],
    ['invitations.cancel.label', 'invitations.cancel.action'],
    ['invitations.reject.label', 'invitations.reject.action'],
    ['invitations.resend.label', 'invitations.resend.action'],
  ])('contains in the accessible name of a button (%s) its visible text', (label, action) => {
    expect(lower(label)).toContain(lower(action));
  });

  it.each([
    ['invitations.cancel.action', 'invitations.cancel.keep'],
    ['invitations.resend.action', 'common.cancel'],
    ['upload.close-confirm.confirm', 'upload.close-confirm.keep'],
  ])('gives the buttons of a question (%s, %s) different texts', (confirm, dismiss) => {
    expect(dictionary[confirm]).not.toBe(dictionary[dismiss]);
  });
});

it('puts no-break spaces where French wants them', () => {
  const breaking = /(?<![\u00A0\u202F])[:;?!»](?=\s|$)|«(?![\u00A0\u202F])/;
  expect(Object.entries(read('fr')).filter(([, text]) => breaking.test(text))).toEqual([]);
});
