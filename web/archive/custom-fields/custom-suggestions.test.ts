import { expect, it } from 'vitest';
import { customSuggestions, fieldAtCaret } from './custom-suggestions.ts';

const options = ['Alpha', 'Beta two'].map((name) => ({ id: name, name, color: '#000000' }));
const fields = [
  { key: 'project', name: 'Projekt', type: 'select', options },
  { key: 'cost-center', name: 'Cost center', type: 'text', options: [] },
  { key: 'paid', name: 'Paid', type: 'boolean', options: [] },
  { key: 'owner', name: 'Owner', type: 'person', options: [], people: ['Ada Lovelace', 'Grace'] },
  { key: 'booked', name: 'Booked', type: 'date', options: [] },
] as const;

it.each([
  ['', ['project:', 'cost-center:', 'paid:', 'owner:', 'booked:']],
  ['p', []],
  ['pro', ['project:']],
  ['cost-', ['cost-center:']],
  ['has:p', ['has:project ', 'has:paid ']],
  ['no:', ['no:project ', 'no:cost-center ', 'no:paid ', 'no:owner ', 'no:booked ']],
  ['bill project:', ['project:Alpha ', 'project:"Beta two" ']],
  ['PROJECT:be', ['project:"Beta two" ']],
  ['cost-center:4', []],
  ['paid:', ['paid:yes ', 'paid:no ']],
  ['owner:', ['owner:"Ada Lovelace" ', 'owner:Grace ']],
  ['owner:love', ['owner:"Ada Lovelace" ']],
  ['booked:', ['2026-01', '2025-12', '2026', '2025'].map((period) => `booked:${period} `)],
  ['booked:2025', []],
  ['tag:p', []],
  ['unknown:p', []],
  ['"pro', []],
])('suggests after %s', (text, expected) => {
  const typing = { text, caret: text.length, today: '2026-01-31' };
  const suggested = customSuggestions(
    typing,
    [...fields].map((field) => ({ ...field, options: [...field.options] })),
  );
  expect(suggested.map(({ insert }) => insert)).toEqual(expected);
});

it('knows the field whose value is being typed', () => {
  expect(fieldAtCaret('bill owner:a', 12, fields)?.key).toBe('owner');
  expect(fieldAtCaret('bill own', 8, fields)).toBeUndefined();
  expect(fieldAtCaret('tag:a', 5, fields)).toBeUndefined();
});
