import { day } from './durations.ts';

/** Returns the day of a time in UTC, as `YYYY-MM-DD`. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the day so many days after another, both `YYYY-MM-DD`. */
export function dayAfter(start: string, days: number): string {
  return utcDay(new Date(Date.parse(`${start}T00:00:00Z`) + days * day));
}
