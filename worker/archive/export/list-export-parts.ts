import type { ExportPart } from '../../../shared/archive/export/export.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findExportRanges } from './export-store.ts';

/** Below the 500 of one archive: documents created in the same millisecond as the last one are part of it too. */
const documentsPerPart = 400;

/** The parts of an export, each with the path that downloads it as a zip archive. */
export async function listExportParts(scope: OrganizationScope): Promise<ExportPart[]> {
  const ranges = await findExportRanges(scope, documentsPerPart);
  return ranges.map((range) => {
    const query = new URLSearchParams({
      from: range.from.toISOString(),
      until: range.until.toISOString(),
    });
    const path = `/api/organizations/${scope.organizationId}/export/archive?${query.toString()}`;
    return { ...range, path };
  });
}
