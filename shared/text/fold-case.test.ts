import { describe, expect, it } from 'vitest';
import { foldCase } from './fold-case.ts';

describe('foldCase', () => {
  it.each([
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['ΟΔΟΣ ΑΘΗΝΑΣ', 'οδοσ αθηνασ'],
    ['DIYARBAKIR', 'diyarbakır'],
    ['İstanbul', 'istanbul'],
    ['İSTANBUL', 'ISTANBUL'],
    ['Re\u0301sume\u0301', 'résumé'],
    ['ÉTÉ', 'e\u0301te\u0301'],
    ['ﬁnance', 'FINANCE'],
    ['Ǆungla', 'ǆUNGLA'],
    ['ŻÓŁĆ', 'żółć'],
    ['ПРИВЕТ', 'привет'],
    ['𐐀', '𐐨'],
  ])('folds %s and %s to the same text', (left, right) => {
    expect(foldCase(left)).toBe(foldCase(right));
  });

  it.each([
    ['resume', 'résumé'],
    ['uber', 'über'],
    ['lodz', 'łódź'],
    ['か', 'が'],
  ])('folds %s and %s to different texts', (left, right) => {
    expect(foldCase(left)).not.toBe(foldCase(right));
  });

  it('changes folded text no further', () => {
    for (const text of ['Straße', 'İI ıi', 'ΟΔΟΣ', 'ŉ ﬃ ǰ', 'Ω K Å']) {
      expect(foldCase(foldCase(text))).toBe(foldCase(text));
    }
  });
});
