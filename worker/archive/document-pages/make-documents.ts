import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { PagePlan } from '../../../shared/reading/pages/page-plan.ts';
import { createId } from '../../../shared/ids.ts';
import { userIdOf } from '../../access/actor.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { inBulkTurn } from '../../access/turns/in-turn.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { log } from '../../platform/log.ts';
import {
  insertDocument,
  selectSummary,
  toDocumentSummary,
  type NewDocument,
} from '../documents/document-store.ts';
import { selectDocumentExists } from '../documents/rows/document-condition-store.ts';
import {
  activeOf,
  assertComplete,
  namedDocuments,
  selectMissingDocuments,
} from '../documents/selection/document-selection-store.ts';
import { assertStorageLeft } from '../documents/storage/assert-storage-left.ts';
import { refuseBeyondStorage, storageRefusalOf } from '../documents/storage/storage-store.ts';
import { fileKey, firstFile, wordsKey } from '../files/file-key.ts';
import { thumbnailJobsOf } from '../thumbnails/thumbnail-jobs.ts';
import { arrangeDocuments, type ArrangedFile } from './arrange-documents.ts';
import { carryWords } from './carry-words.ts';
import {
  isChangedSource,
  refuseChangedSources,
  takeOver,
  trashSources,
  type TakenOver,
} from './made-documents-store.ts';
import { findSources, type SourceDocument } from './source-store.ts';

type DocumentsToMake = {
  sourceIds: string[];
  plan: PagePlan;
  confirmsSignature: boolean;
  describe(sources: readonly SourceDocument[], index: number): { name: string } & TakenOver;
};

/**
 * Makes documents of the pages of others, which are moved to the trash in the same transaction.
 * Throws 404 `document.not_found`, 409 `document.in_trash`, the errors of `arrangeDocuments`, and
 * 403 `limit.reached` beyond the storage limit.
 */
export function makeDocuments(
  scope: OrganizationScope,
  options: DocumentsToMake,
): Promise<DocumentSummary[]> {
  requirePermission(scope, 'documents:create');
  requirePermission(scope, 'documents:delete');
  return inBulkTurn(scope, () => make(scope, options));
}

async function make(
  scope: OrganizationScope,
  { sourceIds, plan, confirmsSignature, describe }: DocumentsToMake,
): Promise<DocumentSummary[]> {
  const { organizationId, platform } = scope;
  const selection = activeOf(namedDocuments(sourceIds));
  await assertStorageLeft(scope);
  const sources = await findSources(scope, selection);
  const ids = Array.from({ length: plan.parts?.length ?? 1 }, () => createId('doc'));
  const deleteFiles = () =>
    platform.files.delete(
      ids.flatMap((id) => [fileKey, wordsKey].map((keyOf) => keyOf(organizationId, id, firstFile))),
    );
  try {
    const arranged = await arrangeDocuments(scope, { sources, plan, confirmsSignature }, (index) =>
      fileKey(organizationId, ids[index] ?? '', firstFile),
    );
    const made = arranged.map((file, index) => {
      const { name, ...taken } = describe(sources, index);
      return { document: newDocument(scope, { id: ids[index] ?? '', name, file }), taken, file };
    });
    await carryWords(
      scope,
      sources,
      made.map(({ document: { id }, file: { pages } }) => ({
        document: { id, fileNumber: firstFile },
        pages,
      })),
    );
    return await save(scope, { made, sources });
  } catch (error) {
    await settle(async () => {
      // A batch whose response was lost may have been written.
      const [first] = await selectDocumentExists(scope, ids[0] ?? '');
      if (!first) await deleteFiles();
    });
    if (!isChangedSource(error)) throw storageRefusalOf(error) ?? error;
    assertComplete(await selectMissingDocuments(scope, selection));
    throw new AppError('request.conflict');
  }
}

function newDocument(
  scope: OrganizationScope,
  { id, name, file }: { id: string; name: string; file: ArrangedFile },
): NewDocument {
  return {
    id,
    name,
    originalName: name,
    originalSize: file.size,
    sha256: file.sha256,
    mimeType: 'application/pdf',
    declaredMimeType: 'application/pdf',
    extractionState: 'pending',
    createdAt: scope.platform.clock.now(),
    createdBy: userIdOf(scope.actor),
  };
}

type Made = { document: NewDocument; taken: TakenOver; file: ArrangedFile };

async function save(
  scope: OrganizationScope,
  { made, sources }: { made: readonly Made[]; sources: readonly SourceDocument[] },
): Promise<DocumentSummary[]> {
  const size = made.reduce((sum, { file }) => sum + file.size, 0);
  const sourceIds = sources.map(({ id }) => id);
  const madeInto = made.map(({ document: { id, name } }) => ({ id, name }));
  const madeFrom = sources.map(({ id, name }) => ({ id, name }));
  const trashed = trashSources(scope, sourceIds, madeInto);
  const isLookedAt = sources.every(({ isInInbox }) => !isInInbox);
  const { documents } = await commit(scope, {
    eventSources: [trashed.eventSource],
    events: madeInto.map(({ id, name }) => ({
      type: 'document.created',
      documentId: id,
      name,
      madeFrom,
    })),
    jobs: made.flatMap(({ document }) => thumbnailJobsOf(document)),
    statements: {
      guard: refuseChangedSources(scope, sources),
      room: refuseBeyondStorage(scope, size),
      made: made.flatMap(({ document, taken }) => [
        insertDocument(scope, { ...document, ...taken.columns }, { isLookedAt }),
        ...takeOver(scope, document.id, taken),
      ]),
      documents: made.map(({ document }) => selectSummary(scope, document.id)),
      trashed: trashed.statement,
    },
  });
  return documents.flat().map(toDocumentSummary);
}

async function settle(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    log.warn('Files without a document left to Cron', {}, error);
  });
}
