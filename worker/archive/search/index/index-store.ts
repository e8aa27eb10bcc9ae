import { eq, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { documentsTable } from '../../documents/document-table.ts';
import { indexedText } from './index-row.ts';
import { tokenPrefix } from '../match-expression.ts';

/**
 * Writes a document's index row anew, within somebody's batch. Needed when name or content changed; the trash leaves
 * the index alone, and a deleted row takes its own with it (a trigger). Does nothing for a document that is not there
 * or, with `asOf`, has changed since it was read; so it stands before the statement that raises the version.
 */
export function indexDocumentStatements(
  scope: OrganizationScope,
  document: { documentId: string; name: string; content: string; asOf?: { version: number } },
): Statement[] {
  const { database, organizationId } = scope;
  const prefix = tokenPrefix(organizationId);
  const { name, nameParts, contents, wordLists } = indexedText(prefix, document);
  return [
    database.run(sql`
      insert or replace into document_search (rowid, name, name_parts, content, content_2, content_3)
      select ${documentsTable.sequence}, ${name} || ${typeTokenColumn(prefix)}, ${nameParts}, ${contents[0]}, ${contents[1]}, ${contents[2]}
      from ${documentsTable}
      where ${documentsTable.id} = ${document.documentId} and ${documentsTable.organizationId} = ${organizationId}
        and ${document.asOf ? eq(documentsTable.version, document.asOf.version) : sql`true`}`),
    ...wordLists.map((words) =>
      database.run(sql`
        insert or ignore into search_words (organization_id, word)
        select ${organizationId}, value from json_each(${words})`),
    ),
  ];
}

/** What `typeToken` makes of a MIME type, in SQL: so an index row never has another type than its document. */
function typeTokenColumn(prefix: string): SQL {
  return sql`' ' || ${prefix} || '_' ||
    replace(replace(replace(replace(lower(${documentsTable.mimeType}), '/', '_'), '.', '_'), '-', '_'), '+', '_')`;
}
