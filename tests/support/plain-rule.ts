import type { TaggingRuleInput } from '../../shared/archive/tagging-rules/tagging-rule.ts';

/** What a rule has unless it is said otherwise. */
export const plainRule: Pick<TaggingRuleInput, 'isEnabled' | 'match' | 'fieldActions'> = {
  isEnabled: true,
  match: 'all',
  fieldActions: [],
};
