import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { selectArchiveSettings, toArchiveSettings } from '../settings/archive-settings-store.ts';
import { selectStatistics } from './document-store.ts';

/** The number of active documents, their size in bytes and the number in the Inbox, if that is on: from counters. */
export async function getDocumentStatistics(scope: OrganizationScope) {
  const { statistics, settings } = await batch(scope.database, {
    statistics: selectStatistics(scope),
    settings: selectArchiveSettings(scope),
  });
  const { documentsCount = 0, documentsSize = 0, inboxCount = 0 } = statistics[0] ?? {};
  const { isInboxEnabled } = toArchiveSettings(settings);
  return { documentsCount, documentsSize, inboxCount: isInboxEnabled ? inboxCount : null };
}
