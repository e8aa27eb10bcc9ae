import { isBuiltInType } from '../../../../shared/reading/fields/document-types.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { presentTypes, selectTypesOf } from './document-type-store.ts';

/**
 * Throws 404 `document_type.not_found` unless the organization has all of these types. Built-in
 * ones need no query.
 */
export async function requireDocumentTypes(
  scope: OrganizationScope,
  keys: readonly (string | null | undefined)[],
): Promise<void> {
  const own = new Set(keys.flatMap((key) => (!key || isBuiltInType(key) ? [] : key)));
  if (own.size === 0) return;
  const found = presentTypes(await selectTypesOf(scope, [...own]));
  if (found.length < own.size) throw new AppError('document_type.not_found');
}
