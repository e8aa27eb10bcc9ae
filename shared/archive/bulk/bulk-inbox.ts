import { z } from 'zod';
import { bulkInputSchema, bulkChangeResponseSchema } from './bulk.ts';

export const bulkInboxInputSchema = bulkInputSchema.extend({ isInInbox: z.boolean() });

export const bulkInboxResponseSchema = bulkChangeResponseSchema;
