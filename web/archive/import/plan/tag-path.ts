import { limits } from '../../../../shared/limits.ts';
import type { AddNotice } from './import-plan.ts';
import { plannedName } from './planned-name.ts';

/**
 * Returns nested folders or tags as one tag name, `parent/child`. A long path keeps its end, which is the most specific
 * part. Empty if nothing is left.
 */
export function tagPath(parts: readonly string[], add: AddNotice): string {
  const named = parts.filter((part) => part.trim() !== '');
  const end = [...named];
  while (end.length > 1 && end.join('/').length > limits.tagName.max) end.shift();
  const name = end.join('/');
  // `plannedName` cuts a single part and adds the notice itself.
  if (end.length < named.length && name.length <= limits.tagName.max) {
    add('names-cut', named.join('/').slice(0, 80));
  }
  return plannedName(name, limits.tagName.max, add);
}
