import { describe, expect, it } from 'vitest';
import { isNumericColumn } from './numeric-column.ts';
import { parseDelimited } from './parse-delimited.ts';

const limits = { rows: 500, columns: 50, cells: 10_000, cellLength: 1000 };
const parse = (text: string, change: Partial<typeof limits> = {}) =>
  parseDelimited(text, { ...limits, ...change });

describe('delimited text', () => {
  it.each([
    ['commas', 'Name,Sum\nAda,12\nBob,7\n'],
    ['semicolons, with decimal commas', 'Name;Sum\nAda;12\nBob;7\n'],
    ['tabs', 'Name\tSum\nAda\t12\nBob\t7'],
    ['carriage returns', 'Name;Sum\r\nAda;12\r\n\r\nBob;7\r\n'],
    ['a byte order mark', '\ufeffName;Sum\nAda;12\nBob;7'],
    ['a declared delimiter', 'sep=|\nName|Sum\nAda|12\nBob|7'],
  ])('is read with %s', (_name, text) => {
    expect(parse(text)).toEqual({
      header: ['Name', 'Sum'],
      rows: [
        ['Ada', '12'],
        ['Bob', '7'],
      ],
      hasMoreRows: false,
      hasMoreColumns: false,
    });
  });

  it('prefers semicolons where numbers have commas', () => {
    expect(parse('1,50;2,30\n4,00;5,10')).toMatchObject({ header: ['1,50', '2,30'] });
  });

  it('does not take commas in sentences for columns', () => {
    const text = 'Name;Note\nAda;one, two, three\nBob;none\nCyd;a, b';
    expect(parse(text)?.rows).toEqual([
      ['Ada', 'one, two, three'],
      ['Bob', 'none'],
      ['Cyd', 'a, b'],
    ]);
  });

  it('finds the delimiter below the lines that banks put above their tables', () => {
    const text = 'Konto, Stand heute\nDatum;Betrag;Text\n1.1.;5,00;a\n2.1.;6,00;b\n3.1.;7,00;c';
    expect(parse(text)?.rows[1]).toEqual(['1.1.', '5,00', 'a']);
  });

  it('reads quoted cells with delimiters, quotes and line breaks', () => {
    expect(parse('a,b\n"x, ""y""\nz",2\n"open" end,3')?.rows).toEqual([
      ['x, "y"\nz', '2'],
      ['open end', '3'],
    ]);
  });

  it('fills short rows and keeps empty cells', () => {
    expect(parse('a,b,c\n1,,\n2\n,,3')?.rows).toEqual([
      ['1', '', ''],
      ['2', '', ''],
      ['', '', '3'],
    ]);
  });

  it.each(['', '\n\n', 'one line', 'a list\nof words\nwithout columns'])(
    'is no table where there is one column: %j',
    (text) => {
      expect(parse(text)).toBeUndefined();
    },
  );
});

describe('a large table', () => {
  const large = Array.from({ length: 2000 }, (_, row) => `${row},a,b,c`).join('\n');

  it('is cut to a number of rows', () => {
    const table = parse(large);
    expect(table).toMatchObject({ hasMoreRows: true, hasMoreColumns: false });
    expect(table?.rows).toHaveLength(500);
    expect(parse('a,b\n1,2\n3,4', { rows: 2 })).toMatchObject({ hasMoreRows: false });
  });

  it('is cut to a number of columns and of cells', () => {
    const wide = Array.from({ length: 400 }, () => 'x,'.repeat(99)).join('\n');
    const table = parse(wide);
    expect(table).toMatchObject({ hasMoreRows: true, hasMoreColumns: true });
    expect(table?.header).toHaveLength(50);
    expect(table?.rows).toHaveLength(199);
  });

  it('is read at once, although nearly all of its lines are empty', () => {
    expect(parse(`a,b${'\n'.repeat(1_000_000)}1,2`)?.rows).toEqual([['1', '2']]);
  });

  it('has short cells, even if a quote is never closed', () => {
    const table = parse(`a,b\n1,"${'x"",\n'.repeat(100_000)}`);
    expect(table?.rows).toHaveLength(1);
    expect(table?.rows[0]?.[1]).toHaveLength(1000);
  });
});

describe('a column of numbers', () => {
  it.each([
    '12',
    '-1.234,50',
    '+7 %',
    '1 000',
    '12,5 €',
    '$3.99',
    '(12.00)',
    '1,234,567',
    '12 EUR',
  ])('contains %s', (cell) => {
    expect(isNumericColumn([['a', cell]], 1)).toBe(true);
  });

  it('contains nothing else, but may have gaps', () => {
    expect(isNumericColumn([['1'], [''], ['2']], 0)).toBe(true);
    expect(isNumericColumn([['1'], ['two']], 0)).toBe(false);
    expect(isNumericColumn([['2024-05-01']], 0)).toBe(false);
    expect(isNumericColumn([['01.03.2026']], 0)).toBe(false);
    expect(isNumericColumn([[''], ['']], 0)).toBe(false);
  });
});
