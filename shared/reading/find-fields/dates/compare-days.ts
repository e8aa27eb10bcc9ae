import type { SourceText } from '../source-text.ts';
import { isUpcoming } from './date-meanings.ts';
import { isInProse } from './features/date-places.ts';
import { paying } from './due/due-words.ts';
import type { ReadDate } from './read-dates.ts';

/** A day of a paper, as its likeliest place shows it. */
export type DayCandidate = {
  date: ReadDate;
  /** How likely it is by its place and its words alone, 0 to 100. */
  score: number;
  /** How often it is likely. */
  count: number;
};

/** What a day of a paper is compared with. */
export type Others = {
  /** The last day that is not one of payment, of validity or of what is to come. */
  latest: string | undefined;
  /** How many are likely by their places, the first and the last of them. */
  likely: number;
  firstLikely: string | undefined;
  lastLikely: string | undefined;
  /** The first and the last day by which something is to be paid. */
  firstDue: string | undefined;
  lastDue: string | undefined;
  /** The lines with days, by index. */
  lines: ReadonlySet<number>;
  /** Days so many years after another one, and those that are followed so: what is valid, or to be repeated, from one to the other. */
  anniversaries: ReadonlySet<string>;
  renewed: ReadonlySet<string>;
};

const likelyScore = 55;

/** What comes before a day on which something ends or begins. */
const ahead =
  /(?<![a-z])(?:bis|by|before|until|till|avant|jusqu'au|d'ici(?: le)?|entro|hasta|antes|voor|uiterlijk|tot|do|ate|pana|valid|gultig|from|ab|des|dal|desde|vanaf|od|incepand|partir|starting|zum)(?: [a-z]{1,6}){0,3}[ :]{1,3}$/;

const isLabelledDue = ({ labels }: ReadDate) =>
  labels.some(({ label, strength }) => label.role === 'dueDate' && strength > 0.5);

/** Whether the paper looks ahead to a day: the end of a term, the beginning of something. */
export function isAhead({ paper }: SourceText, date: ReadDate): boolean {
  if (date.isPeriod || isLabelledDue(date)) return true;
  const from = Math.max(0, date.line.start - 40, date.start - 40);
  if (ahead.test(paper.folded.slice(from, date.start))) return true;
  return isInProse(paper.folded, date) && isUpcoming(paper, date);
}

/** Whether something is to be paid by a day. */
export function isToPay({ paper: { folded } }: SourceText, date: ReadDate): boolean {
  if (isLabelledDue(date)) return true;
  const before = folded.slice(Math.max(0, date.start - 90), date.start).replace(/^.*[.!?;] /s, '');
  return ahead.test(before) && paying.test(before);
}

/** What the dates of a paper, and those that may be its own, say of each of them. */
export function compareDays(
  source: SourceText,
  { dates, candidates }: { dates: readonly ReadDate[]; candidates: readonly DayCandidate[] },
): Others {
  const behind = candidates
    .filter(({ date }) => !isAhead(source, date))
    .map(({ date }) => date.day)
    .toSorted();
  const likely = candidates
    .filter(({ score }) => score >= likelyScore)
    .map(({ date }) => date.day)
    .toSorted();
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
