import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import type { EInvoiceReading } from '../../../shared/reading/e-invoices/e-invoice.ts';
import type { FoundField } from '../../../shared/reading/find-fields/found-fields.ts';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
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
import { grownBytes, upsertContent } from '../documents/rows/document-content-store.ts';
import { refuseBeyondStorage } from '../documents/storage/storage-store.ts';
import { documentEvents, documentsWhere } from '../documents/rows/document-event-store.ts';
import { isDocument } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { changedNow } from '../documents/rows/field-change-store.ts';
import { indexDocumentStatements } from '../search/index/index-store.ts';
import { selectThumbnailJob } from '../thumbnails/thumbnail-store.ts';
import { textOf } from '../../reading/extraction-result.ts';

/** Condition on `documents`: it is this one, with name, text and extraction state as they were read. */
export function isAsRead(scope: OrganizationScope, document: DocumentDetail): SQL {
  return allOf(
    eq(documentsTable.version, document.version),
    isDocument(scope, document.id),
    eq(documentsTable.extractionState, document.extractionState),
    // Reading it again may be to replace an edited text, without a change of the version.
    eq(documentsTable.isContentEdited, document.isContentEdited),
  );
}

/** Selects a row if the document exists, but has changed since it was read. */
export function selectChangedSince(scope: OrganizationScope, document: DocumentDetail): SQL {
  return subquery
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(and(isDocument(scope, document.id), not(isAsRead(scope, document))))
    .getSQL();
}

/** For fields that were set while the document was as it was read. */
export function raiseVersion(scope: OrganizationScope, document: DocumentDetail): Statement {
  return scope.database
    .update(documentsTable)
    .set(changedNow(scope))
    .where(isAsRead(scope, document));
}

/** What was read of a document: its pages, or a file without any. */
export type ReadDocument = {
  result: ExtractionResult;
  recognition: Recognition | null;
  pagesCount: number | null;
  /** What the text says of the fields, and the e-invoice, where they were read at once. */
  fields?: readonly FoundField[] | undefined;
  eInvoice?: EInvoiceReading | null | undefined;
};

/**
 * Writes the result of reading: the state, and the text with its index. A text that a person has edited, or without one in
 * the result, stays. Nothing is written if the document has changed since it was read.
 */
export async function saveExtractionStatements(
  scope: OrganizationScope,
  document: DocumentDetail,
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

/** The event that the reading of a document has ended, written under the same condition. */
export function readEvents(scope: OrganizationScope, document: DocumentDetail): EventSource {
  return documentEvents('document.read', documentsWhere(isAsRead(scope, document)), {});
}

/** The text as far as it was read, with its index; the document is still pending. Written under the same condition. */
export async function saveProgressStatements(
  scope: OrganizationScope,
  document: DocumentDetail,
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
  document: DocumentDetail,
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

/** Selects a job that extracts the text of each event's document. */
export function selectExtractionJobs(events: SQL): SQL {
  const job = jobJson('document.extract', {
    documentId: jsonValue(sql.identifier('event'), '$.documentId'),
  });
  return sql`select ${job} as job from (${events})`;
}

/**
 * Marks the documents that meet a condition as pending and enqueues their extraction, and their thumbnail if they have none,
 * unless a job reads them already: then it is enough. Returns them as `changed`. A text that a person has edited is only
 * replaced with `replacesEdited`.
 */
export function extractAgainChange(
  scope: OrganizationScope,
  condition: SQL | undefined,
  { replacesEdited } = { replacesEdited: false },
) {
  // Its job stays: a new one would have a place in the queues beside the consumer that is still at a page of the former.
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

/** Selects the job that recognizes the pages of a document: none if it, or the job that has read it, has changed since. */
export function selectRecognitionJob(
  scope: OrganizationScope,
  document: DocumentDetail,
  jobId: string,
): SQL {
  return subquery
    .select({ job: jobJson('document.recognize', { documentId: document.id }).as('job') })
    .from(documentsTable)
    .where(and(isAsRead(scope, document), jobExists(jobId)))
    .getSQL();
}

/** Lets a document whose words are lost be read again in place of a job. */
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
 * Shows how far a document is read, with its text where that is given, and lets its job go on: nothing if the job was
 * ended meanwhile. A text is not written if the document has changed.
 */
export async function savePageChange(
  scope: OrganizationScope,
  document: DocumentDetail,
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
