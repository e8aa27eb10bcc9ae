import {
  createRuleMatcher,
  usesContent,
  type RuleSubject,
} from '../../../shared/archive/tagging-rules/rule-matcher.ts';
import type { TaggingCondition } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { yieldToOthers } from '../../../shared/pace.ts';
import type { Candidate } from './candidate-store.ts';
import type { TaggingRuleRow } from './tagging-rule-store.ts';

/** Tags that one revision of a rule adds to a document. */
export type TagsOfRule = {
  rule: Pick<TaggingRuleRow, 'id' | 'name' | 'revision'>;
  tagIds: string[];
};

/** The tags that rules add to a document. Where several rules add the same tag, the first one counts. */
export async function tagsFromRules(
  rules: readonly TaggingRuleRow[],
  document: RuleSubject,
): Promise<TagsOfRule[]> {
  const conditions = rules.map((rule) => rule.conditions);
  const matcher = await createRuleMatcher(conditions, yieldToOthers);
  const matches = await matcher.match(document);
  const matching = rules.filter((_, index) => matches[index]);
  const added = new Set<string>();
  return matching.flatMap(({ id, name, revision, actions }) => {
    const tagIds = actions.map(({ tagId }) => tagId).filter((tagId) => !added.has(tagId));
    for (const tagId of tagIds) added.add(tagId);
    return tagIds.length > 0 ? [{ rule: { id, name, revision }, tagIds }] : [];
  });
}

/**
 * Ids of the candidates that meet all conditions. A text that is still to be extracted is checked after its extraction.
 */
export async function matchingIds(
  conditions: readonly TaggingCondition[],
  candidates: Candidate[],
): Promise<string[]> {
  const needsContent = usesContent(conditions);
  const matcher = await createRuleMatcher([conditions], yieldToOthers);
  const ids: string[] = [];
  for (const candidate of candidates) {
    if (needsContent && candidate.isPending) continue;
    const [isMatch] = await matcher.match(candidate);
    if (isMatch) ids.push(candidate.id);
  }
  return ids;
}
