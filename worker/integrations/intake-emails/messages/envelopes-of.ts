import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { findArchiveSettings } from '../../../archive/settings/archive-settings-store.ts';

/**
 * Returns how envelopes in a message are opened. The setting for archives is read once, and only if
 * there is an archive.
 */
export function envelopesOf(scope: OrganizationScope, size: number) {
  let opensZip: Promise<boolean> | undefined;
  return {
    size,
    opensZip: () => (opensZip ??= findArchiveSettings(scope).then((found) => found.opensZipFiles)),
  };
}
