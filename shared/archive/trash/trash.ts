import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { paginationQuerySchema } from '../../pagination.ts';

export const trashQuerySchema = paginationQuerySchema(100).extend({
  searchQuery: z.string().max(limits.searchQuery.max).optional(),
});

/**
 * `skippedDocumentIds` are up to 1,000 that stay in the trash because other documents have the same files now. They are
 * not known yet while the rest is restored in the background (`isContinued`), and not for keys that may not read documents.
 */
export const restoredTrashResponseSchema = z.object({
  restoredCount: z.number().int(),
  skippedDocumentIds: z.array(idSchema('doc')),
  isContinued: z.boolean(),
});

export type RestoredTrash = z.output<typeof restoredTrashResponseSchema>;

export type TrashQuery = z.output<typeof trashQuerySchema>;
