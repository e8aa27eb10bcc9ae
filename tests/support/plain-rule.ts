import type { TaggingRuleInput } from '../../shared/archive/tagging-rules/tagging-rule.ts';

export const plainRule: Pick<TaggingRuleInput, 'isEnabled' | 'match' | 'fieldActions'> = {
  isEnabled: true,
  match: 'all',
  fieldActions: [],
};
