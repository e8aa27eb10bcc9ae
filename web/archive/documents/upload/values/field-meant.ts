import {
  parseCustomFilter,
  type SearchableField,
} from '../../../../../shared/archive/custom-fields/custom-filter.ts';
import {
  valueSchemas,
  type CustomFieldValue,
} from '../../../../../shared/archive/custom-fields/custom-field-value.ts';

type Meant = { value: CustomFieldValue; text?: string };

/**
 * Returns the only value that matches all filters (`typed`) of a custom field, if there is exactly one. Filters of
 * texts and links match prefixes, so that they have none.
 */
export function fieldMeant(field: SearchableField, typed: readonly string[]): Meant | undefined {
  const each = typed.map((value) => oneMeant(field, value));
  const [first] = each;
  if (!first || each.includes(undefined)) return undefined;
  if (field.type === 'multi-select') {
    const ids = [...new Set(each.flatMap((meant) => meant?.value as string))];
    const names = field.options.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    return { value: ids, text: names.join(', ') };
  }
  const isOnly = each.every((meant) => JSON.stringify(meant) === JSON.stringify(first));
  return isOnly ? first : undefined;
}

function oneMeant(field: SearchableField, typed: string): Meant | undefined {
  switch (field.type) {
    case 'number':
      return checked('number', numberMeant(typed));
    case 'money':
      return checked('money', moneyMeant(typed));
    case 'date':
      return checked('date', typed);
    case 'boolean': {
      const id = onlyId(field, typed);
      return id === undefined ? undefined : { value: id === 1 };
    }
    case 'select':
    case 'multi-select': {
      const option = field.options.find(({ id }) => id === onlyId(field, typed));
      return option && { value: option.id, text: option.name };
    }
    case 'person': {
      const person = field.people?.find(({ id }) => id === onlyId(field, typed));
      return person && { value: person.id, text: person.name };
    }
    case 'text':
    case 'document':
    case 'link':
      return undefined;
  }
}

function onlyId(field: SearchableField, typed: string): string | number | undefined {
  const match = parseCustomFilter(field, typed);
  return match?.kind === 'values' && match.values.length === 1 ? match.values[0] : undefined;
}

function checked(type: 'number' | 'money' | 'date', value: unknown): Meant | undefined {
  const { data } = valueSchemas[type].safeParse(value);
  return data === undefined ? undefined : { value: data };
}

function numberMeant(typed: string): number | undefined {
  return /^-?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

export function moneyMeant(typed: string) {
  const [, amount = '', currency = ''] = /^(.*\d)([a-z]{3})$/i.exec(typed) ?? [];
  return { amount: numberMeant(amount), currency: currency.toUpperCase() };
}
