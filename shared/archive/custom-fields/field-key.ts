import { z } from 'zod';
import { foldForSearch } from '../../text/fold-for-search.ts';
import { presenceKeys } from '../search/syntax/search-filters.ts';
import { searchFilterKeys } from '../search/syntax/search-pieces.ts';

const maxFieldKey = 40;

const reserved: ReadonlySet<string> = new Set([
  ...searchFilterKeys,
  ...presenceKeys,
  'reference',
  'notes',
  'reminders',
  'tags',
]);

export const fieldKeySchema = z
  .string()
  .max(maxFieldKey)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .refine((key) => !isReservedKey(key), 'The name of a search filter, or a number');

/** Returns whether a key has another meaning in a search, as a filter or a time (`12:30`). */
export function isReservedKey(key: string): boolean {
  return reserved.has(key) || /^\d+$/.test(key);
}

/** Returns a key for the name of a field: `cost-center` for `Cost center`, `field` for a name without Latin letters. */
export function fieldKeyOf(name: string): string {
  const key = foldForSearch(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxFieldKey - 4)
    .replaceAll(/^-|-$/g, '');
  return key === '' ? 'field' : key;
}

/** Returns the key, or the first free one with a number: `date-2` for `date`. */
export function freeFieldKey(key: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !isReservedKey(candidate) && !taken.has(candidate);
  if (isFree(key)) return key;
  for (let number = 2; ; number += 1) {
    const candidate = `${key}-${number}`;
    if (isFree(candidate)) return candidate;
  }
}
