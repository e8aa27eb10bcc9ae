import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import type { Change } from '../../outbox/commit.ts';
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

/** Makes a document's text one that is still to be read. Answers the document, if there is one. */
export function extractAgainChange(scope: OrganizationScope, documentId: string): Change {
  const condition = isDocument(scope, documentId);
  return {
    jobSources: [
      sql`
        select json_object('type', 'document.extract', 'documentId', ${documentsTable.id}) as job
        from ${documentsTable} where ${condition}`,
    ],
    statements: [
      scope.database
        .update(documentsTable)
        .set({ extractionState: 'pending', extractionReason: null })
        .where(condition)
        .returning({ id: documentsTable.id }),
    ],
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
