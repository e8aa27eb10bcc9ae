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
  [
    'correspondent:"Acme AG" amount:>100 due:<2026-04-01 has:iban no:date kind:invoice rent',
    'rent',
  ],
  ['https://example.com re:boiler', 'https://example.com re:boiler'],
  ['-"not this" but', 'but'],
  ['"unfinished', '"unfinished'],
  ['"" "', ''],
  ['   ', ''],
])('finds the words of %s: "%s"', (searchQuery, words) => {
  expect(findWords(searchQuery)).toBe(words);
});
