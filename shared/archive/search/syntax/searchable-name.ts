import { z } from 'zod';
import { singleLine } from '../../../text/single-line.ts';
import { boundMarks } from '../../../text/bound-marks.ts';
import { withoutInvisible } from '../../../text/invisible.ts';
import { withoutQuotes } from './search-pieces.ts';

/** Returns the schema of a name that a search can contain between quotes: on one line, with something visible besides quotes. */
export function searchableName(max: number, messages: { required: string; tooLong: string }) {
  return z
    .string(messages.required)
    .overwrite(normalizeName)
    .min(1, messages.required)
    .max(max, messages.tooLong);
}

/** Returns a name as it is stored, or an empty one if it consists of quotes only, which a search cannot contain. */
export function normalizeName(name: string): string {
  const normalized = boundMarks(singleLine(name)).normalize('NFC');
  return withoutQuotes(withoutInvisible(normalized)) === '' ? '' : normalized;
}
