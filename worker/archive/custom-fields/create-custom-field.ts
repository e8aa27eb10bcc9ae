import { customFieldLimits } from '../../../shared/archive/archive-limits.ts';
import type {
  CustomField,
  CustomFieldInput,
} from '../../../shared/archive/custom-fields/custom-field.ts';
import { nameKey } from '../../../shared/archive/custom-fields/custom-field.ts';
import { fieldKeyOf, freeFieldKey } from '../../../shared/archive/custom-fields/field-key.ts';
import { createId } from '../../../shared/ids.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import {
  insertCustomField,
  selectCustomField,
  toCustomField,
  type CustomFieldRow,
} from './custom-field-store.ts';

const maxAttempts = 5;

/**
 * Defines a field beside those that there are (`present`). Without a key it gets one made from its name. 409
 * `field.already_exists` if another has its name or key, 403 `limit.reached` beyond 50.
 */
export async function createCustomField(
  scope: OrganizationScope,
  { key: wanted, options, ...input }: CustomFieldInput,
  present: readonly CustomFieldRow[],
): Promise<CustomField> {
  const isTaken = present.some(
    ({ name, key }) => nameKey(name) === nameKey(input.name) || key === wanted,
  );
  if (isTaken) throw new AppError('field.already_exists');
  if (present.length >= customFieldLimits.count) throw new AppError('limit.reached');
  const taken = new Set(present.map(({ key }) => key));
  // Another with the same key may be written meanwhile.
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const key = wanted ?? freeFieldKey(fieldKeyOf(input.name), taken);
    const id = createId('fld');
    const { fields } = await batch(scope.database, {
      inserted: insertCustomField(scope, {
        ...input,
        id,
        key,
        options: options.map((option) => ({ id: createId('opt'), ...option })),
        createdAt: scope.platform.clock.now(),
      }),
      fields: selectCustomField(scope, id),
    });
    if (fields[0]) return toCustomField(fields[0]);
    if (wanted !== undefined) break;
    taken.add(key);
  }
  throw new AppError('field.already_exists');
}
