import { leadOf, meaningOf } from '../date-meanings.ts';
import {
  isInProse,
  isInTable,
  isNumberAndDate,
  isOfNumber,
  isSigned,
  textBefore,
} from '../features/date-places.ts';
import { paying } from '../due/due-words.ts';
import { isInTitle, isOrdered, ordered } from '../kinds-of-documents.ts';
import { type DayRule, ofAnother } from './day-rule.ts';
import type { LabelClues } from './label-clues.ts';
import {
  hasAmount,
  isAhead,
  isFormerLabel,
  isGenitive,
  isOfAnother,
  isOfCard,
  isOfGap,
  isOfNoun,
  isOwn,
  isPrepositional,
  isReported,
  belongsToOtherLabel,
} from './label-places.ts';

export type LabelScale = 'strength' | 'fullStrength' | 'ownStrength' | 'share';

const isNamedInCell = ({ label, date, inCell }: LabelClues) =>
  label.end <= date.cell.start && /^[a-z .'-]{3,30}: ?$/.test(inCell);

const isListed = ({ isHead, paper, date }: LabelClues) => isHead && isInTable(paper, date);

const isOfDocument = ({ label }: LabelClues) => label.role === 'documentDate';

const isDate = ({ label, isPreposition, folded, date }: LabelClues) =>
  label.role === 'date' && !(isPreposition && isInProse(folded, date));

const isOfOther = ({ label }: LabelClues) => label.role === 'dueDate' || label.role === 'otherDate';

/** Scores by the labels of a day. The first row that applies counts; if none does, they are no evidence. */
export const labelRules: readonly DayRule<LabelClues, LabelScale>[] = [
  {
    name: 'words of issuing in the cell',
    weight: 84,
    scaled: ['position'],
    applies: (clues) => isNamedInCell(clues) && clues.meaningInCell() === 'own',
    example: 'Eingang: 07.03.2024 12:10   Abnahme: 07.03.2024 07:30   Ausgang: 08.03.2024 16:02',
  },
  {
    name: 'words about something else in the cell',
    ...ofAnother,
    applies: (clues) => isNamedInCell(clues) && clues.meaningInCell() === 'other',
    example: 'Date of test: 11/05/2024   Recall: 11/05/2026',
  },
  {
    name: 'listed in a statement',
    weight: 20,
    applies: (clues) =>
      clues.documentType === 'statement' && clues.label.role === 'date' && isListed(clues),
    example: { documentType: 'statement', text: 'Kursdatum EUR\n40  30.12.2024' },
  },
  {
    name: 'bill that is listed in a reminder',
    weight: 20,
    applies: (clues) =>
      clues.documentType === 'reminder' &&
      isOwn(clues.label.role) &&
      isListed(clues) &&
      hasAmount(clues),
    example: { documentType: 'reminder', text: 'Date  Balance\n06/27/24  Clayton  1,180.00' },
  },
  {
    name: 'issue of something that is named before it',
    ...ofAnother,
    applies: (clues) => isOfDocument(clues) && isOfNoun(clues),
    example: 'Application dated 31 March 2023',
  },
  {
    name: 'issue, and words about something else',
    ...ofAnother,
    applies: (clues) => isOfDocument(clues) && isOfGap(clues),
    example: 'Pay date 12/03/2025   For week ending 09/03/2025',
  },
  {
    name: 'issue of an identity card',
    weight: 20,
    applies: (clues) => isOfDocument(clues) && clues.isDatedInSentence && isOfCard(clues),
    example: { documentType: 'contract', text: '118442, eliberată la 04.03.2020' },
  },
  {
    name: 'signature of a contract',
    weight: 84,
    scaled: ['position'],
    applies: (clues) =>
      isOfDocument(clues) && clues.isDatedInSentence && isSigned(clues.folded, clues.date),
    example: {
      documentType: 'contract',
      text: 'Signed by the Tenant   K. Boateng   dated 2 May 2025',
    },
  },
  {
    name: 'issue of another document',
    weight: 30,
    scaled: ['strength', 'position'],
    applies: (clues) => isOfDocument(clues) && isOfAnother(clues),
    example: { documentType: 'invoice', text: 'Credit note\nInvoice date: 17.05.24' },
  },
  {
    name: 'issue that a sentence is about',
    weight: 30,
    scaled: ['strength', 'position'],
    applies: (clues) => isOfDocument(clues) && isReported(clues),
    example: 'the tenancy agreement dated 10 June 2024',
  },
  {
    name: 'issue to come',
    weight: 30,
    scaled: ['strength', 'position'],
    applies: (clues) => isOfDocument(clues) && isAhead(clues),
    example: 'To be issued on 3 March 2025',
  },
  {
    name: 'former issue',
    weight: 30,
    scaled: ['strength', 'position'],
    applies: (clues) => isOfDocument(clues) && isFormerLabel(clues),
    example: 'Atorvastatin 20mg   28   last issued 21-Aug-2024',
  },
  {
    name: 'day of the document',
    weight: 94,
    scaled: ['strength', 'position'],
    applies: isOfDocument,
    example: 'Booked on 27 Aug 2025',
  },
  {
    name: 'preposition in a cell to the left',
    weight: 78,
    scaled: ['position'],
    applies: ({ label, date, paper, isPreposition }) =>
      isPreposition &&
      label.end <= date.cell.start &&
      label.start >= date.line.start &&
      !isInTable(paper, date),
    example: 'vom ..................................... 22.12.2021',
  },
  {
    name: 'date of another label',
    weight: 6,
    applies: ({ label, folded, date }) =>
      label.role === 'date' && belongsToOtherLabel(folded, date),
    example: 'Fees are due in advance on the 1st of the month: 01/05/2025',
  },
  {
    name: 'preposition in the title',
    weight: 84,
    scaled: ['position'],
    applies: ({ isPreposition, source, date, documentType }) =>
      isPreposition && isInTitle(source, date, documentType),
    example: { documentType: 'invoice', text: 'nota di credito n. 4/NC del 31.10.2024' },
  },
  {
    name: 'preposition behind the number of the document',
    weight: 84,
    scaled: ['position'],
    applies: ({ isPreposition, paper, date }) => isPreposition && isNumberAndDate(paper, date),
    example: 'Nr. 31 din 04.11.2024',
  },
  {
    name: 'preposition in a sentence about signing',
    weight: 80,
    scaled: ['position'],
    applies: ({ isPreposition, folded, date }) => isPreposition && isSigned(folded, date),
    example: 'délivré 14/02/2017\nJe le 07/06/2024',
  },
  {
    name: 'preposition behind the order of a ticket or receipt',
    weight: 78,
    applies: ({ isPreposition, folded, date, documentType }) =>
      isPreposition && isOrdered(folded, date, documentType),
    example: { documentType: 'receipt', text: 'Pago por Multibanco em 29-11-2023' },
  },
  {
    name: 'preposition behind words about something else',
    ...ofAnother,
    applies: ({ isPreposition, paper, date }) =>
      isPreposition && meaningOf(leadOf(paper, date)) === 'other',
    example: 'La precedente lettura è del 05/02/2024.',
  },
  {
    name: 'preposition behind words about paying',
    weight: 10,
    applies: (clues) =>
      isDate(clues) && clues.isPreposition && paying.test(textBefore(clues.folded, clues.date)),
    example: 'Pagata il 14.05.2024 con bonifico.',
  },
  {
    name: 'day of the noun before it',
    weight: 18,
    applies: (clues) => isDate(clues) && isGenitive(clues),
    example: 'NETTO IN BUSTA   1.342,00\nAccredito del 09/08/2024',
  },
  {
    name: 'preposition behind a number',
    weight: 12,
    scaled: ['strength', 'position'],
    applies: (clues) =>
      isDate(clues) &&
      clues.isPreposition &&
      !clues.isPlaced &&
      isOfNumber(clues.folded, clues.date) &&
      !ordered.has(clues.documentType),
    example: 'nr. 118 din 02.05.2024, către dl. Munteanu Florin.',
  },
  {
    name: 'preposition',
    weight: 70,
    scaled: ['strength', 'position'],
    applies: (clues) => isDate(clues) && clues.isPreposition && !clues.isPlaced,
    example: '3 din\n01.06.2023.',
  },
  {
    name: 'date of something else',
    ...ofAnother,
    applies: (clues) => isDate(clues) && clues.share() === 0,
    example: 'Maik Pfahl   Datum der Leistung: 31.08.2024',
  },
  {
    name: 'date of issuing',
    weight: 84,
    scaled: ['fullStrength', 'position'],
    applies: (clues) => isDate(clues) && clues.share() > 1,
    example: 'Data podpisu diagnosty: 2025-01-08 12:30',
  },
  {
    name: 'date',
    weight: 84,
    scaled: ['share', 'strength', 'position'],
    applies: (clues) => isDate(clues) && clues.strength > 0.5,
    example: '2nd dose   Vaccine: Pfizer   Batch EY3014   Date 12/06/2021',
  },
  {
    name: 'preposition that has words of issuing before it',
    weight: 78,
    scaled: ['position'],
    applies: (clues) => isOfOther(clues) && clues.isPreposition && clues.meaningInCell() === 'own',
    example: 'Data de fechamento desta fatura: 28/10/2024',
  },
  {
    name: 'day of something else, beside a label of the document',
    weight: 60,
    scaled: ['ownStrength'],
    applies: (clues) =>
      isOfOther(clues) &&
      clues.ownLabel !== undefined &&
      clues.ownLabel.strength > clues.strength * 0.9 &&
      !isPrepositional(clues.folded, clues.ownLabel.label),
    example: 'date:  Collected: 28.05.24',
  },
  {
    name: 'day of something else',
    ...ofAnother,
    applies: isOfOther,
    example: 'Expires 16:20\n04 AUG 2024',
  },
];
