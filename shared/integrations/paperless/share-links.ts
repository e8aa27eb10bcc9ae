import { z } from 'zod';

/** A link to one document. Both file versions are the original, because Sheaf stores no archived version. */
export const paperlessShareLinkSchema = z.object({
  id: z.number().int(),
  created: z.iso.datetime(),
  expiration: z.iso.datetime().nullable(),
  slug: z.string(),
  document: z.number().int(),
  file_version: z.enum(['original', 'archive']),
});
export type PaperlessShareLink = z.infer<typeof paperlessShareLinkSchema>;

export const paperlessShareLinkInputSchema = z.object({
  document: z.number().int(),
  expiration: z.string().nullish(),
});
