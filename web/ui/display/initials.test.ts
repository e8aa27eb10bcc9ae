import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it('uses the first and the last word', () => {
  expect(initialsOf('Ada Lovelace')).toBe('AL');
  expect(initialsOf('Maria do Carmo Silva')).toBe('MS');
});

it('uses one capital of a single word', () => {
  expect(initialsOf('sheaf')).toBe('S');
});

it('does not split graphemes', () => {
  expect(initialsOf('łódź archive')).toBe('ŁA');
  expect(initialsOf('👩‍🚀 crew')).toBe('👩‍🚀C');
});

it('is empty for an empty name', () => {
  expect(initialsOf('   ')).toBe('');
});
