import { z } from 'zod';
import { documentSummarySchema } from '../documents/document.ts';

/**
 * What is to be done beside the reminders. `overdueDocuments`: up to 20 that are not paid, with the latest due dates of the last 180
 * days, and without a reminder of it, as they were added too late for one. `proposedDocuments`: up to 10 outside of the Inbox for which
 * values of fields are proposed, the latest documents first.
 */
export const toDoResponseSchema = z.object({
  overdueDocuments: z.array(documentSummarySchema),
  proposedDocuments: z.array(documentSummarySchema),
});
export type ToDo = z.infer<typeof toDoResponseSchema>;
