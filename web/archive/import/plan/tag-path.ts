import { limits } from '../../../../shared/limits.ts';
import type { AddNotice } from './import-plan.ts';
import { plannedName } from './planned-name.ts';

/** Nested folders or tags as the name of one tag, `parent/child`; of a long path the end, which says most. Empty where nothing is left. */
export function tagPath(parts: readonly string[], add: AddNotice): string {
  const named = parts.filter((part) => part.trim() !== '');
  const end = [...named];
  while (end.length > 1 && end.join('/').length > limits.tagName.max) end.shift();
  const name = end.join('/');
  // A single part is cut, and said to be, on its own.
  if (end.length < named.length && name.length <= limits.tagName.max) {
    add('names-cut', named.join('/').slice(0, 80));
  }
  return plannedName(name, limits.tagName.max, add);
}
