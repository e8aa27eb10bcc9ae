import { expect, it } from 'vitest';
import { findWords } from './find-words.ts';

it.each([
  ['rent contract', 'rent contract'],
  ['"annual report" 2024', '"annual report" 2024'],
  ['rent -draft', 'rent'],
  ['tag:invoice created:>2026-01-01 size:>1mb type:pdf rent', 'rent'],
  ['content:boiler name:"house rules"', 'boiler'],
  ['content:"house rules" boiler', '"house rules" boiler'],
  ['tag:"to pay"', ''],
  ['note:monday note:"not yet" rent', 'rent'],
  ['-"not this" but', 'but'],
  ['"unfinished', '"unfinished'],
  ['"" "', ''],
  ['   ', ''],
])('finds the words of %s: "%s"', (searchQuery, words) => {
  expect(findWords(searchQuery)).toBe(words);
});
