import { z } from 'zod';
import { foldForSearch } from '../../text/fold-for-search.ts';
import { presenceKeys } from '../search/syntax/search-filters.ts';
import { searchFilterKeys } from '../search/syntax/search-pieces.ts';

const maxFieldKey = 40;

/** Names of search filters and of what documents have anyway: no field has one of them as its key. */
const reserved: ReadonlySet<string> = new Set([
  ...searchFilterKeys,
  ...presenceKeys,
  'reference',
  'notes',
  'reminders',
  'tags',
]);

/** What `key:` finds a field by in a search. */
export const fieldKeySchema = z
  .string()
  .max(maxFieldKey)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .refine((key) => !isReservedKey(key), 'The name of a search filter, or a number');

/** Whether a key means something else in a search, as a filter or a time (`12:30`), so that no field may have it. */
export function isReservedKey(key: string): boolean {
  return reserved.has(key) || /^\d+$/.test(key);
}

/** A key made from the name of a field: `Cost center` becomes `cost-center`, a name without Latin letters `field`. */
export function fieldKeyOf(name: string): string {
  const key = foldForSearch(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxFieldKey - 4)
    .replaceAll(/^-|-$/g, '');
  return key === '' ? 'field' : key;
}

/** The key itself, or the first with a number that is neither reserved nor taken: `date` becomes `date-2`. */
export function freeFieldKey(key: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !isReservedKey(candidate) && !taken.has(candidate);
  if (isFree(key)) return key;
  for (let number = 2; ; number += 1) {
    const candidate = `${key}-${number}`;
    if (isFree(candidate)) return candidate;
  }
}
