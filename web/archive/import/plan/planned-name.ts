import { singleLine } from '../../../../shared/single-line.ts';
import { boundMarks } from '../../../../shared/text/bound-marks.ts';
import type { AddNotice } from './import-plan.ts';

/** A foreign name as it can be stored, cut to `max` characters, which a notice says. Empty where nothing is left. */
export function plannedName(name: string, max: number, add: AddNotice): string {
  const clean = boundMarks(singleLine(name.slice(0, 10_000))).normalize('NFC');
  if (clean.length <= max) return clean;
  add('names-cut', clean.slice(0, 80));
  return clean
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
