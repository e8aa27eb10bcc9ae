const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** Returns a time's day in the user's time zone in the format of a date field: `2026-03-01`. */
export function dayOf(time: Date): string {
  return [
    digits(time.getFullYear(), 4),
    digits(time.getMonth() + 1, 2),
    digits(time.getDate(), 2),
  ].join('-');
}

export const today = () => dayOf(new Date());

/** Returns the last moment of a day in the user's time zone as an ISO string; null for an incomplete date. */
export function endOfDay(day: string): string | null {
  const time = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
