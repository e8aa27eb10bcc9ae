import type { Cell, Paper } from '../../paper/paper.ts';
import { firstRule, type Rule } from '../../rule.ts';
import type { Known, SourceText } from '../../source-text.ts';
import type { DayMeaning } from '../date-meanings.ts';
import { isExaminedOn } from '../kinds-of-documents.ts';
import type { ReadDate } from '../read-dates.ts';

/** What is read once for all days of a text; `isSale` where it names a total. */
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
  /** Behind a place, as in `Berlin, den 12. März 2024`. */
  isPlaced: boolean;
  /** Of a kind that says its day in a sentence. */
  isDatedInSentence: boolean;
  lead: string;
  meaning: () => DayMeaning | undefined;
};

/** A row whose weight is the score of a day, from 0 to 100. */
export type DayRule<Clues extends DayClues, Scale extends string = never> = Rule<Clues> & {
  /** What the weight is multiplied with, in this order. */
  scaled?: readonly (Scale | 'position')[];
  /** The weight where something was examined on that day. */
  ifExamined?: number;
};

/** Findings are of the day of the examination where they give no other. */
export const ofAnother = { weight: 6, ifExamined: 34 };

/** The score of the first row that applies; undefined if none does. */
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

/** Reads a value when it is asked for first. */
export function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: read() }).value;
}
