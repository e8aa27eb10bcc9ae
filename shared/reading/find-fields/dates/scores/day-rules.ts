import { heightOf } from '../../paper/paper.ts';
import { isUpcoming, leadInCell, meaningOf } from '../date-meanings.ts';
import {
  isDayOfPrinting,
  isInHeading,
  isInParentheses,
  isInProse,
  isInTable,
  isMailHeader,
  isNameAndDate,
  isNumberAndDate,
  isSigned,
  isStatementEnd,
} from '../features/date-places.ts';
import {
  isAnnouncing,
  isFirstOfMinutes,
  isFirstWords,
  isInTitle,
  isOrdered,
  isPaidOut,
} from '../kinds-of-documents.ts';
import {
  isAlone,
  isAppointment,
  isBelowNumber,
  isEvent,
  isNamed,
  isOfAnnouncement,
  isOutside,
} from './day-places.ts';
import { type DayClues, type DayRule, ofAnother } from './day-rule.ts';
import { belongsToOtherLabel } from './label-places.ts';

type Row = DayRule<DayClues>;

/** Days whose place is stronger evidence than their labels. */
export const daysByPlace: readonly Row[] = [
  {
    name: 'end of the period of a statement',
    weight: 74,
    applies: ({ documentType, paper, date }) =>
      documentType === 'statement' && isStatementEnd(paper, date),
    example: { documentType: 'statement', text: 'as at 5 April 2024' },
  },
  {
    name: 'period',
    weight: 8,
    applies: ({ date }) => date.isPeriod,
    example: 'Valid 01 SEP 2025 to 30 SEP 2025',
  },
  {
    name: 'pay of a payslip',
    weight: 88,
    scaled: ['position'],
    applies: ({ folded, date, documentType }) => isPaidOut(folded, date, documentType),
    example: { documentType: 'payslip', text: 'Pay date 12/03/2025   For week ending 09/03/2025' },
  },
  {
    name: 'header of a mail',
    weight: 95,
    applies: ({ paper, date }) => isMailHeader(paper, date),
    example: 'From: <office@ridgewayprimary.example>\nDate: 3 Mar 2025',
  },
  {
    name: 'place and day',
    weight: 96,
    scaled: ['position'],
    applies: ({ isPlaced, folded, date }) => isPlaced && !belongsToOtherLabel(folded, date),
    example: 'Soest, den 25.11.24',
  },
  {
    name: 'in parentheses behind a day in words',
    weight: 80,
    applies: ({ isDatedInSentence, folded, date }) =>
      isDatedInSentence && isInParentheses(folded, date),
    example: {
      documentType: 'minutes',
      text: '2. Remembrance Sunday (10th November 2024): thanks recorded.',
    },
  },
  {
    name: 'something to come, in a sentence',
    weight: 6,
    applies: ({ folded, paper, date }) => isInProse(folded, date) && isUpcoming(paper, date),
    example: '31 July 2024 and payments will be',
  },
  {
    name: 'appointment',
    weight: 14,
    applies: isAppointment,
    example: 'Thursday 13 March 2025 7:30 PM',
  },
  {
    name: 'below the number of the document',
    weight: 84,
    scaled: ['position'],
    applies: isBelowNumber,
    example: 'Rechnungsnr. 2024-1188442\nvom 11.03.2024',
  },
  {
    name: 'first day of minutes',
    weight: 95,
    applies: ({ paper, date, documentType }) => isFirstOfMinutes(paper, date, documentType),
    example: { documentType: 'minutes', text: 'Beginn: 19:00, 24.09.24, Raum 12   Ende 20:40' },
  },
  {
    name: 'first words of a contract',
    weight: 82,
    applies: ({ isDatedInSentence, paper, date }) => isDatedInSentence && isFirstWords(paper, date),
    example: {
      documentType: 'contract',
      text: 'W dniu 27 września 2024 roku w Poznaniu pomiędzy:',
    },
  },
  {
    name: 'in words',
    weight: 86,
    scaled: ['position'],
    applies: ({ paper, date }) => date.isInWords && meaningOf(leadInCell(paper, date)) !== 'other',
    example: 'Dated the fourteenth day of June 2024',
  },
];

const isSentence = ({ folded, date, lead }: DayClues) =>
  isInProse(folded, date) &&
  (lead.length > 44 || (date.cell.end - date.end > 3 && lead.length > 12));

export const daysByWords: readonly Row[] = [
  {
    name: 'behind the number of the document',
    weight: 82,
    applies: ({ paper, date }) => isNumberAndDate(paper, date),
    example: 'Nr. 118442/20.05.2024',
  },
  {
    name: 'in the title',
    weight: 84,
    applies: ({ source, date, documentType }) => isInTitle(source, date, documentType),
    example: { documentType: 'invoice', text: 'Invoice LA-1182, raised 25/04/2025' },
  },
  {
    name: 'in a heading',
    weight: 72,
    applies: ({ paper, date, documentType }) =>
      documentType !== 'reminder' && !isAnnouncing(documentType) && isInHeading(paper, date),
    example: 'Despatched 08/04/2025',
  },
  {
    name: 'order of a ticket or receipt',
    weight: 78,
    applies: ({ folded, date, documentType }) => isOrdered(folded, date, documentType),
    example: { documentType: 'ticket', text: 'Buchung: 21.07.2024 19:55 Uhr' },
  },
  {
    name: 'day of printing',
    weight: 52,
    applies: ({ folded, date }) => isDayOfPrinting(folded, date),
    example: 'Printed: 18-Sep-2024',
  },
  {
    name: 'signature of a contract',
    weight: 84,
    applies: ({ isDatedInSentence, folded, date }) => isDatedInSentence && isSigned(folded, date),
    example: { documentType: 'contract', text: 'Signed 07/03/2024   G' },
  },
  {
    name: 'words of issuing in a sentence',
    weight: 60,
    scaled: ['position'],
    applies: (clues) => clues.meaning() === 'own' && isSentence(clues),
    example: 'berichten über sich am 14.01.25 Sprechstunde',
  },
  {
    name: 'words of issuing',
    weight: 80,
    scaled: ['position'],
    applies: ({ meaning }) => meaning() === 'own',
    example: 'Ausgang: 11.12.2024 11:05',
  },
  {
    name: 'words about something else',
    ...ofAnother,
    applies: ({ meaning }) => meaning() === 'other',
    example: 'Last A1c 6.4 (3/5/2024)',
  },
];

const isAtTop = (clues: DayClues) =>
  isAlone(clues) &&
  clues.isFirstPage &&
  !isInTable(clues.paper, clues.date) &&
  heightOf(clues.paper, clues.date.line) < 0.5;

const isDatedElsewhere = ({ documentType }: DayClues) =>
  documentType === 'payslip' || documentType === 'statement';

export const otherDays: readonly Row[] = [
  {
    name: 'receipt with a time',
    weight: 80,
    applies: ({ date, documentType }) => date.hasTime && documentType === 'receipt',
    example: { documentType: 'receipt', text: '02.01.24 9:47' },
  },
  {
    name: 'notice of a sale',
    weight: 84,
    applies: (clues) =>
      clues.documentType === 'other' &&
      clues.marks.isSale &&
      (isAlone(clues) || !/[a-z]{3}/.test(clues.folded.slice(clues.date.start, clues.date.end))),
    example: { documentType: 'other', text: 'Total: 4.00 GBP\n12/03/2024' },
  },
  {
    name: 'what is announced',
    weight: 14,
    applies: (clues) => isOfAnnouncement(clues) && (!isAlone(clues) || isEvent(clues)),
    example: 'Sat, Dec 21, 2024',
  },
  {
    name: 'alone in a notice',
    weight: 72,
    applies: (clues) => clues.documentType === 'other' && clues.isFirstPage && !isNamed(clues),
    example: { documentType: 'other', text: '   22 August 2024' },
  },
  {
    name: 'alone in an announcement',
    weight: 30,
    applies: isOfAnnouncement,
    example: { documentType: 'other', text: '* Norg, 14 mei 1937   + Assen, 2 maart 2024' },
  },
  {
    name: 'one or two names and a day',
    weight: 64,
    applies: ({ paper, date }) => isNameAndDate(paper, date),
    example: 'Anzahlung 18.01.2025   -300,00',
  },
  {
    name: 'at the top of what is dated elsewhere, or behind a word',
    weight: 30,
    applies: (clues) => isAtTop(clues) && (isDatedElsewhere(clues) || isNamed(clues)),
    example: 'Patient: Lotte Ahrens, 04.08.1966, w   Abnahme: 10.12.2024',
  },
  {
    name: 'alone at the top',
    weight: 72,
    applies: isAtTop,
    example: '15 March 2024',
  },
  {
    name: 'outside of the letter',
    weight: 74,
    applies: (clues) =>
      isAlone(clues) &&
      clues.isFirstPage &&
      !isInTable(clues.paper, clues.date) &&
      !isNamed(clues) &&
      isOutside(clues),
    example: 'YO21 3AJ\n21st March 2023\nDear Mr Fairbairn',
  },
  {
    name: 'receipt',
    weight: 74,
    applies: ({ documentType }) => documentType === 'receipt',
    example: {
      documentType: 'receipt',
      text: 'Beleg-Nr 4471/118  Kasse 01\n02.03.25      18:46:09',
    },
  },
  {
    name: 'alone in the lower half',
    weight: 36,
    applies: (clues) => isAlone(clues) && clues.isFirstPage && !isInTable(clues.paper, clues.date),
    example: 'MwSt. 19 %  66,10\n02.01.24 9:47',
  },
  {
    name: 'alone on the first or last page',
    weight: 34,
    applies: (clues) => isAlone(clues) && (clues.isFirstPage || clues.isLastPage),
    example: 'Late fee   04/11/2024   £15.00',
  },
  {
    name: 'alone on another page',
    weight: 14,
    applies: isAlone,
    example: 'Page 1\f12/03/2024\fPage 3',
  },
  {
    name: 'behind a label that is in no lexicon',
    weight: 30,
    applies: ({ isFirstPage, lead }) => isFirstPage && /^[a-z][a-z .'/-]{2,30}: ?$/.test(lead),
    example: 'Buchung: 21.07.2024 19:55 Uhr',
  },
  {
    name: 'any other day',
    weight: 14,
    applies: () => true,
    example: 'Ausfahrt 17.08.24 13:31',
  },
];
