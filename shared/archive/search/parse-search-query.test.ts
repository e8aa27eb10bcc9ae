import { describe, expect, test } from 'vitest';
import { customKeysIn, parseSearchQuery } from './parse-search-query.ts';

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
      unknownTerms: [],
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
    ['correspondent:"City works"', { kind: 'correspondent', name: 'City works', isWhole: true }],
    ['correspondent:city', { kind: 'correspondent', name: 'city', isWhole: false }],
    ['kind:Invoice', { kind: 'documentType', types: ['invoice'] }],
    ['kind:rechnung', { kind: 'documentType', types: ['invoice'] }],
    ['kind:fact', { kind: 'documentType', types: ['invoice'] }],
    ['kind:"Relevé de compte"', { kind: 'documentType', types: ['statement'] }],
    [
      'kind:re',
      { kind: 'documentType', types: ['invoice', 'receipt', 'reminder', 'statement', 'payslip'] },
    ],
    [
      'date:2026-03',
      {
        kind: 'day',
        field: 'documentDate',
        interval: { from: '2026-03-01', before: '2026-04-01' },
      },
    ],
    [
      'date:31.1.2026',
      {
        kind: 'day',
        field: 'documentDate',
        interval: { from: '2026-01-31', before: '2026-02-01' },
      },
    ],
    ['due:<=2026-03-31', { kind: 'day', field: 'dueDate', interval: { before: '2026-04-01' } }],
    [
      'added:2026',
      { kind: 'created', interval: { from: day('2026-01-01'), before: day('2027-01-01') } },
    ],
    ['amount:100', { kind: 'amount', interval: { from: 10_000, before: 10_001 } }],
    ['amount:>99,90eur', { kind: 'amount', interval: { from: 9991 }, currency: 'EUR' }],
    ['amount:-5..10.5', { kind: 'amount', interval: { from: -500, before: 1051 } }],
    ['amount:1234,56', { kind: 'amount', interval: { from: 123_456, before: 123_457 } }],
    ['amount:1.234,56', { kind: 'amount', interval: { from: 123_456, before: 123_457 } }],
    ['amount:1,234.56', { kind: 'amount', interval: { from: 123_456, before: 123_457 } }],
    ['amount:"1 234,56"', { kind: 'amount', interval: { from: 123_456, before: 123_457 } }],
    ['amount:>1.000', { kind: 'amount', interval: { from: 100_001 } }],
    [
      'amount:1.000..2.000eur',
      { kind: 'amount', interval: { from: 100_000, before: 200_001 }, currency: 'EUR' },
    ],
    ['iban:DE89 3704 0044', { kind: 'iban', iban: 'DE8937040044' }],
    ['iban:"de89 3704"', { kind: 'iban', iban: 'DE893704' }],
    ['ref:RE-2026/1', { kind: 'reference', key: 're20261' }],
    ['vat:"de 123"', { kind: 'vatId', vatId: 'DE123' }],
    ['has:due', { kind: 'presence', field: 'due' }],
    ['is:Overdue', { kind: 'payment', state: 'overdue' }],
    [
      'ends:2026',
      {
        kind: 'day',
        field: 'endDate',
        interval: { from: '2026-01-01', before: '2027-01-01' },
      },
    ],
  ])('reads %s as a filter', (text, filter) => {
    expect(parseSearchQuery(text)).toEqual({
      terms: [],
      filters: [{ ...filter, isExcluded: false }],
      unknownTerms: [],
    });
    expect(parseSearchQuery(`-${text}`).filters).toEqual([{ ...filter, isExcluded: true }]);
  });

  test('reads no: as the opposite of has:', () => {
    expect(parseSearchQuery('no:date').filters).toEqual(parseSearchQuery('-has:date').filters);
    expect(parseSearchQuery('-no:date').filters).toEqual(parseSearchQuery('has:date').filters);
  });

  test.each([
    'foo:bar',
    'Re:2026',
    'AZ:1',
    'AW:hello',
    '12:30',
    'form:1099',
    'http://a.b',
    'Überschrift:5',
  ])('reads %s as words, not as a filter', (text) => {
    expect(parseSearchQuery(text)).toEqual({
      terms: [term(text, { isPrefix: true })],
      filters: [],
      unknownTerms: [],
    });
  });

  test('keeps the words of a subject', () => {
    expect(parseSearchQuery('Re: offer').terms.map(({ text }) => text)).toEqual(['Re:', 'offer']);
  });

  test('reads an IBAN in groups as one word, and a number after it as another', () => {
    const { terms } = parseSearchQuery('DE89 3704 0044 0532 0130 00 2026');
    expect(terms.map(({ text }) => text)).toEqual(['DE89370400440532013000', '2026']);
    expect(parseSearchQuery('DE12 3456 bill').terms).toHaveLength(3);
  });

  test('reads an address as words where a field has its scheme as a key', () => {
    const field = { id: 'fld_1', key: 'https', type: 'text', options: [] } as const;
    const fields = [{ ...field, options: [] }];
    const address = 'https://example.com/page';
    expect(parseSearchQuery(address, fields)).toEqual(parseSearchQuery(address));
    expect(parseSearchQuery('https:example', fields).filters).toMatchObject([{ fieldId: 'fld_1' }]);
    expect(customKeysIn(address)).toEqual([]);
  });

  test('takes a custom field before a filter that came later', () => {
    const fields = ['ends', 'asn'].map((key) => ({
      id: `fld_${key}`,
      key,
      type: 'text' as const,
      options: [],
    }));
    for (const text of ['ends:soon', 'has:ends', 'asn:blue', 'no:asn']) {
      const key = text.includes('asn') ? 'asn' : 'ends';
      expect(parseSearchQuery(text, fields).filters).toMatchObject([{ fieldId: `fld_${key}` }]);
      expect(customKeysIn(text)).toEqual([key]);
    }
    expect(parseSearchQuery('has:ends').filters).toMatchObject([
      { kind: 'presence', field: 'ends' },
    ]);
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
    expect(parseSearchQuery('bill tag: -type: von:')).toEqual({
      terms: [term('bill', { isPrefix: true })],
      filters: [],
      unknownTerms: [],
    });
    expect(parseSearchQuery('tag:""')).toEqual({ terms: [], filters: [], unknownTerms: [] });
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
