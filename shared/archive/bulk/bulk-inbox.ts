import { z } from 'zod';
import { bulkInputSchema, bulkChangeResponseSchema } from './bulk.ts';

/** Documents to take out of the Inbox, or to put back into it. */
export const bulkInboxInputSchema = bulkInputSchema.extend({ isInInbox: z.boolean() });

export const bulkInboxResponseSchema = bulkChangeResponseSchema;
