import type { DocumentCustomField } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { PaperlessDocument } from '../../../../shared/integrations/paperless/documents.ts';

type Shown = PaperlessDocument['custom_fields'][number]['value'];

/**
 * Returns a value in the format of clients. For several options, and for people, these are the
 * names.
 */
export function presentValue(
  { type, value }: DocumentCustomField,
  { field, numbers, people, version }: Presentation,
): Shown {
  switch (type) {
    case 'money':
      return isMoney(value) ? `${value.currency}${value.amount.toFixed(2)}` : null;
    case 'document':
      return typeof value === 'string' ? [numbers.get(value) ?? []].flat() : [];
    case 'select': {
      if (version >= 7) return typeof value === 'string' ? value : null;
      const index = field?.options.findIndex(({ id }) => id === value) ?? -1;
      return index < 0 ? null : index;
    }
    case 'multi-select': {
      const chosen = Array.isArray(value) ? value : [];
      const names = (field?.options ?? []).filter(({ id }) => chosen.includes(id));
      return names.map(({ name }) => name).join(', ');
    }
    case 'person':
      return (typeof value === 'string' && people.get(value)) || null;
    case 'text':
    case 'number':
    case 'date':
    case 'boolean':
    case 'link':
      return typeof value === 'object' ? null : value;
  }
}

type Presentation = {
  field: Pick<CustomField, 'options'> | undefined;
  numbers: ReadonlyMap<string, number>;
  people: ReadonlyMap<string, string>;
  version: number;
};

function isMoney(value: unknown): value is { amount: number; currency: string } {
  return typeof value === 'object' && value !== null && 'currency' in value;
}
