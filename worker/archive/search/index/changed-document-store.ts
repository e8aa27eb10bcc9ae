import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { second } from '../../../../shared/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import type { JobSource } from '../../../database/events.ts';
import { literal } from '../../../database/literal.ts';
import type { Job } from '../../../outbox/job.ts';
import { jobsTable } from '../../../outbox/job-table.ts';
import { laneOf } from '../../../outbox/lane-store.ts';
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

/** Characters of a text that is written again with each small change. */
const smallText = 50_000;
/** Bytes of tokens of all notes of a document for which that is so; one note has so many at most. */
const smallNotes = 50_000;

/** Changes of so much time are indexed together. */
const settling = 3 * second;

/**
 * Indexes a document whose name, text or notes have changed, as part of the caller's batch (see `indexDocumentStatements`).
 * Where that would write much, a job does it soon, once for several changes, and the new name and notes have a small row
 * of their own until then.
 */
export async function indexChange(
  scope: OrganizationScope,
  document: IndexedDocument,
): Promise<{ statements: Statement[]; jobSources: JobSource[] }> {
  if (document.content.length > smallText) {
    return {
      statements: laterStatements(scope, document, sql`true`),
      jobSources: [selectUpdateJob(scope, document, sql`true`)],
    };
  }
  // Sources are read before the change, which adds one note at most.
  const hadManyNotes = sql`${bytesOfNotes(scope, document)} > ${literal(smallNotes)}`;
  const hasManyNotes = sql`${bytesOfNotes(scope, document)} > ${literal(2 * smallNotes)}`;
  return {
    statements: [
      ...(await indexDocumentStatements(scope, document, sql`not ${hasManyNotes}`)),
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

/** The newest notes of a document, as many as a small row has space for. */
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
  const isToIndex = sql`${isIndexed(scope, document)} and ${condition}`;
  const hasFewNotes = sql`${bytesOfNotes(scope, document)} <= ${literal(2 * smallNotes)}`;
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
    database.run(sql`
      insert into ${documentIndexChangesTable} (document_sequence, organization_id, changed_at)
      select ${documentsTable.sequence}, ${organizationId}, ${platform.clock.now().getTime()}
      from ${documentsTable} where ${isToIndex}
      on conflict do nothing`),
  ];
}

/** Selects the job that indexes changed documents, if this is one and there is no job yet. */
function selectUpdateJob(
  scope: OrganizationScope,
  document: IndexedDocument,
  condition: SQL,
): JobSource {
  const { organizationId } = scope;
  const job: Job = { type: 'search-index.update' };
  return sql`
    select ${JSON.stringify(job)} as job
    from ${documentsTable} where ${isIndexed(scope, document)} and ${condition} and not exists (
      select 1 from ${jobsTable} where lane = ${laneOf(organizationId, 'search-index.update')})`;
}

/** Documents of one step: a text may have two megabytes. */
const documentsPerStep = 2;

/** The ids of documents whose changes are to be indexed now, the first ones first. */
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

/** What `indexDocumentStatements` is followed by: a document that has changed since it was read is indexed again. */
export function settleStatements(
  scope: OrganizationScope,
  { documentId, version }: { documentId: string; version: number },
): Statement[] {
  const { database, organizationId, platform } = scope;
  const sequence = sql`
    select ${documentsTable.sequence} from ${documentsTable}
    where ${documentsTable.id} = ${documentId} and ${documentsTable.organizationId} = ${organizationId}`;
  const asRead = sql`${sequence} and ${documentsTable.version} = ${version}`;
  return [
    database.run(sql`delete from document_search where rowid = -(${asRead})`),
    database.run(
      sql`delete from ${documentIndexChangesTable} where document_sequence = (${asRead})`,
    ),
    database.run(sql`
      update ${documentIndexChangesTable} set changed_at = ${platform.clock.now().getTime()}
      where document_sequence = (${sequence})`),
  ];
}

/** The sequence of the document that a row of the index is of, as SQL: a changed document has two. */
export const indexedSequence = sql.raw('abs(document_search.rowid)');

/**
 * Condition on a match: the document has not changed, or neither of its rows matches what is excluded. The one that matches has been
 * compared with that, but not the other one.
 */
export function isNotExcluded(excluded: string | undefined, sequence: SQL = indexedSequence): SQL {
  if (excluded === undefined) return sql`true`;
  const isExcludedBy = (rowId: SQL) => sql`exists (
    select 1 from document_search as other
    where other.document_search match ${excluded} and other.rowid = ${rowId})`;
  return sql`not exists (
    select 1 from ${documentIndexChangesTable} as changed
    where changed.document_sequence = ${sequence}
      and (${isExcludedBy(sql`changed.document_sequence`)} or ${isExcludedBy(sql`-changed.document_sequence`)}))`;
}

/** When the next changes are to be indexed, as SQL; null if there are none. */
export function nextUpdateAt({ organizationId }: OrganizationScope): SQL {
  return sql`select min(changed_at) + ${literal(settling)} from ${documentIndexChangesTable}
    where ${documentIndexChangesTable.organizationId} = ${organizationId}`;
}
