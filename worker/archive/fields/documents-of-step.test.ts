import { expect, it } from 'vitest';
import { documentsOfStep } from './documents-of-step.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index);

it.each([
  ['nothing', 0, [], Infinity],
  ['one value', 0, ['a'], 1000],
  ['several values', 0, ['a', null, list(2)], 250],
  ['a list without values', 0, [list(0)], 1000],
  ['tags alone', 20, [], 250],
  ['few tags and many values', 1, [list(50)], 20],
  ['more than a step has room for', 20, Array.from({ length: 30 }, () => list(50)), 1],
])('is bounded by %s', (_what, tagsCount, values, documents) => {
  expect(documentsOfStep(tagsCount, values)).toBe(documents);
});
