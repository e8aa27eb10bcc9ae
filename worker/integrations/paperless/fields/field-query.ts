import type { SearchFilter } from '../../../../shared/archive/search/parse-search-query.ts';
import {
  parseCustomFilter,
  type CustomMatch,
} from '../../../../shared/archive/custom-fields/custom-filter.ts';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { linkKey, textKey } from '../../../../shared/archive/custom-fields/value-key.ts';
import type { ItemRow, NumberedItem } from '../numbers/number-store.ts';

type Field = Pick<CustomField, 'id' | 'key' | 'name' | 'type' | 'options'>;
type Known = { fields: readonly Field[]; items: readonly ItemRow[] };

const deepest = 5;
const mostAtoms = 20;
/** More could make a statement that D1 does not accept. */
const mostParts = 50;

export function itemsInFieldQuery(text: string | null): NumberedItem[] {
  return atomsOf(parsed(text)).flatMap(([field, operator, value]) => [
    ...(typeof field === 'number' ? [{ kind: 'field' as const, number: field }] : []),
    ...(operator === 'contains' && Array.isArray(value)
      ? value
          .filter(Number.isInteger)
          .map((number) => ({ kind: 'document' as const, number: Number(number) }))
      : []),
  ]);
}

/**
 * Returns the filter for a query of custom fields: `[field, operator, value]`, or `["AND" | "OR",
 * queries]`, or `["NOT", query]`. Undefined for an invalid query.
 */
export function fieldQueryFilter(text: string | null, known: Known): SearchFilter | undefined {
  const query = parsed(text);
  const filter = atomsOf(query).length > mostAtoms ? undefined : filterOf(query, known, 0);
  return filter && partsOf(filter) <= mostParts ? filter : undefined;
}

function partsOf(filter: SearchFilter): number {
  if (filter.kind !== 'anyOf') return 1;
  return filter.filters.reduce((count, each) => count + partsOf(each), 0);
}

function parsed(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function atomsOf(query: unknown, depth = 0): unknown[][] {
  if (!Array.isArray(query) || depth > deepest) return [];
  const [first, second] = query as unknown[];
  if (isLogic(first) && Array.isArray(second)) {
    const parts = first === 'NOT' ? [second] : second;
    return parts.flatMap((part) => atomsOf(part, depth + 1));
  }
  return [query];
}

function isLogic(value: unknown): value is 'AND' | 'OR' | 'NOT' {
  return value === 'AND' || value === 'OR' || value === 'NOT';
}

function filterOf(query: unknown, known: Known, depth: number): SearchFilter | undefined {
  if (!Array.isArray(query) || depth > deepest) return undefined;
  const [first, second, third] = query as unknown[];
  if (!isLogic(first)) return atomOf(first, { operator: second, value: third }, known);
  const parts = (first === 'NOT' ? [second] : Array.isArray(second) ? second : []).map((part) =>
    filterOf(part, known, depth + 1),
  );
  const filters = parts.filter((part) => part !== undefined);
  if (filters.length < parts.length || filters.length === 0) return undefined;
  const [only] = filters;
  if (first === 'NOT') return only && opposite(only);
  // All filters match if it is not true that one of them does not.
  return first === 'OR' ? anyOf(filters) : opposite(anyOf(filters.map(opposite)));
}

function anyOf(filters: SearchFilter[]): SearchFilter {
  return { kind: 'anyOf', filters, isExcluded: false };
}

function opposite(filter: SearchFilter): SearchFilter {
  return { ...filter, isExcluded: !filter.isExcluded };
}

function atomOf(
  named: unknown,
  { operator, value }: { operator: unknown; value: unknown },
  { fields, items }: Known,
): SearchFilter | undefined {
  const item = items.find(({ kind, number }) => kind === 'field' && number === named);
  const field = fields.find(({ id, name }) => id === item?.itemId || name === named);
  if (!field) return undefined;
  const match = (found: CustomMatch | undefined): SearchFilter | undefined =>
    found && { kind: 'custom', fieldId: field.id, match: found, isExcluded: false };
  const isSet = match({ kind: 'any' });
  switch (operator) {
    case 'exists':
      return isSet && (value === false ? opposite(isSet) : isSet);
    case 'isnull':
      return isSet && (value === true ? opposite(isSet) : isSet);
    case 'exact':
      return match(exactly(field, value));
    case 'in': {
      const matches = (Array.isArray(value) ? value : []).flatMap(
        (each) => exactly(field, each) ?? [],
      );
      const listed = matches.flatMap((each) => (each.kind === 'values' ? each.values : []));
      const others = matches.filter(({ kind }) => kind !== 'values');
      return anyOf(
        [
          ...(listed.length > 0 ? [{ kind: 'values' as const, values: listed }] : []),
          ...others,
        ].flatMap((each) => match(each) ?? []),
      );
    }
    case 'icontains':
      return isText(field) ? match({ kind: 'part', key: keyOf(field, value) }) : undefined;
    case 'istartswith':
      return isText(field) ? match({ kind: 'beginning', key: keyOf(field, value) }) : undefined;
    case 'iendswith':
      return isText(field) ? match({ kind: 'end', key: keyOf(field, value) }) : undefined;
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return match(parseCustomFilter(field, `${signs[operator]}${plain(value)}`));
    case 'range': {
      const [from, to] = Array.isArray(value) ? value : [];
      return match(parseCustomFilter(field, `${plain(from)}..${plain(to)}`));
    }
    case 'contains': {
      const ids = items.flatMap(({ kind, number, itemId }) =>
        kind === 'document' && Array.isArray(value) && value.includes(number) ? itemId : [],
      );
      return match({ kind: 'values', values: ids });
    }
    default:
      return undefined;
  }
}

const signs = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function isText({ type }: Field): boolean {
  return type === 'text' || type === 'link';
}

function keyOf({ type }: Field, value: unknown): string {
  return type === 'link' ? linkKey(plain(value)) : textKey(plain(value));
}

/** Returns a value in the form of a search: `EUR12.34` becomes `12.34eur`. */
function plain(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.replace(/^([A-Z]{3})(-?[\d.]+)$/, '$2$1');
}

function exactly(field: Field, value: unknown): CustomMatch | undefined {
  if (isText(field)) return { kind: 'values', values: [keyOf(field, value)] };
  if (field.type === 'boolean') return { kind: 'values', values: [value === true ? 1 : 0] };
  if (field.type === 'select') return { kind: 'values', values: [plain(value)] };
  const text = plain(value);
  return text === '' ? undefined : parseCustomFilter(field, `=${text}`);
}
