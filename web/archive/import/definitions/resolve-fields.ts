import { customFieldLimits } from '../../../../shared/archive/archive-limits.ts';
import {
  nameKey,
  type CustomField,
} from '../../../../shared/archive/custom-fields/custom-field.ts';
import { isReservedKey } from '../../../../shared/archive/custom-fields/field-key.ts';
import type { PlannedField } from '../plan/import-plan.ts';

/** How a planned field is imported. `name` is its name in the organization. */
export type FieldResolution = { planned: PlannedField; name: string } & (
  | { action: 'use'; field: CustomField }
  | { action: 'extend'; field: CustomField; newOptions: PlannedField['options'] }
  | { action: 'create' }
  /** The organization has too many fields, so that the values become notes. */
  | { action: 'none' }
);

/**
 * Finds the organization's field of the same name and type for each planned one, or plans a new one. A name that a
 * field of another type has gets a number; another import then finds the same field.
 */
export function resolveFields(
  planned: readonly PlannedField[],
  existing: readonly CustomField[],
): FieldResolution[] {
  const fields = new Map(existing.map((field) => [nameKey(field.name), field]));
  const keys = new Set(existing.map(({ key }) => key));
  let count = existing.length;
  const taken = new Set<string>();
  return planned.map((each): FieldResolution => {
    for (let number = 1; ; number += 1) {
      const name = numbered(each.name, number);
      const key = nameKey(name);
      const field = fields.get(key);
      if (taken.has(key) || (field && field.type !== each.type)) continue;
      if (field) {
        taken.add(key);
        return { planned: each, name: field.name, ...withOptions(each, field) };
      }
      if (count >= customFieldLimits.count) return { planned: each, name, action: 'none' };
      count += 1;
      taken.add(key);
      const isKeyFree = each.key !== undefined && !keys.has(each.key) && !isReservedKey(each.key);
      return { planned: isKeyFree ? each : { ...each, key: undefined }, name, action: 'create' };
    }
  });
}

function withOptions({ options }: PlannedField, field: CustomField) {
  const known = new Set(field.options.map(({ name }) => nameKey(name)));
  const room = customFieldLimits.options - field.options.length;
  const newOptions = options.filter(({ name }) => !known.has(nameKey(name))).slice(0, room);
  return newOptions.length > 0
    ? { action: 'extend' as const, field, newOptions }
    : { action: 'use' as const, field };
}

function numbered(name: string, number: number): string {
  if (number === 1) return name;
  const ending = ` ${number}`;
  return `${name.slice(0, customFieldLimits.name - ending.length).trim()}${ending}`;
}
