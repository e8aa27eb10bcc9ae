import { expect, test } from 'vitest';
import { foldForSearch } from './fold-for-search.ts';

test.each([
  ['STRASSE', 'straße'],
  ['ẞ', 'ss'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['Łódź', 'lodz'],
  ['ștefan', 'şTEFAN'],
  ['Œuvre', 'oeuvre'],
  ['eﬃcient', 'efficient'],
  ['ＡＢＣ１２３', 'abc123'],
  ['ﾊﾟﾝﾀﾞ', 'パンダ'],
  ['e\u0301te\u0301', 'été'],
  ['ΟΔΟΣ', 'οδός'],
  ['Ёлка Й', 'елка и'],
  ['وَٰلِد', 'ولد'],
  ['٢٠٢٤ ۲۰۲۴', '2024 2024'],
  ['Soft\u00adware\u200b', 'software'],
  ['한글', '한글'.normalize('NFD')],
  ['㈱', '(株)'],
])('folds %s like %s', (one, other) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other));
});

test.each([
  ['が', 'か'],
  ['カ', 'か'],
  ['ㄱ', '가'],
  ['दि', 'द'],
  ['ค่า', 'คา'],
])('keeps %s and %s apart', (one, other) => {
  expect(foldForSearch(one)).not.toBe(foldForSearch(other));
});

test('is idempotent', () => {
  const text = 'İÄßﬁ½ŉĿ·ΐ ﷺ ㎏ Ⅷ ǅ ʼn 가 が \ud800 \0';
  expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
});
