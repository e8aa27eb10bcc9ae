import { nameKey } from '../../../shared/archive/custom-fields/custom-field.ts';
import {
  documentTypesOf,
  type DocumentTypeUpdate,
  type OrganizationType,
} from '../../../shared/archive/document-types/document-type.ts';
import { isBuiltInType } from '../../../shared/reading/fields/document-types.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import {
  insertChangedType,
  presentTypes,
  selectTypes,
  updateType,
  type TypeRow,
} from './rows/document-type-store.ts';

/**
 * Renames or hides a type (`found` are the stored ones); documents keep it. Throws 404
 * `document_type.not_found`, 409 `document_type.already_exists` if another type has the name, 400
 * for an own type without a name.
 */
export async function updateDocumentType(
  scope: OrganizationScope,
  typeKey: string,
  { update, found }: { update: DocumentTypeUpdate; found: readonly TypeRow[] },
): Promise<OrganizationType> {
  const { name } = update;
  const isBuiltIn = isBuiltInType(typeKey);
  const others = documentTypesOf(presentTypes(found)).filter(({ key }) => key !== typeKey);
  const isTaken = typeof name === 'string' && others.some(isNamed(name));
  if (isTaken) throw new AppError('document_type.already_exists');
  if (name === null && !isBuiltIn) {
    const details = [{ path: 'name', message: 'document-types.form.name.required' }];
    throw new AppError('request.invalid', { details });
  }
  const change = { ...update, changedAt: scope.platform.clock.now() };
  const { types } = await batch(scope.database, {
    inserted: isBuiltIn ? [insertChangedType(scope, typeKey, change)] : [],
    updated: updateType(scope, typeKey, change),
    types: selectTypes(scope),
  });
  const changed = documentTypesOf(presentTypes(types)).find(({ key }) => key === typeKey);
  if (!changed) throw new AppError('document_type.not_found');
  if (typeof name === 'string' && !isNamed(name)(changed))
    throw new AppError('document_type.already_exists');
  return changed;
}

function isNamed(name: string) {
  return (type: OrganizationType) => nameKey(type.name) === nameKey(name);
}
