import type { Cell, Paper } from '../../paper/paper.ts';
import { firstRule, type Rule } from '../../rule.ts';
import type { Known, SourceText } from '../../source-text.ts';
import type { DayMeaning } from '../date-meanings.ts';
import { isExaminedOn } from '../kinds-of-documents.ts';
import type { ReadDate } from '../read-dates.ts';

export type Marks = {
  salutation: Cell | undefined;
  closing: Cell | undefined;
  isSale: boolean;
};

export type DayClues = {
  source: SourceText;
  paper: Paper;
  folded: string;
  date: ReadDate;
  documentType: Known['documentType'];
  marks: Marks;
  isFirstPage: boolean;
  isLastPage: boolean;
  /** 1 on the first page, less on others. */
  position: number;
  /** Follows a place, as in `Berlin, den 12. März 2024`. */
  isPlaced: boolean;
  isDatedInSentence: boolean;
  lead: string;
  meaning: () => DayMeaning | undefined;
};

export type DayRule<Clues extends DayClues, Scale extends string = never> = Rule<Clues> & {
  scaled?: readonly (Scale | 'position')[];
  ifExamined?: number;
};

/** Findings without another date are dated by the examination. */
export const ofAnother = { weight: 6, ifExamined: 34 };

/** Returns the score of the first row that applies; undefined if none does. */
export function scoreByRules<Clues extends DayClues, Scale extends string = never>(
  rows: readonly DayRule<Clues, Scale>[],
  { clues, scales }: { clues: Clues; scales: Readonly<Record<Scale | 'position', number>> },
): number | undefined {
  const rule = firstRule<Clues, DayRule<Clues, Scale>>(rows, clues);
  if (!rule) return undefined;
  const { weight, ifExamined, scaled = [] } = rule;
  const isExamined =
    ifExamined !== undefined && isExaminedOn(clues.folded, clues.date, clues.documentType);
  return scaled.reduce((score, scale) => score * scales[scale], isExamined ? ifExamined : weight);
}

/** Returns a function that reads a value on its first call and caches it. */
export function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: read() }).value;
}
