import { and, asc, eq, gt, inArray, max, ne, not, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../../../access/organization-scope.ts';
import { batch, type Statement } from '../../../../database/database.ts';
import {
  coalesce,
  emptyText,
  hasRow,
  hasRowIn,
  jsonValue,
  subquery,
} from '../../../../database/expressions.ts';
import { selectJobIf } from '../../../../outbox/job-json.ts';
import type { Job, RebuildCursor } from '../../../../outbox/job.ts';
import { jobsTable } from '../../../../outbox/job-table.ts';
import { laneOf } from '../../../../outbox/lane-store.ts';
import { readText, storedText, textSize } from '../../../documents/rows/document-content-store.ts';
import { documentContentsTable } from '../../../documents/rows/document-content-table.ts';
import { documentsTable } from '../../../documents/rows/document-table.ts';
import { byHash, hashPlace, isBehind } from '../../../documents/rows/hash-order-store.ts';
import { searchWordsTable } from '../search-index-table.ts';
import { tokenPrefixOf } from '../search-tokens.ts';

type After = { after: string; limit: number };

export function findSizesToIndex(scope: OrganizationScope, { after, limit }: After) {
  return scope.database
    .select({
      id: documentsTable.id,
      place: hashPlace.as('place'),
      bytes: sql<number>`
        coalesce(${textSize}, 0) + coalesce((
          select sum(octet_length(document_notes.text)) from document_notes
          where document_notes.organization_id = documents.organization_id
            and document_notes.document_id = documents.id), 0)`.as('bytes'),
    })
    .from(documentsTable)
    .leftJoin(documentContentsTable, eq(documentContentsTable.documentId, documentsTable.id))
    .where(and(eq(documentsTable.organizationId, scope.organizationId), isBehind(after)))
    .orderBy(...byHash)
    .limit(limit);
}

export function findTextsToIndex(scope: OrganizationScope, documentIds: string[]) {
  return scope.database
    .select({
      documentId: documentsTable.id,
      name: documentsTable.name,
      content: coalesce<string>(storedText, emptyText).mapWith(readText).as('content_to_index'),
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

export function indexWordsStatement(
  scope: OrganizationScope,
  words: { id: number; parts: string }[],
): Statement {
  return scope.database.run(sql`
    insert or replace into search_word_parts (rowid, parts)
    select value ->> 'id', value ->> 'parts' from json_each(${JSON.stringify(words)})`);
}

/**
 * Deletes those of the next `limit` words that no active or trashed document contains. Returns the
 * last of these words, undefined if there was none.
 */
export async function deleteUnusedWords(
  scope: OrganizationScope,
  { after, limit }: After,
): Promise<string | undefined> {
  const { id, organizationId, word } = searchWordsTable;
  const next = subquery
    .select({ id, word })
    .from(searchWordsTable)
    .where(and(eq(organizationId, scope.organizationId), gt(word, after)))
    .orderBy(word)
    .limit(limit)
    .as('next');
  const isUnused = sql`not exists (
    select 1 from document_search
    where document_search match '"' || ${tokenPrefixOf(scope.organizationId)} || ${word} || '"')`;
  const { last } = await batch(scope.database, {
    last: scope.database.select({ word: max(next.word).as('last_word') }).from(next),
    deleted: scope.database
      .delete(searchWordsTable)
      .where(and(inArray(id, subquery.select({ id: next.id }).from(next)), isUnused)),
  });
  return last[0]?.word ?? undefined;
}

export function selectRebuildJob(scope: OrganizationScope, cursor: RebuildCursor): SQL {
  const job: Job = { type: 'search-index.rebuild', cursor };
  const part = jsonValue(jobsTable.job, '$.cursor.part');
  const isWaiting = hasRow(jobsTable, and(isRebuild(scope), ne(part, 'unused-words')));
  return selectJobIf(JSON.stringify(job), not(isWaiting));
}

export function selectUnusedWordsJob(scope: OrganizationScope, purged: SQL): SQL {
  const job: Job = { type: 'search-index.rebuild', cursor: { part: 'unused-words', after: '' } };
  const isSame = and(isRebuild(scope), eq(jobsTable.attempts, 0), eq(jobsTable.job, job));
  return selectJobIf(JSON.stringify(job), and(hasRowIn(purged), not(hasRow(jobsTable, isSame))));
}

function isRebuild({ organizationId }: OrganizationScope): SQL {
  return eq(jobsTable.lane, laneOf(organizationId, 'search-index.rebuild'));
}
