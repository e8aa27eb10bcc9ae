import type { BulkFieldValues } from '../../../shared/archive/bulk/bulk-fields.ts';
import { isBuiltInType } from '../../../shared/reading/fields/document-types.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { selectCorrespondentExists } from '../correspondents/correspondent-store.ts';
import { presentTypes, selectTypesOf } from '../document-types/rows/document-type-store.ts';
import { selectDocumentExists } from '../documents/rows/document-condition-store.ts';
import { settableFields } from './checked-fields.ts';
import type { FieldsToSet } from './selection-fields-store.ts';

export async function restorableFields(
  scope: OrganizationScope,
  { values: { correspondentId, documentType, ...values }, fields, removeDefaults }: BulkFieldValues,
): Promise<FieldsToSet> {
  const settable = await settableFields(scope, fields);
  const targetIds = settable.flatMap(({ targetId }) => targetId ?? []);
  const ownTypes = documentType && !isBuiltInType(documentType) ? [documentType] : [];
  const { correspondents, targets, types } = await batch(scope.database, {
    correspondents: correspondentId ? [selectCorrespondentExists(scope, correspondentId)] : [],
    targets: targetIds.map((targetId) => selectDocumentExists(scope, targetId)),
    types: ownTypes.length > 0 ? [selectTypesOf(scope, ownTypes)] : [],
  });
  const isRestorable = correspondentId === null || correspondents.flat().length > 0;
  const hasType =
    documentType !== undefined && ownTypes.length === presentTypes(types.flat()).length;
  const existing = new Set(targets.flat().map(({ id }) => id));
  return {
    values: {
      ...values,
      ...(isRestorable && { correspondentId }),
      ...(hasType && { documentType }),
    },
    fields: settable.filter(({ targetId }) => targetId === undefined || existing.has(targetId)),
    removeDefaults,
  };
}
