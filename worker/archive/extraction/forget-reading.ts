import type { OrganizationScope } from '../../access/organization-scope.ts';
import { eInvoiceKey, wordsKey } from '../files/file-key.ts';

export function forgetReading(
  { platform, organizationId }: OrganizationScope,
  { id, fileNumber }: { id: string; fileNumber: number },
): Promise<void> {
  return platform.files.delete(
    [wordsKey, eInvoiceKey].map((keyOf) => keyOf(organizationId, id, fileNumber)),
  );
}
