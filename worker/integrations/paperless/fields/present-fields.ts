import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { CustomFieldType } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import type { PaperlessField } from '../../../../shared/integrations/paperless/custom-fields.ts';

/** The type by which clients know each type of field. */
const typeOf: Record<CustomFieldType, PaperlessField['data_type']> = {
  text: 'string',
  number: 'float',
  money: 'monetary',
  date: 'date',
  boolean: 'boolean',
  select: 'select',
  'multi-select': 'string',
  person: 'string',
  document: 'documentlink',
  link: 'url',
};

export function presentField(
  { name, type, options, documentsCount }: CustomField & { documentsCount: number },
  { id, version }: { id: number; version: number },
): PaperlessField {
  const isSelect = type === 'select';
  return {
    id,
    name,
    data_type: typeOf[type],
    extra_data: {
      select_options: isSelect
        ? options.map((option) =>
            version < 7 ? option.name : { id: option.id, label: option.name },
          )
        : null,
      default_currency: null,
    },
    document_count: documentsCount,
  };
}
