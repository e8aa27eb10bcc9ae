import { expect, it } from 'vitest';
import { prepareExample } from '../../../../../../tests/support/rule-examples.ts';
import { findPartyNames } from '../find-party-names.ts';
import { isLetterSpaced, withoutLetterGaps } from './letter-gaps.ts';

it.each([
  ['L I N D E G A A R D   &   M U N K', 'LINDEGAARD & MUNK'],
  ['  E v . K i r c h e   S t . V i t i', 'Ev. Kirche St. Viti'],
])('joins the letters of %s', (printed, name) => {
  expect(isLetterSpaced(printed)).toBe(true);
  expect(withoutLetterGaps(printed)).toBe(name);
});

it.each(['Harbour Books Ltd', 'A 1 B 2', '1 2', ''])('is not so printed: %s', (printed) => {
  expect(isLetterSpaced(printed)).toBe(false);
});

it('is a name in the letterhead, at the place of the whole line', () => {
  const line = 'L I N D E G A A R D   &   M U N K';
  const { source } = prepareExample(`${line}\nregistrerede revisorer\n\nFaktura 12`);
  expect(findPartyNames(source)).toContainEqual(
    expect.objectContaining({ name: 'LINDEGAARD & MUNK', start: 0, end: line.length }),
  );
});
