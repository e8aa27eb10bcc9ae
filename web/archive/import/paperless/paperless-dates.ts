import { isDay } from './paperless-fields.ts';

type DayReader = (created: unknown) => string | undefined;

/**
 * Reads the days of `created`: dates since 2.16, before that times in UTC of days that began in the time zone of the archive, which the
 * export does not name. It is that of this device, unless the times say otherwise.
 */
export function createDayReader(all: readonly unknown[], ownZone: string): DayReader {
  const timeZone = findTimeZone(all, ownZone);
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (created) => {
    if (typeof created !== 'string') return undefined;
    if (isDay(created)) return created;
    const time = Date.parse(created);
    if (Number.isNaN(time)) return undefined;
    // Midnight in the archive's own zone, where the text has one.
    const written = created.slice(0, 10);
    const isMidnight = /T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/.test(created);
    const day = isMidnight ? written : calendar.format(time);
    return isDay(day) ? day : undefined;
  };
}

/** So many documents, and so large a share of them, begin where a day does. */
const convincing = { count: 3, share: 0.8 };
/** Of a large archive, these show as much. */
const looked = 60;
const [hour, wholeDay] = [3_600_000, 86_400_000];

/** The zone in which most of the times are midnight: that of this device, or one that shows by its summer time, or in the late evening. */
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
    // All documents may have got the same time in another way.
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

/** A time in ISO 8601; undefined where there is none, or it is not past. */
export function pastTime(written: unknown, now: Date): string | undefined {
  const time = typeof written === 'string' ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(time) || time > now.getTime() || time < 0) return undefined;
  return new Date(time).toISOString();
}
