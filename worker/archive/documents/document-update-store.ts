import { and, eq, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { AddedDefaults } from '../../../shared/archive/correspondents/added-defaults.ts';
import { noDefaults } from '../../../shared/archive/correspondents/no-defaults.ts';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { DocumentFieldValues } from '../../../shared/archive/fields/document-field-values.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { coalesce, emptyText, isOther, jsonObject, subquery } from '../../database/expressions.ts';
import { addedDefaults, removeDefaultTags } from '../correspondents/added-default-store.ts';
import { correspondentDefaults } from '../correspondents/correspondent-default-store.ts';
import { marksAfter } from '../correspondents/sender-mark-store.ts';
import { selectCorrespondentExists } from '../correspondents/correspondent-store.ts';
import { clearFindings, forgetPlaces } from '../findings/rows/finding-store.ts';
import { changedColumns, changedNow, fieldChanges, fieldList } from './rows/field-change-store.ts';
import { indexChange, isIndexedLater } from '../search/index/changed-document-store.ts';
import { grownBytes, toStoredText, upsertContent } from './rows/document-content-store.ts';
import { documentContentsTable } from './rows/document-content-table.ts';
import { documentEvents, documentsWhere } from './rows/document-event-store.ts';
import { selectDocument } from './document-store.ts';
import { isActiveDocument, isDocument } from './rows/document-condition-store.ts';
import { documentsTable } from './rows/document-table.ts';
import { nameSortKey } from './rows/name-sort-key.ts';
import { refuseBeyondStorage } from './storage/storage-store.ts';

export type DocumentChange = {
  name?: string;
  content?: string;
  fields: DocumentFieldValues;
  removeDefaults?: AddedDefaults | undefined;
  isOfVersion: boolean;
  /**
   * State of the findings of cleared fields. They are dismissed by default, because a person has
   * decided against them; they stay proposed when a change is undone (`removeDefaults`).
   */
  clearedFindings?: 'dismissed' | 'proposed';
  /**
   * Change of the proposed name. `keepsFormerName` keeps the present name, so that an accepted
   * proposal can be undone.
   */
  proposedName?: { keepsFormerName: boolean; isNameDismissed: boolean };
};

/**
 * Changes a document with its index and its events, and only the columns that the change contains.
 * Returns a row as `updated` if anything was written, the defaults of the correspondent as
 * `addedDefaults`, and the changed document as `documents`. Fails if the correspondent does not
 * exist or the name or text has changed in the meantime.
 */
export async function updateChange(
  scope: OrganizationScope,
  current: DocumentDetail,
  change: DocumentChange,
) {
  const { name, content, fields, removeDefaults, isOfVersion } = change;
  const { correspondentId } = fields;
  const texts = [
    ...(name === undefined ? [] : ['name']),
    ...(content === undefined ? [] : ['content']),
  ];
  const removedType = removeDefaults?.documentType;
  const { isAnyChanged, names, changes } = fieldChanges(fields, removedType);
  const isMeant = and(
    isActiveDocument(scope, current.id),
    isOfVersion ? eq(documentsTable.version, current.version) : undefined,
  );
  const isToChange = and(
    isMeant,
    content === undefined ? or(isAnyChanged, isOtherName(name)) : undefined,
  );
  const setsType = fields.documentType === undefined;
  const defaultsOf = removeDefaults ? undefined : correspondentId;
  const isToGetDefaults = and(isToChange, isOther(documentsTable.correspondentId, correspondentId));
  const defaults = defaultsOf
    ? correspondentDefaults(scope, defaultsOf, {
        documents: isToGetDefaults,
        setsType,
      })
    : { eventSources: [], statements: [] };
  const removed = removeDefaultTags(scope, removeDefaults ?? noDefaults, isMeant);
  const written = await textStatements(scope, current, { change, isToChange });
  return {
    jobSources: written.jobSources,
    eventSources: [
      documentEvents('document.updated', documentsWhere(isToChange), {
        updatedFields: fieldList(
          sql`select value as field from json_each(${JSON.stringify(texts)}) union all ${names}`,
        ),
        ...(name !== undefined && {
          name,
          renamed: jsonObject({ from: documentsTable.name, to: name }),
        }),
        ...((removedType || Object.keys(fields).length > 0) && { changes }),
      }),
      ...defaults.eventSources,
      ...removed.eventSources,
    ],
    statements: {
      refusals: [
        ...(correspondentId ? [refuseMissing(scope, current, correspondentId)] : []),
        ...(isOfVersion ? [] : refuseOtherText(scope, current, change)),
      ],
      texts: written.statements,
      addedDefaults: defaultsOf
        ? [
            scope.database
              .select({ addedDefaults: addedDefaults(scope, defaultsOf, { setsType }) })
              .from(documentsTable)
              .where(isToGetDefaults),
          ]
        : [],
      defaults: defaults.statements,
      removedTags: removed.statements,
      marks: marksAfter(scope, correspondentId, isToChange),
      findings: clearsFindings(change)
        ? [
            clearFindings(scope, {
              documents: isToChange,
              cleared: fieldChanges(fields).cleared,
              state: change.clearedFindings,
            }),
          ]
        : [],
      updated: scope.database
        .update(documentsTable)
        .set({
          ...changedColumns(fields, removedType),
          ...(name !== undefined && renamed(name, change.proposedName)),
          ...(content !== undefined && editedContent),
          ...changedNow(scope),
        })
        .where(isToChange)
        .returning({ id: documentsTable.id }),
      documents: selectDocument(scope, current.id),
    },
  };
}

function clearsFindings({ fields, removeDefaults, clearedFindings }: DocumentChange): boolean {
  return Object.values(fields).includes(null) && (!removeDefaults || clearedFindings !== undefined);
}

function isOtherName(name: string | undefined): SQL | undefined {
  return name === undefined ? undefined : ne(documentsTable.name, name);
}

function renamed(name: string, proposedName: DocumentChange['proposedName']) {
  const { keepsFormerName = false, ...dismissal } = proposedName ?? {};
  const formerName = keepsFormerName ? documentsTable.name : null;
  return { name, nameSort: nameSortKey(name), formerName, ...dismissal };
}

/** A value that the columns do not accept, so that the batch fails. */
const refused = sql.raw('null');

function refuseMissing(
  scope: OrganizationScope,
  current: DocumentDetail,
  correspondentId: string,
): Statement {
  const correspondent = selectCorrespondentExists(scope, correspondentId);
  return scope.database
    .update(documentsTable)
    .set({ name: refused })
    .where(and(isDocument(scope, current.id), notExists(correspondent)));
}

export function isCorrespondentMissing(error: unknown): boolean {
  return String(error).includes('NOT NULL constraint failed: documents.name');
}

/**
 * Makes the batch fail if only one of name and text is to be written and the other one has changed
 * since it was read, because the index row contains both (see `isOtherTextChanged`). Any other
 * simultaneous change is harmless. A large text is not compared, because its index row is written
 * later from the stored text. A text that is compressed in the meantime counts as changed, so the
 * request tries again.
 */
function refuseOtherText(
  scope: OrganizationScope,
  current: DocumentDetail,
  { name, content }: DocumentChange,
): Statement[] {
  if ((name === undefined) === (content === undefined)) return [];
  if (content === undefined && isIndexedLater(current.content)) return [];
  const text = subquery
    .select({ content: documentContentsTable.content })
    .from(documentContentsTable)
    .where(eq(documentContentsTable.documentId, documentsTable.id));
  const isOtherText =
    name === undefined
      ? ne(documentsTable.name, current.name)
      : ne(coalesce(text, emptyText), toStoredText(current.content).content);
  return [
    scope.database
      .update(documentsTable)
      .set({ version: refused })
      .where(
        and(
          isDocument(scope, current.id),
          ne(documentsTable.version, current.version),
          isOtherText,
        ),
      ),
  ];
}

export function isOtherTextChanged(error: unknown): boolean {
  return String(error).includes('NOT NULL constraint failed: documents.version');
}

const editedContent = {
  extractionState: 'done',
  extractionReason: null,
  recognition: null,
  isContentEdited: true,
} as const;

async function textStatements(
  scope: OrganizationScope,
  current: DocumentDetail,
  { change, isToChange }: { change: DocumentChange; isToChange: SQL | undefined },
) {
  const { id } = current;
  const { name = current.name, content = current.content } = change;
  if (change.name === undefined && change.content === undefined) {
    return { statements: [], jobSources: [] };
  }
  const { statements, jobSources } = await indexChange(scope, {
    documentId: id,
    name,
    content,
    isToChange,
  });
  if (change.content === undefined) return { statements, jobSources };
  return {
    statements: [
      ...refuseBeyondStorage(scope, grownBytes(scope, { documentId: id, content })),
      upsertContent(scope, { documentId: id, content }, isToChange),
      forgetPlaces(scope, id, isToChange),
      ...statements,
    ],
    jobSources,
  };
}
