import { expect, it } from 'vitest';
import { reportedSwipe } from './finish-swipe.ts';

it.each([
  [19, 19],
  [-19, -19],
  [20, 45],
  [-44, -45],
  [60, 60],
])('reports a swipe of %d pixels as %d', (distance, reported) => {
  expect(reportedSwipe(distance)).toBe(reported);
});
