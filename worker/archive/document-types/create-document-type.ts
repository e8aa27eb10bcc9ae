import { documentTypeLimits } from '../../../shared/archive/archive-limits.ts';
import { nameKey } from '../../../shared/archive/custom-fields/custom-field.ts';
import {
  documentTypesOf,
  typeKeyOf,
  type DocumentTypeInput,
  type OrganizationType,
} from '../../../shared/archive/document-types/document-type.ts';
import { isBuiltInType } from '../../../shared/reading/fields/document-types.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { insertType, presentTypes, selectTypes, type TypeRow } from './rows/document-type-store.ts';

/**
 * An attempt fails only if another type was created in the meantime, which is possible at most this
 * number of times.
 */
const maxAttempts = documentTypeLimits.count;

/**
 * Creates a type beside the stored ones (`found`). Without a key it gets one made from its name.
 * Throws 409 `document_type.already_exists` if another type has its name or key, 403
 * `limit.reached` beyond 200 own types.
 */
export async function createDocumentType(
  scope: OrganizationScope,
  { name, key: wanted }: DocumentTypeInput,
  found: readonly TypeRow[],
): Promise<OrganizationType> {
  let stored = found;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const all = documentTypesOf(presentTypes(stored));
    const keys = new Set([...stored, ...all].map(({ key }) => key));
    const isNameTaken = all.some((type) => nameKey(type.name) === nameKey(name));
    if (isNameTaken || (wanted !== undefined && keys.has(wanted)))
      throw new AppError('document_type.already_exists');
    const ownCount = stored.filter(({ key }) => !isBuiltInType(key)).length;
    if (ownCount >= documentTypeLimits.count) throw new AppError('limit.reached');
    const key = wanted ?? typeKeyOf(name, keys);
    const createdAt = scope.platform.clock.now();
    const { inserted, types } = await batch(scope.database, {
      inserted: insertType(scope, { key, name, createdAt }),
      types: selectTypes(scope),
    });
    if (inserted.length > 0)
      return { key, name, isBuiltIn: false, isRenamed: false, isHidden: false };
    stored = types;
  }
  throw new AppError('request.conflict');
}
