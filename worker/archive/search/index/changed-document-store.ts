import { and, eq, gt, lte, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { second } from '../../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import type { JobSource } from '../../../database/events.ts';
import { allOf, always, hasRow, subquery } from '../../../database/expressions.ts';
import { insertFrom } from '../../../database/insert-from.ts';
import { literal } from '../../../database/literal.ts';
import { selectJobIf } from '../../../outbox/job-json.ts';
import type { Job } from '../../../outbox/job.ts';
import { jobsTable } from '../../../outbox/job-table.ts';
import { laneOf } from '../../../outbox/lane-store.ts';
import { isDocument } from '../../documents/rows/document-condition-store.ts';
import { documentsWhere } from '../../documents/rows/document-event-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { documentNotesTable } from '../../notes/rows/note-table.ts';
import { toIndexedName } from './index-row.ts';
import {
  indexDocumentStatements,
  isIndexed,
  typeTokenColumn,
  wordsOfNotes,
  type IndexedDocument,
} from './index-store.ts';
import { documentIndexChangesTable, documentWordsTable } from './search-index-table.ts';
import { tokenPrefixOf } from './search-tokens.ts';

/** A text of up to this number of characters is indexed again with each small change. */
const smallText = 50_000;
/**
 * A document is indexed again with each change if the tokens of all its notes have at most this
 * number of bytes, which is also the maximum of one note.
 */
const smallNotes = 50_000;

/** Changes within this time are indexed together. */
const settling = 3 * second;

export function isIndexedLater(content: string): boolean {
  return content.length > smallText;
}

/**
 * Indexes a document whose name, text or notes have changed, as part of the caller's batch (see
 * `indexDocumentStatements`). If this would write too much, a job does it soon, once for several
 * changes; until then the new name and notes have a small index row of their own.
 */
export async function indexChange(
  scope: OrganizationScope,
  document: IndexedDocument,
): Promise<{ statements: Statement[]; jobSources: JobSource[] }> {
  if (isIndexedLater(document.content)) {
    return {
      statements: laterStatements(scope, document, always),
      jobSources: [selectUpdateJob(scope, document, always)],
    };
  }
  const hadManyNotes = gt(bytesOfNotes(scope, document), literal(smallNotes));
  const hasManyNotes = gt(bytesOfNotes(scope, document), literal(2 * smallNotes));
  return {
    statements: [
      ...(await indexDocumentStatements(scope, document, not(hasManyNotes))),
      ...laterStatements(scope, document, hasManyNotes),
    ],
    jobSources: [selectUpdateJob(scope, document, hadManyNotes)],
  };
}

function bytesOfNotes({ organizationId }: OrganizationScope, { documentId }: IndexedDocument): SQL {
  return sql`(
    select coalesce(sum(octet_length(note.tokens)), 0) from ${documentNotesTable} as note
    where note.organization_id = ${organizationId} and note.document_id = ${documentId})`;
}

const tokensOfNewestNotes = sql`coalesce((
  select ' ' || group_concat(tokens, ' ') from (
    select note.tokens, sum(octet_length(note.tokens)) over (order by note.created_at desc, note.rowid desc) as bytes
    from ${documentNotesTable} as note
    where note.organization_id = documents.organization_id and note.document_id = documents.id)
  where bytes <= ${literal(2 * smallNotes)}), '')`;

function laterStatements(
  scope: OrganizationScope,
  document: IndexedDocument,
  condition: SQL,
): Statement[] {
  const { database, organizationId, platform } = scope;
  const prefix = tokenPrefixOf(organizationId);
  const { name, nameParts, words } = toIndexedName(prefix, document.name);
  const isToIndex = allOf(isIndexed(scope, document), condition);
  const hasFewNotes = lte(bytesOfNotes(scope, document), literal(2 * smallNotes));
  return [
    database.run(sql`
      insert or replace into document_search (rowid, name, name_parts)
      select -${documentsTable.sequence}, ${name} || ${typeTokenColumn(prefix)}, ${nameParts} || ${tokensOfNewestNotes}
      from ${documentsTable} where ${isToIndex}`),
    database.run(sql`
      update ${documentWordsTable} set name = ${words.name}, name_words = ${words.nameWords},
        note_words = iif(${hasFewNotes}, (
          select ${wordsOfNotes(prefix)} from ${documentsTable} where ${isIndexed(scope, document)}), note_words)
      where document_sequence = (select ${documentsTable.sequence} from ${documentsTable} where ${isToIndex})`),
    insertFrom(
      database,
      documentIndexChangesTable,
      {
        documentSequence: documentsTable.sequence,
        organizationId,
        changedAt: platform.clock.now().getTime(),
      },
      documentsWhere(isToIndex),
    ).onConflictDoNothing(),
  ];
}

function selectUpdateJob(
  scope: OrganizationScope,
  document: IndexedDocument,
  condition: SQL,
): JobSource {
  const { organizationId } = scope;
  const job: Job = { type: 'search-index.update' };
  const isWaiting = hasRow(jobsTable, eq(jobsTable.lane, laneOf(organizationId, job.type)));
  return selectJobIf(
    JSON.stringify(job),
    and(hasRow(documentsTable, and(isIndexed(scope, document), condition)), not(isWaiting)),
  );
}

/** Documents per step, because one text may have two megabytes. */
const documentsPerStep = 2;

export async function findChangedDocuments(scope: OrganizationScope): Promise<string[]> {
  const { documentSequence, organizationId, changedAt } = documentIndexChangesTable;
  const now = scope.platform.clock.now().getTime();
  const rows = await scope.database
    .select({ id: documentsTable.id })
    .from(documentIndexChangesTable)
    .innerJoin(documentsTable, eq(documentsTable.sequence, documentSequence))
    .where(and(eq(organizationId, scope.organizationId), lte(changedAt, now - settling)))
    .orderBy(changedAt)
    .limit(documentsPerStep);
  return rows.map(({ id }) => id);
}

export function settleStatements(
  scope: OrganizationScope,
  { documentId, version }: { documentId: string; version: number },
): Statement[] {
  const { database, platform } = scope;
  const { documentSequence } = documentIndexChangesTable;
  const isThis = isDocument(scope, documentId);
  const asRead = sequenceWhere(and(isThis, eq(documentsTable.version, version)));
  return [
    database.run(sql`delete from document_search where rowid = -${asRead}`),
    database.delete(documentIndexChangesTable).where(eq(documentSequence, asRead)),
    database
      .update(documentIndexChangesTable)
      .set({ changedAt: platform.clock.now().getTime() })
      .where(eq(documentSequence, sequenceWhere(isThis))),
  ];
}

function sequenceWhere(condition: SQL | undefined) {
  return subquery
    .select({ sequence: documentsTable.sequence })
    .from(documentsTable)
    .where(condition);
}

/**
 * Sequence of the document of an index row. A changed document has two rows, one of them with a
 * negative number.
 */
export const indexedSequence = sql.raw('abs(document_search.rowid)');

const changed = alias(documentIndexChangesTable, 'changed');

/**
 * Condition on a match: the document has not changed, or neither of its two index rows matches what
 * is excluded. The search itself has only checked the row that matches.
 */
export function isNotExcluded(excluded: string | undefined, sequence: SQL = indexedSequence): SQL {
  if (excluded === undefined) return always;
  const { documentSequence } = changed;
  const isExcludedBy = (rowId: SQLWrapper) => sql`exists (
    select 1 from document_search as other
    where other.document_search match ${excluded} and other.rowid = ${rowId})`;
  const isAny = or(isExcludedBy(documentSequence), isExcludedBy(sql`-${documentSequence}`));
  return not(hasRow(changed, and(eq(documentSequence, sequence), isAny)));
}

export function nextUpdateAt({ organizationId }: OrganizationScope): SQL {
  return sql`select min(changed_at) + ${literal(settling)} from ${documentIndexChangesTable}
    where ${documentIndexChangesTable.organizationId} = ${organizationId}`;
}
