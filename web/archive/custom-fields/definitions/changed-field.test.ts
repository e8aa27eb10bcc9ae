import { expect, it } from 'vitest';
import { changedField } from './changed-field.ts';

const id = (letter: string) => `opt_${letter.repeat(24)}`;
const [alpha, beta] = [
  { id: id('a'), name: 'Alpha', color: '#111111' },
  { id: id('b'), name: 'Beta', color: '#222222' },
];
const opened = { name: 'Project', options: [alpha, beta] };
const form = { ...opened, type: 'select' as const, opened };
const knownOptionIds = [alpha.id, beta.id];

it('sends nothing of a field that is as it was opened', () => {
  expect(changedField(form)).toEqual({});
});

it('sends a new name without the options', () => {
  expect(changedField({ ...form, name: 'Case' })).toEqual({ name: 'Case' });
});

it('sends options that were not changed by their ids alone, in their new order', () => {
  const gamma = { name: 'Gamma', color: '#333333' };
  const options = [{ ...beta, color: '#444444' }, gamma, alpha];
  expect(changedField({ ...form, options })).toEqual({
    options: [{ id: beta.id, color: '#444444' }, gamma, { id: alpha.id }],
    knownOptionIds,
  });
});

it('sends the list without options that were removed', () => {
  expect(changedField({ ...form, options: [] })).toEqual({ options: [], knownOptionIds });
});
