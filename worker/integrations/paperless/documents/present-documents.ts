import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type {
  PaperlessDocument,
  PaperlessNote,
} from '../../../../shared/integrations/paperless/documents.ts';
import { displayName } from '../../../../shared/reading/file-types/file-extension.ts';
import { utcDay } from '../../../../shared/time/utc-day.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import {
  toCustomField,
  type CustomFieldRow,
} from '../../../archive/custom-fields/custom-field-store.ts';
import { findPeople } from '../../../archive/custom-fields/stored/find-people.ts';
import { findNamesOf } from '../../../archive/notes/list-notes.ts';
import { toNote } from '../../../archive/notes/note.ts';
import type { NoteRow } from '../../../archive/notes/note-store.ts';
import { presentValue } from '../fields/field-values.ts';
import { versionOf } from '../http/paperless-requests.ts';
import { accessFor } from '../labels/label-access.ts';
import { numberItems } from '../numbers/number-store.ts';
import { readParts, type Texts } from './document-parts-store.ts';

export async function presentDocuments(
  scope: OrganizationScope,
  request: Request,
  {
    documents,
    fields,
    texts,
  }: { documents: readonly DocumentSummary[]; fields: CustomFieldRow[]; texts: Texts },
): Promise<PaperlessDocument[]> {
  const version = versionOf(request);
  const itemIds = documents.flatMap(itemsOf);
  const parts = await readParts(scope, {
    documentIds: documents.map(({ id }) => id),
    itemIds,
    texts,
  });
  const notes = await presentNotes(scope, parts.notes);
  const numbers = await numberItems(scope, itemIds, parts.numbers);
  const areNamed = documents.some((document) => valuesOf(document, 'person').length > 0);
  const members = areNamed ? await findPeople(scope) : [];
  const people = new Map(members.map(({ id, name }) => [id, name]));
  const access = accessFor(request, { scope, change: 'documents:update' });
  const fieldOf = new Map(fields.map((row) => [row.id, toCustomField(row)]));
  const notesOf = Map.groupBy(notes, ({ documentId }) => documentId);
  return documents.map((document) => {
    const day = document.documentDate ?? utcDay(document.createdAt);
    return {
      id: numbers.get(document.id) ?? 0,
      correspondent: numbers.get(document.correspondent?.id ?? '') ?? null,
      document_type: numbers.get(document.documentType ?? '') ?? null,
      storage_path: null,
      title: displayName(document.name),
      content: parts.contentOf.get(document.id) ?? '',
      tags: document.tags.map(({ id }) => numbers.get(id) ?? 0),
      created: version < 9 ? `${day}T00:00:00Z` : day,
      created_date: day,
      modified: (document.updatedAt ?? document.createdAt).toISOString(),
      added: document.createdAt.toISOString(),
      deleted_at: document.deletedAt?.toISOString() ?? null,
      archive_serial_number: document.archiveNumber,
      original_file_name: document.originalName,
      archived_file_name: null,
      is_shared_by_requester: false,
      notes: (notesOf.get(document.id) ?? []).map(({ note }) =>
        version < 8 ? { ...note, user: userNumberOf(note) } : note,
      ),
      custom_fields: document.fields.map((value) => ({
        field: numbers.get(value.id) ?? 0,
        value: presentValue(value, { field: fieldOf.get(value.id), numbers, people, version }),
      })),
      page_count: document.recognition?.pagesTotal ?? null,
      mime_type: document.mimeType,
      ...access,
    };
  });
}

function itemsOf(document: DocumentSummary): string[] {
  return [
    document.id,
    document.correspondent?.id ?? [],
    document.documentType ?? [],
    document.tags.map(({ id }) => id),
    document.fields.map(({ id }) => id),
    valuesOf(document, 'document'),
  ].flat();
}

function valuesOf({ fields }: DocumentSummary, type: 'document' | 'person'): string[] {
  return fields.flatMap((field) =>
    field.type === type && typeof field.value === 'string' ? field.value : [],
  );
}

function userNumberOf({ user }: PaperlessNote): number | null {
  return typeof user === 'object' ? (user?.id ?? null) : user;
}

/**
 * Returns notes with the numbers of their authors. An author without an account has the number 0.
 */
export async function presentNotes(
  scope: OrganizationScope,
  rows: readonly NoteRow[],
): Promise<{ documentId: string; noteId: string; note: PaperlessNote }[]> {
  if (rows.length === 0) return [];
  const names = await findNamesOf(scope, rows);
  const notes = rows.map((row) => toNote(row, names));
  const numbers = await numberItems(
    scope,
    notes.flatMap(({ id, author }) => [id, author.id ?? []].flat()),
  );
  return notes.map(({ id, documentId, text, author, createdAt }) => ({
    documentId,
    noteId: id,
    note: {
      id: numbers.get(id) ?? 0,
      note: text,
      created: createdAt.toISOString(),
      user: {
        id: numbers.get(author.id ?? '') ?? 0,
        username: author.name,
        first_name: author.name,
        last_name: '',
      },
    },
  }));
}
