import { and, eq, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { isDocument } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentContentsTable } from './document-content-table.ts';
import type { ExtractionResult } from './extraction/extraction-result.ts';

/**
 * The text of a document, and what came of reading it. Does nothing once the document is gone, or has a text already
 * because somebody wrote one meanwhile.
 */
export function saveExtractionStatements(
  scope: OrganizationScope,
  documentId: string,
  result: ExtractionResult,
): Statement[] {
  const isPending = and(
    isDocument(scope, documentId),
    eq(documentsTable.extractionState, 'pending'),
  );
  return [
    upsertContent(scope, documentId, result.state === 'done' ? result.text : '', isPending),
    scope.database
      .update(documentsTable)
      .set({
        extractionState: result.state,
        extractionReason: result.state === 'failed' ? result.reason : null,
      })
      .where(isPending),
  ];
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
