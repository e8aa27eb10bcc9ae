import type {
  BulkFieldValues,
  FieldsBefore,
} from '../../../../../shared/archive/bulk/bulk-fields.ts';
import { noDefaults } from '../../../../../shared/archive/correspondents/no-defaults.ts';
import type { DocumentFieldValues } from '../../../../../shared/archive/fields/document-field-values.ts';
import { wireNameOf } from '../../../fields/editing/field-value.ts';
import { isEqualValue } from '../../../fields/editing/is-equal-value.ts';
import type { GivenValues } from './upload-into.ts';

export function changedOf(
  wanted: GivenValues,
  before: FieldsBefore[number] | undefined,
): GivenValues {
  if (!before) return { ...wanted, values: {}, fields: [] };
  const { documentIds: _, ...former } = before;
  const formerFields = new Map(former.fields.map(({ id, value }) => [id, value]));
  return {
    ...wanted,
    values: Object.fromEntries(
      Object.entries(wanted.values).filter(([field]) =>
        Object.hasOwn(former.values, wireNameOf(field)),
      ),
    ),
    fields: wanted.fields.filter(
      ({ id, value }) => !isEqualValue(value, formerFields.get(id) ?? null),
    ),
    before: former,
  };
}

export function wireValuesOf({
  correspondent,
  ...values
}: GivenValues['values']): DocumentFieldValues {
  return {
    ...values,
    ...(correspondent !== undefined && { correspondentId: correspondent?.id ?? null }),
  };
}

/** Returns the change that restores the document's earlier values. */
export function restoringOf({ values, fields, before }: GivenValues): BulkFieldValues {
  const formerValues = new Map<string, unknown>(Object.entries(before?.values ?? {}));
  const formerFields = new Map(before?.fields.map(({ id, value }) => [id, value]));
  return {
    values: Object.fromEntries(
      Object.keys(values)
        .map(wireNameOf)
        .map((name) => [name, formerValues.get(name) ?? null]),
    ),
    fields: fields.map(({ id }) => ({ id, value: formerFields.get(id) ?? null })),
    removeDefaults: before?.addedDefaults ?? noDefaults,
  };
}
