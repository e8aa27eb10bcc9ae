import { day, hour, minute } from './durations.ts';
import { dayAfter } from './utc-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
/** A format takes some 50 KB, and clients can spell each name in many ways. */
const maxFormats = 64;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formats.size === maxFormats) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** Returns whether the runtime supports a time zone like `Europe/Berlin`; offsets are invalid. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(name)) return false;
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the local time as if it were UTC: milliseconds since 1970, in whole minutes. */
function clockAt(time: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(time);
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'));
}

/** Returns the local day of a time, as `YYYY-MM-DD`. */
export function localDay(time: Date, timeZone: string): string {
  return new Date(clockAt(time.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** Returns when local clocks show a full hour of a day: the first time if they do so twice, and the end of the gap if they skip it. */
export function timeOf(localDate: string, localHour: number, timeZone: string): Date {
  const wanted = Date.parse(`${localDate}T00:00:00Z`) + localHour * hour;
  // Offsets are between -12 and +14 hours, and change at most once in these two days.
  const offsets = [wanted - day, wanted + day].map((near) => clockAt(near, timeZone) - floor(near));
  const [first] = offsets
    .map((offset) => wanted - offset)
    .filter((time) => clockAt(time, timeZone) === wanted)
    .toSorted((one, other) => one - other);
  return new Date(first ?? wanted - Math.min(...offsets));
}

function floor(time: number): number {
  return Math.floor(time / minute) * minute;
}

/** Returns the next time after another at which local clocks show a full hour, on a day after `lastDay`. */
export function nextTimeOf(
  localHour: number,
  timeZone: string,
  { after, lastDay }: { after: Date; lastDay: string | null },
): Date {
  const today = localDay(after, timeZone);
  const from = lastDay !== null && lastDay >= today ? dayAfter(lastDay, 1) : today;
  const first = timeOf(from, localHour, timeZone);
  return first > after ? first : timeOf(dayAfter(from, 1), localHour, timeZone);
}
