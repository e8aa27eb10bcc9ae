import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

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
])('%s reads like %s', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ['が', 'か'],
  ['カ', 'か'],
  ['ㄱ', '가'],
  ['दि', 'द'],
  ['ค่า', 'คา'],
])('%s and %s stay apart', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

test('folding a folded text changes nothing', () => {
  const text = 'İÄßﬁ½ŉĿ·ΐ ﷺ ㎏ Ⅷ ǅ ʼn 가 が \ud800 \0';
  expect(foldText(foldText(text))).toBe(foldText(text));
});
