import { weekday } from '../../lexicon/weekdays.ts';
import { lastStartingBy } from '../../paper/paper.ts';
import { leadInCell } from '../date-meanings.ts';
import { isAtHour, isBeforeHour } from '../hours.ts';
import { isAnnouncing } from '../kinds-of-documents.ts';
import type { DayClues } from './day-rule.ts';

const belowNumber = /^(?:vom|du|del|de|z dnia|z dn\.|van|din|dd\.?|d\.d\.|of|dated|from) $/;

/** `Rechnung Nr. 118` and below it `vom 12.3.2024`, whose bill is not that of a reminder. */
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

/** A day of the week, a day and a time, or `Date: … Time: …`: letters and notices are never dated so. */
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

/** Whether nearly nothing else is in the cell of a day. */
export const isAlone = ({ date: { cell, start, end } }: DayClues) =>
  cell.end - cell.start - (end - start) <= 12;

/** Whether words beside a weekday are before a day in its cell. */
export const isNamed = ({ paper, date }: DayClues) =>
  /[a-z]{4}/.test(leadInCell(paper, date).replace(onWeekday, ''));

/** What is announced, and when it leaves, is printed larger than the day of the document. */
export const isOfAnnouncement = (clues: DayClues) =>
  isAnnouncing(clues.documentType) || (clues.documentType === undefined && isOnWeekday(clues));

/** Whether something takes place on a day. */
export const isEvent = (clues: DayClues) =>
  isOnWeekday(clues) || clues.date.hasTime || isAtHour(clues.paper, clues.date);

/** Letters have their date above the salutation, circulars below the names of those who sent them. */
export function isOutside({ marks: { salutation, closing }, date: { line } }: DayClues): boolean {
  if (line.cells.length > 1) return false;
  return line.end < (salutation?.start ?? -1) || line.start > (closing?.end ?? Infinity);
}
