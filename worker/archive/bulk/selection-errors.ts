import type { z } from 'zod';
import type { ErrorCode } from '../../../shared/errors.ts';

type SelectionSchema = z.ZodObject<{ filter: z.ZodObject }>;

export function selectionErrors({ shape }: SelectionSchema): ErrorCode[] {
  const accepted = shape.filter.shape;
  return [
    'request.rate_limited',
    ...('query' in accepted ? (['search.too_many_filters'] as const) : []),
    ...('documentIds' in accepted ? (['document.not_found'] as const) : []),
  ];
}
