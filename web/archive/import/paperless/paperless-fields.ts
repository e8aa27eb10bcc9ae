import { customFieldLimits } from '../../../../shared/archive/archive-limits.ts';
import type { CustomFieldType } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import { nameKey } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { currencies, isAmount } from '../../../../shared/reading/fields/money.ts';
import type { AddNotice, PlannedField, PlannedValue } from '../plan/import-plan.ts';
import { plannedName } from '../plan/planned-name.ts';
import { isObject, keyOf, textOf, type Fields } from './paperless-records.ts';

const types = new Map<string, CustomFieldType>([
  ['string', 'text'],
  ['longtext', 'text'],
  ['url', 'link'],
  ['date', 'date'],
  ['boolean', 'boolean'],
  ['integer', 'number'],
  ['float', 'number'],
  ['monetary', 'money'],
  ['documentlink', 'document'],
  ['select', 'select'],
]);

/** A field of an export. `optionNames` are keyed by index up to 2.13, and by id since 2.14. */
export type PaperlessField = PlannedField & {
  label: string;
  dataType: string;
  optionNames: Map<string, string>;
  currency: string | undefined;
};

/** Returns the fields of an export by key, with unique names. */
export function planFields(
  fields: ReadonlyMap<string, Fields>,
  add: AddNotice,
): Map<string, PaperlessField> {
  const planned = new Map<string, PaperlessField>();
  const taken = new Set<string>();
  for (const [key, field] of fields) {
    const dataType = textOf(field.get('data_type'));
    const label = textOf(field.get('name'));
    const name = freeName(plannedName(label, customFieldLimits.name, add), taken);
    if (name === '') continue;
    taken.add(nameKey(name));
    const extra = field.get('extra_data');
    const optionNames = optionNamesOf(isObject(extra) ? extra.select_options : null, add);
    const currency = isObject(extra) ? textOf(extra.default_currency).toUpperCase() : '';
    planned.set(key, {
      name,
      label,
      dataType,
      type: types.get(dataType) ?? 'text',
      // Values of options beyond the limit become notes.
      options: [...new Set(optionNames.values())]
        .slice(0, customFieldLimits.options)
        .map((option) => ({ name: option })),
      optionNames,
      currency: currencies.has(currency) ? currency : undefined,
    });
  }
  return planned;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(nameKey(free)); number += 1) {
    free = `${name.slice(0, customFieldLimits.name - 4).trim()} ${number}`;
  }
  return free;
}

function optionNamesOf(options: unknown, add: AddNotice): Map<string, string> {
  const names = new Map<string, string>();
  const byKey = new Map<string, string>();
  if (!Array.isArray(options)) return names;
  for (const [index, option] of options.entries()) {
    const label = isObject(option) ? option.label : option;
    const name = plannedName(textOf(label), customFieldLimits.optionName, add);
    if (name === '') continue;
    const known = byKey.get(nameKey(name)) ?? name;
    byKey.set(nameKey(name), known);
    names.set(isObject(option) ? keyOf(option.id) : String(index), known);
  }
  return names;
}

/**
 * The value of a document in a field: a value, text for a note if the field cannot store it, a missing option, or null
 * if it is empty.
 */
type ReadValue =
  | { kind: 'unknown' }
  | { kind: 'value'; value: PlannedValue }
  | { kind: 'links'; field: string; targets: string[] }
  | { kind: 'note'; text: string };

/** `currency` applies to amounts without one. */
export function readValue(
  field: PaperlessField,
  instance: Fields,
  currency: string,
): ReadValue | null {
  const value = (of: PlannedValue['value']): ReadValue => ({
    kind: 'value',
    value: { field: field.name, value: of },
  });
  const note = (of: unknown): ReadValue => ({
    kind: 'note',
    text: `${field.label}: ${String(of)}`,
  });
  switch (field.dataType) {
    case 'date': {
      const day = textOf(instance.get('value_date'));
      if (day === '') return null;
      return isDay(day) ? value(day) : note(day);
    }
    case 'boolean': {
      const flag = instance.get('value_bool');
      return typeof flag === 'boolean' ? value(flag) : null;
    }
    case 'integer':
    case 'float': {
      const number = instance.get(field.dataType === 'float' ? 'value_float' : 'value_int');
      if (typeof number !== 'number') return null;
      return isStorableNumber(number) ? value(number) : note(number);
    }
    case 'url': {
      const url = textOf(instance.get('value_url'));
      if (url === '') return null;
      return isLink(url) ? value(url) : note(url);
    }
    case 'monetary':
      return readMoney(instance.get('value_monetary'), field.currency ?? currency, { value, note });
    case 'select': {
      const chosen = keyOf(instance.get('value_select'));
      if (chosen === '') return null;
      const name = field.optionNames.get(chosen);
      return name === undefined ? { kind: 'unknown' } : value(name);
    }
    case 'documentlink': {
      const ids = instance.get('value_document_ids');
      if (!Array.isArray(ids) || ids.length === 0) return null;
      return { kind: 'links', field: field.name, targets: ids.map(keyOf) };
    }
    default: {
      const text = textOf(
        instance.get(field.dataType === 'longtext' ? 'value_long_text' : 'value_text'),
      ).trim();
      if (text === '') return null;
      // A field has a single line.
      const isStorable = text.length <= customFieldLimits.text && !/[\r\n]/.test(text);
      return isStorable ? value(text) : note(text);
    }
  }
}

/** Parses `EUR12.30` (since 2.6), or `12.30` (before, or without a currency). */
function readMoney(
  written: unknown,
  currency: string,
  as: { value: (of: PlannedValue['value']) => ReadValue; note: (of: unknown) => ReadValue },
): ReadValue | null {
  const text = keyOf(written).trim();
  if (text === '') return null;
  const [, prefix, number] = /^([a-z]{3})?\s*(-?\d+(?:\.\d+)?)$/i.exec(text) ?? [];
  const money = { amount: Number(number), currency: prefix?.toUpperCase() ?? currency };
  if (number === undefined || !isAmount(money.amount)) return as.note(text);
  return currencies.has(money.currency) ? as.value(money) : as.note(text);
}

/** Returns whether neither an amount nor its field has a currency. */
export function needsCurrency(field: PaperlessField, instance: Fields): boolean {
  if (field.dataType !== 'monetary' || field.currency) return false;
  return /^\s*-?\d/.test(keyOf(instance.get('value_monetary')));
}

function isStorableNumber(number: number): boolean {
  return Math.abs(number) <= 1e15 && Number(number.toPrecision(15)) === number;
}

function isLink(url: string): boolean {
  if (url.length > customFieldLimits.link || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && hostname !== '';
}

export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
