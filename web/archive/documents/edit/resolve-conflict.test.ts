import { expect, it } from 'vitest';
import { resolveConflict } from './resolve-conflict.ts';

it('retries if another field was edited', () => {
  expect(resolveConflict({ base: 'a', mine: 'b', theirs: 'a' })).toBe('retry');
});

it('is settled when both edits are equal', () => {
  expect(resolveConflict({ base: 'a', mine: 'b', theirs: 'b' })).toBe('settled');
});

it('asks if both edits differ', () => {
  expect(resolveConflict({ base: 'a', mine: 'b', theirs: 'c' })).toBe('ask');
});
