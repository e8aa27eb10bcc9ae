import {
  normalizedSubject,
  matchesRule,
  usesContent,
} from '../../../shared/archive/tagging-rules/matches-rule.ts';
import type { TaggingCondition } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { RulePageRow } from './rule-page-store.ts';

/** Ids of those documents that fit. One whose text is yet to be read meets its rules once it is. */
export function matchingDocuments(
  conditions: readonly TaggingCondition[],
  page: RulePageRow[],
): string[] {
  const isByContent = usesContent(conditions);
  return page
    .filter((row) => !(isByContent && row.isPending === 1))
    .filter((row) => matchesRule(conditions, normalizedSubject(row)))
    .map(({ id }) => id);
}
