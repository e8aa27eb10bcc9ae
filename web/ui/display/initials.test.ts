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
  expect(initialsOf('👩‍🚀 crew')).toBe('👩‍🚀');
});

it('is one pictograph, or the letter beside it', () => {
  expect(initialsOf('🦊 🐻')).toBe('🦊');
  expect(initialsOf('🇯🇵 office')).toBe('🇯🇵');
  expect(initialsOf('Crew 👩‍🚀')).toBe('C');
});

it('is empty for an empty name', () => {
  expect(initialsOf('   ')).toBe('');
});
