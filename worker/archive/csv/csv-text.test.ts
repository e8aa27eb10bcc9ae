import { expect, it } from 'vitest';
import { csvLine } from './csv-text.ts';

it('quotes only what would be read as something else (RFC 4180)', () => {
  const texts = ['plain', 'a,b', 'say "hi"', 'two\r\nlines', ' spaced ', ''];
  expect(csvLine([...texts.map((text) => ({ text })), null, { exact: -1.5 }])).toBe(
    'plain,"a,b","say ""hi""","two\r\nlines", spaced ,,,-1.5\r\n',
  );
});

it.each(['=1+1', '+49 30', '-cmd', '@SUM(A1)', '\tx', '\rx', '＝1+1', '＋1', '－1', '＠A1'])(
  'makes %j no formula',
  (text) => {
    expect(csvLine([{ text }]).replace(/^"/, '')).toMatch(/^'[=+\-@＝＋－＠\t\r]/);
  },
);

it.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a;"=1+1', `"a;""'=1+1"`],
  ['a\t＋1', `"a\t'＋1"`],
  ['a\n-1', `"a\n'-1"`],
  ['=1;@A1', `"'=1;'@A1"`],
  ['a;b=c', '"a;b=c"'],
])('makes %j no formula where other signs separate cells', (text, cell) => {
  expect(csvLine([{ text }, { exact: -1 }])).toBe(`${cell},-1\r\n`);
});

it('keeps what begins like a formula only later, and numbers below zero', () => {
  expect(csvLine([{ text: 'a=b' }, { text: "'=1" }, { exact: -3 }, { exact: '2026-01-31' }])).toBe(
    "a=b,'=1,-3,2026-01-31\r\n",
  );
});
