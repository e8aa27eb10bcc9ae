import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { ExtractionResult } from '../../../shared/archive/reading/extraction-result.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { jobsTable } from '../../outbox/job-table.ts';
import { upsertContent } from '../documents/document-content-store.ts';
import { isDocument } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { indexDocumentStatements } from '../search/index/index-store.ts';
import { selectThumbnailJob } from '../thumbnails/thumbnail-store.ts';
import { textOf } from './extraction-result.ts';

/** Condition on `documents`: it is this one, with name, text and extraction state as they were read. */
export function isAsRead(scope: OrganizationScope, document: DocumentDetail): SQL | undefined {
  return and(
    isDocument(scope, document.id),
    eq(documentsTable.version, document.version),
    eq(documentsTable.extractionState, document.extractionState),
  );
}

/** Selects a row if the document exists, but has changed since it was read. */
export function selectChangedSince(scope: OrganizationScope, document: DocumentDetail): SQL {
  return sql`
    select 1 from ${documentsTable}
    where ${isDocument(scope, document.id)} and not (${isAsRead(scope, document)})`;
}

/**
 * Writes the result of an extraction: the state, and the text with its index. Without a text in the result, the
 * document keeps the one it has. Nothing is written if the document has changed since it was read.
 */
export function saveExtractionStatements(
  scope: OrganizationScope,
  document: DocumentDetail,
  result: ExtractionResult,
): Statement[] {
  const text = textOf(result);
  const content = text ?? document.content;
  const condition = isAsRead(scope, document);
  return [
    ...(text === undefined
      ? []
      : [upsertContent(scope, { documentId: document.id, content: text }, condition)]),
    ...indexDocumentStatements(scope, {
      documentId: document.id,
      name: document.name,
      content,
      asOf: document,
    }),
    scope.database
      .update(documentsTable)
      .set({
        extractionState: result.state,
        extractionReason: result.state === 'failed' ? result.reason : null,
        version: document.version + 1,
      })
      .where(condition),
  ];
}

/** Selects a job that extracts the text of each event's document. */
export function selectExtractionJobs(events: SQL): SQL {
  const job = jobJson('document.extract', { documentId: sql`event ->> 'documentId'` });
  return sql`select ${job} as job from (${events})`;
}

/**
 * Marks a document as pending and enqueues its extraction and thumbnail, unless a job for it waits: then that one is enough. Returns its
 * id as `pending`, if it exists.
 */
export function extractAgainChange(scope: OrganizationScope, documentId: string) {
  const condition = isDocument(scope, documentId);
  return {
    jobSources: [
      sql`
        select ${jobJson('document.extract', { documentId: sql`${documentsTable.id}` })} as job
        from ${documentsTable} where ${condition}`,
      selectThumbnailJob(condition),
    ],
    statements: {
      pending: scope.database
        .update(documentsTable)
        .set({
          extractionState: 'pending',
          extractionReason: null,
          extractionRequestedAt: sql`
            iif(${documentsTable.extractionState} = 'pending', ${documentsTable.extractionRequestedAt},
              ${scope.platform.clock.now().getTime()})`,
        })
        .where(condition)
        .returning({ id: documentsTable.id }),
    },
  };
}

/** The note of one reading in the outbox; `formerly` is when the reading that it follows began, if there was one. */
export type Reading = { jobId: string; since: number; formerly: number | undefined };

/**
 * Notes in the outbox that a file is about to be decoded, so that a job found with the note was ended by its file, or with
 * it. Returns whether it was noted: not if another consumer has just done so.
 */
export async function startReading(
  scope: OrganizationScope,
  { jobId, since, formerly }: Reading,
): Promise<boolean> {
  const { job } = jobsTable;
  const noted = await scope.database
    .update(jobsTable)
    .set({
      job: sql`json_set(${job}, '$.readingSince', ${since}, '$.readings', coalesce(${job} ->> '$.readings', 0) + 1)`,
    })
    .where(sql`${jobsTable.id} = ${jobId} and ${job} ->> '$.readingSince' is ${formerly ?? null}`)
    .returning({ id: jobsTable.id });
  return noted.length > 0;
}

/** Notes that a file was read: whatever ends its consumer from now on, the file does not. Others still keep away. */
export async function endReading(scope: OrganizationScope, reading: Reading): Promise<void> {
  await scope.database
    .update(jobsTable)
    .set({ job: sql`json_remove(${jobsTable.job}, '$.readings')` })
    .where(isReading(reading));
}

/** Removes the note, so that the file can be read again at once. */
export async function forgetReading(scope: OrganizationScope, reading: Reading): Promise<void> {
  await scope.database
    .update(jobsTable)
    .set({ job: sql`json_remove(${jobsTable.job}, '$.readingSince', '$.readings')` })
    .where(isReading(reading));
}

function isReading({ jobId, since }: Reading): SQL {
  return sql`${jobsTable.id} = ${jobId} and ${jobsTable.job} ->> '$.readingSince' = ${since}`;
}
