import type {
  TaggingPreview,
  TaggingPreviewInput,
} from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { serverLimits } from '../../../../shared/limits.ts';
import { utcDay } from '../../../../shared/time/utc-day.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { batch } from '../../../database/database.ts';
import { cursorBefore } from '../../documents/list/document-cursor.ts';
import { selectStatistics } from '../../documents/document-store.ts';
import { AppError } from '../../../http/app-error.ts';
import { patternCostOf } from '../tagging-rule-store.ts';
import { maxContentBytes, selectCandidates } from './rule-candidate-store.ts';
import { matchCandidates } from './match-rules.ts';
import { findRuleCustomFields } from '../rule-custom-fields.ts';

/**
 * Bytes of text times the cost of the patterns that they are compared with: one second for the longest text and all
 * patterns.
 */
const maxCompared = 10_000_000;

const mostShown = 5;

/**
 * Counts the newest documents that meet conditions, up to one page of candidates, which is smaller for expensive
 * patterns. Throws 403 `limit.reached` if the patterns cost more than those of all rules may.
 */
export async function previewTaggingRule(
  scope: OrganizationScope,
  { match, conditions }: TaggingPreviewInput,
): Promise<TaggingPreview> {
  const cost = patternCostOf({ conditions });
  if (cost > serverLimits.taggingRulePatterns.maxCost) throw new AppError('limit.reached');
  const now = scope.platform.clock.now();
  const rule = { match, conditions, fieldActions: [] };
  const customFields = await findRuleCustomFields(scope, [rule]);
  const fieldIds = customFields.fields.map(({ id }) => id);
  const { candidates, statistics } = await batch(scope.database, {
    candidates: selectCandidates(scope, conditions, {
      ...cursorBefore(now),
      fieldIds,
      contentBytes: Math.min(maxContentBytes, Math.floor(maxCompared / Math.max(1, cost))),
    }),
    statistics: selectStatistics(scope),
  });
  const documentsCount = statistics[0]?.documentsCount ?? 0;
  if (conditions.length === 0) {
    return {
      matchingCount: documentsCount,
      checkedCount: documentsCount,
      documents: [],
      isCapped: false,
    };
  }
  const { matchingIds, conditionCounts } = await matchCandidates(rule, candidates, {
    today: utcDay(now),
    customFields,
  });
  const shownIds = new Set(matchingIds.slice(0, mostShown));
  return {
    matchingCount: matchingIds.length,
    documents: candidates
      .filter(({ id }) => shownIds.has(id))
      .map(({ id, name }) => ({ id, name })),
    ...(conditions.length > 1 && { conditionCounts }),
    checkedCount: candidates.length,
    isCapped: candidates.length < documentsCount,
  };
}
