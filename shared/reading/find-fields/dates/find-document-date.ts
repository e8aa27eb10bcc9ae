import { sureConfidence } from '../finding.ts';
import { confidenceOf, type Found, type Known, type SourceText } from '../source-text.ts';
import { compareDays, type DayCandidate } from './compare-days.ts';
import { type Features, featuresOf, featuresOfNone } from './features/date-features.ts';
import { surroundingsOf } from './features/date-surroundings.ts';
import type { ReadDate } from './read-dates.ts';
import { plausibility, readMarks, scoreOf } from './scores/score-date.ts';
import { weigh } from './features/weigh-days.ts';

/** Returns the date of the document. */
export function findDocumentDate(
  source: SourceText,
  { dates, documentType }: { dates: readonly ReadDate[] } & Known,
): Found<string> | undefined {
  const { days, none } = readDays(source, { dates, documentType });
  const odds = weigh([...days.map(({ features }) => features), none]).map((share, at) => {
    const date = days[at]?.date;
    return date ? share * plausibility(source, date) : share;
  });
  const all = odds.reduce((total, one) => total + one, 0);
  let [best, most] = [days[0], 0];
  days.forEach((day, at) => {
    const share = (odds[at] ?? 0) / all;
    if (share > most) [best, most] = [day, share];
  });
  if (!best) return undefined;
  const { start, end, day } = best.date;
  // The only day of a paper may be in the future.
  const confidence = confidenceOfShare(most * plausibility(source, best.date));
  return { value: day, start, end, confidence };
}

/** The share of probability from which a day is set without confirmation: above it, more than nineteen of twenty are right. */
const sureShare = 0.61;

/** Returns the confidence of a day with a share, 0 to 1, of all probability. */
export function confidenceOfShare(share: number): number {
  const isSure = share >= sureShare;
  const within = isSure ? (share - sureShare) / (1 - sureShare) : share / sureShare;
  const [from, to] = isSure ? [sureConfidence, 99] : [0, sureConfidence - 1];
  return confidenceOf(from + within * (to - from));
}

/** Returns the evidence for each day of a paper, the likeliest by its place first, and for none of them. */
export function readDays(
  source: SourceText,
  { dates, documentType }: { dates: readonly ReadDate[] } & Known,
): { days: (DayCandidate & { features: Features })[]; none: Features } {
  const candidates = rankDates(source, { dates, documentType });
  const others = compareDays(source, { dates, candidates });
  const surroundings = surroundingsOf(source, { dates, documentType });
  const days = candidates.map((candidate) => ({
    ...candidate,
    features: featuresOf(source, candidate, { others, surroundings, documentType }),
  }));
  const none = featuresOfNone(
    days.map(({ features }) => features),
    documentType,
  );
  return { days, none };
}

function rankDates(
  source: SourceText,
  { dates, documentType }: { dates: readonly ReadDate[] } & Known,
): DayCandidate[] {
  const byDay = new Map<string, DayCandidate>();
  const marks = readMarks(source);
  for (const date of dates) {
    const score = scoreOf(source, date, { documentType, marks });
    const known = byDay.get(date.day);
    if (!known || score > known.score) {
      byDay.set(date.day, { score, count: (known?.count ?? 0) + Number(score > 30), date });
    } else if (score > 30) known.count += 1;
  }
  return [...byDay.values()].toSorted(
    (a, b) => b.score - a.score || b.date.day.localeCompare(a.date.day),
  );
}
