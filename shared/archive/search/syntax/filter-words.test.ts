import { describe, expect, test } from 'vitest';
import { locales } from '../../../locales.ts';
import { documentTypes } from '../../../reading/fields/document-types.ts';
import { parseSearchQuery } from '../parse-search-query.ts';
import { filterKeys, filterWords, wordKeys } from './filter-words.ts';
import { periodKeys, periods, periodWords } from './periods.ts';
import { searchFilterKeys } from './search-pieces.ts';
import { documentTypesNamed } from './type-words.ts';

const filtersOf = (
  text: string,
  moment = { now: new Date('2026-11-28T23:30:00Z'), timeZone: 'UTC' },
) => parseSearchQuery(text, [], moment).filters;

describe('words for filters', () => {
  test.each([
    ['von:nordlicht', 'correspondent:nordlicht'],
    ['From:nordlicht', 'correspondent:nordlicht'],
    ['de:nordlicht', 'correspondent:nordlicht'],
    ['Expéditeur:nordlicht', 'correspondent:nordlicht'],
    ['expediteur:nordlicht', 'correspondent:nordlicht'],
    ['nadawca:nordlicht', 'correspondent:nordlicht'],
    ['art:rechnung', 'kind:invoice'],
    ['fällig:2026', 'due:2026'],
    ['faellig:2026', 'due:2026'],
    ['größe:>1mb', 'size:>1mb'],
    ['groesse:>1mb', 'size:>1mb'],
    ['importe:>100', 'amount:>100'],
    ['ohne:betrag', 'no:amount'],
    ['sans:échéance', 'no:due'],
    ['in:posteingang', 'in:inbox'],
    ['is:überfällig', 'is:overdue'],
    ['ist:bezahlt', 'is:paid'],
  ])('%s means %s', (text, meant) => {
    expect(filtersOf(text)).toEqual(filtersOf(meant));
  });

  test('each mean one filter, and none is a key', () => {
    const keys = Object.values(filterWords).flatMap((words) => [
      ...new Set(words.flatMap(wordKeys)),
    ]);
    expect(keys.toSorted()).toEqual(filterKeys().toSorted());
    expect(filterKeys().filter((word) => searchFilterKeys.some((key) => key === word))).toEqual([]);
  });

  test('lose to a field of that key', () => {
    const field = { id: 'fld_1', key: 'von', type: 'text', options: [] } as const;
    const fields = [{ ...field, options: [] }];
    expect(parseSearchQuery('von:berlin', fields).filters).toMatchObject([{ fieldId: 'fld_1' }]);
    expect(parseSearchQuery('has:von', fields).filters).toMatchObject([{ fieldId: 'fld_1' }]);
    const later = parseSearchQuery('is:berlin', [{ ...field, key: 'is', options: [] }]);
    expect(later.filters).toMatchObject([{ fieldId: 'fld_1' }]);
    expect(
      parseSearchQuery('date:2026', [{ ...field, key: 'date', options: [] }]).filters,
    ).toMatchObject([{ kind: 'day' }]);
  });
});

describe('periods', () => {
  test.each([
    ['today', '2026-11-28', '2026-11-29'],
    ['yesterday', '2026-11-27', '2026-11-28'],
    ['this-week', '2026-11-23', '2026-11-30'],
    ['last-week', '2026-11-16', '2026-11-23'],
    ['this-month', '2026-11-01', '2026-12-01'],
    ['last-month', '2026-10-01', '2026-11-01'],
    ['this-year', '2026-01-01', '2027-01-01'],
    ['last-year', '2025-01-01', '2026-01-01'],
    ['last-30-days', '2026-10-30', '2026-11-29'],
    ['next-week', '2026-11-30', '2026-12-07'],
    ['next-month', '2026-12-01', '2027-01-01'],
    ['next-year', '2027-01-01', '2028-01-01'],
    ['next-30-days', '2026-11-28', '2026-12-28'],
    ['letztes-jahr', '2025-01-01', '2026-01-01'],
    ['année-dernière', '2025-01-01', '2026-01-01'],
    ['"last year"', '2025-01-01', '2026-01-01'],
    ['last-month..today', '2026-10-01', '2026-11-29'],
  ])('date:%s', (value, from, before) => {
    expect(filtersOf(`date:${value}`)).toMatchObject([{ kind: 'day', interval: { from, before } }]);
  });

  test('are days of a time zone', () => {
    const berlin = { now: new Date('2026-11-28T23:30:00Z'), timeZone: 'Europe/Berlin' };
    expect(filtersOf('date:today', berlin)).toMatchObject([{ interval: { from: '2026-11-29' } }]);
    expect(filtersOf('added:today', berlin)).toMatchObject([
      {
        interval: {
          from: new Date('2026-11-28T23:00:00Z'),
          before: new Date('2026-11-29T23:00:00Z'),
        },
      },
    ]);
    expect(filtersOf('added:2026-07', berlin)).toMatchObject([
      {
        interval: {
          from: new Date('2026-06-30T22:00:00Z'),
          before: new Date('2026-07-31T22:00:00Z'),
        },
      },
    ]);
  });

  test('have words that each mean one of them', () => {
    const keys = periods.flatMap((period) => [
      ...new Set([period, ...periodWords[period]].flatMap(wordKeys)),
    ]);
    expect(keys.toSorted()).toEqual(periodKeys().toSorted());
  });
});

test.each(locales)(
  'knows the types by the names that the interface shows in %s',
  async (locale) => {
    const { default: texts } = (await import(`../../../../locales/${locale}.json`)) as {
      default: Record<string, string>;
    };
    for (const type of documentTypes) {
      const name = texts[`documents.fields.type.${type}`] ?? '';
      expect(documentTypesNamed(name), name).toContain(type);
    }
  },
);
