import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import { serverLimits } from '../../../shared/limits.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { coalesce, hasRow, idsIn, incremented, jsonObject } from '../../database/expressions.ts';
import { insertFrom, type NewRow } from '../../database/insert-from.ts';
import type { Job } from '../../outbox/job.ts';
import { selectJobs } from '../../outbox/job-store.ts';
import { selectSummary, selectWithoutLargeText } from '../documents/document-store.ts';
import { isActiveDocument, isDocument } from '../documents/rows/document-condition-store.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentVersionsTable } from '../documents/rows/document-version-table.ts';
import { refuseTrashedTwin } from '../documents/rows/twin-store.ts';
import { changedNow } from '../documents/rows/field-change-store.ts';
import { nameSortKey } from '../documents/rows/name-sort-key.ts';
import { refuseBeyondStorage } from '../documents/storage/storage-store.ts';
import { thumbnailJobsOf } from '../thumbnails/thumbnail-jobs.ts';
import type { ReceivedFile } from '../uploads/receive-file.ts';

export const firstVersion = 1;

const currentColumns = {
  id: documentsTable.id,
  name: documentsTable.name,
  originalName: documentsTable.originalName,
  sha256: documentsTable.sha256,
  version: documentsTable.version,
  fileVersion: documentsTable.fileVersion,
  fileNumber: documentsTable.fileNumber,
  lastFileNumber: documentsTable.lastFileNumber,
};

export type CurrentVersion = Awaited<ReturnType<typeof claimKeyNumber>>[number];

/**
 * Claims numbers for the next versions of an active document, so that simultaneous versions are
 * stored under different keys. Returns no row if the document is not active or has no number left.
 */
function claimKeyNumber(scope: OrganizationScope, documentId: string, count: number) {
  return scope.database
    .update(documentsTable)
    .set({ lastFileNumber: incremented(documentsTable.lastFileNumber, count) })
    .where(
      and(
        isActiveDocument(scope, documentId),
        lte(documentsTable.lastFileNumber, serverLimits.fileNumbers.max - count),
      ),
    )
    .returning(currentColumns);
}

/** Begins the next versions of a document: claims numbers for them, and reads the document without a large text. */
export function claimVersion(scope: OrganizationScope, documentId: string, count = 1) {
  return {
    claimed: claimKeyNumber(scope, documentId, count),
    documents: selectWithoutLargeText(scope, documentId),
  };
}

export function releaseKeyNumbers(
  scope: OrganizationScope,
  { id, lastFileNumber }: Pick<CurrentVersion, 'id' | 'lastFileNumber'>,
  count: number,
) {
  return scope.database
    .update(documentsTable)
    .set({ lastFileNumber: lastFileNumber - count })
    .where(and(isDocument(scope, id), eq(documentsTable.lastFileNumber, lastFileNumber)));
}

export type NextVersion = ReceivedFile & {
  name: string;
  /** Number of the version itself, unless it has the file of a former version. */
  fileNumber: number;
  restoredFrom: number | null;
};

type NextVersionChange = { current: CurrentVersion; next: NextVersion; isOfVersion: boolean };

/**
 * Makes a file the current version of a document and reads it like that of a new document; the former text stays until
 * then. Nothing is written if the document has got another version since it was read, or with `isOfVersion` has changed at
 * all. Returns a row as `updated` if it was written, and the document as `documents`.
 */
export function nextVersionChange(
  scope: OrganizationScope,
  { current, next, isOfVersion }: NextVersionChange,
) {
  const { name, fileNumber, restoredFrom, ...file } = next;
  const isToChange = and(
    isActiveDocument(scope, current.id),
    eq(documentsTable.fileVersion, current.fileVersion),
    isOfVersion ? eq(documentsTable.version, current.version) : undefined,
    restoredFrom === null ? undefined : hasFile(scope, current.id, fileNumber),
  );
  const isRenamed = name !== current.name;
  const jobs: Job[] = [
    { type: 'document.extract', documentId: current.id },
    ...thumbnailJobsOf({ id: current.id, mimeType: file.mimeType }),
  ];
  return {
    jobSources: [sql`${selectJobs(jobs)} where ${hasRow(documentsTable, isToChange)}`],
    eventSources: [
      documentEvents('document.updated', documentsWhere(isToChange), {
        updatedFields: jsonOf(isRenamed ? ['file', 'name'] : ['file']),
        file: jsonObject({
          version: current.fileVersion + 1,
          restoredFrom: restoredFrom ?? undefined,
        }),
        ...(isRenamed && { name, renamed: jsonOf({ from: current.name, to: name }) }),
      }),
    ],
    statements: {
      room: restoredFrom === null ? refuseBeyondStorage(scope, file.originalSize) : [],
      guard: restoredFrom === null ? [refuseTrashedTwin(scope, file.sha256)] : [],
      first: insertFirst(scope, and(isToChange, eq(documentsTable.fileVersion, firstVersion))),
      next: insertNext(scope, { current, next }, isToChange),
      updated: scope.database
        .update(documentsTable)
        .set({
          ...file,
          ...(isRenamed && { name, nameSort: nameSortKey(name) }),
          fileVersion: current.fileVersion + 1,
          fileNumber,
          hasThumbnail: false,
          extractionState: 'pending',
          extractionReason: null,
          extractionRequestedAt: scope.platform.clock.now(),
          isContentEdited: false,
          skipsRules: false,
          recognition: null,
          pagesCount: null,
          eInvoice: null,
          ...changedNow(scope),
        })
        .where(isToChange)
        .returning({ id: documentsTable.id }),
      documents: selectSummary(scope, current.id),
    },
  };
}

/** The version that came with a file may be revoked, and the number of the version given to another file. */
function hasFile(scope: OrganizationScope, documentId: string, fileNumber: number): SQL {
  const { keyNumber } = documentVersionsTable;
  return hasRow(
    documentVersionsTable,
    and(isOfDocument(scope, documentId), eq(keyNumber, fileNumber)),
  );
}

export function insertFirst(scope: OrganizationScope, condition: SQL | undefined) {
  const first = documentsTable;
  return insertFrom(
    scope.database,
    documentVersionsTable,
    {
      organizationId: first.organizationId,
      documentId: first.id,
      number: first.fileVersion,
      keyNumber: first.fileNumber,
      fileNumber: first.fileNumber,
      restoredFrom: null,
      name: first.originalName,
      size: first.originalSize,
      sha256: first.sha256,
      mimeType: first.mimeType,
      declaredMimeType: first.declaredMimeType,
      createdAt: coalesce(first.addedAt, first.createdAt),
      createdBy: first.createdBy,
    },
    documentsWhere(condition),
  );
}

function insertNext(
  scope: OrganizationScope,
  { current, next }: Pick<NextVersionChange, 'current' | 'next'>,
  condition: SQL | undefined,
) {
  return insertVersion(scope, condition, {
    number: current.fileVersion + 1,
    keyNumber: current.lastFileNumber,
    fileNumber: next.fileNumber,
    restoredFrom: next.restoredFrom,
    name: next.originalName,
    size: next.originalSize,
    sha256: next.sha256,
    mimeType: next.mimeType,
    declaredMimeType: next.declaredMimeType,
  });
}

export function insertVersion(
  scope: OrganizationScope,
  condition: SQL | undefined,
  {
    createdAt = scope.platform.clock.now(),
    ...values
  }: Omit<
    NewRow<typeof documentVersionsTable>,
    'organizationId' | 'documentId' | 'createdAt' | 'createdBy'
  > & { createdAt?: Date },
) {
  return insertFrom(
    scope.database,
    documentVersionsTable,
    {
      organizationId: documentsTable.organizationId,
      documentId: documentsTable.id,
      ...values,
      createdAt,
      createdBy: userIdOf(scope.actor),
    },
    documentsWhere(condition),
  );
}

export function selectVersionList(scope: ReadScope, documentId: string) {
  return {
    documents: scope.database
      .select({
        number: documentsTable.fileVersion,
        name: documentsTable.originalName,
        size: documentsTable.originalSize,
        sha256: documentsTable.sha256,
        mimeType: documentsTable.mimeType,
        createdAt: documentsTable.createdAt,
        addedAt: documentsTable.addedAt,
        createdBy: documentsTable.createdBy,
      })
      .from(documentsTable)
      .where(isDocument(scope, documentId)),
    versions: selectVersions(scope, documentId),
  };
}

/** Selects the versions of a document, the newest first; none if it has only one. */
export function selectVersions(scope: ReadScope, documentId: string) {
  return scope.database
    .select()
    .from(documentVersionsTable)
    .where(isOfDocument(scope, documentId))
    .orderBy(desc(documentVersionsTable.number));
}

export type VersionRow = Awaited<ReturnType<typeof selectVersionsOf>>[number];

export function selectVersionsOf(scope: ReadScope, documentIds: readonly string[]) {
  const { organizationId, documentId, number } = documentVersionsTable;
  return scope.database
    .select()
    .from(documentVersionsTable)
    .where(and(eq(organizationId, scope.organizationId), idsIn(documentId, documentIds)))
    .orderBy(documentId, number);
}

export function selectVersionRow(scope: ReadScope, documentId: string, number: number) {
  return scope.database
    .select()
    .from(documentVersionsTable)
    .where(and(isOfDocument(scope, documentId), eq(documentVersionsTable.number, number)));
}

export function selectIsMade(scope: ReadScope, documentId: string, keyNumber: number) {
  return scope.database
    .select({ keyNumber: documentVersionsTable.keyNumber })
    .from(documentVersionsTable)
    .where(and(isOfDocument(scope, documentId), eq(documentVersionsTable.keyNumber, keyNumber)));
}

export function isOfDocument(scope: ReadScope, documentId: string) {
  return and(
    eq(documentVersionsTable.organizationId, scope.organizationId),
    eq(documentVersionsTable.documentId, documentId),
  );
}
