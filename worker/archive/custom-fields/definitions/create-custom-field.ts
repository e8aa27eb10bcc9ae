import { customFieldLimits } from '../../../../shared/archive/archive-limits.ts';
import type {
  CustomField,
  CustomFieldInput,
} from '../../../../shared/archive/custom-fields/custom-field.ts';
import { nameKey } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { fieldKeyOf, freeFieldKey } from '../../../../shared/archive/custom-fields/field-key.ts';
import { createId } from '../../../../shared/ids.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { batch } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  insertCustomField,
  selectCustomFields,
  toCustomField,
  type CustomFieldRow,
} from '../custom-field-store.ts';

/**
 * An attempt fails only if another field was created in the meantime, which is possible at most
 * this number of times.
 */
const maxAttempts = customFieldLimits.count;

/**
 * Creates a field beside the existing ones (`present`). Without a key it gets one made from its
 * name. Throws 409 `field.already_exists` if another field has its name or key, 403 `limit.reached`
 * beyond 50 fields.
 */
export async function createCustomField(
  scope: OrganizationScope,
  { key: wanted, options, ...input }: CustomFieldInput,
  present: readonly CustomFieldRow[],
): Promise<CustomField> {
  const ownNameKey = nameKey(input.name);
  let others = present;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const isTaken = others.some(({ name, key }) => nameKey(name) === ownNameKey || key === wanted);
    if (isTaken) throw new AppError('field.already_exists');
    if (others.length >= customFieldLimits.count) throw new AppError('limit.reached');
    const taken = new Set(others.map(({ key }) => key));
    const id = createId('fld');
    const { fields } = await batch(scope.database, {
      inserted: insertCustomField(scope, {
        ...input,
        id,
        key: wanted ?? freeFieldKey(fieldKeyOf(input.name), taken),
        options: options.map((option) => ({ id: createId('opt'), ...option })),
        createdAt: scope.platform.clock.now(),
      }),
      fields: selectCustomFields(scope),
    });
    const created = fields.find((field) => field.id === id);
    if (created) return toCustomField(created);
    others = fields;
  }
  throw new AppError('request.conflict');
}
