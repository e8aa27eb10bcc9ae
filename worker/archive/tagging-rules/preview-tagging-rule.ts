import type {
  TaggingCondition,
  TaggingPreview,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { selectStatistics } from '../documents/document-store.ts';
import { matchingDocuments } from './matching-documents.ts';
import { cursorBefore, selectRulePage } from './rule-page-store.ts';

/** How many of the newest documents conditions fit; of all of them as long as one page holds them. */
export async function previewTaggingRule(
  scope: OrganizationScope,
  conditions: TaggingCondition[],
): Promise<TaggingPreview> {
  const now = scope.platform.clock.now();
  const { page, statistics } = await batch(scope.database, {
    page: selectRulePage(scope, conditions, cursorBefore(now)),
    statistics: selectStatistics(scope),
  });
  const documentsCount = statistics[0]?.documentsCount ?? 0;
  if (conditions.length === 0) {
    return { matchingCount: documentsCount, checkedCount: documentsCount, isCapped: false };
  }
  return {
    matchingCount: matchingDocuments(conditions, page).length,
    checkedCount: page.length,
    isCapped: page.length < documentsCount,
  };
}
