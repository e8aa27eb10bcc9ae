import { describe, expect, it } from 'vitest';
import { planPages } from '../../../shared/reading/pages/page-plan.ts';
import {
  arrangementOf,
  extractPages,
  movePages,
  operationsOf,
  partsOf,
  removePages,
  shiftPages,
  splitAtSeparators,
  toggleMark,
  turnPages,
  type Arrangement,
} from './page-arrangement.ts';

const five = arrangementOf(5);
const orderOf = (pages: Arrangement) => pages.map(({ page }) => page);
const set = (...pages: number[]) => new Set(pages);

describe('an arrangement of pages', () => {
  it('turns pages, also back', () => {
    const turned = turnPages(turnPages(five, set(2, 3), 90), set(3), -90);
    expect(turned.map(({ degrees }) => degrees)).toEqual([0, 90, 0, 0, 0]);
    expect(turnPages(five, set(1), -90)[0]?.degrees).toBe(270);
  });

  it('moves selected pages together, in their order', () => {
    expect(orderOf(movePages(five, set(1, 4), 3))).toEqual([2, 3, 1, 4, 5]);
    expect(orderOf(movePages(five, set(4, 5), 0))).toEqual([4, 5, 1, 2, 3]);
    expect(orderOf(movePages(five, set(1), 5))).toEqual([2, 3, 4, 5, 1]);
  });

  it('shifts pages by one place, and not beyond the ends', () => {
    expect(orderOf(shiftPages(five, set(2), 1))).toEqual([1, 3, 2, 4, 5]);
    expect(orderOf(shiftPages(five, set(3, 4), -1))).toEqual([1, 3, 4, 2, 5]);
    expect(shiftPages(five, set(1), -1)).toBe(five);
    expect(shiftPages(five, set(5), 1)).toBe(five);
  });

  it('keeps the marks between documents at their places', () => {
    const marked = toggleMark(five, 2);
    expect(partsOf(marked)).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    expect(partsOf(movePages(marked, set(5), 0))).toEqual([
      [5, 1],
      [2, 3, 4],
    ]);
    expect(toggleMark(five, 0)).toEqual(five);
  });

  it('lets the next page begin what began with one that is removed', () => {
    const marked = toggleMark(five, 2);
    expect(partsOf(removePages(marked, set(3)))).toEqual([
      [1, 2],
      [4, 5],
    ]);
    expect(partsOf(removePages(marked, set(1, 2)))).toEqual([[3, 4, 5]]);
    expect(partsOf(removePages(marked, set(3, 4, 5)))).toEqual([[1, 2]]);
  });

  it('makes a document of the selected pages', () => {
    expect(partsOf(extractPages(five, set(2, 4)))).toEqual([
      [1, 3, 5],
      [2, 4],
    ]);
    expect(partsOf(extractPages(five, set(1, 2, 3, 4, 5)))).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('is divided at separators, which are removed', () => {
    expect(partsOf(splitAtSeparators(five, set(2, 4)))).toEqual([[1], [3], [5]]);
    expect(partsOf(splitAtSeparators(five, set(1, 2, 5)))).toEqual([[3, 4]]);
  });

  it('is what its operations make of the file', () => {
    const arranged = movePages(
      removePages(turnPages(turnPages(five, set(1, 5), 90), set(5), 180), set(2)),
      set(5),
      0,
    );
    const [pages] = planPages(5, { operations: operationsOf(arranged, 5) });
    expect(pages).toEqual([
      { page: 5, degrees: 270 },
      { page: 1, degrees: 90 },
      { page: 3, degrees: 0 },
      { page: 4, degrees: 0 },
    ]);
    expect(operationsOf(five, 5)).toEqual([]);
  });
});
