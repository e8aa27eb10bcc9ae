import { z } from 'zod';
import { bulkInputSchema, bulkTagsResponseSchema } from './bulk.ts';

/** Documents to take out of the Inbox, or to put back into it. */
export const bulkInboxInputSchema = bulkInputSchema.extend({ isInInbox: z.boolean() });

export const bulkInboxResponseSchema = bulkTagsResponseSchema;
