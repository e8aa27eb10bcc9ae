import { createSystemScope, type OrganizationScope } from '../../access/organization-scope.ts';
import { runBatch } from '../../database/database.ts';
import { commit } from '../../outbox/commit.ts';
import { refuseLostMessage } from '../../integrations/intake-emails/messages/quarantine-check-store.ts';
import {
  deleteLeftEvents,
  deleteLeftPositions,
  updateDownloadsCount,
} from '../../sharing/share-events/share-check-store.ts';
import { markFileLost } from '../../sharing/upload-requests/files/request-file-check-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { isDocument } from '../../archive/documents/rows/document-condition-store.ts';
import { extractAgainChange } from '../../archive/extraction/extraction-store.ts';
import { deleteWrongPair } from '../../archive/related/pair-check-store.ts';
import { settleStatements } from '../../archive/search/index/changed-document-store.ts';
import { indexDocumentStatements } from '../../archive/search/index/index-store.ts';
import { findTextsToIndex } from '../../archive/search/index/rebuild/rebuild-store.ts';
import {
  deleteTagsOf,
  updateCorrespondentCount,
  updateCounts,
  updateFieldCount,
  updateRemindersOf,
  updateStorage,
  updateTagCount,
  updateTaggedFlag,
} from './count-store.ts';
import type { IntegrityProblem } from './integrity-problem.ts';
import { deleteIndexRow, deleteText } from './owner-store.ts';
import { updateSpending } from './spending-count-store.ts';

export async function repairProblem(
  platform: Platform,
  { check, organizationId, subject, shard }: IntegrityProblem,
): Promise<boolean> {
  const found = shard === undefined ? undefined : platform.databases[shard];
  const place = found ? { ...platform, databaseFor: () => found } : platform;
  const scope = createSystemScope(place, organizationId);
  const { database } = scope;
  switch (check) {
    case 'words-missing':
    case 'e-invoice-missing':
    case 'text-missing':
    case 'extraction-job-missing':
      await commit(scope, extractAgainChange(scope, isDocument(scope, subject)));
      return true;
    case 'thumbnail-missing':
      await commit(scope, {
        statements: {},
        jobs: [{ type: 'document.thumbnail', documentId: subject }],
      });
      return true;
    case 'index-missing':
    case 'index-differs':
      await indexAgain(scope, subject);
      return true;
    case 'index-without-document':
      await runBatch(database, [deleteIndexRow(database, Number(subject))]);
      return true;
    case 'document-counts-differ':
      await runBatch(database, [updateCounts(database, subject)]);
      return true;
    case 'storage-counts-differ':
      await runBatch(database, [updateStorage(database, subject)]);
      return true;
    case 'spending-counts-differ':
      await runBatch(database, updateSpending(database, subject));
      return true;
    case 'tag-count-differs':
      await runBatch(database, [updateTagCount(database, subject)]);
      return true;
    case 'tag-without-document':
      await runBatch(database, [deleteTagsOf(database, subject)]);
      return true;
    case 'is-tagged-differs':
      await runBatch(database, [updateTaggedFlag(database, subject)]);
      return true;
    case 'correspondent-count-differs':
      await runBatch(database, [updateCorrespondentCount(database, subject)]);
      return true;
    case 'custom-field-count-differs':
      await runBatch(database, [updateFieldCount(database, subject)]);
      return true;
    case 'reminder-differs':
    case 'reminder-without-document':
      await runBatch(database, updateRemindersOf(database, organizationId, subject));
      return true;
    case 'pair-without-documents': {
      const [firstId = '', secondId = ''] = subject.split(' ');
      await runBatch(database, [deleteWrongPair(database, { organizationId, firstId, secondId })]);
      return true;
    }
    case 'text-without-document':
      await runBatch(database, [deleteText(database, subject)]);
      return true;
    case 'mail-missing':
      await runBatch(database, [refuseLostMessage(database, subject)]);
      return true;
    case 'request-file-missing':
      await runBatch(database, [markFileLost(database, subject)]);
      return true;
    case 'share-downloads-differ':
      await runBatch(database, [updateDownloadsCount(database, subject)]);
      return true;
    case 'share-events-without-link':
      await runBatch(database, [deleteLeftEvents(database, subject)]);
      return true;
    case 'share-positions-without-link':
      await runBatch(database, [deleteLeftPositions(database, subject)]);
      return true;
    case 'mail-without-message':
    case 'request-file-without-request':
      await platform.files.delete([subject]);
      return true;
    case 'file-missing':
    case 'file-size-differs':
    case 'file-hash-differs':
    case 'file-without-document':
    case 'activity-missing':
    case 'database-differs':
      return false;
  }
}

async function indexAgain(scope: OrganizationScope, documentId: string): Promise<void> {
  const documents = await findTextsToIndex(scope, [documentId]);
  const statements = await Promise.all(
    documents.map(async ({ version, ...document }) => [
      ...(await indexDocumentStatements(scope, { ...document, asOf: { version } })),
      ...settleStatements(scope, { documentId, version }),
    ]),
  );
  if (statements.length > 0) await runBatch(scope.database, statements.flat());
}
