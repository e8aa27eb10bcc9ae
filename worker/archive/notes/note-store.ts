import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { utf8Length } from '../../../shared/text/utf8-length.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { hasRow, idsIn, isSame, rowId } from '../../database/expressions.ts';
import { insertFrom } from '../../database/insert-from.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/rows/document-event-store.ts';
import { selectDocument } from '../documents/document-store.ts';
import { isActiveDocument } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { toIndexedNote } from '../search/index/index-row.ts';
import { indexChange } from '../search/index/changed-document-store.ts';
import { insertWords } from '../search/index/index-store.ts';
import { tokenPrefixOf } from '../search/index/search-tokens.ts';
import { documentNotesTable } from './rows/note-table.ts';

/** The limits of the notes of one document, because all of them are listed at once and are part of its index row. */
export const notesLimits = { max: 200, indexedBytes: 1_500_000 };

const noteColumns = {
  id: documentNotesTable.id,
  documentId: documentNotesTable.documentId,
  authorId: documentNotesTable.authorId,
  authorName: documentNotesTable.authorName,
  importedById: documentNotesTable.importedById,
  importedByName: documentNotesTable.importedByName,
  text: documentNotesTable.text,
  createdAt: documentNotesTable.createdAt,
  updatedAt: documentNotesTable.updatedAt,
};

export function selectNotes(scope: ReadScope, documentId: string) {
  return scope.database
    .select(noteColumns)
    .from(documentNotesTable)
    .where(isOfDocument(scope, documentId))
    .orderBy(desc(documentNotesTable.createdAt), desc(rowId(documentNotesTable)));
}

export function selectNotesOfDocuments(scope: OrganizationScope, documentIds: string[]) {
  return scope.database
    .select(noteColumns)
    .from(documentNotesTable)
    .where(
      and(
        eq(documentNotesTable.organizationId, scope.organizationId),
        idsIn(documentNotesTable.documentId, documentIds),
      ),
    )
    .orderBy(desc(documentNotesTable.createdAt), desc(rowId(documentNotesTable)));
}

export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

type NoteAddress = { documentId: string; noteId: string };

export function selectNote(scope: ReadScope, { documentId, noteId }: NoteAddress) {
  return scope.database
    .select(noteColumns)
    .from(documentNotesTable)
    .where(and(isOfDocument(scope, documentId), eq(documentNotesTable.id, noteId)));
}

export function selectNoteOfDocument(scope: ReadScope, address: NoteAddress) {
  return {
    documents: selectDocument(scope, address.documentId),
    notes: selectNote(scope, address),
  };
}

/*
 * Each change also writes the index row of the document, which contains the words of its name, text and notes. So nothing
 * is written, and no row returned as `changed`, if the document (`current`) has changed since it was read.
 */

export async function addNoteChange(
  scope: OrganizationScope,
  current: DocumentDetail,
  note: NoteRow,
) {
  const indexed = toIndexedNote(tokenPrefixOf(scope.organizationId), note.text);
  const condition = and(isAsRead(scope, current), hasRoom(scope, note, indexed.tokens));
  const { id, authorId, authorName, text, createdAt } = note;
  const { tokens } = indexed;
  const { organizationId } = scope;
  const changed = insertFrom(
    scope.database,
    documentNotesTable,
    { id, organizationId, documentId: current.id, authorId, authorName, text, tokens, createdAt },
    documentsWhere(condition),
  ).returning({ id: documentNotesTable.id });
  return noteChange(scope, current, { condition, changed, wordLists: indexed.wordLists });
}

export async function updateNoteChange(
  scope: OrganizationScope,
  current: DocumentDetail,
  note: NoteRow,
) {
  const indexed = toIndexedNote(tokenPrefixOf(scope.organizationId), note.text);
  const { id, text, updatedAt } = note;
  const isOwn = and(
    isOfDocument(scope, current.id),
    eq(documentNotesTable.id, id),
    isSame(documentNotesTable.authorId, note.authorId),
  );
  const isAllowed = and(isAsRead(scope, current), hasRoom(scope, note, indexed.tokens));
  const condition = and(isAllowed, hasRow(documentNotesTable, isOwn));
  const changed = scope.database
    .update(documentNotesTable)
    .set({ text, tokens: indexed.tokens, updatedAt })
    .where(and(isOwn, hasRow(documentsTable, isAllowed)))
    .returning({ id: documentNotesTable.id });
  return noteChange(scope, current, { condition, changed, wordLists: indexed.wordLists });
}

export async function deleteNoteChange(
  scope: OrganizationScope,
  current: DocumentDetail,
  note: NoteRow,
) {
  const isThis = and(isOfDocument(scope, current.id), eq(documentNotesTable.id, note.id));
  const condition = and(isAsRead(scope, current), hasRow(documentNotesTable, isThis));
  const changed = scope.database
    .delete(documentNotesTable)
    .where(and(isThis, hasRow(documentsTable, isAsRead(scope, current))))
    .returning({ id: documentNotesTable.id });
  return noteChange(scope, current, { condition, changed, wordLists: [] });
}

async function noteChange<Changed>(
  scope: OrganizationScope,
  current: DocumentDetail,
  change: { condition: SQL | undefined; changed: Changed; wordLists: string[] },
) {
  const { id: documentId, name, content } = current;
  const index = await indexChange(scope, { documentId, name, content, asOf: current });
  return {
    jobSources: index.jobSources,
    eventSources: [
      documentEvents('document.updated', documentsWhere(change.condition), {
        updatedFields: jsonOf(['notes']),
      }),
    ],
    statements: {
      changed: change.changed,
      words: change.wordLists.map((words) => insertWords(scope, words)),
      index: index.statements,
    },
  };
}

function hasRoom(scope: OrganizationScope, note: NoteRow, tokens: string): SQL {
  const { max, indexedBytes } = notesLimits;
  return sql`(
    select count(*) < ${max}
      and coalesce(sum(octet_length(other.tokens)), 0) + ${utf8Length(tokens)} <= ${indexedBytes}
    from ${documentNotesTable} as other
    where other.organization_id = ${scope.organizationId} and other.document_id = ${note.documentId}
      and other.id <> ${note.id})`;
}

function isAsRead(scope: OrganizationScope, { id, version }: DocumentDetail) {
  return and(isActiveDocument(scope, id), eq(documentsTable.version, version));
}

function isOfDocument(scope: ReadScope, documentId: string) {
  return and(
    eq(documentNotesTable.organizationId, scope.organizationId),
    eq(documentNotesTable.documentId, documentId),
  );
}
