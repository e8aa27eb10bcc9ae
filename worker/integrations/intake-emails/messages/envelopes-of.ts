import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { findArchiveSettings } from '../../../archive/settings/archive-settings-store.ts';

export function envelopesOf(scope: OrganizationScope, size: number) {
  let opensZip: Promise<boolean> | undefined;
  return {
    size,
    opensZip: () => (opensZip ??= findArchiveSettings(scope).then((found) => found.opensZipFiles)),
  };
}
