import { expect, it } from 'vitest';
import { comparePages } from './compare-pages.ts';

it('compares the pages of two texts, and leaves out what is the same', () => {
  expect(comparePages('one\ftwo\fthree', 'one\f2\fthree\ffour')).toEqual([
    { number: 2, parts: [{ kind: 'changed', mine: 'two', theirs: '2' }] },
    { number: 4, parts: [{ kind: 'changed', mine: '', theirs: 'four' }] },
  ]);
  expect(comparePages('one \f two', 'one\ftwo\n')).toEqual([]);
});
