import { expect, it } from 'vitest';
import { offsetThatShows, visibleItems } from './visible-items.ts';

const pages = { itemSize: 100, count: 2000 };

it('returns the few items near the view of a long list', () => {
  expect(visibleItems({ offset: 0, extent: 350 }, pages)).toEqual({ first: 0, end: 6 });
  expect(visibleItems({ offset: 100_050, extent: 350 }, pages)).toEqual({ first: 998, end: 1006 });
  expect(visibleItems({ offset: 199_700, extent: 300 }, pages)).toEqual({ first: 1995, end: 2000 });
});

it('returns no item of an empty or hidden list, nor one after its end', () => {
  expect(visibleItems({ offset: 0, extent: 0 }, pages)).toEqual({ first: 0, end: 0 });
  expect(visibleItems({ offset: 0, extent: 350 }, { ...pages, count: 0 }).end).toBe(0);
  expect(visibleItems({ offset: 900_000, extent: 350 }, pages)).toEqual({ first: 2000, end: 2000 });
});

it('scrolls as little as shows an item', () => {
  const view = { offset: 500, extent: 300, itemSize: 100 };
  expect(offsetThatShows(6, view)).toBe(500);
  expect(offsetThatShows(4, view)).toBe(400);
  expect(offsetThatShows(9, view)).toBe(700);
});
