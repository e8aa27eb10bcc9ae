import { z } from 'zod';
import { limits } from './limits.ts';

export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Returns the schema of `pageIndex` (zero-based, default 0) and `pageSize` (1–100). */
export function paginationQuerySchema(defaultPageSize: number) {
  return z.object({
    pageIndex: wholeNumber.default(0),
    pageSize: wholeNumber.pipe(z.number().min(1).max(limits.pageSize.max)).default(defaultPageSize),
  });
}

export type Pagination = { pageIndex: number; pageSize: number };
