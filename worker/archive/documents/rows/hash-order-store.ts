import { asc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { literal } from '../../../database/literal.ts';
import { documentsTable } from './document-table.ts';

const { sha256, sequence } = documentsTable;

/**
 * The order of jobs that go through all documents of an organization. Documents in the trash may
 * have the hash of another one.
 */
export const byHash = [asc(sha256), asc(sequence)];

/**
 * Condition on `documents`: it is one of the next `length` of an organization after a hash, or has
 * the hash of the last of these. For counters whose triggers compare hashes.
 */
export function isNextByHash(organizationId: string, after: SQLWrapper, length: number): SQL {
  const isLater = sql`${documentsTable.organizationId} = ${organizationId} and ${sha256} > ${after}`;
  const next = sql`select ${sha256} as hash from ${documentsTable} where ${isLater} order by ${sha256} limit ${literal(length)}`;
  return sql`${isLater} and ${sha256} <= (select max(hash) from (${next}))`;
}

export const hashPlace = sql<string>`${sha256} || printf(' %016d', ${sequence})`;

/**
 * Condition on `documents`: it comes after a place. A hash alone comes after all documents that
 * have it, because jobs with such a place are older than documents with equal hashes.
 */
export function isBehind(place: string): SQL {
  const [hash = '', number = Number.MAX_SAFE_INTEGER] = place.split(' ');
  return sql`(${sha256}, ${sequence}) > (${hash}, ${Number(number)})`;
}
