import { expect, it } from 'vitest';
import { tagSuggestions } from './tag-suggestions.ts';

const tags = [{ name: 'Invoices' }, { name: 'Tax 2026' }, { name: 'Wood' }, { name: '12" pipes' }];
const inserts = (text: string, caret = text.length) =>
  tagSuggestions(text, caret, tags).map(({ insert }) => insert);

it('offers the tags whose names contain what is typed after tag:', () => {
  expect(inserts('oak tag:o')).toEqual(['tag:Invoices ', 'tag:Wood ']);
});

it('puts names with spaces into quotes, and leaves out those a search cannot write', () => {
  expect(inserts('tag:')).toEqual(['tag:Invoices ', 'tag:"Tax 2026" ', 'tag:Wood ']);
});

it('says what its text replaces', () => {
  expect(tagSuggestions('oak tag:wo', 10, tags)).toMatchObject([{ start: 4, end: 10 }]);
});

it('offers nothing elsewhere', () => {
  expect(inserts('oak')).toEqual([]);
  expect(inserts('type:')).toEqual([]);
});
