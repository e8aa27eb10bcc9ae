import type { CustomFieldType } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import type { CustomFieldValue } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import { parseAmount, typedAmount } from '../../fields/parsing/parse-amount.ts';
import { parseDay } from '../../fields/parsing/parse-day.ts';
import type { TypedValue } from '../../fields/inputs/value-control.tsx';

/**
 * Returns a value as text for a form: as it would be typed, the ids of chosen options, or `true` or `false`. Dates stay
 * `YYYY-MM-DD`.
 */
export function typedText(value: CustomFieldValue | null, locale: string): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join();
  if (typeof value === 'object') return typedAmount(value.amount, locale);
  if (typeof value !== 'number') return String(value);
  return value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 20 });
}

type Typed = TypedValue & { type: CustomFieldType; locale: string };

/**
 * Returns typed text as a value for the API, or unchanged if it cannot be parsed: the schema then returns the error.
 */
export function typedInput({ type, value, locale, currency }: Typed): unknown {
  switch (type) {
    case 'date':
      return parseDay(value, locale) ?? value;
    case 'number': {
      const { amount = value, currency: unit } = parseAmount(value, locale) ?? {};
      return unit === undefined ? amount : value;
    }
    case 'money':
      return { currency, amount: Number.NaN, ...parseAmount(value, locale) };
    case 'link':
      return withScheme(value.trim());
    case 'boolean':
      return value === 'true';
    case 'multi-select':
      return idsOf(value);
    case 'text':
    case 'select':
    case 'person':
    case 'document':
      return value;
  }
}

const hostBeginning = /^([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(:\d+)?([/?#]|$)/u;

/** Adds the scheme to an address that begins with a host, as browsers display addresses. */
function withScheme(address: string): string {
  return hostBeginning.test(address) ? `https://${address}` : address;
}

export function idsOf(typed: string): string[] {
  return typed.split(',').filter((id) => id !== '');
}
