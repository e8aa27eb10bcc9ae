import { and, exists, not, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { AddedDefaults } from '../../../shared/archive/correspondents/added-defaults.ts';
import { noDefaults } from '../../../shared/archive/correspondents/no-defaults.ts';
import {
  storedFieldValuesSchema,
  type DocumentFieldValues,
} from '../../../shared/archive/fields/document-field-values.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { balanced } from '../../database/balanced.ts';
import { isOther, valueOf } from '../../database/expressions.ts';
import {
  activeOf,
  isSelected,
  selectMissingDocuments,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { addedDefaults, removeDefaultTags } from '../correspondents/added-default-store.ts';
import { correspondentDefaults } from '../correspondents/correspondent-default-store.ts';
import { selectCorrespondentExists } from '../correspondents/correspondent-store.ts';
import { marksAfter } from '../correspondents/sender-mark-store.ts';
import { customFieldsOf } from '../custom-fields/custom-field-store.ts';
import {
  customValueChange,
  isDifferent,
  valueChanges,
} from '../custom-fields/stored/custom-field-value-store.ts';
import { selectDocumentExists } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { clearFindings } from '../findings/rows/finding-store.ts';
import { hasAnyTag } from '../tags/document-tag-store.ts';
import type { CheckedField } from './checked-fields.ts';
import { fieldChanges, fieldsChange } from '../documents/rows/field-change-store.ts';

const changesSchema = z.array(z.object({ field: z.string(), from: z.unknown() }));

export type FieldsToSet = {
  values: DocumentFieldValues;
  fields: CheckedField[];
  removeDefaults?: AddedDefaults | undefined;
};

export function wouldChangeFields(scope: OrganizationScope, change: FieldsToSet): SQL {
  const { removeDefaults } = change;
  return balanced('or', [
    ...valueConditions(scope, change),
    ...(removeDefaults ? [hasAnyTag(removeDefaults.tagIds)] : []),
  ]);
}

export function selectWithValues(
  scope: OrganizationScope,
  documentIds: string[],
  { values, fields }: { values: DocumentFieldValues; fields: Omit<CheckedField, 'targetId'>[] },
) {
  const isOne = isSelected(scope, { documentIds, isComplete: false });
  const hasOther = balanced('or', [
    fieldChanges(values).isAnyChanged,
    ...fields.map((each) => isDifferent(each.field, each.values)),
  ]);
  return scope.database
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(and(isOne, not(hasOther)));
}

function valueConditions(
  scope: OrganizationScope,
  { values, fields, removeDefaults }: FieldsToSet,
): SQL[] {
  const ofFields = fields.flatMap(
    ({ field, values: rows }) => valueChanges(scope, { field, values: rows }).isAnyChanged ?? [],
  );
  return [fieldChanges(values, removeDefaults?.documentType).isAnyChanged, ...ofFields];
}

/**
 * Sets fields of some documents (`stepIds`) of a selection if all documents that must exist do, and
 * the correspondent and the documents that are values do. Returns the changed ids with their former
 * values and the defaults of the correspondent, the number of missing documents, and the
 * correspondent and `targets` that exist.
 */
export function selectionFieldsChange(
  scope: OrganizationScope,
  selection: DocumentSelection,
  { stepIds, values, fields, removeDefaults }: { stepIds: string[] } & FieldsToSet,
) {
  const { correspondentId } = values;
  const correspondents = correspondentId ? [selectCorrespondentExists(scope, correspondentId)] : [];
  const targets = fields.flatMap(({ targetId }) =>
    targetId === undefined ? [] : [selectDocumentExists(scope, targetId)],
  );
  const documents = and(
    isSelected(scope, activeOf({ documentIds: stepIds, isComplete: false })),
    isSelected(scope, selection),
    ...[...correspondents, ...targets].map((rows) => exists(rows)),
  );
  const removedType = removeDefaults?.documentType;
  const { changes } = fieldChanges(values, removedType);
  const custom = fields.map(({ field, values: rows }) =>
    customValueChange(scope, { field, values: rows, documents }),
  );
  const change = fieldsChange(scope, values, { documents, removedType });
  const removed = removeDefaultTags(scope, removeDefaults ?? noDefaults, documents);
  const setsType = values.documentType === undefined;
  const defaultsOf = removeDefaults ? undefined : correspondentId;
  const defaults = defaultsOf
    ? correspondentDefaults(scope, defaultsOf, {
        documents: and(documents, isOther(documentsTable.correspondentId, defaultsOf)),
        setsType,
      })
    : { eventSources: [], statements: [] };
  return {
    eventSources: [
      change.eventSource,
      ...custom.flatMap(({ eventSources }) => eventSources),
      ...defaults.eventSources,
      ...removed.eventSources,
    ],
    statements: {
      missing: selectMissingDocuments(scope, selection),
      correspondents,
      targets,
      before: scope.database
        .select({
          id: documentsTable.id,
          formerValues: valueOf(changes).mapWith(formerValuesOf).as('changes_json'),
          formerFields: customFieldsOf(
            valueOf(documentsTable.sequence),
            fields.map(({ field }) => field.id),
          ).as('custom_fields_json'),
          ...(defaultsOf && { addedDefaults: addedDefaults(scope, defaultsOf, { setsType }) }),
        })
        .from(documentsTable)
        .where(
          and(
            documents,
            balanced('or', valueConditions(scope, { values, fields, removeDefaults })),
          ),
        ),
      defaults: defaults.statements,
      removedTags: removed.statements,
      marks: marksAfter(scope, correspondentId, documents),
      findings:
        !removeDefaults && Object.values(values).includes(null)
          ? [clearFindings(scope, { documents, cleared: fieldChanges(values).cleared })]
          : [],
      changed: change.statement,
      changedFields: custom.flatMap(({ statements }) => statements.updatedBefore),
      custom: custom.flatMap(({ statements: { cleared, set } }) => [cleared, set].flat()),
    },
  };
}

function formerValuesOf(json: string) {
  const changes = changesSchema.parse(JSON.parse(json));
  return storedFieldValuesSchema.parse(
    Object.fromEntries(
      changes.map(({ field, from }) =>
        field === 'correspondent' ? ['correspondentId', idOf(from)] : [field, from],
      ),
    ),
  );
}

/** Null for a correspondent that is being deleted, because it cannot be restored. */
function idOf(correspondent: unknown): string | null {
  return z.object({ id: z.string() }).nullable().parse(correspondent)?.id ?? null;
}
