import { and, gt, sql, type SQL } from 'drizzle-orm';
import { isNotMoving } from '../../access/moves/move-lock-store.ts';
import { batch, type Database } from '../../database/database.ts';
import { literal } from '../../database/literal.ts';
import { textSize } from '../../archive/documents/rows/document-content-store.ts';
import { documentContentsTable } from '../../archive/documents/rows/document-content-table.ts';
import {
  documentsTable,
  organizationStatisticsTable,
} from '../../archive/documents/rows/document-table.ts';
import { documentVersionsTable } from '../../archive/documents/rows/document-version-table.ts';
import { requestFilesTable } from '../../archive/files/request-file-table.ts';
import { countedSpending } from '../../archive/spending/spending-store.ts';

/** Numbers by what they count: `documents`, `tag tag_…`, `spending EUR 2026 type invoice` and the like. */
export type Counters = Record<string, number>;

/**
 * The positions up to which a job has counted: the hash of a document, and a word. Null if all are
 * counted.
 */
type CountedTo = { documents: string | null; words: string | null };

/**
 * Returns the next organization that is not being moved, because a database has only a part of one
 * that is.
 */
export async function findCountedOrganization(
  database: Database,
  after: string,
): Promise<string | undefined> {
  const [row] = await database
    .select({ id: organizationStatisticsTable.organizationId })
    .from(organizationStatisticsTable)
    .where(
      and(
        gt(organizationStatisticsTable.organizationId, after),
        isNotMoving(organizationStatisticsTable.organizationId),
      ),
    )
    .orderBy(organizationStatisticsTable.organizationId)
    .limit(1);
  return row?.id;
}

const versionOf = (organizationId: string) => sql`coalesce((
  select version from organization_versions where organization_id = ${organizationId}), 0)`;

const spendingKey = sql.raw(`currency || ' ' || year || ' ' || part || ' ' || subject`);
const ofSpending = sql`
  json_group_object('spending ' || ${spendingKey}, documents_count) as spending,
  json_group_object('amount ' || ${spendingKey}, amount) as amounts`;

type CountedWords = { length: number; last: string | null };
/** `last` is null after the last document. */
type CountedDocuments = { last: string | null } & Record<
  'stored' | 'active' | 'texts' | 'tags' | 'correspondents' | 'fields' | 'spending' | 'amounts',
  string
>;

const mostDocuments = 1000;
/**
 * Documents with their tags, values and versions, of which one may have hundreds. Each is read up
 * to four times.
 */
const mostRows = 10_000;

/**
 * Counts the next `limit` words of an organization, and as many documents, at most `mostDocuments`
 * or `mostRows` of their rows, and reads its version.
 */
export async function countNext(
  database: Database,
  organizationId: string,
  { after, limit }: { after: CountedTo; limit: number },
): Promise<{ version: number; counters: Counters; to: CountedTo }> {
  const documentsLimit = Math.min(limit, mostDocuments);
  const { documents, words, versions } = await batch(database, {
    documents: database.all<CountedDocuments>(
      selectDocuments(organizationId, after.documents, documentsLimit),
    ),
    words: database.all<CountedWords>(sql`
      select count(*) as length, max(word) as last from (
        select word from search_words
        where organization_id = ${organizationId} and word > ${after.words} order by word limit ${literal(limit)})`),
    versions: database.all<{ version: number }>(
      sql`select ${versionOf(organizationId)} as version`,
    ),
  });
  const [ofDocuments] = documents;
  const { last: lastDocument, ...counted } = ofDocuments ?? { last: null };
  const { length: wordsLength, last: lastWord } = words[0] ?? { length: 0, last: null };
  return {
    version: versions[0]?.version ?? 0,
    counters: { ...countersOf(counted), words: wordsLength },
    to: {
      documents: lastDocument,
      words: wordsLength < limit ? null : lastWord,
    },
  };
}

/**
 * A table for `with recursive`: the hashes of the next documents, each with the number of rows up
 * to it. It begins with `after`. Several documents in the trash may have one hash, which counts
 * once here.
 */
function boundedSlice(organizationId: string, after: string | null, limit: number): SQL {
  return sql`bounded_slice(sha256, size) as (
    select ${after}, 0
    union all
    select next.sha256, bounded_slice.size + 1
      + (select count(*) from document_tags where document_id = next.id)
      + (select count(*) from custom_field_values where document_sequence = next.sequence)
      + iif(next.file_version = 1, 0, (
        select count(*) from ${documentVersionsTable} as version
        where version.organization_id = next.organization_id and version.document_id = next.id))
    from bounded_slice cross join ${documentsTable} as next
    where bounded_slice.size < ${literal(mostRows)} and next.sequence = (
      select sequence from ${documentsTable} as after
      where after.organization_id = ${organizationId} and after.sha256 > bounded_slice.sha256
      order by after.sha256 limit 1)
    limit ${literal(limit + 1)})`;
}

function selectDocuments(organizationId: string, after: string | null, limit: number) {
  return sql`
    with recursive ${boundedSlice(organizationId, after, limit)},
    last as materialized (select max(sha256) as sha256 from bounded_slice),
    slice as materialized (
      select sequence, id, sha256, original_size, file_version, deleted_at, is_in_inbox, correspondent_id, document_type,
        document_date, currency, total_amount
      from ${documentsTable} where organization_id = ${organizationId}
        and sha256 > ${after} and sha256 <= (select sha256 from last)),
    active as materialized (select * from slice where deleted_at is null)
    select * from
      (select max(sha256) as last from last where exists (
        select 1 from ${documentsTable} as next
        where next.organization_id = ${organizationId} and next.sha256 > last.sha256))
      cross join (
        select json_object('trashed', count(deleted_at), 'filesSize', coalesce(sum(iif(file_version = 1, original_size, (
          select sum(size) from ${documentVersionsTable} as version
          where version.organization_id = ${organizationId} and version.document_id = slice.id
            and version.restored_from is null))), 0)) as stored
        from slice)
      cross join (
        select json_object('documents', count(*), 'documentsSize', coalesce(sum(original_size), 0),
          'inbox', coalesce(sum(is_in_inbox), 0)) as active
        from active)
      cross join (
        select json_object('textsSize', coalesce(sum(${textSize}), 0)) as texts
        from slice cross join ${documentContentsTable} on document_contents.document_id = slice.id)
      cross join (
        select json_group_object('tag ' || tag_id, number) as tags from (
          select tag_id, count(*) as number
          from active cross join document_tags on document_tags.document_id = active.id group by tag_id))
      cross join (
        select json_group_object('correspondent ' || correspondent_id, number) as correspondents from (
          select correspondent_id, count(*) as number from active where correspondent_id is not null group by correspondent_id))
      cross join (
        select json_group_object('field ' || field_id, number) as fields from (
          select field_id, count(distinct sequence) as number
          from active cross join custom_field_values on document_sequence = active.sequence group by field_id))
      cross join (select ${ofSpending} from (${countedSpending(organizationId, sql.raw('active'))}))`;
}

export type KeptCounters = {
  version: number;
  counters: Counters;
  isStorageCounted: boolean;
  isSpendingCounted: boolean;
  isWaitingSizeRight: boolean;
};

type KeptRow = {
  version: number;
  isStorageCounted: number;
  isSpendingCounted: number;
  isWaitingSizeRight: number;
} & Record<'counts' | 'tags' | 'correspondents' | 'fields' | 'spending' | 'amounts', string>;

export async function findKeptCounters(
  database: Database,
  organizationId: string,
): Promise<KeptCounters | undefined> {
  const ofTable = (table: string) => sql`(
    select json_group_object(${literal(`${table} `)} || id, documents_count)
    from ${sql.raw(`${table}s`)} where organization_id = ${organizationId})`;
  const rows = await database.all<KeptRow>(sql`
    select ${versionOf(organizationId)} as version,
      documents_counted_to is null and words_counted_to is null as "isStorageCounted",
      spending_counted_to is null as "isSpendingCounted",
      waiting_size = (
        select coalesce(sum(size), 0) from ${requestFilesTable}
        where request_files.organization_id = ${organizationId} and state = 'waiting') as "isWaitingSizeRight",
      json_object('documents', documents_count, 'documentsSize', documents_size, 'trashed', trashed_count,
        'inbox', inbox_count, 'filesSize', files_size, 'textsSize', texts_size, 'words', vocabulary_size) as counts,
      ${ofTable('tag')} as tags, ${ofTable('correspondent')} as correspondents,
      (select json_group_object('field ' || id, documents_count) from custom_fields
        where organization_id = ${organizationId}) as fields,
      spending, amounts
    from ${organizationStatisticsTable}
      cross join (select ${ofSpending} from spending where organization_id = ${organizationId})
    where organization_id = ${organizationId}`);
  const [row] = rows;
  if (!row) return undefined;
  const { version, isStorageCounted, isSpendingCounted, isWaitingSizeRight, ...counters } = row;
  return {
    version,
    counters: countersOf(counters),
    isStorageCounted: isStorageCounted === 1,
    isSpendingCounted: isSpendingCounted === 1,
    isWaitingSizeRight: isWaitingSizeRight === 1,
  };
}

function countersOf(columns: Record<string, string>): Counters {
  return Object.assign({}, ...Object.values(columns).map((json) => JSON.parse(json))) as Counters;
}
