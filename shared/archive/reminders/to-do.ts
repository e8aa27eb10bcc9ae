import { z } from 'zod';
import { documentSummarySchema } from '../documents/document.ts';

/**
 * Tasks besides the reminders. `overdueDocuments`: up to 20 unpaid documents with due dates in the last 180 days, the latest first, that
 * were added too late for a reminder. `proposedDocuments`: up to 10 documents outside of the Inbox with proposed field values, the latest
 * first.
 */
export const toDoResponseSchema = z.object({
  overdueDocuments: z.array(documentSummarySchema),
  proposedDocuments: z.array(documentSummarySchema),
});
export type ToDo = z.infer<typeof toDoResponseSchema>;
