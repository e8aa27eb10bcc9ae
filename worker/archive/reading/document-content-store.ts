import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { indexDocumentStatements } from '../search/index/index-store.ts';
import { isDocument } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentContentsTable } from './document-content-table.ts';
import type { ExtractionResult } from './extraction-result.ts';

/** Condition on `documents`: it is this one, with name, text and state as they were read. */
export function isAsRead(scope: OrganizationScope, document: DocumentDetail): SQL | undefined {
  return and(
    isDocument(scope, document.id),
    eq(documentsTable.version, document.version),
    eq(documentsTable.extractionState, document.extractionState),
  );
}

/** A row if the document is still there but no longer as it was read. */
export function selectChangedSince(scope: OrganizationScope, document: DocumentDetail): SQL {
  return sql`
    select 1 from ${documentsTable}
    where ${isDocument(scope, document.id)} and not (${isAsRead(scope, document)})`;
}

/**
 * What came of reading a document's file: its state, and the text with its index if there is any; without, an older text
 * stays. Nothing if the document has changed since it was read.
 */
export function saveExtractionStatements(
  scope: OrganizationScope,
  document: DocumentDetail,
  result: ExtractionResult,
): Statement[] {
  const text = textOf(result);
  const condition = isAsRead(scope, document);
  return [
    ...(text === undefined ? [] : [upsertContent(scope, document.id, text, condition)]),
    ...indexDocumentStatements(scope, {
      documentId: document.id,
      name: document.name,
      content: text ?? document.content,
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

/** A job that reads the text of each event's document, as a source of jobs. */
export function selectExtractionJobs(events: SQL): SQL {
  const job = jobJson('document.extract', { documentId: sql`event ->> 'documentId'` });
  return sql`select ${job} as job from (${events})`;
}

/** Marks a document's text as still to be read. Returns the document as `pending`, if there is one. */
export function extractAgainChange(scope: OrganizationScope, documentId: string) {
  const condition = isDocument(scope, documentId);
  return {
    jobSources: [
      sql`
        select ${jobJson('document.extract', { documentId: sql`${documentsTable.id}` })} as job
        from ${documentsTable} where ${condition}`,
    ],
    statements: {
      pending: scope.database
        .update(documentsTable)
        .set({ extractionState: 'pending', extractionReason: null })
        .where(condition)
        .returning({ id: documentsTable.id }),
    },
  };
}

/** The text an extraction has found, all or the beginning of it. */
export function textOf(result: ExtractionResult): string | undefined {
  return result.state === 'none' ? undefined : result.text;
}

/** Writes the text of a document that exists and meets `condition`. */
export function upsertContent(
  scope: OrganizationScope,
  documentId: string,
  content: string,
  condition = isDocument(scope, documentId),
): Statement {
  return scope.database.run(sql`
    insert into ${documentContentsTable} (document_id, organization_id, content)
    select ${documentsTable.id}, ${documentsTable.organizationId}, ${content}
    from ${documentsTable} where ${condition}
    on conflict (document_id) do update set content = excluded.content`);
}
