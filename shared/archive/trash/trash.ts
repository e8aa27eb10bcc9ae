import { z } from 'zod';
import { limits } from '../../limits.ts';
import { paginationQuerySchema } from '../../pagination.ts';

export const trashQuerySchema = paginationQuerySchema(100).extend({
  searchQuery: z.string().max(limits.searchQuery.max).optional(),
});

export type TrashQuery = z.output<typeof trashQuerySchema>;
