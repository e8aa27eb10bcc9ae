import { z } from 'zod';

export const pagePlanLimits = { pages: 2000, parts: 50, operations: 100 };

const pageListSchema = z.array(z.number().int().min(1)).min(1).max(pagePlanLimits.pages);

/**
 * A change of the pages of a document. In all operations, pages are numbered from 1 as in the file. `rotate` turns clockwise; `order` lists
 * all remaining pages in their new order.
 */
export const pageOperationSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('rotate'),
    pages: pageListSchema,
    degrees: z.union([z.literal(90), z.literal(180), z.literal(270)]),
  }),
  z.object({ type: z.literal('delete'), pages: pageListSchema }),
  z.object({ type: z.literal('order'), pages: pageListSchema }),
]);
export type PageOperation = z.infer<typeof pageOperationSchema>;

export const pagePlanSchema = z.object({
  operations: z.array(pageOperationSchema).max(pagePlanLimits.operations),
  parts: z.array(pageListSchema).max(pagePlanLimits.parts).optional(),
});
export type PagePlan = z.infer<typeof pagePlanSchema>;

type PlannedPage = { page: number; degrees: number };

/** Thrown for a plan that does not fit the existing pages. `path` is that of the invalid list. */
export class PagePlanError extends Error {
  readonly path: (string | number)[];

  constructor(path: (string | number)[], message: string) {
    super(message);
    this.path = path;
  }
}

/** Returns the pages of each document that a plan makes of `count` pages. Throws `PagePlanError`. */
export function planPages(count: number, { operations, parts }: PagePlan): PlannedPage[][] {
  const degrees = new Map(Array.from({ length: count }, (_, index) => [index + 1, 0]));
  let order = [...degrees.keys()];
  for (const [index, operation] of operations.entries()) {
    const path = ['operations', index, 'pages'];
    assertPages(operation.pages, { left: degrees, path });
    switch (operation.type) {
      case 'rotate':
        for (const page of operation.pages) {
          degrees.set(page, ((degrees.get(page) ?? 0) + operation.degrees) % 360);
        }
        break;
      case 'delete': {
        for (const page of operation.pages) degrees.delete(page);
        order = order.filter((page) => degrees.has(page));
        if (order.length === 0) throw new PagePlanError(path, 'No page is left');
        break;
      }
      case 'order':
        assertAll(operation.pages, { left: degrees, path });
        order = operation.pages;
    }
  }
  const lists = parts ?? [order];
  if (parts) {
    assertPages(parts.flat(), { left: degrees, path: ['parts'] });
    assertAll(parts.flat(), { left: degrees, path: ['parts'] });
  }
  return lists.map((pages) => pages.map((page) => ({ page, degrees: degrees.get(page) ?? 0 })));
}

type Left = { left: ReadonlyMap<number, number>; path: (string | number)[] };

function assertPages(pages: readonly number[], { left, path }: Left): void {
  const seen = new Set<number>();
  for (const page of pages) {
    if (!left.has(page)) throw new PagePlanError(path, `There is no page ${page}`);
    if (seen.has(page)) throw new PagePlanError(path, `Page ${page} is repeated`);
    seen.add(page);
  }
}

function assertAll(pages: readonly number[], { left, path }: Left): void {
  const listed = new Set(pages);
  const missing = [...left.keys()].find((page) => !listed.has(page));
  if (missing !== undefined) throw new PagePlanError(path, `Page ${missing} is missing`);
}
