import { flag } from '../../weighing/weigh.ts';
import type { LabelRole } from '../../lexicon/lexicon.ts';
import { weekday } from '../../lexicon/weekdays.ts';
import type { TypeMention } from '../../paper/find-labels.ts';
import { lastStartingBy } from '../../paper/paper.ts';
import type { Known, SourceText } from '../../source-text.ts';
import { isAhead, isToPay, type Others } from '../compare-days.ts';
import { meaningOf, meaningOfDay } from '../date-meanings.ts';
import { isAtHour } from '../hours.ts';
import { isNext } from '../due/due-sentences.ts';
import {
  discharged,
  examined,
  expiring,
  givenOver,
  isAssembled,
  isPaidOut,
  ordering,
} from '../kinds-of-documents.ts';
import type { ReadDate } from '../read-dates.ts';
import {
  isInParentheses,
  isInProse,
  isInSubject,
  isInTable,
  isMailHeader,
  isPlaceAndDate,
  isSigned,
  wordsAbove,
  textBefore,
} from './date-places.ts';

type Kind = Known['documentType'];

const rowsOfHead = 12;
const longestLine = 200;
/** An amount, but not a time: `kl 13.10`. */
export const amount =
  /(?<!(?<![a-zα-ω])(?:kl|klo|um|at|ore|alle|godz|om|as|saat|ωρα)\.? ?\d?)\d[.,]\d{2}(?![\d.,/])/;

/** Returns the evidence of the place of a day in its paper. */
export function ofPlace({ paper }: SourceText, date: ReadDate, { lines }: Pick<Others, 'lines'>) {
  const { folded } = paper;
  const { line, cell, start, end } = date;
  const rows = paper.rows[line.page - 1] ?? 1;
  const isHead = line.page === 1 && line.row < Math.min(rowsOfHead, rows * 0.6);
  const isFoot = line.page === paper.rows.length && !isHead && line.row > rows * 0.7;
  const beside = `${folded.slice(Math.max(line.start, start - longestLine), start)} ${folded.slice(end, Math.min(line.end, end + longestLine))}`;
  const hasAmount = amount.test(beside);
  const isNextToDay = lines.has(line.index - 1) || lines.has(line.index + 1);
  return {
    head: flag(isHead),
    foot: flag(isFoot),
    'first page': flag(line.page === 1),
    alone: flag(cell.end - cell.start - (end - start) <= 4),
    'end of line': flag(end >= line.end - 2),
    'first of cell': flag(start - cell.start <= 1),
    'beside an amount': flag(hasAmount),
    listed: flag(isNextToDay && (line.cells.length > 1 || hasAmount)),
    'in the subject': flag(isInSubject(paper, date)),
    'in a table': flag(isInTable(paper, date)),
    'in prose': flag(isInProse(folded, date)),
    'in parentheses': flag(isInParentheses(folded, date)),
    'with a time': flag(date.hasTime),
    'at an hour': flag(isAtHour(paper, date)),
    'on a weekday': flag(afterWeekday.test(folded.slice(Math.max(cell.start, start - 24), start))),
    'short year': flag(date.isShort),
    'in words': flag(date.isInWords),
    period: flag(date.isPeriod),
    'ends a period': flag(date.isPeriodEnd),
    'in the head of a mail': flag(isMailHeader(paper, date)),
  };
}

/** Returns the evidence of the words around a day. */
export function ofWords(source: SourceText, date: ReadDate, documentType: Kind) {
  const { paper } = source;
  const { line, cell, start, labels } = date;
  const before = paper.folded.slice(Math.max(cell.start, start - 60), start);
  const meaning = meaningOfDay(paper, date);
  const kind = kindBefore(source, date);
  const strengthOf = (role: LabelRole) =>
    Math.max(0, ...labels.map(({ label, strength }) => (label.role === role ? strength : 0)));
  const above = meaningOf(wordsAbove(paper, date));
  const printed = paper.text.slice(Math.max(line.start, start - 40), start);
  return {
    'after a place': flag(isPlaceAndDate(paper, date)),
    'after a number': flag(/\d[\w./-]{0,20}[ ,/-]{1,3}$/.test(before)),
    'after a name and a comma': flag(nameAndComma.test(printed) && !onWeekday.test(before)),
    'names its own kind': flag(kind !== undefined && kind === documentType),
    'names another kind': flag(
      kind !== undefined && documentType !== undefined && kind !== documentType,
    ),
    'unknown label': flag(
      labels.length === 0 && meaning === undefined && /[a-zα-ω]{3}[^a-zα-ω]{0,3}:? ?$/.test(before),
    ),
    'label: document': strengthOf('documentDate'),
    'label: date': strengthOf('date'),
    'label: due': strengthOf('dueDate'),
    'label: other': strengthOf('otherDate'),
    'said to be its own': flag(meaning === 'own'),
    'said to be of another': flag(meaning === 'other'),
    'below words of its own': flag(above === 'own'),
    'below words of another': flag(above === 'other'),
    'paid out': flag(isPaidOut(paper.folded, date, documentType)),
    'looked ahead to': flag(isAhead(source, date)),
    'to be paid by': flag(isToPay(source, date)),
    ...ofMatters(paper.folded, date),
  };
}

function ofMatters(folded: string, date: ReadDate) {
  const lead = textBefore(folded, date);
  return {
    signed: flag(isSigned(folded, date)),
    discharged: flag(discharged.test(lead)),
    assembled: flag(isAssembled(folded, date) && !isNext(folded, date)),
    expiring: flag(expiring.test(lead)),
    'given over': flag(givenOver.test(lead)),
    bought: flag(ordering.test(lead)),
    examined: flag(examined.test(lead)),
  };
}

const afterWeekday = new RegExp(`(?<![a-z])${weekday}[.,:]{0,2} (?:[a-z]{1,4}[.]? ){0,2}$`);

/** Matches `…, in Padova, 3.2.2025`, also within a sentence. */
const nameAndComma =
  /(?:^|\s)['’]?\p{Lu}[\p{L}'’-]{2,24}(?:\/\p{Lu}{2}|, \p{Lu}\p{L}{1,4}\.)?,\s(?:\p{L}{1,4}\.?\s){0,2}$/u;
const onWeekday = new RegExp(`(?<![a-z])${weekday}[.,]{1,2} (?:[a-z]{1,4}[.]? ){0,2}$`);

const longestNaming = 40;

function kindBefore(
  { mentions }: SourceText,
  { cell, start }: ReadDate,
): TypeMention['type'] | undefined {
  const mention = mentions.types[lastStartingBy(mentions.types, start - 1)];
  if (!mention?.isTitle || mention.start < cell.start) return undefined;
  return start - mention.end < longestNaming ? mention.type : undefined;
}
