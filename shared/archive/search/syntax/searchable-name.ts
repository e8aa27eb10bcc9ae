import { z } from 'zod';
import { singleLine } from '../../../text/single-line.ts';
import { boundMarks } from '../../../text/bound-marks.ts';
import { withoutInvisible } from '../../../text/invisible.ts';
import { withoutQuotes } from './search-pieces.ts';

/** A name that a search can contain between quotes: on one line, with something to see besides quotes. */
export function searchableName(max: number, messages: { required: string; tooLong: string }) {
  return z
    .string(messages.required)
    .overwrite(normalizeName)
    .min(1, messages.required)
    .max(max, messages.tooLong);
}

/** A name as it is stored; empty where it has nothing but quotes, which no search could contain. */
export function normalizeName(name: string): string {
  const normalized = boundMarks(singleLine(name)).normalize('NFC');
  return withoutQuotes(withoutInvisible(normalized)) === '' ? '' : normalized;
}
