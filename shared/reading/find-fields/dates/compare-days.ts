import type { SourceText } from '../source-text.ts';
import { isUpcoming } from './date-meanings.ts';
import { isInProse } from './features/date-places.ts';
import { paying } from './due/due-words.ts';
import type { ReadDate } from './read-dates.ts';

export type DayCandidate = {
  date: ReadDate;
  /** The score by its place and its words alone, 0 to 100. */
  score: number;
  count: number;
};

export type Others = {
  /** The last day that is not about payment, validity or the future. */
  latest: string | undefined;
  likely: number;
  firstLikely: string | undefined;
  lastLikely: string | undefined;
  firstDue: string | undefined;
  lastDue: string | undefined;
  lines: ReadonlySet<number>;
  /**
   * Days that are a whole number of years after another one, and their counterparts: the end and the start of a validity or a repetition.
   */
  anniversaries: ReadonlySet<string>;
  renewed: ReadonlySet<string>;
};

const likelyScore = 55;

const ahead =
  /(?<!\p{L})(?:bis|by|to|before|until|till|avant|jusqu'au|d'ici(?: le| au)?|entro|hasta|antes|voor|uiterlijk|tot|do|ate|pana|valid|gultig|from|ab|des|dal|desde|vanaf|od|incepand|partir|starting|zum|senest|senast|inden|innan|till|til|fra|fran|nejpozdeji|tidigast|μεχρι|εωσ|απο|λησει|ισχυει)(?: [a-z]{1,6}){0,3}[ :]{1,3}$/u;

const isLabelledDue = ({ labels }: ReadDate) =>
  labels.some(({ label, strength }) => label.role === 'dueDate' && strength > 0.5);

/** Returns whether a day is in the future of the paper: the end of a term, or the beginning of something. */
export function isAhead({ paper }: SourceText, date: ReadDate): boolean {
  if (date.isPeriod || isLabelledDue(date)) return true;
  const from = Math.max(0, date.line.start - 40, date.start - 40);
  if (ahead.test(paper.folded.slice(from, date.start))) return true;
  return isInProse(paper.folded, date) && isUpcoming(paper, date);
}

/** Returns whether something is to be paid by a day. */
export function isToPay({ paper: { folded } }: SourceText, date: ReadDate): boolean {
  if (isLabelledDue(date)) return true;
  const before = folded.slice(Math.max(0, date.start - 90), date.start).replace(/^.*[.!?;] /s, '');
  return ahead.test(before) && paying.test(before);
}

/** Compares the dates of a paper with its candidates for the document's date. */
export function compareDays(
  source: SourceText,
  { dates, candidates }: { dates: readonly ReadDate[]; candidates: readonly DayCandidate[] },
): Others {
  const behind = candidates
    .filter(({ date }) => !isAhead(source, date))
    .map(({ date }) => date.day)
    .toSorted();
  const likely = [
    ...new Set(candidates.filter(({ score }) => score >= likelyScore).map(({ date }) => date.day)),
  ].toSorted();
  const due = dates
    .filter((date) => isToPay(source, date))
    .map(({ day }) => day)
    .toSorted();
  return {
    latest: behind.at(-1),
    likely: likely.length,
    firstLikely: likely[0],
    lastLikely: likely.at(-1),
    firstDue: due[0],
    lastDue: due.at(-1),
    lines: new Set(dates.map(({ line }) => line.index)),
    ...pairAnniversaries(dates),
  };
}

const mostYears = 15;

function pairAnniversaries(dates: readonly ReadDate[]): Pick<Others, 'anniversaries' | 'renewed'> {
  const [anniversaries, renewed] = [new Set<string>(), new Set<string>()];
  const byDayOfYear = Map.groupBy(new Set(dates.map(({ day }) => day)), (day) => day.slice(4));
  for (const days of byDayOfYear.values()) {
    for (const day of days) {
      const following = dayAfter(day);
      const others = [...days, ...(byDayOfYear.get(following.slice(4)) ?? [])];
      for (const other of others.slice(0, mostYears)) {
        const years = Number(following.slice(0, 4)) - Number(other.slice(0, 4));
        if (years < 1 || years > mostYears || other.slice(0, 4) >= day.slice(0, 4)) continue;
        anniversaries.add(day);
        renewed.add(other);
      }
    }
  }
  return { anniversaries, renewed };
}

/** A validity ends a day before its anniversary. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
