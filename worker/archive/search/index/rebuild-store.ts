import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { batch, type Statement } from '../../../database/database.ts';
import type { Job, RebuildCursor } from '../../../outbox/job.ts';
import { jobsTable } from '../../../outbox/job-table.ts';
import { laneOf } from '../../../outbox/lane-store.ts';
import { documentContentsTable } from '../../documents/rows/document-content-table.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { searchWordsTable } from './search-index-table.ts';
import { tokenPrefixOf } from './search-tokens.ts';

/** The next page after a hash or word. */
type After = { after: string; limit: number };

/** The next documents by hash, trashed ones included, with the size of their texts in bytes. */
export function findSizesToIndex(scope: OrganizationScope, { after, limit }: After) {
  return scope.database
    .select({
      id: documentsTable.id,
      sha256: documentsTable.sha256,
      bytes: sql<number>`
        coalesce(octet_length(${documentContentsTable.content}), 0) + coalesce((
          select sum(octet_length(document_notes.text)) from document_notes
          where document_notes.organization_id = documents.organization_id
            and document_notes.document_id = documents.id), 0)`.as('bytes'),
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

/** What the index needs of documents, and their versions. */
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

/** The next words of the organization. */
export function findIndexedWords(scope: OrganizationScope, { after, limit }: After) {
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

/** Writes the trigrams of words, as the trigger on `search_words` did when they were added. */
export function indexWordsStatement(
  scope: OrganizationScope,
  words: { id: number; parts: string }[],
): Statement {
  return scope.database.run(sql`
    insert or replace into search_word_parts (rowid, parts)
    select value ->> 'id', value ->> 'parts' from json_each(${JSON.stringify(words)})`);
}

/**
 * Deletes those of the next `limit` words that no document contains, active or trashed. Returns the last word of the
 * page, undefined if there was none.
 */
export async function deleteUnusedWords(
  scope: OrganizationScope,
  { after, limit }: After,
): Promise<string | undefined> {
  const next = sql`
    select id, word from ${searchWordsTable}
    where ${searchWordsTable.organizationId} = ${scope.organizationId} and ${searchWordsTable.word} > ${after}
    order by ${searchWordsTable.word} limit ${limit}`;
  const { last } = await batch(scope.database, {
    last: scope.database.all<{ last_word: string | null }>(
      sql`select max(word) as last_word from (${next})`,
    ),
    deleted: scope.database.run(sql`
      delete from ${searchWordsTable} where id in (select id from (${next}))
        and not exists (
          select 1 from document_search
          where document_search match '"' || ${tokenPrefixOf(scope.organizationId)} || search_words.word || '"')`),
  });
  return last[0]?.last_word ?? undefined;
}

/** Selects a job that rebuilds the index from the beginning, if none has yet to write a part of it. */
export function selectRebuildJob(scope: OrganizationScope, cursor: RebuildCursor): SQL {
  const job: Job = { type: 'search-index.rebuild', cursor };
  return sql`
    select ${JSON.stringify(job)} as job
    where not exists (${selectJobs(scope)} and job ->> '$.cursor.part' <> 'unused-words')`;
}

/** Selects a job that deletes unused words, if `purged` selects a row and no such job is waiting already. */
export function selectUnusedWordsJob(scope: OrganizationScope, purged: SQL): SQL {
  const job: Job = { type: 'search-index.rebuild', cursor: { part: 'unused-words', after: '' } };
  return sql`
    select ${JSON.stringify(job)} as job
    where exists (${purged}) and not exists (
      ${selectJobs(scope)} and attempts = 0 and job = ${JSON.stringify(job)})`;
}

/** The jobs of this kind that the organization has; `and` narrows them. */
function selectJobs({ organizationId }: OrganizationScope): SQL {
  return sql`select 1 from ${jobsTable} where lane = ${laneOf(organizationId, 'search-index.rebuild')}`;
}
