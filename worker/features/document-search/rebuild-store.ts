import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { documentContentsTable } from '../document-content/document-content-table.ts';
import { documentsTable } from '../documents/document-table.ts';
import { searchWordsTable } from './document-search-table.ts';

type After = { after: string; limit: number };

/** The next documents in the order of their hashes, those in the trash too, with the size of their texts in bytes. */
export function findSizesToIndex(scope: OrganizationScope, { after, limit }: After) {
  return scope.database
    .select({
      id: documentsTable.id,
      sha256: documentsTable.sha256,
      bytes: sql<number>`coalesce(octet_length(${documentContentsTable.content}), 0)`.as('bytes'),
    })
    .from(documentsTable)
    .leftJoin(documentContentsTable, eq(documentContentsTable.documentId, documentsTable.id))
    .where(
      and(
        eq(documentsTable.organizationId, scope.organizationId),
        gt(documentsTable.sha256, after),
      ),
    )
    .orderBy(asc(documentsTable.sha256))
    .limit(limit);
}

export function findTextsToIndex(scope: OrganizationScope, documentIds: string[]) {
  return scope.database
    .select({
      documentId: documentsTable.id,
      name: documentsTable.name,
      content: sql<string>`coalesce(${documentContentsTable.content}, '')`.as('content_to_index'),
      version: documentsTable.version,
    })
    .from(documentsTable)
    .leftJoin(documentContentsTable, eq(documentContentsTable.documentId, documentsTable.id))
    .where(
      and(
        eq(documentsTable.organizationId, scope.organizationId),
        inArray(documentsTable.id, documentIds),
      ),
    );
}

export function findWords(scope: OrganizationScope, { after, limit }: After) {
  return scope.database
    .select({ id: searchWordsTable.id, word: searchWordsTable.word })
    .from(searchWordsTable)
    .where(
      and(
        eq(searchWordsTable.organizationId, scope.organizationId),
        gt(searchWordsTable.word, after),
      ),
    )
    .orderBy(asc(searchWordsTable.word))
    .limit(limit);
}

/** Writes the trigrams of words anew, as the trigger on `search_words` did when the words came. */
export function indexWordsStatement(
  scope: OrganizationScope,
  words: { id: number; parts: string }[],
): Statement {
  return scope.database.run(sql`
    insert or replace into search_word_parts (rowid, parts)
    select value ->> 'id', value ->> 'parts' from json_each(${JSON.stringify(words)})`);
}
