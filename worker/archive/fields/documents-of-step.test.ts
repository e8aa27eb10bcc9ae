import { expect, it } from 'vitest';
import { documentsOfStep } from './documents-of-step.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index);

it.each([
  ['itself', {}, 250],
  ['a correspondent that is learned', { setsCorrespondent: true }, 100],
  ['one value', { values: ['a'] }, 250],
  ['several values', { values: ['a', null, list(8)] }, 100],
  ['a list without values', { values: [list(0)] }, 250],
  ['tags alone', { tagsCount: 50 }, 20],
  ['few tags and many values', { tagsCount: 1, values: [list(50)] }, 20],
  ['more than a step has room for', { values: Array.from({ length: 30 }, () => list(50)) }, 1],
])('is bounded by %s', (_what, change, documents) => {
  expect(documentsOfStep({ values: [], ...change })).toBe(documents);
});
