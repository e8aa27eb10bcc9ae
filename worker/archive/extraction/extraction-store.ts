import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import type { EInvoiceReading } from '../../../shared/reading/e-invoices/e-invoice.ts';
import type { FoundField } from '../../../shared/reading/find-fields/found-fields.ts';
import type { ExtractionResult } from '../../../shared/reading/extraction-result.ts';
import type { Recognition } from '../../../shared/reading/recognition.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { allOf, hasRow, iif, jsonValue, subquery } from '../../database/expressions.ts';
import { jobJson } from '../../outbox/job-json.ts';
import {
  continueJob,
  deleteJob,
  jobExistsAbout,
  selectReplacementJobs,
} from '../../outbox/job-store.ts';
import { jobsTable } from '../../outbox/job-table.ts';
import type { EventSource } from '../../database/events.ts';
import type { StoredDocument } from '../documents/document-store.ts';
import { grownBytes, upsertContent } from '../documents/rows/document-content-store.ts';
import { refuseBeyondStorage } from '../documents/storage/storage-store.ts';
import { documentEvents, documentsWhere } from '../documents/rows/document-event-store.ts';
import { isDocument } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { changedNow } from '../documents/rows/field-change-store.ts';
import { indexDocumentStatements } from '../search/index/index-store.ts';
import { selectThumbnailJob } from '../thumbnails/thumbnail-store.ts';
import { textOf } from '../../reading/extraction-result.ts';

export function isAsRead(scope: OrganizationScope, document: StoredDocument): SQL {
  return allOf(
    eq(documentsTable.version, document.version),
    isDocument(scope, document.id),
    eq(documentsTable.extractionState, document.extractionState),
    // An edited text may be about to be replaced, which does not change the version.
    eq(documentsTable.isContentEdited, document.isContentEdited),
  );
}

export function selectChangedSince(scope: OrganizationScope, document: StoredDocument): SQL {
  return subquery
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(and(isDocument(scope, document.id), not(isAsRead(scope, document))))
    .getSQL();
}

export function raiseVersion(scope: OrganizationScope, document: StoredDocument): Statement {
  return scope.database
    .update(documentsTable)
    .set(changedNow(scope))
    .where(isAsRead(scope, document));
}

export type ReadDocument = {
  result: ExtractionResult;
  recognition: Recognition | null;
  pagesCount: number | null;
  fields?: readonly FoundField[] | undefined;
  eInvoice?: EInvoiceReading | null | undefined;
};

/**
 * Writes the result of reading: the state, and the text with its index. The stored text stays if a person has edited it
 * or the result contains none. Nothing is written if the document has changed since it was read.
 */
export async function saveExtractionStatements(
  scope: OrganizationScope,
  document: StoredDocument,
  { result, recognition, pagesCount }: ReadDocument,
): Promise<Statement[]> {
  const isKept = document.isContentEdited;
  return [
    ...(await saveTextStatements(scope, document, isKept ? undefined : textOf(result))),
    scope.database
      .update(documentsTable)
      .set({
        extractionState: isKept ? 'done' : result.state,
        extractionReason: !isKept && result.state === 'failed' ? result.reason : null,
        recognition: isKept ? null : recognition,
        pagesCount,
        version: document.version + 1,
      })
      .where(isAsRead(scope, document)),
  ];
}

export function readEvents(scope: OrganizationScope, document: StoredDocument): EventSource {
  return documentEvents('document.read', documentsWhere(isAsRead(scope, document)), {});
}

export async function saveProgressStatements(
  scope: OrganizationScope,
  document: StoredDocument,
  { text, recognition, pagesCount }: { text: string } & Omit<ReadDocument, 'result'>,
): Promise<Statement[]> {
  return [
    ...(await saveTextStatements(scope, document, document.isContentEdited ? undefined : text)),
    scope.database
      .update(documentsTable)
      .set({ recognition, pagesCount, version: document.version + 1 })
      .where(isAsRead(scope, document)),
  ];
}

async function saveTextStatements(
  scope: OrganizationScope,
  document: StoredDocument,
  text: string | undefined,
): Promise<Statement[]> {
  const { id: documentId, name } = document;
  const content = text ?? document.content;
  return [
    ...(text === undefined
      ? []
      : [
          ...refuseBeyondStorage(scope, grownBytes(scope, { documentId, content: text })),
          upsertContent(scope, { documentId, content: text }, isAsRead(scope, document)),
        ]),
    ...(await indexDocumentStatements(scope, { documentId, name, content, asOf: document })),
  ];
}

export function selectExtractionJobs(events: SQL): SQL {
  const job = jobJson('document.extract', {
    documentId: jsonValue(sql.identifier('event'), '$.documentId'),
  });
  return sql`select ${job} as job from (${events})`;
}

/**
 * Marks the documents that meet a condition as pending and enqueues their extraction, and their thumbnail if they have
 * none. A document that a job already recognizes keeps that job. Returns the documents as `changed`. A text that a person
 * has edited is only replaced with `replacesEdited`.
 */
export function extractAgainChange(
  scope: OrganizationScope,
  condition: SQL | undefined,
  { replacesEdited } = { replacesEdited: false },
) {
  // The present job stays, because a new one would run beside the consumer that is still recognizing a page.
  const isRecognized = jobExistsAbout(scope, 'document.recognize', documentsTable.id);
  return {
    jobSources: [
      subquery
        .select({ job: jobJson('document.extract', { documentId: documentsTable.id }).as('job') })
        .from(documentsTable)
        .where(and(condition, not(isRecognized)))
        .getSQL(),
      selectThumbnailJob(condition),
    ],
    statements: {
      changed: scope.database
        .update(documentsTable)
        .set({
          extractionState: 'pending',
          extractionReason: null,
          recognition: iif(isRecognized, documentsTable.recognition, null),
          ...(replacesEdited && { isContentEdited: false }),
          skipsRules: false,
          extractionRequestedAt: iif(
            eq(documentsTable.extractionState, 'pending'),
            documentsTable.extractionRequestedAt,
            scope.platform.clock.now().getTime(),
          ),
        })
        .where(condition)
        .returning({
          id: documentsTable.id,
          isContentEdited: documentsTable.isContentEdited,
        }),
    },
  };
}

/**
 * Selects the job that recognizes the pages of a document: no row if the document has changed since it was read, or the
 * job that has read it does not exist any more.
 */
export function selectRecognitionJob(
  scope: OrganizationScope,
  document: StoredDocument,
  jobId: string,
): SQL {
  return subquery
    .select({ job: jobJson('document.recognize', { documentId: document.id }).as('job') })
    .from(documentsTable)
    .where(and(isAsRead(scope, document), jobExists(jobId)))
    .getSQL();
}

/** Replaces a job by one that reads the document from its beginning, because its words are lost. */
export function restartReadingChange(
  { database }: OrganizationScope,
  { jobId, documentId }: { jobId: string; documentId: string },
) {
  return {
    jobSources: [selectReplacementJobs(jobId, [{ type: 'document.extract', documentId }])],
    statements: { done: deleteJob(database, jobId) },
  };
}

/**
 * Stores how far a document is read, with its text if it is given, and lets the job continue.
 * Nothing is written if the job was ended in the meantime; the text is not written if the document
 * has changed.
 */
export async function savePageChange(
  scope: OrganizationScope,
  document: StoredDocument,
  {
    jobId,
    text,
    recognition,
    pagesCount,
  }: { jobId: string; text: string | undefined } & Omit<ReadDocument, 'result'>,
) {
  return {
    statements: {
      text:
        text === undefined
          ? []
          : await saveProgressStatements(scope, document, { text, recognition, pagesCount }),
      progress: scope.database
        .update(documentsTable)
        .set({ recognition, pagesCount })
        .where(
          and(
            isDocument(scope, document.id),
            eq(documentsTable.fileNumber, document.fileNumber),
            eq(documentsTable.extractionState, 'pending'),
            jobExists(jobId),
          ),
        ),
      continued: continueJob(scope.database, jobId, scope.platform.clock.now()),
    },
  };
}

function jobExists(jobId: string): SQL {
  return hasRow(jobsTable, eq(jobsTable.id, jobId));
}
