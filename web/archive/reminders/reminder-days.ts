import { dayAfter } from '../../../shared/time/utc-day.ts';

/**
 * Returns the days that snoozing offers: tomorrow, the next Monday that is not tomorrow, and the first of the next
 * month.
 */
export function snoozeDays(from: string): { tomorrow: string; week: string; month: string } {
  const date = new Date(`${from}T00:00:00Z`);
  const tomorrow = dayAfter(from, 1);
  const untilMonday = (8 - date.getUTCDay()) % 7 || 7;
  const monday = dayAfter(from, untilMonday);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
  return {
    tomorrow,
    week: monday === tomorrow ? dayAfter(monday, 7) : monday,
    month: first.toISOString().slice(0, 10),
  };
}
