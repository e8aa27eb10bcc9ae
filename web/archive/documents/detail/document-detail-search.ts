import { z } from 'zod';
import '../../../api/schemas-without-eval.ts';

export const documentTabs = ['info', 'content', 'notes', 'activity'] as const;
export type DocumentTab = (typeof documentTabs)[number];

/** The search parameters of the detail page: the open tab, and words to find in the preview. */
export const documentDetailSearchSchema = z.object({
  tab: z.enum(documentTabs).optional().catch(undefined),
  find: z.string().optional().catch(undefined),
});

export type DocumentDetailSearch = z.infer<typeof documentDetailSearchSchema>;
