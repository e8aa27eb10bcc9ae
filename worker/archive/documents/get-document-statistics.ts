import { isAtLeast, lowestRoleFor } from '../../../shared/roles.ts';
import { hasPermission } from '../../access/actor.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { selectArchiveSettings, toArchiveSettings } from '../settings/archive-settings-store.ts';
import { selectUnseenFiles } from '../files/unseen-file-store.ts';
import { selectTypes } from '../document-types/rows/document-type-store.ts';
import { numberAfter, selectHighestNumber } from './rows/archive-number-store.ts';
import { selectStatistics } from './document-store.ts';

/**
 * Returns the counters of an organization: active documents and their size in bytes, the documents
 * in the Inbox if it is on, and the stored bytes, including the trash and files that wait to be
 * accepted. `hasTypes` is true if the organization has types of its own, or has changed built-in
 * ones. `nextArchiveNumber` is null while no document has a number.
 */
export async function getDocumentStatistics(scope: OrganizationScope) {
  const { statistics, settings, types, unseen, highest } = await batch(scope.database, {
    statistics: selectStatistics(scope),
    settings: selectArchiveSettings(scope),
    types: selectTypes(scope).limit(1),
    unseen: mayAccept(scope) ? [selectUnseenFiles(scope)] : [],
    highest: selectHighestNumber(scope),
  });
  const { documentsCount = 0, documentsSize = 0, inboxCount = 0 } = statistics[0] ?? {};
  const { filesSize = 0, waitingSize = 0, textsSize = 0, vocabularySize = 0 } = statistics[0] ?? {};
  const { isInboxEnabled } = toArchiveSettings(settings);
  return {
    documentsCount,
    documentsSize,
    inboxCount: isInboxEnabled ? inboxCount : null,
    // While a job still counts older files, `filesSize` can be too small.
    filesSize: Math.max(filesSize, documentsSize) + waitingSize,
    textsSize,
    vocabularySize,
    hasTypes: types.length > 0,
    unseenFiles: unseen[0]?.[0] ?? null,
    nextArchiveNumber: numberAfter(highest),
  };
}

function mayAccept(scope: OrganizationScope): boolean {
  const permission = 'documents:create';
  return (
    isAtLeast(decisiveRoleOf(scope), lowestRoleFor(permission)) &&
    hasPermission(scope.actor, permission)
  );
}
