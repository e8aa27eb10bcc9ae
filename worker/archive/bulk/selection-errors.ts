import type { z } from 'zod';
import type { ErrorCode } from '../../../shared/errors.ts';

type SelectionSchema = z.ZodObject<{ filter: z.ZodObject }>;

/** The errors of resolving the `filter` of a request, by what its schema accepts: ids, or a query too. */
export function selectionErrors({ shape }: SelectionSchema): ErrorCode[] {
  const accepted = shape.filter.shape;
  return [
    'request.rate_limited',
    ...('query' in accepted ? (['search.too_many_filters'] as const) : []),
    ...('documentIds' in accepted ? (['document.not_found'] as const) : []),
  ];
}
