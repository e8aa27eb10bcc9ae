import type { FieldsBefore } from '../../../../shared/archive/bulk/bulk-fields.ts';
import type { GivenValues } from './upload-into.ts';

type Given = Pick<GivenValues, 'values' | 'fields' | 'addedDefaults'>;

/** What of the values that were set a document lacked until then, which may have been read meanwhile: as it was before. */
export function lackedOf({ values, fields }: Given, [former]: FieldsBefore): Given {
  const formerValues = new Map<string, unknown>(Object.entries(former?.values ?? {}));
  const formerFields = new Map(former?.fields.map(({ id, value }) => [id, value]));
  return {
    values: Object.fromEntries(
      Object.entries(values).filter(([field]) => formerValues.get(keyOf(field)) === null),
    ),
    fields: fields.filter(({ id }) => formerFields.get(id) === null),
    addedDefaults: former?.addedDefaults,
  };
}

/** What requests call a field. */
function keyOf(field: string): string {
  return field === 'correspondent' ? 'correspondentId' : field;
}
