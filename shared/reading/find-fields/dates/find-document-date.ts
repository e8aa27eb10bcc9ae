import type { Cell } from '../paper/paper.ts';
import type { Found, Known, SourceText } from '../source-text.ts';
import { confidenceOfShare, type Features, weigh } from '../weighing/weigh.ts';
import { compareDays, type DayCandidate } from './compare-days.ts';
import { featuresOf, featuresOfMonth, featuresOfNone } from './features/date-features.ts';
import { surroundingsOf } from './features/date-surroundings.ts';
import { dateWeights } from './features/date-weights.ts';
import { findMonths } from './find-months.ts';
import { likeliestDay } from './likeliest-day.ts';
import type { ReadDate } from './read-dates.ts';
import { plausibility, readMarks, scoreOf } from './scores/score-date.ts';

/** Returns the date of the document. */
export function findDocumentDate(
  source: SourceText,
  { dates, documentType }: { dates: readonly ReadDate[] } & Known,
): Found<string> | undefined {
  const { days, none } = readDays(source, { dates, documentType });
  const alternatives = [...days.map(({ features }) => features), none];
  const odds = weigh(alternatives, dateWeights).map((share, at) => {
    const place = days[at];
    return place ? share * plausibility(source, place) : share;
  });
  const likeliest = likeliestDay(days, odds);
  if (!likeliest) return undefined;
  const { start, end, day } = likeliest.mention;
  // The only day of a paper may be in the future.
  const share = likeliest.share * plausibility(source, likeliest.mention);
  const ofNone = (odds.at(-1) ?? 0) / odds.reduce((total, one) => total + one, 0);
  const confidence = confidenceOfShare(Math.max(0, share - ofNone / 2), sureShare);
  return { value: day, start, end, confidence };
}

/**
 * The share of probability, less half of that of no day, from which a day is set without confirmation: a wrong day costs as much as two
 * missing ones.
 */
export const sureShare = 0.5;

/** A mention of a day, or of the month that it ends. */
type DayPlace = Cell & { day: string; features: Features };

/** Returns the evidence for each mention of a day of a paper, the likeliest by its place first, and for none of them. */
export function readDays(
  source: SourceText,
  { dates, documentType }: { dates: readonly ReadDate[] } & Known,
): { days: DayPlace[]; none: Features } {
  const candidates = rankDates(source, { dates, documentType });
  const others = compareDays(source, { dates, candidates });
  const surroundings = surroundingsOf(source, { dates, documentType });
  const days = candidates.map((candidate) => {
    const { day, start, end } = candidate.date;
    const features = featuresOf(source, candidate, { others, surroundings, documentType });
    return { day, start, end, features };
  });
  const months = findMonths(source, { dates, documentType }).map((month) => {
    const { lastDay, start, end } = month;
    return {
      day: lastDay,
      start,
      end,
      features: featuresOfMonth(month, { dates, documentType }),
    };
  });
  const none = featuresOfNone(
    days.map(({ features }) => features),
    documentType,
  );
  return { days: [...days, ...months], none };
}

/** A day can be printed beside its label and in a sentence, each of which is evidence. */
const mostMentions = 3;

function rankDates(
  source: SourceText,
  { dates, documentType }: { dates: readonly ReadDate[] } & Known,
): DayCandidate[] {
  const marks = readMarks(source);
  const scored = dates.map((date) => ({
    date,
    score: scoreOf(source, date, { documentType, marks }),
  }));
  return Array.from(Map.groupBy(scored, ({ date }) => date.day).values(), (mentions) => {
    const count = mentions.filter(({ score }) => score > 30).length;
    return mentions
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostMentions)
      .map((mention) => ({ ...mention, count }));
  })
    .flat()
    .toSorted((a, b) => b.score - a.score || b.date.day.localeCompare(a.date.day));
}
