import type { ContentLine } from './content-lines.ts';
import { windowsZones } from './windows-zones.ts';

/** A date, an instant, or a local time without a known zone; `zone` is then its unknown name. */
type CalendarTime = { kind: 'day' | 'instant' | 'local'; time: number; zone?: string };

const written = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/;

/** Parses the time of a property such as `DTSTART;TZID=Europe/Berlin:20260302T090000`; undefined if invalid. */
export function calendarTimeOf({ value, parameters }: ContentLine): CalendarTime | undefined {
  const [whole, year, month, day, hour, minute, second, isUtc] = written.exec(value.trim()) ?? [];
  if (!whole) return undefined;
  const time = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour ?? 0),
    Number(minute ?? 0),
    Number(second ?? 0),
  );
  if (hour === undefined) return { kind: 'day', time };
  if (isUtc) return { kind: 'instant', time };
  const zone = parameters.get('TZID');
  if (zone === undefined) return { kind: 'local', time };
  const instant = instantIn(time, windowsZones.get(zone) ?? zone);
  return instant === undefined ? { kind: 'local', time, zone } : { kind: 'instant', time: instant };
}

/** Returns the instant at which clocks in a zone show a time; undefined for an unknown zone. */
function instantIn(local: number, zone: string): number | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    const guess = local - offsetAt(format, local);
    return local - offsetAt(format, guess);
  } catch {
    return undefined;
  }
}

function offsetAt(format: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/** Formats a time, or a span of two, in the reader's language and time zone. */
export function formatSpan(
  start: CalendarTime,
  end: CalendarTime | undefined,
  locale: string,
): string {
  const hasClock = start.kind !== 'day';
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    ...(hasClock && { timeStyle: 'short' }),
    ...(start.kind !== 'instant' && { timeZone: 'UTC' }),
  });
  // The end of whole days is exclusive.
  const last = end && (end.kind === 'day' ? end.time - 1 : end.time);
  const isSpan = last !== undefined && end?.kind === start.kind && last > start.time;
  const text = isSpan ? format.formatRange(start.time, last) : format.format(start.time);
  return start.zone ? `${text} (${start.zone})` : text;
}
