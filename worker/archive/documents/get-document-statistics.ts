import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { selectArchiveSettings, toArchiveSettings } from '../settings/archive-settings-store.ts';
import { selectStatistics } from './document-store.ts';

/**
 * The number of active documents, their size in bytes, the number in the Inbox, if that is on, and what the organization stores,
 * the trash included: from counters. Never less than what the active documents take.
 */
export async function getDocumentStatistics(scope: OrganizationScope) {
  const { statistics, settings } = await batch(scope.database, {
    statistics: selectStatistics(scope),
    settings: selectArchiveSettings(scope),
  });
  const { documentsCount = 0, documentsSize = 0, inboxCount = 0 } = statistics[0] ?? {};
  const { filesSize = 0, textsSize = 0, vocabularySize = 0 } = statistics[0] ?? {};
  const { isInboxEnabled } = toArchiveSettings(settings);
  return {
    documentsCount,
    documentsSize,
    inboxCount: isInboxEnabled ? inboxCount : null,
    // While older files are still being counted.
    filesSize: Math.max(filesSize, documentsSize),
    textsSize,
    vocabularySize,
  };
}
