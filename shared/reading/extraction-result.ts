import { z } from 'zod';
import { extractionFailureReasons } from './extraction-reasons.ts';

/** `none`: the file has no text. A failure contains the text that was read before it, if any. */
export const extractionResultSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('done'), text: z.string() }),
  z.object({ state: z.literal('none') }),
  z.object({
    state: z.literal('failed'),
    reason: z.enum(extractionFailureReasons),
    text: z.string().optional(),
  }),
]);

export type ExtractionResult = z.infer<typeof extractionResultSchema>;
