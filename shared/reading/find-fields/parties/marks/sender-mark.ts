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

/**
 * Whether a mark is that of a correspondent. It is `lost` to another one that a person has named since for a document of the same
 * sender, and `regained` when a person names the former one again. Then it is not lost a second time: it is a mark of both.
 */
export const markStates = ['own', 'lost', 'regained'] as const;
export type MarkState = (typeof markStates)[number];
