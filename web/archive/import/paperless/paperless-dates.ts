import { isDay } from './paperless-fields.ts';

/**
 * The day of `created`: a date since 2.16, before that a time in UTC of a day that began in the time zone of the archive,
 * which the export does not name.
 */
export function calendarDay(created: unknown, timeZone: string): string | undefined {
  if (typeof created !== 'string') return undefined;
  if (isDay(created)) return created;
  const time = Date.parse(created);
  if (Number.isNaN(time)) return undefined;
  // Midnight in the archive's own zone, where the text has one.
  const written = created.slice(0, 10);
  if (/T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/.test(created)) {
    return isDay(written) ? written : undefined;
  }
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);
  return isDay(parts) ? parts : undefined;
}

/** A time in ISO 8601; undefined where there is none, or it is not past. */
export function pastTime(written: unknown, now: Date): string | undefined {
  const time = typeof written === 'string' ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(time) || time > now.getTime() || time < 0) return undefined;
  return new Date(time).toISOString();
}
