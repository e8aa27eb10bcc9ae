import { isDay } from './paperless-fields.ts';

type DayReader = (created: unknown) => string | undefined;

/**
 * Reads the dates of `created`: dates since 2.16, before that UTC times of midnight in the archive's time zone, which
 * the export does not contain. The time zone is that of this device, unless the times indicate another one.
 */
export function createDayReader(all: readonly unknown[], ownZone: string): DayReader {
  const timeZone = findTimeZone(all, ownZone);
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (created) => {
    if (typeof created !== 'string') return undefined;
    if (isDay(created)) return created;
    const time = Date.parse(created);
    if (Number.isNaN(time)) return undefined;
    // Midnight in the archive's own time zone, if the text has one.
    const written = created.slice(0, 10);
    const isMidnight = /T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/.test(created);
    const day = isMidnight ? written : calendar.format(time);
    return isDay(day) ? day : undefined;
  };
}

/** The number and share of documents that must begin at midnight. */
const convincing = { count: 3, share: 0.8 };
/** A sample of a large archive is enough. */
const looked = 60;
const [hour, wholeDay] = [3_600_000, 86_400_000];

/**
 * Returns the time zone in which most times are midnight. A zone other than the device's must be confirmed by a
 * daylight saving change, or by UTC times late in the evening.
 */
function findTimeZone(all: readonly unknown[], ownZone: string): string {
  const some = all.slice(0, looked);
  const times = some
    .filter((created) => typeof created === 'string' && /T\d\d:\d\d:00(?:\.0+)?Z$/.test(created))
    .map((created) => Date.parse(String(created)));
  const needed = Math.max(convincing.count, some.length * convincing.share);
  if (times.length < needed) return ownZone;
  const midnightsIn = (timeZone: string): number => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
    const midnights = times.filter((time) => clock.format(time) === '00:00');
    const hours = new Set(midnights.map((time) => ((time % wholeDay) + wholeDay) % wholeDay));
    // All documents may have the same time for another reason.
    const isClear = timeZone === ownZone || hours.size > 1 || Math.min(...hours) >= 21 * hour;
    return isClear && midnights.length >= needed ? midnights.length : 0;
  };
  let best = { timeZone: ownZone, midnights: midnightsIn(ownZone) };
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    if (best.midnights === times.length) break;
    const midnights = midnightsIn(timeZone);
    if (midnights > best.midnights) best = { timeZone, midnights };
  }
  return best.timeZone;
}

export function pastTime(written: unknown, now: Date): string | undefined {
  const time = typeof written === 'string' ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(time) || time > now.getTime() || time < 0) return undefined;
  return new Date(time).toISOString();
}
