import type { Known, SourceText } from '../../source-text.ts';
import { leadOf, meaningOfDay } from '../date-meanings.ts';
import { isPlaceAndDate } from '../features/date-places.ts';
import { isAnnouncing, typesDatedInSentences } from '../kinds-of-documents.ts';
import { daysBetween, type ReadDate } from '../read-dates.ts';
import { validity } from '../terms/term-words.ts';
import { type DayClues, type Marks, once, scoreByRules } from './day-rule.ts';
import { daysByPlace, daysByWords, otherDays } from './day-rules.ts';
import { scoreOfLabel } from './score-label.ts';

/** Returns the score, 0 to 100, of a day as the date of the document. */
export function scoreOf(
  source: SourceText,
  date: ReadDate,
  { documentType, marks }: { documentType: Known['documentType']; marks: Marks },
): number {
  const clues = readDayClues(source, date, { documentType, marks });
  const scales = { position: clues.position };
  return (
    scoreByRules(daysByPlace, { clues, scales }) ??
    scoreOfLabel(clues) ??
    scoreByRules(daysByWords, { clues, scales }) ??
    scoreByRules(otherDays, { clues, scales }) ??
    0
  );
}

const positions = { first: 1, last: 0.92, between: 0.7 };

export function readDayClues(
  source: SourceText,
  date: ReadDate,
  { documentType, marks }: { documentType: Known['documentType']; marks: Marks },
): DayClues {
  const { paper } = source;
  const isFirstPage = date.line.page === 1;
  const isLastPage = date.line.page === paper.rows.length;
  const lead = leadOf(paper, date);
  return {
    source,
    paper,
    folded: paper.folded,
    date,
    documentType,
    marks,
    isFirstPage,
    isLastPage,
    position: positions[isFirstPage ? 'first' : isLastPage ? 'last' : 'between'],
    isPlaced: isPlaceAndDate(paper, date) && !(date.hasTime && isAnnouncing(documentType)),
    isDatedInSentence: documentType !== undefined && typesDatedInSentences.has(documentType),
    lead,
    meaning: once(() => meaningOfDay(paper, date)),
  };
}

export function readMarks({ mentions: { labels } }: SourceText): Marks {
  return {
    salutation: labels.find(({ role }) => role === 'salutation'),
    closing: labels.findLast(({ role }) => role === 'closing'),
    isSale: labels.some(({ role }) => role === 'total' || role === 'sum'),
  };
}

/** Documents are dated a few days ahead at most. */
const latestDaysAhead = 10;
const oldestDays = 365 * 40;

const charactersBefore = 60;

/** Returns a factor, from 0 to 1, for a day: low for the end of a validity, and long before or after the arrival of the document. */
export function plausibility(
  { options, paper }: SourceText,
  { day, start }: Pick<ReadDate, 'day' | 'start'>,
): number {
  const before = paper.folded.slice(Math.max(0, start - charactersBefore), start);
  if (validity.test(before.replaceAll('\n', ' '))) return 0.1;
  if (options.referenceDay === undefined) return 1;
  const age = daysBetween(day, options.referenceDay);
  if (age < -latestDaysAhead) return 0.2;
  return age > oldestDays ? 0.5 : 1;
}
