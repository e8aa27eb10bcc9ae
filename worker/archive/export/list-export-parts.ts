import type { ExportPart } from '../../../shared/archive/export/export.ts';
import { limits } from '../../../shared/limits.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findExportRanges } from './export-store.ts';

/**
 * Fewer than an archive may contain, because documents may be added to a period in the meantime.
 */
const documentsPerPart = limits.bulk.downloaded * 0.8;

export async function listExportParts(scope: OrganizationScope): Promise<ExportPart[]> {
  const ranges = await inTurn(scope, () => findExportRanges(scope, documentsPerPart));
  return ranges.map(({ from, until, fromSha256, untilSha256, documentsCount }, index) => {
    const query = new URLSearchParams({
      from: from.toISOString(),
      until: until.toISOString(),
      fromSha256,
      untilSha256,
      ...(ranges.length > 1 && { part: String(index + 1), parts: String(ranges.length) }),
    });
    const path = `/api/organizations/${scope.organizationId}/export/archive?${query.toString()}`;
    return { from, until, documentsCount, path };
  });
}
