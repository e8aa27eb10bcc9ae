import { weekday } from '../../lexicon/weekdays.ts';
import { lastStartingBy } from '../../paper/paper.ts';
import { leadInCell } from '../date-meanings.ts';
import { isAtHour, isBeforeHour } from '../hours.ts';
import { isAnnouncing } from '../kinds-of-documents.ts';
import type { DayClues } from './day-rule.ts';

const belowNumber = /^(?:vom|du|del|de|z dnia|z dn\.|van|din|dd\.?|d\.d\.|of|dated|from) $/;

/** Returns whether a date with a word like `vom` is in the line below the number: `Rechnung Nr. 118`. On a reminder, it dates the bill. */
export function isBelowNumber({ source, date, documentType }: DayClues): boolean {
  const { paper, mentions } = source;
  const { line, cell, start, end } = date;
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

/** Returns whether a day has a weekday and a time, or `Date: … Time: …`, which the date of a letter or notice never has. */
export function isAppointment({ paper, date, documentType }: DayClues): boolean {
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

const isOnWeekday = ({ lead }: DayClues) => onWeekday.test(lead);

/** Returns whether the cell of a day contains hardly anything else. */
export const isAlone = ({ date: { cell, start, end } }: DayClues) =>
  cell.end - cell.start - (end - start) <= 12;

/** Returns whether words other than a weekday precede a day in its cell. */
export const isNamed = ({ paper, date }: DayClues) =>
  /[a-z]{4}/.test(leadInCell(paper, date).replace(onWeekday, ''));

/** Event dates are printed larger than the date of the document. */
export const isOfAnnouncement = (clues: DayClues) =>
  isAnnouncing(clues.documentType) || (clues.documentType === undefined && isOnWeekday(clues));

/** Whether something takes place on a day. */
export const isEvent = (clues: DayClues) =>
  isOnWeekday(clues) || clues.date.hasTime || isAtHour(clues.paper, clues.date);

/** Letters have their date above the salutation, circulars below the names of the senders. */
export function isOutside({ marks: { salutation, closing }, date: { line } }: DayClues): boolean {
  if (line.cells.length > 1) return false;
  return line.end < (salutation?.start ?? -1) || line.start > (closing?.end ?? Infinity);
}
