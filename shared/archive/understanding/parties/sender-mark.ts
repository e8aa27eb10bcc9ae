import { z } from 'zod';

export const senderMarkKinds = ['iban', 'vat-id', 'domain', 'address', 'name'] as const;

/** What a sender is recognized by: `name` is the printed one, as `nameKey` writes it. */
export const senderMarkSchema = z.object({
  kind: z.enum(senderMarkKinds),
  mark: z.string().max(200),
  page: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
});
export type SenderMark = z.infer<typeof senderMarkSchema>;
