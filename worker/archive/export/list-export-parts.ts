import type { ExportPart } from '../../../shared/archive/export/export.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findExportRuns } from './export-store.ts';

/** Leaves room below the files one call may read, for documents created in the same millisecond as a part's last. */
const documentsPerPart = 400;

export async function listExportParts(scope: OrganizationScope): Promise<ExportPart[]> {
  const runs = await findExportRuns(scope, documentsPerPart);
  return runs.map((run) => {
    const range = new URLSearchParams({
      from: run.from.toISOString(),
      until: run.until.toISOString(),
    });
    const path = `/api/organizations/${scope.organizationId}/export/archive?${range.toString()}`;
    return { ...run, path };
  });
}
