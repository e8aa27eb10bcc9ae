import { flag } from '../../weighing/weigh.ts';
import type { DocumentType } from '../../../fields/document-types.ts';
import type { LabelRole } from '../../lexicon/lexicon.ts';
import { type Cell, lineAt } from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import { isAhead } from '../compare-days.ts';
import { meaningOfDay } from '../date-meanings.ts';
import type { ReadDate } from '../read-dates.ts';

/** The structure of a paper around its days. Lines are given by index. */
export type Surroundings = {
  salutation: number | undefined;
  closing: number | undefined;
  titles: ReadonlyMap<number, number>;
  /** Lines with the label of the document's number. */
  numbers: ReadonlySet<number>;
  /** Whether sums are printed, so that something is sold. */
  isSale: boolean;
  first: number | undefined;
  last: number | undefined;
  firstFree: number | undefined;
  lastFree: number | undefined;
  later: ReadonlyMap<string, number>;
};

const isOfOther = ({ labels }: ReadDate) =>
  labels.some(
    ({ label, strength }) =>
      (label.role === 'otherDate' || label.role === 'dueDate') && strength > 0.5,
  );

/** Returns the structure of a paper, which is read once for all of its dates. */
export function surroundingsOf(
  source: SourceText,
  { dates, documentType }: { dates: readonly ReadDate[]; documentType: DocumentType | undefined },
): Surroundings {
  const { paper, mentions } = source;
  const lineOf = (cell: Cell | undefined) => cell && lineAt(paper, cell.start)?.index;
  const titles = new Map<number, number>();
  for (const { isTitle, type, start, end } of mentions.types) {
    if (!isTitle || type !== documentType) continue;
    const line = lineAt(paper, start)?.index;
    if (line !== undefined && !titles.has(line)) titles.set(line, end);
  }
  const linesOf = (...roles: LabelRole[]) =>
    new Set(
      mentions.labels.flatMap((label) => (roles.includes(label.role) ? (lineOf(label) ?? []) : [])),
    );
  const isFree = (date: ReadDate) =>
    !isOfOther(date) && !isAhead(source, date) && meaningOfDay(paper, date) !== 'other';
  const days = [...new Set(dates.map(({ day }) => day))].toSorted();
  return {
    salutation: lineOf(mentions.labels.find(({ role }) => role === 'salutation')),
    closing: lineOf(mentions.labels.findLast(({ role }) => role === 'closing')),
    titles,
    numbers: linesOf('documentNumber', 'customerNumber', 'caseNumber'),
    isSale: mentions.labels.some(({ role }) => role === 'total' || role === 'sum'),
    first: dates[0]?.start,
    last: dates.at(-1)?.start,
    firstFree: dates.find(isFree)?.start,
    lastFree: dates.findLast(isFree)?.start,
    later: new Map(days.map((day, at) => [day, days.length - 1 - at])),
  };
}

const rowsAboveSalutation = 14;
const rowsBelowClosing = 8;
const rowsAtTitle = [-2, -1, 0, 1, 2];
/** Returns the evidence of the position of a day in the paper and among its days. */
export function ofSurroundings(
  { line, cell, start, end, day }: ReadDate,
  { salutation, closing, titles, numbers, first, last, firstFree, lastFree, later }: Surroundings,
) {
  const isAlone = cell.end - cell.start - (end - start) <= 4;
  const toSalutation = salutation === undefined ? 0 : salutation - line.index;
  const fromClosing = closing === undefined ? 0 : line.index - closing;
  const isAboveSalutation = toSalutation > 0 && toSalutation <= rowsAboveSalutation;
  const isNearTitle = rowsAtTitle.some((rows) => titles.has(line.index + rows));
  const laterDays = later.get(day) ?? 0;
  const otherDays = later.size - 1;
  return {
    'above the salutation': flag(isAboveSalutation),
    'alone above the salutation': flag(isAlone && isAboveSalutation),
    'below the closing': flag(fromClosing > 0 && fromClosing <= rowsBelowClosing),
    'in the letter': flag(salutation !== undefined && toSalutation <= 0 && fromClosing <= 0),
    'first printed': flag(first === start),
    'last printed': flag(last === start),
    'first free': flag(firstFree === start),
    'last free': flag(lastFree === start),
    'ends the heading': flag(
      line.page === 1 && end >= line.end - 2 && (titles.get(line.index) ?? Infinity) < start,
    ),
    'beside the title': flag((titles.get(line.index) ?? Infinity) < start - 1),
    'near the title': flag(isNearTitle),
    'beside a number': flag(numbers.has(line.index)),
    'next to a number': flag(numbers.has(line.index - 1) || numbers.has(line.index + 1)),
    'alone in its line': flag(isAlone && line.cells.length === 1),
    'last cell in the head': flag(
      line.page === 1 &&
        line.row < 14 &&
        line.cells.length > 1 &&
        line.cells.at(-1)?.end === cell.end,
    ),
    'alone near the title': flag(isAlone && isNearTitle),
    'share of later': otherDays > 0 ? laterDays / otherDays : 0,
    'last of all': flag(laterDays === 0),
    'first of all': flag(laterDays === otherDays),
  };
}
