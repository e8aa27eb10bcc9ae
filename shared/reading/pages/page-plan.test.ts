import { describe, expect, it } from 'vitest';
import { PagePlanError, planPages, type PagePlan } from './page-plan.ts';
import { turnWordBox } from './turn-word-box.ts';

const problemOf = (plan: PagePlan) => {
  try {
    planPages(4, plan);
  } catch (error) {
    if (error instanceof PagePlanError) return `${error.path.join('.')}: ${error.message}`;
    throw error;
  }
  return null;
};

describe('planPages', () => {
  it('keeps all pages without operations', () => {
    const pages = [1, 2, 3].map((page) => ({ page, degrees: 0 }));
    expect(planPages(3, { operations: [] })).toEqual([pages]);
  });

  it('numbers pages as they are in the file, in every operation', () => {
    const [pages] = planPages(4, {
      operations: [
        { type: 'delete', pages: [1] },
        { type: 'rotate', pages: [4, 2], degrees: 270 },
        { type: 'order', pages: [4, 2, 3] },
        { type: 'rotate', pages: [4], degrees: 180 },
      ],
    });
    expect(pages).toEqual([
      { page: 4, degrees: 90 },
      { page: 2, degrees: 270 },
      { page: 3, degrees: 0 },
    ]);
  });

  it('deletes pages from the order they were given before', () => {
    const [pages] = planPages(3, {
      operations: [
        { type: 'order', pages: [3, 1, 2] },
        { type: 'delete', pages: [1] },
      ],
    });
    expect(pages?.map(({ page }) => page)).toEqual([3, 2]);
  });

  it('divides the pages that are left into parts', () => {
    const parts = planPages(4, {
      operations: [
        { type: 'delete', pages: [2] },
        { type: 'rotate', pages: [3], degrees: 90 },
      ],
      parts: [[4], [3, 1]],
    });
    expect(parts).toEqual([
      [{ page: 4, degrees: 0 }],
      [
        { page: 3, degrees: 90 },
        { page: 1, degrees: 0 },
      ],
    ]);
  });

  it.each<[string, PagePlan]>([
    ['operations.0.pages: There is no page 5', { operations: [{ type: 'delete', pages: [5] }] }],
    ['operations.0.pages: Page 2 is repeated', { operations: [{ type: 'delete', pages: [2, 2] }] }],
    [
      'operations.0.pages: Page 4 is missing',
      { operations: [{ type: 'order', pages: [3, 2, 1] }] },
    ],
    [
      'operations.0.pages: No page is left',
      { operations: [{ type: 'delete', pages: [1, 2, 3, 4] }] },
    ],
    [
      'operations.1.pages: There is no page 1',
      {
        operations: [
          { type: 'delete', pages: [1] },
          { type: 'rotate', pages: [1], degrees: 90 },
        ],
      },
    ],
    ['parts: Page 3 is missing', { operations: [], parts: [[1, 2], [4]] }],
    [
      'parts: Page 2 is repeated',
      {
        operations: [],
        parts: [
          [1, 2],
          [2, 3, 4],
        ],
      },
    ],
    [
      'parts: There is no page 9',
      {
        operations: [],
        parts: [
          [1, 2],
          [3, 4, 9],
        ],
      },
    ],
  ])('refuses a plan: %s', (problem, plan) => {
    expect(problemOf(plan)).toBe(problem);
  });
});

describe('turnWordBox', () => {
  const box = ['zinnia', 1000, 2000, 3000, 400] as const;

  it('turns a box with its page', () => {
    expect(turnWordBox([...box], 90)).toEqual(['zinnia', 7600, 1000, 400, 3000]);
    expect(turnWordBox([...box], 180)).toEqual(['zinnia', 6000, 7600, 3000, 400]);
    expect(turnWordBox([...box], 270)).toEqual(['zinnia', 2000, 6000, 400, 3000]);
  });

  it('comes back after four turns', () => {
    const turned = [1, 2, 3, 4].reduce((each) => turnWordBox(each, 90), [...box] as Parameters<
      typeof turnWordBox
    >[0]);
    expect(turned).toEqual([...box]);
  });
});
