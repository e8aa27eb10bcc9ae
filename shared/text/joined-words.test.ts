import { expect, test } from 'vitest';
import { joinedGroups, joinedWords } from './joined-words.ts';

test.each([
  ['R E C H N U N G vom', ['rechnung']],
  ['Ü B E R\u00a0W E I S U N G  N R', ['uberweisung']],
  ['Klasse a b c', []],
  ['漢 字 仮 名', []],
  ['DE89 3704 0044 0532 0130 00', ['de89370400440532013000']],
  ['Kundennummer 4711 0815 99.', ['4711081599']],
  ['12.345.678 und 12\u2019345\u2019678, 0170/123 45-67', ['12345678', '12345678', '01701234567']],
  ['RE-2024/0815', ['re20240815']],
  ['am 12.03.2024, 2024-03-12 und 3/4/2024', []],
  ['12.03.2024 4711', []],
  ['1.234,50 99,00', []],
  ['12 34', []],
  ['12 345kg', []],
  ['1234.50\n2345.50', []],
  ['e-mail, Straßenreini-\n  gung', ['email', 'strassenreinigung']],
])('joins what is written in pieces in %j', (text, expected) => {
  expect(joinedWords(text)).toEqual(expected);
});

test('joins no hyphenated words where only groups are wanted', () => {
  expect(joinedGroups('e-mail 4711 0815 99')).toEqual(['4711081599']);
});

test('is linear in texts that almost have words in pieces', () => {
  for (const text of ['a b c dd '.repeat(100_000), '1 2 3x '.repeat(100_000), '1'.repeat(500_000)])
    expect(joinedWords(text)).toEqual([]);
});
