import { expect, it } from 'vitest';
import { hasAttendance } from './notice-words.ts';

it.each([
  ['1. apologies for absence', 'en'],
  ['apologies for the delay', 'en'],
  ['veuillez accepter nos excuses', 'fr'],
  ['vi presentiamo la nuova offerta', 'it'],
] as const)('do not say who was at a meeting: %s', (text, language) => {
  expect(hasAttendance(text, language)).toBe(false);
});

it.each([
  ['apologies were received from j. lee', 'en'],
  ['membres presents : 12', 'fr'],
  ['absents excuses : m. petit', 'fr'],
  ['presenti: 12', 'it'],
] as const)('say who was at a meeting: %s', (text, language) => {
  expect(hasAttendance(text, language)).toBe(true);
});
