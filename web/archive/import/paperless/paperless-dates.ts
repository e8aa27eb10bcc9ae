import { isDay } from './paperless-fields.ts';

type DayReader = (created: unknown) => string | undefined;

/**
 * Reads the days of `created`: dates since 2.16, before that times in UTC of days that began in the time zone of the archive, which the
 * export does not name. It is that of this device, unless the times say otherwise.
 */
export function createDayReader(all: readonly unknown[], timeZone: string): DayReader {
  const ownZone = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const offset = findOffset(all, timeZone);
  return (created) => {
    if (typeof created !== 'string') return undefined;
    if (isDay(created)) return created;
    const time = Date.parse(created);
    if (Number.isNaN(time)) return undefined;
    // Midnight in the archive's own zone, where the text has one.
    const written = created.slice(0, 10);
    if (/T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/.test(created)) {
      return isDay(written) ? written : undefined;
    }
    const day =
      offset === null ? ownZone.format(time) : new Date(time + offset).toISOString().slice(0, 10);
    return isDay(day) ? day : undefined;
  };
}

const [hour, wholeDay] = [3_600_000, 86_400_000];
/** So many documents, and so large a share of them, show in which zone their days begin. */
const convincing = { count: 3, share: 0.8 };

/** How far the zone is ahead of UTC in which most days begin, in milliseconds, in summer; null where it is `timeZone`, or not clear. */
function findOffset(all: readonly unknown[], timeZone: string): number | null {
  const times = all.flatMap((created) =>
    typeof created === 'string' && /T.*Z$/.test(created) ? Date.parse(created) || [] : [],
  );
  const counts = new Map<number, number>();
  for (const time of times) {
    const ofDay = ((time % wholeDay) + wholeDay) % wholeDay;
    counts.set(ofDay, (counts.get(ofDay) ?? 0) + 1);
  }
  // With summer time, days begin at two times in UTC.
  const beginnings = [...counts.keys()].map((summer) => {
    const winter = (summer + hour) % wholeDay;
    return { summer, count: (counts.get(summer) ?? 0) + (counts.get(winter) ?? 0) };
  });
  const best = beginnings.toSorted((a, b) => b.count - a.count || a.summer - b.summer)[0];
  const needed = Math.max(convincing.count, times.length * convincing.share);
  if (!best || best.count < needed) return null;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
  const own = times.filter((time) => clock.format(time) === '00:00:00').length;
  if (own >= best.count) return null;
  // From here on, a day has begun before it does in UTC: in New Zealand, 13 hours.
  return best.summer > 10.5 * hour ? wholeDay - best.summer : -best.summer;
}

/** A time in ISO 8601; undefined where there is none, or it is not past. */
export function pastTime(written: unknown, now: Date): string | undefined {
  const time = typeof written === 'string' ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(time) || time > now.getTime() || time < 0) return undefined;
  return new Date(time).toISOString();
}
