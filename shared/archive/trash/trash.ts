import { z } from 'zod';
import { limits } from '../../limits.ts';
import { paginationQuerySchema } from '../../pagination.ts';

/** Query of the trash, with 100 documents a page by default; `searchQuery` filters by name. */
export const trashQuerySchema = paginationQuerySchema(100).extend({
  searchQuery: z.string().max(limits.searchQuery.max).optional(),
});

export type TrashQuery = z.output<typeof trashQuerySchema>;
