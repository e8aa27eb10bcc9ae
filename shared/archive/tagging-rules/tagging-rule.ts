import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { singleLine } from '../../single-line.ts';
import { wireDate } from '../../wire-date.ts';

export const taggingFields = ['name', 'content'] as const;
export const taggingOperators = [
  'equal',
  'not_equal',
  'contains',
  'not_contains',
  'starts_with',
  'ends_with',
] as const;
export type TaggingField = (typeof taggingFields)[number];
export type TaggingOperator = (typeof taggingOperators)[number];

export const taggingConditionSchema = z.object({
  field: z.enum(taggingFields),
  operator: z.enum(taggingOperators),
  value: z.string(),
});
export type TaggingCondition = z.infer<typeof taggingConditionSchema>;

const conditionsInputSchema = z
  .array(
    taggingConditionSchema.extend({
      value: z
        .string()
        .refine((value) => value.trim() !== '', 'tagging-rules.form.conditions.value.required')
        .max(limits.taggingRuleConditionValue.max, 'tagging-rules.form.conditions.value.max-length')
        .transform((value) => value.toWellFormed()),
    }),
  )
  .max(limits.taggingRuleConditions.max, 'tagging-rules.form.conditions.max-length');

/** A rule whose tags were all deleted has no actions: it is kept, but adds nothing. */
export const taggingRuleSchema = z.object({
  id: idSchema('tr'),
  organizationId: idSchema('org'),
  name: z.string(),
  description: z.string().nullable(),
  conditions: z.array(taggingConditionSchema),
  actions: z.array(z.object({ tagId: idSchema('tag') })),
  createdAt: wireDate,
  updatedAt: wireDate.nullable(),
});
export type TaggingRule = z.infer<typeof taggingRuleSchema>;

export const taggingRuleResponseSchema = z.object({ taggingRule: taggingRuleSchema });
export const taggingRulesResponseSchema = z.object({ taggingRules: z.array(taggingRuleSchema) });

export const taggingRuleInputSchema = z.object({
  name: z
    .string('tagging-rules.form.name.required')
    .overwrite(singleLine)
    .min(1, 'tagging-rules.form.name.required')
    .max(limits.taggingRuleName.max, 'tagging-rules.form.name.max-length'),
  description: z
    .string()
    .trim()
    .max(limits.taggingRuleDescription.max, 'tagging-rules.form.description.max-length')
    .nullish()
    .transform((text) => text?.toWellFormed() || null),
  conditions: conditionsInputSchema,
  tagIds: z
    .array(idSchema('tag'))
    .min(1, 'tagging-rules.form.tags.required')
    .max(limits.taggingRuleTags.max, 'tagging-rules.form.tags.max-length')
    .transform((tagIds) => [...new Set(tagIds)]),
});
export type TaggingRuleInput = z.infer<typeof taggingRuleInputSchema>;

export const taggingRuleParamsSchema = z.object({
  organizationId: idSchema('org'),
  taggingRuleId: idSchema('tr'),
});

/** `cancelled`: the rule was changed or deleted during the run; tags added before remain. */
export const taggingRunStates = ['running', 'done', 'cancelled'] as const;
export type TaggingRunState = (typeof taggingRunStates)[number];

/** A rule being applied to the existing documents: how many were checked, matched, and got a tag they lacked. */
export const taggingRunSchema = z.object({
  id: idSchema('run'),
  state: z.enum(taggingRunStates),
  processedCount: z.number().int(),
  matchedCount: z.number().int(),
  taggedCount: z.number().int(),
  totalCount: z.number().int(),
  createdAt: wireDate,
  finishedAt: wireDate.nullable(),
});
export type TaggingRun = z.infer<typeof taggingRunSchema>;

/** A saved rule; without conditions it is applied to the existing documents at once, by `run`. */
export const savedTaggingRuleResponseSchema = taggingRuleResponseSchema.extend({
  run: taggingRunSchema.nullable(),
});
export type SavedTaggingRule = z.infer<typeof savedTaggingRuleResponseSchema>;

export const taggingRunResponseSchema = z.object({ run: taggingRunSchema });

export const taggingRunParamsSchema = taggingRuleParamsSchema.extend({ runId: idSchema('run') });

export const taggingPreviewInputSchema = z.object({ conditions: conditionsInputSchema });

/** `matchingCount` of the newest `checkedCount` documents match; `isCapped`: there are more than were checked. */
export const taggingPreviewResponseSchema = z.object({
  matchingCount: z.number().int(),
  checkedCount: z.number().int(),
  isCapped: z.boolean(),
});
export type TaggingPreview = z.infer<typeof taggingPreviewResponseSchema>;
