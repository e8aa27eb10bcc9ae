import { z } from 'zod';
import { wireDate } from '../wire-date.ts';

/** A message in the mailbox of local development. */
export const localMailSchema = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: wireDate,
});
export type LocalMail = z.infer<typeof localMailSchema>;

export const localMailsResponseSchema = z.object({ messages: z.array(localMailSchema) });
