import { normalizeName } from '../../../../shared/archive/search/syntax/searchable-name.ts';
import type { AddNotice } from './import-plan.ts';

/** Returns a foreign name that can be stored, cut to `max` characters with a notice; empty if nothing is left. */
export function plannedName(name: string, max: number, add: AddNotice): string {
  const clean = normalizeName(name.slice(0, 10_000));
  if (clean.length <= max) return clean;
  add('names-cut', clean.slice(0, 80));
  return clean
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
