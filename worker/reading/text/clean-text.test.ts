import { describe, expect, it } from 'vitest';
import { cleanText, cutAtWord } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['ligatures', 'e\ufb03cient \ufb01le', 'efficient file'],
    ['Han radicals of PDF fonts', '\u2f47\u672c', '日本'],
    ['Arabic presentation forms', '\ufeb3\ufefc\ufee1', 'سلام'],
    ['composition', 'e\u0301', 'é'],
    ['line breaks', 'a\r\nb\rc\u2028d\fe', 'a\nb\nc\nd\ne'],
    ['spaces of every width', 'a\u00a0b\u2009c\u202fd', 'a b c d'],
    ['invisible characters', 'a\u00adb\u200bc\ufeffd\u0000e\u009ff', 'abcdef'],
    ['symbols of a private font', '\uf0b7 item', '  item'],
    ['ends of lines', 'a \t\n b', 'a\n b'],
    ['many empty lines', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['lone surrogates', '\ud83d a \ude00', '\ufffd a \ufffd'],
    ['what the author wrote', '２０２６ x² ½ 😀 \u3000', '２０２６ x² ½ 😀'],
  ])('%s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('cutAtWord', () => {
  it('cuts after the last whole word', () => {
    expect(cutAtWord('one two three', 20)).toBe('one two three');
    expect(cutAtWord('one two three', 10)).toBe('one two');
    expect(cutAtWord('one two three', 7)).toBe('one two');
  });

  it('cuts inside a word where none ends nearby, but not inside a character', () => {
    expect(cutAtWord('x'.repeat(1000), 500)).toHaveLength(500);
    expect(cutAtWord(`${'x'.repeat(499)}😀😀`, 500)).toBe('x'.repeat(499));
  });
});
