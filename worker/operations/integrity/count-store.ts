import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { correspondentsTable } from '../../archive/correspondents/correspondent-table.ts';
import {
  customFieldsTable,
  customFieldValuesTable,
} from '../../archive/custom-fields/custom-field-table.ts';
import { documentContentsTable } from '../../archive/documents/rows/document-content-table.ts';
import {
  documentsTable,
  organizationStatisticsTable,
} from '../../archive/documents/rows/document-table.ts';
import { remindersTable } from '../../archive/reminders/reminder-table.ts';
import { searchWordsTable } from '../../archive/search/index/search-index-table.ts';
import { purgedDocumentsTable } from '../../archive/documents/rows/purged-document-table.ts';
import { documentTagsTable, tagsTable } from '../../archive/tags/tag-table.ts';

/** The next organizations that have or had documents, by id. */
export async function findCountedOrganizations(
  database: Database,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .select({ id: organizationStatisticsTable.organizationId })
    .from(organizationStatisticsTable)
    .where(sql`${organizationStatisticsTable.organizationId} > ${after}`)
    .orderBy(organizationStatisticsTable.organizationId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const countsOf = (organizationId: string) => sql`
  select count(*) filter (where deleted_at is null) as documents_count,
    coalesce(sum(original_size) filter (where deleted_at is null), 0) as documents_size,
    count(*) filter (where deleted_at is not null) as trashed_count,
    count(*) filter (where deleted_at is null and is_in_inbox = 1) as inbox_count
  from ${documentsTable} where ${documentsTable.organizationId} = ${organizationId}`;

/** Whether the counters of an organization differ from its documents. */
export async function areCountsWrong(database: Database, organizationId: string): Promise<boolean> {
  const rows = await database.all(sql`
    select 1 from ${organizationStatisticsTable} as kept cross join (${countsOf(organizationId)}) as counted
    where kept.organization_id = ${organizationId}
      and (kept.documents_count, kept.documents_size, kept.trashed_count, kept.inbox_count)
        is not (counted.documents_count, counted.documents_size, counted.trashed_count, counted.inbox_count)`);
  return rows.length > 0;
}

export function updateCounts(database: Database, organizationId: string) {
  return database.run(sql`
    update ${organizationStatisticsTable}
    set (documents_count, documents_size, trashed_count, inbox_count) = (${countsOf(organizationId)})
    where organization_id = ${organizationId}`);
}

/** Of what is counted already: the rest is left to the job that counts it. */
const storedBy = sql`
  select
    (select coalesce(sum(original_size), 0) from ${documentsTable}
      where documents.organization_id = kept.organization_id
        and ifnull(sha256 <= kept.documents_counted_to, 1)) as files_size,
    (select coalesce(sum(octet_length(text.content)), 0)
      from ${documentsTable} inner join ${documentContentsTable} as text on text.document_id = documents.id
      where documents.organization_id = kept.organization_id
        and ifnull(sha256 <= kept.documents_counted_to, 1)) as texts_size,
    (select count(*) from ${searchWordsTable}
      where search_words.organization_id = kept.organization_id
        and ifnull(word <= kept.words_counted_to, 1)) as vocabulary_size`;

/** Whether the counters of what an organization stores differ from its documents and words. */
export async function isStorageWrong(database: Database, organizationId: string): Promise<boolean> {
  const rows = await database.all(sql`
    select 1 from ${organizationStatisticsTable} as kept
    where kept.organization_id = ${organizationId}
      and (kept.files_size, kept.texts_size, kept.vocabulary_size) is not (${storedBy})`);
  return rows.length > 0;
}

export function updateStorage(database: Database, organizationId: string) {
  return database.run(sql`
    update ${organizationStatisticsTable} as kept
    set (files_size, texts_size, vocabulary_size) = (${storedBy})
    where organization_id = ${organizationId}`);
}

const taggedCount = sql`(
  select count(*) from ${documentTagsTable} as tagged
    inner join ${documentsTable} on ${documentsTable.id} = tagged.document_id
  where tagged.organization_id = tags.organization_id and tagged.tag_id = tags.id
    and ${documentsTable.deletedAt} is null)`;

/** The tags of an organization whose counters differ from their documents. */
export async function findWronglyCountedTags(
  database: Database,
  organizationId: string,
): Promise<string[]> {
  const rows = await database.all<{ id: string }>(sql`
    select id from ${tagsTable}
    where organization_id = ${organizationId} and documents_count <> ${taggedCount}`);
  return rows.map(({ id }) => id);
}

export function updateTagCount(database: Database, tagId: string) {
  return database.run(
    sql`update ${tagsTable} set documents_count = ${taggedCount} where id = ${tagId}`,
  );
}

const correspondentCount = sql`(
  select count(*) from ${documentsTable} indexed by documents_by_correspondent
  where documents.organization_id = correspondents.organization_id
    and documents.correspondent_id = correspondents.id and deleted_at is null)`;

/** The correspondents of an organization whose counters differ from their documents. */
export async function findWronglyCountedCorrespondents(
  database: Database,
  organizationId: string,
): Promise<string[]> {
  const rows = await database.all<{ id: string }>(sql`
    select id from ${correspondentsTable}
    where organization_id = ${organizationId} and documents_count <> ${correspondentCount}`);
  return rows.map(({ id }) => id);
}

export function updateCorrespondentCount(database: Database, correspondentId: string) {
  return database.run(sql`
    update ${correspondentsTable} set documents_count = ${correspondentCount}
    where id = ${correspondentId}`);
}

const withFieldCount = sql`(
  select count(distinct own.document_sequence) from ${customFieldValuesTable} as own
    inner join ${documentsTable} on ${documentsTable.sequence} = own.document_sequence
  where own.organization_id = custom_fields.organization_id and own.field_id = custom_fields.id
    and ${documentsTable.deletedAt} is null)`;

/** The custom fields of an organization whose counters differ from the documents that have a value. */
export async function findWronglyCountedFields(
  database: Database,
  organizationId: string,
): Promise<string[]> {
  const rows = await database.all<{ id: string }>(sql`
    select id from ${customFieldsTable}
    where organization_id = ${organizationId} and documents_count <> ${withFieldCount}`);
  return rows.map(({ id }) => id);
}

export function updateFieldCount(database: Database, fieldId: string) {
  return database.run(
    sql`update ${customFieldsTable} set documents_count = ${withFieldCount} where id = ${fieldId}`,
  );
}

/** Documents that tags are attached to although they do not exist, and no job is to remove them. */
export async function findTaggedNothing(
  database: Database,
  organizationId: string,
): Promise<string[]> {
  const rows = await database.all<{ id: string }>(sql`
    select distinct document_id as id from ${documentTagsTable}
    where organization_id = ${organizationId}
      and not exists (select 1 from ${documentsTable} where ${documentsTable.id} = document_tags.document_id)
      and document_sequence not in (
        select sequence from ${purgedDocumentsTable} where organization_id = ${organizationId})`);
  return rows.map(({ id }) => id);
}

export function deleteTagsOf(database: Database, documentId: string) {
  return database.run(sql`delete from ${documentTagsTable} where document_id = ${documentId}`);
}

/** Lets a document be tagged exactly if it has a tag, deleted ones included whose links a job has not removed yet. */
export function updateTaggedFlag(database: Database, documentId: string) {
  return database.run(sql`
    update ${documentsTable} set is_tagged = exists (
      select 1 from ${documentTagsTable} as link where link.document_id = documents.id)
    where ${documentsTable.id} = ${documentId}`);
}

/** Documents that reminders are of although they do not exist. */
export async function findRemindersOfNothing(
  database: Database,
  organizationId: string,
): Promise<string[]> {
  const rows = await database.all<{ id: string }>(sql`
    select distinct document_id as id from ${remindersTable}
    where organization_id = ${organizationId}
      and not exists (select 1 from ${documentsTable} where ${documentsTable.id} = reminders.document_id)`);
  return rows.map(({ id }) => id);
}

/** Lets the reminders of a document follow its due date and the trash again; none is left without the document. */
export function updateRemindersOf(database: Database, organizationId: string, documentId: string) {
  const isTheirs = sql`reminders.organization_id = ${organizationId} and reminders.document_id = ${documentId}`;
  return [
    database.run(sql`
      delete from ${remindersTable} where ${isTheirs} and not exists (
        select 1 from ${documentsTable}
        where documents.id = reminders.document_id
          and (reminders.source = 'person' or documents.due_date is not null))`),
    database.run(sql`
      update ${remindersTable}
      set is_trashed = documents.deleted_at is not null,
        date = iif(source = 'due-date', documents.due_date, date)
      from ${documentsTable} where ${isTheirs} and documents.id = reminders.document_id`),
  ];
}
