import { z } from 'zod';
import '../../api/schemas-without-eval.ts';

export const trashPageSizes = [15, 50, 100] as const;

/** The trash's search parameters; invalid ones are ignored. By default the first page of 100. */
export const trashSearchSchema = z.object({
  pageIndex: z.number().int().min(0).optional().catch(undefined),
  pageSize: z.literal(trashPageSizes).optional().catch(undefined),
});

export type TrashSearch = z.infer<typeof trashSearchSchema>;

export function trashPageOf(search: unknown): Required<TrashSearch> {
  const { pageIndex = 0, pageSize = 100 } = trashSearchSchema.parse(search ?? {});
  return { pageIndex, pageSize };
}
