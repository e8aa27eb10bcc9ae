import { useState } from 'react';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';

/** Returns the fields, including those deleted since the page was opened, in their former places. */
export function useWithDeleted(fields: CustomField[]): CustomField[] {
  const [known, setKnown] = useState(fields);
  const all = withDeleted(known, fields);
  if (all.length !== known.length || all.some((field, index) => field !== known[index])) {
    setKnown(all);
  }
  return all;
}

/** Returns `present` with the items of `known` that it no longer contains, in their former places. */
export function withDeleted<Item extends { id: string }>(
  known: readonly Item[],
  present: readonly Item[],
): Item[] {
  const ids = new Set(present.map(({ id }) => id));
  const all = [...present];
  for (const [index, item] of known.entries()) {
    if (!ids.has(item.id)) all.splice(index, 0, item);
  }
  return all;
}
