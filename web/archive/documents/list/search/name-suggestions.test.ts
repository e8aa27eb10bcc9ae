import { expect, it } from 'vitest';
import { nameSuggestions } from './name-suggestions.ts';

const tags = [{ name: 'Invoices' }, { name: 'Tax 2026' }, { name: 'Wood' }, { name: '12" pipes' }];
const inserts = (text: string, caret = text.length) =>
  nameSuggestions(text, caret, tags).map(({ insert }) => insert);

it('suggests the tags whose names contain the text after tag:', () => {
  expect(inserts('oak tag:o')).toEqual(['tag:Invoices ', 'tag:Wood ']);
});

it('quotes names with spaces, without quotes of their own', () => {
  expect(inserts('tag:')).toEqual([
    'tag:Invoices ',
    'tag:"Tax 2026" ',
    'tag:Wood ',
    'tag:"12 pipes" ',
  ]);
});

it('returns the range that its text replaces', () => {
  expect(nameSuggestions('oak tag:wo', 10, tags)).toMatchObject([{ start: 4, end: 10 }]);
});

it('suggests nothing elsewhere', () => {
  expect(inserts('oak')).toEqual([]);
  expect(inserts('type:')).toEqual([]);
});
