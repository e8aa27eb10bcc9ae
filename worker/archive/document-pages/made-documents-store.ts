import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { limits } from '../../../shared/limits.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { hasRow, jsonEach, jsonValue } from '../../database/expressions.ts';
import { insertFrom } from '../../database/insert-from.ts';
import { literal } from '../../database/literal.ts';
import { customFieldValuesTable } from '../custom-fields/custom-field-table.ts';
import type { NewDocument } from '../documents/document-store.ts';
import { isDocument, isOneOfDocuments } from '../documents/rows/document-condition-store.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import {
  isSelected,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { documentNotesTable } from '../notes/rows/note-table.ts';
import { documentTagsTable } from '../tags/tag-table.ts';

type Sources = readonly string[];

/**
 * Data that a new document takes over: columns of its own row, and the documents that provide the
 * rest.
 */
export type TakenOver = {
  columns: Partial<NewDocument>;
  tagsAndValues: Sources;
  notes: Sources;
};

export function takeOver(
  scope: OrganizationScope,
  documentId: string,
  { tagsAndValues, notes }: TakenOver,
): Statement[] {
  return [
    takeOverTags(scope, documentId, tagsAndValues),
    takeOverValues(scope, documentId, tagsAndValues),
    ...(notes.length > 0 ? [takeOverNotes(scope, documentId, notes)] : []),
  ];
}

type MadeInto = { id: string; name: string }[];

/** Moves all of these documents to the trash in one transaction, because they are few. */
export function trashSources(scope: OrganizationScope, sources: Sources, madeInto: MadeInto) {
  return trashWhere(scope, isOneOfDocuments(scope, sources), { madeInto: jsonOf(madeInto) });
}

/**
 * Moves some documents of a complete selection to the trash in one transaction, because they are
 * few.
 */
export function trashMade(scope: OrganizationScope, all: DocumentSelection, ids: Sources) {
  return trashWhere(scope, and(isSelected(scope, all), isOneOfDocuments(scope, ids)), {});
}

function trashWhere(
  scope: OrganizationScope,
  condition: SQL | undefined,
  event: { madeInto?: SQL },
) {
  const isActive = and(condition, isNull(documentsTable.deletedAt));
  return {
    eventSource: documentEvents('document.deleted', documentsWhere(isActive), event),
    statement: scope.database
      .update(documentsTable)
      .set({ deletedAt: scope.platform.clock.now(), deletedBy: userIdOf(scope.actor) })
      .where(isActive),
  };
}

export function restoreFormer(scope: OrganizationScope, all: DocumentSelection, ids: Sources) {
  const isFormer = and(isSelected(scope, all), isOneOfDocuments(scope, ids));
  const isTrashed = and(isFormer, isNotNull(documentsTable.deletedAt));
  return {
    eventSource: documentEvents('document.restored', documentsWhere(isTrashed), {}),
    statement: scope.database
      .update(documentsTable)
      .set({ deletedAt: null, deletedBy: null })
      .where(isTrashed),
  };
}

const mostNotes = 1000;

/** Makes the batch fail if one of these documents is not active any more, or has another file (see `isChangedSource`). */
export function refuseChangedSources(
  scope: OrganizationScope,
  sources: readonly { id: string; fileNumber: number }[],
): Statement {
  const wanted = sources.map(({ id, fileNumber }) => ({ id, fileNumber }));
  const { rows, value } = jsonEach(JSON.stringify(wanted), 'wanted');
  const present = alias(documentsTable, 'present');
  const isActive = and(
    eq(present.id, jsonValue(value, '$.id')),
    eq(present.fileNumber, jsonValue(value, '$.fileNumber')),
    eq(present.organizationId, scope.organizationId),
    isNull(present.deletedAt),
  );
  return scope.database.run(sql`
    insert into pages_guard (problem)
    select 'changed' from ${rows} where not ${hasRow(present, isActive)}`);
}

export function isChangedSource(error: unknown): boolean {
  return String(error).includes('pages_guard: changed');
}

/** The new document, each source as `source`, and its position as `source.key`. */
function fromSources(scope: OrganizationScope, documentId: string, sources: Sources) {
  const { rows, value } = jsonEach(JSON.stringify(sources), 'source');
  const place = sql`source.key`;
  return { rows, value, place, isNew: isDocument(scope, documentId) };
}

function takeOverTags(scope: OrganizationScope, documentId: string, sources: Sources): Statement {
  const { rows, value, isNew } = fromSources(scope, documentId, sources);
  const given = alias(documentTagsTable, 'given');
  return insertFrom(
    scope.database,
    documentTagsTable,
    {
      documentId: documentsTable.id,
      tagId: given.tagId,
      organizationId: scope.organizationId,
      createdAt: scope.platform.clock.now(),
      documentSequence: documentsTable.sequence,
    },
    sql`
      from ${rows}
      cross join ${documentTagsTable} as ${given} on ${given.documentId} = ${value}
        and ${given.organizationId} = ${scope.organizationId}
      cross join ${documentsTable} on ${isNew}
      group by ${given.tagId} order by min(source.key) limit ${literal(limits.documentTags.max)}`,
  );
}

function takeOverValues(scope: OrganizationScope, documentId: string, sources: Sources): Statement {
  const { rows, value, place, isNew } = fromSources(scope, documentId, sources);
  const given = alias(customFieldValuesTable, 'given');
  const former = alias(documentsTable, 'former');
  return insertFrom(
    scope.database,
    customFieldValuesTable,
    {
      documentSequence: documentsTable.sequence,
      fieldId: given.fieldId,
      position: given.position,
      organizationId: scope.organizationId,
      value: given.value,
      shown: given.shown,
    },
    sql`
      from ${rows}
      cross join ${documentsTable} as ${former} on ${former.id} = ${value}
        and ${former.organizationId} = ${scope.organizationId}
      cross join ${customFieldValuesTable} as ${given} on ${given.documentSequence} = ${former.sequence}
      cross join ${documentsTable} on ${isNew}
      where not exists (${valuesOfEarlier(scope, sources, { place, fieldId: sql`${given.fieldId}` })})`,
  );
}

function valuesOfEarlier(
  { organizationId }: OrganizationScope,
  sources: Sources,
  { place, fieldId }: { place: SQL; fieldId: SQL },
): SQL {
  const { rows } = jsonEach(JSON.stringify(sources), 'earlier');
  return sql`
    select 1 from ${rows}
    cross join ${documentsTable} as older on older.id = earlier.value
      and older.organization_id = ${organizationId}
    cross join ${customFieldValuesTable} as taken on taken.document_sequence = older.sequence
      and taken.field_id = ${fieldId}
    where earlier.key < ${place}`;
}

function takeOverNotes(scope: OrganizationScope, documentId: string, sources: Sources): Statement {
  const { rows, value } = fromSources(scope, documentId, sources);
  const given = alias(documentNotesTable, 'given');
  const { authorId, authorName, importedById, importedByName, text, tokens } = given;
  const { createdAt, updatedAt } = given;
  return insertFrom(
    scope.database,
    documentNotesTable,
    {
      id: sql`'not_' || lower(hex(randomblob(12)))`,
      organizationId: scope.organizationId,
      documentId,
      authorId,
      authorName,
      importedById,
      importedByName,
      text,
      tokens,
      createdAt,
      updatedAt,
    },
    sql`
      from ${rows}
      cross join ${documentNotesTable} as ${given} on ${given.documentId} = ${value}
        and ${given.organizationId} = ${scope.organizationId}
      limit ${literal(mostNotes)}`,
  );
}
