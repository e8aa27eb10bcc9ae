import type { Paper } from '../paper/paper.ts';
import type { ReadDate } from './read-dates.ts';

const longestGap = 90;
const hour =
  /(?<!\d)\d{1,2}(?:[:h]\d{2}|(?:\.\d{2})? ?(?:uhr|uur|h|am|pm|hod|μ\.μ|π\.μ)(?![a-z])|時)|(?:ore|ora|godz\.?|om|um|at|kl\.?|klo|saat|ωρα) \d{1,2}/;
/** Matches `Date: 25/03/2025   Time: 10.40`. */
const labelledHour =
  /^[\s,;|/-]{0,40}(?:time|uhrzeit|zeit|heure|hora|ora|orario|tijd|tijdstip|godzina|godz|horario|creneau)\.?\s{0,4}[:.]?\s{1,40}\d/;

/** Returns whether a time of day is printed next to or below a day. */
export function isAtHour({ folded, lines }: Paper, { line, end }: ReadDate): boolean {
  const below = lines[line.index + 1];
  const after = folded
    .slice(end, Math.min(below?.end ?? line.end, end + longestGap))
    .replace(/(?<=[\p{L})]{3})[.;!?]\s.*$/su, '');
  return hour.test(after) || labelledHour.test(after);
}

/** Returns whether a label of a time follows a day. */
export function isBeforeHour({ folded }: Paper, { end }: ReadDate): boolean {
  return labelledHour.test(folded.slice(end, end + longestGap));
}
