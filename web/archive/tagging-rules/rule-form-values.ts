import type { z } from 'zod';
import type {
  TaggingCondition,
  taggingRuleInputSchema,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';

export type RuleFormValues = z.input<typeof taggingRuleInputSchema>;

export const newCondition: TaggingCondition = { field: 'name', operator: 'contains', value: '' };
