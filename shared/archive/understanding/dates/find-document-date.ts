import { confidenceOf, type Found, type Known, type Reading } from '../reading.ts';
import { isInProse } from './date-places.ts';
import { isAnnouncing } from './kinds-of-documents.ts';
import type { ReadDate } from './read-dates.ts';
import { plausibility, scoreOf } from './score-date.ts';

/** The day that the paper gives itself. */
export function findDocumentDate(
  reading: Reading,
  { dates, documentType }: { dates: readonly ReadDate[] } & Known,
): Found<string> | undefined {
  const [best, next] = rankDates(reading, { dates, documentType });
  if (!best) return undefined;
  const isOnly = !next || next.score < best.score * 0.5;
  const isEvent = isAnnouncing(documentType) && best.score < 70;
  const isOnlyOne =
    isOnly && !isEvent && best.score > 30 && !isInProse(reading.paper.folded, best.date);
  const score = isOnlyOne ? Math.max(best.score, 72) : best.score;
  // Leaflets and notices print the day of what they announce.
  const announced = documentType === 'other' && isEvent ? 12 : 0;
  const agreement = Math.min(8, (best.count - 1) * 4);
  const doubt = next && documentType !== 'statement' && next.score > best.score * 0.92 ? 14 : 0;
  const { start, end, day } = best.date;
  return {
    value: day,
    start,
    end,
    confidence: confidenceOf(score + agreement - doubt - announced),
  };
}

/** The days of a paper, the likeliest first; `count` is how often it is likely. */
export function rankDates(
  reading: Reading,
  { dates, documentType }: { dates: readonly ReadDate[] } & Known,
): { score: number; count: number; date: ReadDate }[] {
  const byDay = new Map<string, { score: number; count: number; date: ReadDate }>();
  const { labels } = reading.mentions;
  const marks = {
    salutation: labels.find(({ role }) => role === 'salutation'),
    closing: labels.findLast(({ role }) => role === 'closing'),
    isSale: labels.some(({ role }) => role === 'total' || role === 'sum'),
  };
  for (const date of dates) {
    const score = scoreOf(reading, date, { documentType, marks }) * plausibility(reading, date);
    const known = byDay.get(date.day);
    if (!known || score > known.score) {
      byDay.set(date.day, { score, count: (known?.count ?? 0) + Number(score > 30), date });
    } else if (score > 30) known.count += 1;
  }
  return [...byDay.values()].toSorted(
    (a, b) => b.score - a.score || b.date.day.localeCompare(a.date.day),
  );
}
