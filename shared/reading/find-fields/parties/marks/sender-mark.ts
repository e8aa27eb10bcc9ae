import { z } from 'zod';

export const senderMarkKinds = ['iban', 'vat-id', 'domain', 'address', 'name'] as const;

/** An identifier of a sender; a `name` is the printed one as a `nameKey`. */
export const senderMarkSchema = z.object({
  kind: z.enum(senderMarkKinds),
  mark: z.string().max(200),
  page: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
});
export type SenderMark = z.infer<typeof senderMarkSchema>;

/**
 * A mark is `lost` when a person assigns a document of the same sender to another correspondent, and `regained` when a person assigns one
 * to the former again. A regained mark belongs to both, and is not lost again.
 */
export const markStates = ['own', 'lost', 'regained'] as const;
export type MarkState = (typeof markStates)[number];
