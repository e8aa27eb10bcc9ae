import { isInvisible } from '../../text/invisible.ts';
import {
  momentInUtc,
  parseAmountFilter,
  parseDayFilter,
  parseNumberFilter,
  type Interval,
  type Moment,
} from '../search/syntax/search-filters.ts';
import { nameKey, type CustomField } from './custom-field.ts';
import { linkKey, textKey } from './value-key.ts';

/**
 * A custom field that a search can name. `people` are the possible values of a field of type person; the search must not reveal secret
 * ones.
 */
export type SearchableField = Pick<CustomField, 'id' | 'key' | 'type' | 'options'> & {
  people?: readonly { id: string; name: string }[];
  arePeopleSecret?: boolean;
};

export type CustomMatch =
  | { kind: 'any' }
  /** Matches any of these values, or nothing if the list is empty. */
  | { kind: 'values'; values: readonly (string | number)[] }
  | { kind: 'beginning'; key: string }
  | { kind: 'part'; key: string }
  | { kind: 'end'; key: string }
  /** An interval of numbers, days, or hundredths of `currency` if it is set. */
  | { kind: 'interval'; interval: Interval<number> | Interval<string>; currency?: string }
  | { kind: 'document'; name: string };

const truths: ReadonlyMap<string, number> = new Map(
  Object.entries({ yes: 1, true: 1, no: 0, false: 0 }),
);

/** Parses the value of `key:value` for a field; returns undefined if the type of the field cannot have that value. */
export function parseCustomFilter(
  field: SearchableField,
  value: string,
  moment: Moment = momentInUtc(),
): CustomMatch | undefined {
  switch (field.type) {
    case 'text':
      return { kind: 'beginning', key: textKey(value) };
    case 'link':
      return { kind: 'beginning', key: linkKey(value) };
    case 'number': {
      const interval = parseNumberFilter(value);
      return interval && { kind: 'interval', interval };
    }
    case 'money': {
      const filter = parseAmountFilter(value);
      return filter && { kind: 'interval', ...filter };
    }
    case 'date': {
      const interval = parseDayFilter(value, moment);
      return interval && { kind: 'interval', interval };
    }
    case 'boolean': {
      const truth = truths.get(value.toLowerCase());
      return truth === undefined ? undefined : { kind: 'values', values: [truth] };
    }
    case 'select':
    case 'multi-select': {
      const key = nameKey(value);
      const chosen = field.options.filter(({ name }) => nameKey(name) === key);
      return { kind: 'values', values: chosen.map(({ id }) => id) };
    }
    case 'person': {
      // Former members can be searched by id.
      if (/^usr_[a-z0-9]{24}$/.test(value)) return { kind: 'values', values: [value] };
      const key = nameKey(value);
      const people = key === '' ? [] : (field.people ?? []);
      const meant = people.filter(({ name }) => nameKey(name).startsWith(key));
      return { kind: 'values', values: meant.map(({ id }) => id) };
    }
    case 'document':
      if (/^doc_[a-z0-9]{24}$/.test(value)) return { kind: 'values', values: [value] };
      return isInvisible(value)
        ? { kind: 'values', values: [] }
        : { kind: 'document', name: value };
  }
}
