import { expect, it } from 'vitest';
import { resolveConflict } from './resolve-conflict.ts';

it('goes on with a change when the other one was elsewhere in the document', () => {
  expect(resolveConflict({ base: 'a', mine: 'b', theirs: 'a' })).toBe('retry');
});

it('has nothing to do when both wanted the same', () => {
  expect(resolveConflict({ base: 'a', mine: 'b', theirs: 'b' })).toBe('settled');
});

it('asks when both changed the same to something else', () => {
  expect(resolveConflict({ base: 'a', mine: 'b', theirs: 'c' })).toBe('ask');
});
