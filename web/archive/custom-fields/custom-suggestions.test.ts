import { expect, it } from 'vitest';
import { customSuggestions } from './custom-suggestions.ts';

const options = ['Alpha', 'Beta two'].map((name) => ({ id: name, name, color: '#000000' }));
const fields = [
  { key: 'project', name: 'Projekt', type: 'select', options },
  { key: 'cost-center', name: 'Cost center', type: 'text', options: [] },
  { key: 'paid', name: 'Paid', type: 'boolean', options: [] },
] as const;

it.each([
  ['', ['project:', 'cost-center:', 'paid:']],
  ['p', []],
  ['pro', ['project:']],
  ['cost-', ['cost-center:']],
  ['has:p', ['has:project ', 'has:paid ']],
  ['no:', ['no:project ', 'no:cost-center ', 'no:paid ']],
  ['bill project:', ['project:Alpha ', 'project:"Beta two" ']],
  ['PROJECT:be', ['project:"Beta two" ']],
  ['cost-center:4', []],
  ['paid:', ['paid:yes ', 'paid:no ']],
  ['tag:p', []],
  ['unknown:p', []],
  ['"pro', []],
])('suggests after %s', (text, expected) => {
  const suggested = customSuggestions(
    text,
    text.length,
    [...fields].map((field) => ({ ...field, options: [...field.options] })),
  );
  expect(suggested.map(({ insert }) => insert)).toEqual(expected);
});
