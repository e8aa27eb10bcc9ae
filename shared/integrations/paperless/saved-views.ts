import { z } from 'zod';
import { limits } from '../../limits.ts';
import { accessShape } from './labels.ts';

const filterRuleSchema = z.object({
  rule_type: z.number().int(),
  value: z.string().nullable(),
});
export type FilterRule = z.infer<typeof filterRuleSchema>;

export const savedViewSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  sort_field: z.string().nullable(),
  sort_reverse: z.boolean(),
  filter_rules: z.array(filterRuleSchema),
  page_size: z.number().int().nullable(),
  display_mode: z.string().nullable(),
  display_fields: z.null(),
  /** Only before version 10. */
  show_on_dashboard: z.boolean().optional(),
  show_in_sidebar: z.boolean().optional(),
  ...accessShape,
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewInputSchema = z.object({
  name: z.string().optional(),
  sort_field: z.string().nullish(),
  sort_reverse: z.boolean().optional(),
  filter_rules: z
    .array(
      z.object({
        rule_type: z.number().int(),
        value: z.union([z.string().max(limits.searchQuery.max), z.number()]).nullish(),
      }),
    )
    .max(100)
    .optional(),
});
export type SavedViewInput = z.infer<typeof savedViewInputSchema>;
