import {
  matchesRule,
  normalizedSubject,
  usesContent,
  type RuleSubject,
} from '../../../shared/archive/tagging-rules/matches-rule.ts';
import type {
  TaggingCondition,
  TaggingRule,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { Candidate } from './candidate-store.ts';

/** Tags that one rule adds to a document. */
export type TagsOfRule = { taggingRule: { id: string; name: string }; tagIds: string[] };

/** The tags that rules add to a document. Where several rules add the same tag, the first one counts. */
export function tagsFromRules(rules: readonly TaggingRule[], document: RuleSubject): TagsOfRule[] {
  const subject = normalizedSubject(document);
  const matching = rules.filter(({ conditions }) => matchesRule(conditions, subject));
  const added = new Set<string>();
  return matching.flatMap(({ id, name, actions }) => {
    const tagIds = actions.map(({ tagId }) => tagId).filter((tagId) => !added.has(tagId));
    for (const tagId of tagIds) added.add(tagId);
    return tagIds.length > 0 ? [{ taggingRule: { id, name }, tagIds }] : [];
  });
}

/**
 * Ids of the candidates that meet all conditions. A text that is still to be extracted is checked after its extraction.
 */
export function matchingIds(
  conditions: readonly TaggingCondition[],
  candidates: Candidate[],
): string[] {
  const needsContent = usesContent(conditions);
  return candidates
    .filter(({ isPending }) => !(needsContent && isPending))
    .filter((candidate) => matchesRule(conditions, normalizedSubject(candidate)))
    .map(({ id }) => id);
}
