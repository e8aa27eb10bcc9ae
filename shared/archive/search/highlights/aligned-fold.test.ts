import { expect, it } from 'vitest';
import { foldedBeginning } from './aligned-fold.ts';
import { foldForSearch } from '../../../text/fold-for-search.ts';

it.each(['plain text ', 'Größe', 'e\u0301', '한', '𠮷', '\ufdfa', 'か\u3099'])(
  'folds the beginning of a text as the whole: %s',
  (part) => {
    const text = part.repeat(3000);
    const whole = foldForSearch(text);
    expect(foldedBeginning(text, Infinity)).toBe(whole);
    const beginning = foldedBeginning(text, 2000);
    expect(beginning.length).toBeGreaterThanOrEqual(2000);
    expect(whole.startsWith(beginning)).toBe(true);
  },
);

it('folds hardly more than what is asked for of a text that is 18 times as long folded', () => {
  expect(foldedBeginning('\ufdfa'.repeat(100_000), 20_000).length).toBeLessThan(40_000);
});
