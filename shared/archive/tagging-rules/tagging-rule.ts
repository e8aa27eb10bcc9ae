import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { singleLine } from '../../text/single-line.ts';
import { wireDate } from '../../time/wire-date.ts';
import { fieldActionsInputSchema, fieldActionSchema } from './field-action.ts';
import { taggingConditionInputSchema, taggingConditionSchema } from './tagging-condition.ts';

/** Whether a document must meet all conditions or any of them. A rule without conditions matches every document. */
export const taggingMatches = ['all', 'any'] as const;
export type TaggingMatch = (typeof taggingMatches)[number];

const conditionsInputSchema = z
  .array(taggingConditionInputSchema)
  .max(limits.taggingRuleConditions.max, 'tagging-rules.form.conditions.max-length');

/**
 * `actions` are the tags that a rule adds, `fieldActions` the fields that it sets. A rule whose tags and correspondent were all deleted has
 * no action, but is kept. A disabled rule is not applied to new documents. `version` grows with each change.
 */
export const taggingRuleSchema = z.object({
  id: idSchema('tr'),
  organizationId: idSchema('org'),
  name: z.string(),
  description: z.string().nullable(),
  isEnabled: z.boolean(),
  match: z.enum(taggingMatches),
  conditions: z.array(taggingConditionSchema),
  actions: z.array(z.object({ tagId: idSchema('tag') })),
  fieldActions: z.array(fieldActionSchema),
  version: z.number().int(),
  createdAt: wireDate,
  updatedAt: wireDate.nullable(),
});
export type TaggingRule = z.infer<typeof taggingRuleSchema>;

export const taggingRuleResponseSchema = z.object({ taggingRule: taggingRuleSchema });
export const taggingRulesResponseSchema = z.object({ taggingRules: z.array(taggingRuleSchema) });

export const taggingRuleInputSchema = z
  .object({
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
    isEnabled: z.boolean().default(true),
    match: z.enum(taggingMatches).default('all'),
    conditions: conditionsInputSchema,
    tagIds: z
      .array(idSchema('tag'))
      .max(limits.taggingRuleTags.max, 'tagging-rules.form.tags.max-length')
      .transform((tagIds) => [...new Set(tagIds)]),
    fieldActions: fieldActionsInputSchema,
  })
  .refine(({ tagIds, fieldActions }) => tagIds.length + fieldActions.length > 0, {
    message: 'tagging-rules.form.tags.required',
    path: ['tagIds'],
  });
export type TaggingRuleInput = z.infer<typeof taggingRuleInputSchema>;

export const taggingRuleUpdateSchema = z.object({ isEnabled: z.boolean() });

export const taggingRuleParamsSchema = z.object({
  organizationId: idSchema('org'),
  taggingRuleId: idSchema('tr'),
});

/** `cancelled`: the rule was changed or deleted during the run; tags added before remain. */
const taggingRunStates = ['running', 'done', 'cancelled'] as const;
export type TaggingRunState = (typeof taggingRunStates)[number];

/**
 * A rule being applied to the existing documents, with the number of documents that were checked, matched, changed, and skipped because
 * they have the maximum number of tags.
 */
const taggingRunSchema = z.object({
  id: idSchema('run'),
  state: z.enum(taggingRunStates),
  processedCount: z.number().int(),
  matchedCount: z.number().int(),
  taggedCount: z.number().int(),
  skippedCount: z.number().int(),
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

export const taggingPreviewInputSchema = z.object({
  match: z.enum(taggingMatches).default('all'),
  conditions: conditionsInputSchema,
});
export type TaggingPreviewInput = z.infer<typeof taggingPreviewInputSchema>;

/**
 * `matchingCount` of the newest `checkedCount` documents match; `isCapped`: there are more documents. `conditionCounts`: how many meet each
 * condition, if there are several.
 */
export const taggingPreviewResponseSchema = z.object({
  matchingCount: z.number().int(),
  conditionCounts: z.array(z.number().int()).optional(),
  documents: z.array(z.object({ id: idSchema('doc'), name: z.string() })),
  checkedCount: z.number().int(),
  isCapped: z.boolean(),
});
export type TaggingPreview = z.infer<typeof taggingPreviewResponseSchema>;
