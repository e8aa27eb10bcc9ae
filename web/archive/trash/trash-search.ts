import { z } from 'zod';

export const trashPageSizes = [15, 50, 100] as const;

/**
 * The trash's search parameters: part of a name, and a page (by default the first of 100). Invalid ones are ignored.
 */
const trashSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  pageIndex: z.number().int().min(0).optional().catch(undefined),
  pageSize: z.literal(trashPageSizes).optional().catch(undefined),
});

export type TrashSearch = z.infer<typeof trashSearchSchema>;

export function trashPageOf(search: unknown): Required<TrashSearch> {
  const { q = '', pageIndex = 0, pageSize = 100 } = trashSearchSchema.parse(search ?? {});
  return { q, pageIndex, pageSize };
}
