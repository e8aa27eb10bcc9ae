import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { CustomFieldValue } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { PaperlessFieldValue } from '../../../../shared/integrations/paperless/changes.ts';
import { currencies } from '../../../../shared/reading/fields/money.ts';
import type { Items } from '../numbers/read-items.ts';

const usualCurrency = 'EUR';

/**
 * Returns the value of a client in the format of Sheaf. Undefined for a value that the type of the
 * field does not allow.
 */
export function ownValue(
  { type, options }: Pick<CustomField, 'type' | 'options'>,
  value: PaperlessFieldValue,
  { items, version }: { items: Items; version: number },
): CustomFieldValue | null | undefined {
  if (value === null || value === '') return null;
  switch (type) {
    case 'text':
    case 'link':
    case 'date':
      return typeof value === 'string' ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'number': {
      const number = Number(value);
      return typeof value === 'boolean' || Number.isNaN(number) ? undefined : number;
    }
    case 'money':
      return moneyOf(value);
    case 'select': {
      if (version < 7 && typeof value === 'number') return options[value]?.id;
      return typeof value === 'string' ? value : undefined;
    }
    case 'document': {
      const [first, ...others] = Array.isArray(value) ? value : [];
      if (!Array.isArray(value) || others.length > 0) return undefined;
      return first === undefined ? null : items.idOf('document', first);
    }
    case 'multi-select':
    case 'person':
      return undefined;
  }
}

/** Accepts `EUR12.34`, `12.34` or a number. */
function moneyOf(value: PaperlessFieldValue) {
  const [, currency = usualCurrency, amount] =
    /^([A-Z]{3})?(-?\d+(?:\.\d{1,2})?)$/.exec(String(value)) ?? [];
  if (amount === undefined || !currencies.has(currency)) return undefined;
  return { amount: Number(amount), currency };
}
