import { and, eq, sql } from 'drizzle-orm';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { DocumentFieldValues } from '../../../shared/archive/fields/document-field-values.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { columnsOf, fieldChanges } from '../fields/field-change-store.ts';
import { indexDocumentStatements } from '../search/index/index-store.ts';
import { upsertContent } from './document-content-store.ts';
import { documentEvents, documentsWhere, jsonOf } from './document-event-store.ts';
import { isDocument, selectDocument } from './document-store.ts';
import { documentsTable } from './document-table.ts';
import { nameSortKey } from './name-sort-key.ts';

/** What an update changes: a name or text other than the current one, and values of fields, which may be the current ones. */
export type DocumentChange = {
  name?: string;
  content?: string;
  fields: DocumentFieldValues;
  /** Nothing is written unless the document is still as it was read. */
  isOfVersion: boolean;
};

/**
 * Changes a document with its index and its event; only the columns that the change names. Returns a row as `updated` if
 * anything was written, and the document as it is then, if it exists.
 */
export function updateChange(
  scope: OrganizationScope,
  current: DocumentDetail,
  { name, content, fields, isOfVersion }: DocumentChange,
) {
  const { id } = current;
  const texts = [
    ...(name === undefined ? [] : ['name']),
    ...(content === undefined ? [] : ['content']),
  ];
  const { isAnyChanged, names, changes } = fieldChanges(fields);
  const isToChange = and(
    isDocument(scope, id),
    isOfVersion ? eq(documentsTable.version, current.version) : undefined,
    texts.length === 0 ? isAnyChanged : undefined,
  );
  const hasNewText = name !== undefined || content !== undefined;
  return {
    eventSources: [
      documentEvents('document.updated', documentsWhere(isToChange), {
        updatedFields: sql`json((select json_group_array(field) from (
          select value as field from json_each(${JSON.stringify(texts)}) union all ${names})))`,
        ...(name !== undefined && {
          name: sql`${name}`,
          renamed: jsonOf({ from: current.name, to: name }),
        }),
        ...(Object.keys(fields).length > 0 && { changes }),
      }),
    ],
    statements: {
      content:
        content === undefined
          ? []
          : [upsertContent(scope, { documentId: id, content }, isToChange)],
      index: hasNewText
        ? indexDocumentStatements(scope, {
            documentId: id,
            name: name ?? current.name,
            content: content ?? current.content,
            asOf: current,
          })
        : [],
      updated: scope.database
        .update(documentsTable)
        .set({
          ...columnsOf(fields),
          ...(name !== undefined && { name, nameSort: nameSortKey(name) }),
          ...(content !== undefined && { extractionState: 'done', extractionReason: null }),
          // Later than the last change, even within a millisecond.
          updatedAt: sql`max(coalesce(${documentsTable.updatedAt} + 1, 0), ${scope.platform.clock.now().getTime()})`,
          version: sql`${documentsTable.version} + 1`,
        })
        .where(isToChange)
        .returning({ id: documentsTable.id }),
      documents: selectDocument(scope, id),
    },
  };
}
