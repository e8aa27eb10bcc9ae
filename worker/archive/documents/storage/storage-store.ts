import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { coalesce, subquery } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { AppError } from '../../../http/app-error.ts';
import { deleteJobUnless } from '../../../outbox/job-store.ts';
import { textSize } from '../rows/document-content-store.ts';
import { isNextByHash } from '../rows/hash-order-store.ts';
import { documentContentsTable } from '../rows/document-content-table.ts';
import { documentsTable, organizationStatisticsTable } from '../rows/document-table.ts';

const { organizationId, documentsCountedTo, wordsCountedTo } = organizationStatisticsTable;

/**
 * Rows per transaction. The number is small because every other request waits for the transaction.
 */
const documentsPerStep = 500;
const wordsPerStep = 5000;

/**
 * Counts the next documents and words of an organization, in the order of hashes and of words.
 * Triggers count later changes of what is counted already (migration 0064), and all files of
 * documents with several versions (0101).
 */
export function countNextStatements(scope: OrganizationScope): Statement[] {
  const { database } = scope;
  return [
    database.run(sql`
      update ${organizationStatisticsTable} set (files_size, texts_size, documents_counted_to) = (
        select files_size + coalesce(sum(size), 0), texts_size + coalesce(sum(text_size), 0),
          iif(count(*) < ${literal(documentsPerStep)}, null, max(sha256))
        from (
          select sha256, iif(file_version = 1, original_size, 0) as size, ${textSize} as text_size
          from ${documentsTable}
            left join ${documentContentsTable} on ${documentContentsTable.documentId} = ${documentsTable.id}
          where ${isNextByHash(scope.organizationId, documentsCountedTo, documentsPerStep)}))
      where ${and(isOf(scope), isNotNull(documentsCountedTo))}`),
    database.run(sql`
      update ${organizationStatisticsTable} set (vocabulary_size, words_counted_to) = (
        select vocabulary_size + count(*), iif(count(*) < ${literal(wordsPerStep)}, null, max(word))
        from (
          select word from search_words
          where search_words.organization_id = ${scope.organizationId} and word > words_counted_to
          order by word limit ${literal(wordsPerStep)}))
      where ${and(isOf(scope), isNotNull(wordsCountedTo))}`),
  ];
}

export function endCountJob(scope: OrganizationScope, jobId: string) {
  const uncounted = subquery
    .select({ organizationId })
    .from(organizationStatisticsTable)
    .where(and(isOf(scope), or(isNotNull(documentsCountedTo), isNotNull(wordsCountedTo))));
  return deleteJobUnless(scope.database, jobId, uncounted.getSQL());
}

/**
 * The actor that stores something for an organization: a member, or an external person with an
 * upload request.
 */
export type StorageOwner = Pick<OrganizationScope, 'database' | 'platform'> & {
  organizationId: string;
};

/**
 * Bytes of files and texts that an organization stores, as SQL, including files that wait to be
 * accepted. Active files have been counted from the beginning, so their size is the minimum while a
 * job still counts the others.
 */
function usedBytes(scope: StorageOwner): SQL {
  const { filesSize, documentsSize, textsSize, waitingSize } = organizationStatisticsTable;
  const used = subquery
    .select({ bytes: sql`max(${filesSize}, ${documentsSize}) + ${textsSize} + ${waitingSize}` })
    .from(organizationStatisticsTable)
    .where(isOf(scope));
  return coalesce(used, literal(0));
}

/**
 * Makes the batch fail if this number of bytes would exceed the storage limit of the organization
 * (see `storageRefusalOf`). Must come before the statements that add them, in the same batch.
 */
export function refuseBeyondStorage(scope: StorageOwner, added: number | SQL): Statement[] {
  const max = scope.platform.maxStorageBytes;
  if (max === 0) return [];
  return [
    scope.database.run(sql`
      insert into storage_guard (problem)
      select 'limit' from (select ${added} as bytes)
      where bytes > 0 and ${usedBytes(scope)} + bytes > ${max}`),
  ];
}

export function storageRefusalOf(error: unknown): AppError | undefined {
  return String(error).includes('storage_guard: limit') ? storageLimitReached() : undefined;
}

export function storageLimitReached(): AppError {
  return new AppError('limit.reached', {
    message: 'The organization has reached its storage limit',
    details: { limit: 'storage' },
  });
}

export function selectIsStorageFull(scope: StorageOwner) {
  const max = scope.platform.maxStorageBytes;
  return scope.database.all<{ isFull: number }>(
    sql`select 1 as "isFull" where ${max} > 0 and ${usedBytes(scope)} >= ${max}`,
  );
}

function isOf(scope: Pick<StorageOwner, 'organizationId'>): SQL {
  return eq(organizationId, scope.organizationId);
}
