import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it('takes the first and the last word', () => {
  expect(initialsOf('Ada Lovelace')).toBe('AL');
  expect(initialsOf('Maria do Carmo Silva')).toBe('MS');
});

it('takes one capital from a single word', () => {
  expect(initialsOf('sheaf')).toBe('S');
});

it('keeps characters of any script whole', () => {
  expect(initialsOf('łódź archive')).toBe('ŁA');
  expect(initialsOf('👩‍🚀 crew')).toBe('👩‍🚀C');
});

it('is empty for an empty name', () => {
  expect(initialsOf('   ')).toBe('');
});
