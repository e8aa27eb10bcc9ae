import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { CustomFieldType } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import type { PaperlessField } from '../../../../shared/integrations/paperless/custom-fields.ts';

type DataType = PaperlessField['data_type'];

const usualTypes: Record<CustomFieldType, DataType> = {
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

export const ownTypes: Record<DataType, CustomFieldType> = {
  string: 'text',
  longtext: 'text',
  url: 'link',
  date: 'date',
  boolean: 'boolean',
  integer: 'number',
  float: 'number',
  monetary: 'money',
  documentlink: 'document',
  select: 'select',
};

/**
 * Whether a type that a client gives a field must be stored, because it differs from the usual one.
 */
export function isUnusual(dataType: DataType): boolean {
  return usualTypes[ownTypes[dataType]] !== dataType;
}

export function presentField(
  { name, type, options }: CustomField,
  shown: { id: number; version: number; documentsCount: number; dataType: DataType | undefined },
): PaperlessField {
  const { id, version, documentsCount, dataType } = shown;
  return {
    id,
    name,
    data_type: dataType && ownTypes[dataType] === type ? dataType : usualTypes[type],
    extra_data: {
      select_options:
        type === 'select'
          ? options.map((option) =>
              version < 7 ? option.name : { id: option.id, label: option.name },
            )
          : null,
      default_currency: null,
    },
    document_count: documentsCount,
  };
}
