import { weekday } from '../lexicon/weekdays.ts';
import { type Cell, heightOf, lastStartingBy } from '../paper/paper.ts';
import type { Known, SourceText } from '../source-text.ts';
import { isUpcoming, leadInCell, leadOf, meaningOf } from './date-meanings.ts';
import {
  isDayOfPrinting,
  isInHeading,
  isInParentheses,
  isInProse,
  isInTable,
  isMailHeader,
  isNameAndDate,
  isNumberAndDate,
  isPlaceAndDate,
  isSigned,
  isStatementEnd,
} from './date-places.ts';
import {
  isAnnouncing,
  isFirstOfMinutes,
  isFirstWords,
  isInTitle,
  isOrdered,
  isPaidOut,
  ofOther,
  toldTypes,
} from './kinds-of-documents.ts';
import { isAtHour, isBeforeHour } from './hours.ts';
import { daysBetween, type ReadDate } from './read-dates.ts';
import { isToldOfOther, scoreOfLabel } from './score-label.ts';

/** What is read once for all days of a paper; `isSale` where it names a total. */
export type Marks = {
  salutation: Cell | undefined;
  closing: Cell | undefined;
  isSale: boolean;
};

/** How likely a day is that of the paper, by what is around it; 0 to 100. */
export function scoreOf(
  source: SourceText,
  date: ReadDate,
  { documentType, marks }: { documentType: Known['documentType']; marks: Marks },
): number {
  const { paper } = source;
  const { folded } = paper;
  const isFirstPage = date.line.page === 1;
  const isLastPage = date.line.page === paper.rows.length;
  const position = isFirstPage ? 1 : isLastPage ? 0.92 : 0.7;
  const isPlaced = isPlaceAndDate(paper, date) && !(date.hasTime && isAnnouncing(documentType));
  const isTold = documentType !== undefined && toldTypes.has(documentType);

  if (documentType === 'statement' && isStatementEnd(paper, date)) return 74;
  if (date.isPeriod) return 8;
  if (isPaidOut(folded, date, documentType)) return 88 * position;
  if (isMailHeader(paper, date)) return 95;
  if (isPlaced && !isToldOfOther(folded, date)) return 96 * position;
  if (isTold && isInParentheses(folded, date)) return 80;
  if (isInProse(folded, date) && isUpcoming(paper, date)) return 6;
  if (isAppointment(paper, date, documentType)) return 14;
  if (isBelowNumber(source, date, documentType)) return 84 * position;
  if (isFirstOfMinutes(paper, date, documentType)) return 95;
  if (isTold && isFirstWords(paper, date)) return 82;
  if (date.isInWords && meaningOf(leadInCell(paper, date)) !== 'other') return 86 * position;
  const ofLabel = scoreOfLabel(source, date, { documentType, isPlaced, position });
  if (ofLabel !== undefined) return ofLabel;
  if (isNumberAndDate(paper, date)) return 82;
  if (isInTitle(source, date, documentType)) return 84;
  if (documentType !== 'reminder' && !isAnnouncing(documentType) && isInHeading(paper, date))
    return 72;
  if (isOrdered(folded, date, documentType)) return 78;
  if (isDayOfPrinting(folded, date)) return 52;
  if (isTold && isSigned(folded, date)) return 84;
  const lead = leadOf(paper, date);
  const meaning = meaningOf(lead);
  if (meaning === 'own') {
    const isSentence =
      isInProse(folded, date) &&
      (lead.length > 44 || (date.cell.end - date.end > 3 && lead.length > 12));
    return (isSentence ? 60 : 80) * position;
  }
  if (meaning === 'other') return ofOther(folded, date, documentType);
  return scoreOfPlace(source, date, { documentType, marks, lead });
}

/** What the place of a day says of which no word tells what it is. */
function scoreOfPlace(
  { paper }: SourceText,
  date: ReadDate,
  {
    documentType,
    marks,
    lead,
  }: { documentType: Known['documentType']; marks: Marks; lead: string },
): number {
  const isFirstPage = date.line.page === 1;
  const isLastPage = date.line.page === paper.rows.length;
  const isAlone = date.cell.end - date.cell.start - (date.end - date.start) <= 12;
  const isNamed = /[a-z]{4}/.test(leadInCell(paper, date).replace(onWeekday, ''));
  if (date.hasTime && documentType === 'receipt') return 80;
  // What is announced, and when it leaves, is printed larger than the day of the paper.
  const isUnknown = documentType === undefined && onWeekday.test(lead);
  if (isAnnouncing(documentType) || isUnknown) {
    const isWritten = /[a-z]{3}/.test(paper.folded.slice(date.start, date.end));
    const isEvent = onWeekday.test(lead) || date.hasTime || isAtHour(paper, date);
    if (documentType === 'other' && marks.isSale && (isAlone || !isWritten)) return 84;
    if (!isAlone || isEvent) return 14;
    return documentType === 'other' && isFirstPage && !isNamed ? 72 : 30;
  }
  if (isNameAndDate(paper, date)) return 64;
  if (isAlone && isFirstPage && !isInTable(paper, date)) {
    if (heightOf(paper, date.line) < 0.5)
      return documentType === 'payslip' || documentType === 'statement' || isNamed ? 30 : 72;
    if (isNamed) return documentType === 'receipt' ? 74 : 36;
    if (isOutside(marks, date)) return 74;
    return documentType === 'receipt' ? 74 : 36;
  }
  if (documentType === 'receipt') return 74;
  if (isAlone) return isLastPage || isFirstPage ? 34 : 14;
  // A label that is in no lexicon.
  return isFirstPage && /^[a-z][a-z .'/-]{2,30}: ?$/.test(lead) ? 30 : 14;
}

const belowNumber = /^(?:vom|du|del|de|z dnia|z dn\.|van|din|dd\.?|d\.d\.|of|dated|from) $/;

/** `Rechnung Nr. 118` and below it `vom 12.3.2024`, whose bill is not that of a reminder. */
function isBelowNumber(
  { paper, mentions }: SourceText,
  { line, cell, start, end }: ReadDate,
  documentType: Known['documentType'],
): boolean {
  const above = paper.lines[line.index - 1];
  if (documentType === 'reminder' || !above || above.page !== line.page || line.page > 1)
    return false;
  if (cell.end - end > 5 || !belowNumber.test(paper.folded.slice(cell.start, start))) return false;
  const at = lastStartingBy(mentions.labels, above.end);
  return mentions.labels
    .slice(Math.max(0, at - 6), at + 1)
    .some((label) => label.role === 'documentNumber' && label.start >= above.start);
}

const appointing =
  /(?<![a-z])(?:appointment|termin(?![a-z])|rendez-vous|cita(?![a-z])|appuntamento|afspraak|wizyt|programare|consulta marcada|convoca)/;
const appointed = new RegExp(`(?<![a-z])${weekday}[.,]? ?(?:den |dem |le |the |dia )?$`);

/** A day of the week, a day and a time, or `Date: … Time: …`: letters and notices are never dated so. */
function isAppointment(
  paper: SourceText['paper'],
  date: ReadDate,
  documentType: Known['documentType'],
): boolean {
  const isAnnounced =
    isBeforeHour(paper, date) &&
    appointing.test(paper.folded.slice(Math.max(0, date.start - 200), date.start));
  if (isAnnounced) return true;
  if (documentType !== undefined && documentType !== 'letter' && !isAnnouncing(documentType))
    return false;
  if (date.labels.some(({ label, strength }) => label.role === 'documentDate' && strength > 0.5))
    return false;
  const isOnWeekday = appointed.test(leadInCell(paper, date));
  return isOnWeekday ? date.hasTime || isAtHour(paper, date) : isBeforeHour(paper, date);
}

const onWeekday = new RegExp(`(?<![a-z])${weekday}[.,]? ?$`);

/** Papers are dated some days ahead at most. */
const latestDaysAhead = 10;
const oldestDays = 365 * 40;

/** What is left of the likelihood of a day by when the paper arrived, from 0 to 1. */
export function plausibility({ options }: SourceText, { day }: ReadDate): number {
  if (options.referenceDay === undefined) return 1;
  const age = daysBetween(day, options.referenceDay);
  if (age < -latestDaysAhead) return 0.2;
  return age > oldestDays ? 0.5 : 1;
}

/** Letters have their date above the salutation, circulars below the names of those who sent them. */
function isOutside({ salutation, closing }: Marks, { line }: ReadDate): boolean {
  if (line.cells.length > 1) return false;
  return line.end < (salutation?.start ?? -1) || line.start > (closing?.end ?? Infinity);
}
