import { sql, type SQL } from 'drizzle-orm';
import type { ExtractionState } from '../../../shared/features/documents/document.ts';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { documentsTable } from '../documents/document-table.ts';
import { indexedText } from './indexed-text.ts';
import { searchWordsTable } from './document-search-table.ts';
import { tokenPrefix } from './match-expression.ts';

/** What changes whenever a document's name or content does. */
export type DocumentVersion = { updatedAt: Date | null; extractionState: ExtractionState };

/**
 * Writes a document's index row anew, within somebody's batch. Needed when name or content changed; the trash leaves
 * the index alone. Does nothing for a document that is not there or, with `asOf`, has changed since it was read.
 */
export function indexDocumentStatements(
  scope: OrganizationScope,
  document: { documentId: string; name: string; content: string; asOf?: DocumentVersion },
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
        and ${document.asOf ? isVersion(document.asOf) : sql`true`}`),
    ...wordLists.map((words) =>
      database.run(sql`
        insert or ignore into search_words (organization_id, word)
        select ${organizationId}, value from json_each(${words})`),
    ),
  ];
}

function isVersion({ updatedAt, extractionState }: DocumentVersion): SQL {
  return sql`${documentsTable.updatedAt} is ${updatedAt?.getTime() ?? null} and ${documentsTable.extractionState} = ${extractionState}`;
}

/** Forgets documents for good, in the batch that deletes them and before they are deleted. */
export function removeFromIndexStatements(
  scope: OrganizationScope,
  documentIds: string[],
): Statement[] {
  if (documentIds.length === 0) return [];
  return [
    scope.database.run(sql`
      delete from document_search where rowid in (
        select ${documentsTable.sequence} from ${documentsTable}
        where ${documentsTable.id} in (select value from json_each(${JSON.stringify(documentIds)}))
          and ${documentsTable.organizationId} = ${scope.organizationId})`),
  ];
}

/** Forgets up to `limit` words of an organization that is being purged. */
export function forgetWordsStatement(scope: OrganizationScope, limit: number): Statement {
  const { organizationId } = searchWordsTable;
  return scope.database.delete(searchWordsTable).where(sql`${searchWordsTable.id} in (
    select ${searchWordsTable.id} from ${searchWordsTable} where ${organizationId} = ${scope.organizationId} limit ${limit})`);
}

/** What `typeToken` makes of a MIME type, in SQL: so an index row never has another type than its document. */
function typeTokenColumn(prefix: string): SQL {
  return sql`' ' || ${prefix} || '_' ||
    replace(replace(replace(replace(lower(${documentsTable.mimeType}), '/', '_'), '.', '_'), '-', '_'), '+', '_')`;
}
