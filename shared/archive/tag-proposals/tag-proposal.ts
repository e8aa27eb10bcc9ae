import { z } from 'zod';
import { documentTagSchema } from '../tags/tag.ts';

/** A tag that most of the similar documents have; `confidence` is 0 to 100. */
const tagProposalSchema = z.object({
  tag: documentTagSchema,
  confidence: z.number().int(),
});
export type TagProposal = z.infer<typeof tagProposalSchema>;

export const tagProposalsResponseSchema = z.object({ proposals: z.array(tagProposalSchema) });
