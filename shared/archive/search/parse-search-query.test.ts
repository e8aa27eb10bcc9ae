import { describe, expect, test } from 'vitest';
import { parseSearchQuery } from './parse-search-query.ts';

const term = (text: string, more = {}) => ({
  field: 'any',
  text,
  isPhrase: false,
  isPrefix: false,
  isExcluded: false,
  ...more,
});
const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('parseSearchQuery', () => {
  test('reads words, the last one as a prefix', () => {
    expect(parseSearchQuery('  dog  cours')).toEqual({
      terms: [term('dog'), term('cours', { isPrefix: true })],
      filters: [],
    });
    expect(parseSearchQuery('cours -dog').terms[0]).toMatchObject({
      text: 'cours',
      isPrefix: true,
    });
  });

  test('reads phrases in any quotes, and an unclosed one to the end', () => {
    const phrase = term('a b', { isPhrase: true });
    for (const text of ['"a b"', '“a b”', '„a b“', '«a b»']) {
      expect(parseSearchQuery(text).terms).toEqual([phrase]);
    }
    expect(parseSearchQuery('"a b').terms).toEqual([{ ...phrase, isPrefix: true }]);
    expect(parseSearchQuery('-"a b"').terms).toEqual([{ ...phrase, isExcluded: true }]);
  });

  test('reads the field of a term', () => {
    expect(parseSearchQuery('name:bill content:"a b" -name:x').terms).toEqual([
      term('bill', { field: 'name', isPrefix: true }),
      term('a b', { field: 'content', isPhrase: true }),
      term('x', { field: 'name', isExcluded: true }),
    ]);
  });

  test('reads filters by tag and type, excluded ones too', () => {
    expect(parseSearchQuery('tag:"Tax 2024" -TAG:old type:pdf type:image/').filters).toEqual([
      { kind: 'tag', name: 'Tax 2024', isExcluded: false },
      { kind: 'tag', name: 'old', isExcluded: true },
      { kind: 'type', mimeTypes: ['application/pdf'], isExcluded: false },
      { kind: 'type', mimeTypes: ['image/'], isExcluded: false },
    ]);
  });

  test('reads file extensions as types', () => {
    expect(parseSearchQuery('type:TXT type:jpg').filters).toEqual([
      { kind: 'type', mimeTypes: ['text/plain'], isExcluded: false },
      { kind: 'type', mimeTypes: ['image/jpeg'], isExcluded: false },
    ]);
  });

  test.each([
    ['created:2026-01-31', day('2026-01-31'), day('2026-02-01')],
    ['created:2026-02', day('2026-02-01'), day('2026-03-01')],
    ['created:2026', day('2026-01-01'), day('2027-01-01')],
    ['created:>2026-01-01', day('2026-01-02'), undefined],
    ['created:>=2026-01-01', day('2026-01-01'), undefined],
    ['created:<2026-01', undefined, day('2026-01-01')],
    ['created:<=2026-01', undefined, day('2026-02-01')],
    ['created:2025-12..2026-01-15', day('2025-12-01'), day('2026-01-16')],
    ['size:>1mb', 1_000_001, undefined],
    ['size:>=1mb', 1_000_000, undefined],
    ['size:<2KiB', undefined, 2048],
    ['size:1.5mb', 1_450_000, 1_550_000],
    ['size:1024', 1024, 1025],
  ])('reads %s as an interval', (text, from, before) => {
    expect(parseSearchQuery(text).filters).toEqual([
      { kind: text.split(':', 1)[0], interval: { from, before }, isExcluded: false },
    ]);
  });

  test.each([
    'created:2026-02-30',
    'created:yesterday',
    'created:>',
    'size:big',
    'size:1tb',
    'type:nonsense',
    'foo:bar',
    'http://a.b',
  ])('reads %s as words, not as a filter', (text) => {
    expect(parseSearchQuery(text)).toEqual({
      terms: [term(text, { isPrefix: true })],
      filters: [],
    });
  });

  test.each(['size:>5 mb', 'size:> 5mb', 'size:> 5 MB'])('reads %s like size:>5mb', (text) => {
    expect(parseSearchQuery(`${text} bill`)).toEqual(parseSearchQuery('size:>5mb bill'));
    expect(parseSearchQuery(`bill -${text}`)).toEqual(parseSearchQuery('bill -size:>5mb'));
  });

  test('takes a word after a size for its unit only if it is one', () => {
    expect(parseSearchQuery('size:>5 mbx').filters).toEqual(parseSearchQuery('size:>5').filters);
    expect(parseSearchQuery('size:>5 mbx').terms).toEqual([term('mbx', { isPrefix: true })]);
  });

  test('ignores a filter without a value', () => {
    expect(parseSearchQuery('bill tag: -type:')).toEqual({
      terms: [term('bill', { isPrefix: true })],
      filters: [],
    });
    expect(parseSearchQuery('tag:""')).toEqual({ terms: [], filters: [] });
  });

  test.each([
    '',
    '   ',
    '"',
    '-',
    '--',
    ':',
    'tag',
    '"""',
    '-"',
    '\ud800',
    '\0',
    'a'.repeat(1024),
    '"'.repeat(1024),
    '- '.repeat(512),
  ])('accepts %j', (text) => {
    expect(() => parseSearchQuery(text)).not.toThrow();
  });
});
