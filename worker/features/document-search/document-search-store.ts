import { sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { documentsTable } from '../documents/document-table.ts';
import { indexedText } from './indexed-text.ts';
import { tokenPrefix } from './match-expression.ts';

/**
 * Writes a document's index row anew, within somebody's batch. Needed when name or content changed; the trash leaves
 * the index alone. Does nothing for a document that is not there.
 */
export function indexDocumentStatements(
  scope: OrganizationScope,
  document: { documentId: string; name: string; content: string },
): Statement[] {
  const { database, organizationId } = scope;
  const prefix = tokenPrefix(organizationId);
  const { name, nameParts, contents, wordLists } = indexedText(prefix, document);
  return [
    database.run(sql`
      insert or replace into document_search (rowid, name, name_parts, content, content_2, content_3)
      select ${documentsTable.sequence}, ${name} || ${typeTokenColumn(prefix)}, ${nameParts}, ${contents[0]}, ${contents[1]}, ${contents[2]}
      from ${documentsTable}
      where ${documentsTable.id} = ${document.documentId} and ${documentsTable.organizationId} = ${organizationId}`),
    ...wordLists.map((words) =>
      database.run(sql`
        insert or ignore into search_words (organization_id, word)
        select ${organizationId}, value from json_each(${words})`),
    ),
  ];
}

/** Forgets documents for good, in the batch that deletes them and before they are deleted. */
export function removeFromIndexStatements(scope: OrganizationScope, documentIds: string[]): Statement[] {
  if (documentIds.length === 0) return [];
  return [
    scope.database.run(sql`
      delete from document_search where rowid in (
        select ${documentsTable.sequence} from ${documentsTable}
        where ${documentsTable.id} in (select value from json_each(${JSON.stringify(documentIds)}))
          and ${documentsTable.organizationId} = ${scope.organizationId})`),
  ];
}

/** What `typeToken` makes of a MIME type, in SQL: so an index row never has another type than its document. */
function typeTokenColumn(prefix: string): SQL {
  return sql`' ' || ${prefix} || '_' ||
    replace(replace(replace(replace(lower(${documentsTable.mimeType}), '/', '_'), '.', '_'), '-', '_'), '+', '_')`;
}
