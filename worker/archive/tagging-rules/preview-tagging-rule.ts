import type {
  TaggingCondition,
  TaggingPreview,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { selectStatistics } from '../documents/document-store.ts';
import { cursorBefore, selectCandidates } from './candidate-store.ts';
import { matchingIds } from './match-rules.ts';

/** Counts the documents that meet conditions, among the newest ones that one page of candidates contains. */
export async function previewTaggingRule(
  scope: OrganizationScope,
  conditions: TaggingCondition[],
): Promise<TaggingPreview> {
  const now = scope.platform.clock.now();
  const { candidates, statistics } = await batch(scope.database, {
    candidates: selectCandidates(scope, conditions, cursorBefore(now)),
    statistics: selectStatistics(scope),
  });
  const documentsCount = statistics[0]?.documentsCount ?? 0;
  if (conditions.length === 0) {
    return { matchingCount: documentsCount, checkedCount: documentsCount, isCapped: false };
  }
  const matching = await matchingIds(conditions, candidates);
  return {
    matchingCount: matching.length,
    checkedCount: candidates.length,
    isCapped: candidates.length < documentsCount,
  };
}
