import type { NearLabel } from '../../paper/labels-of.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Rule } from '../../rule.ts';
import type { Known } from '../../source-text.ts';
import { textBefore } from '../features/date-places.ts';
import { daysBetween, type ReadDate } from '../read-dates.ts';
import {
  amountNear,
  anyDeadline,
  arriving,
  asksForMoney,
  deadline,
  elsewhere,
  expiring,
  givenBack,
  isDeadlineCell,
  isDebited,
  isFreeText,
  isOfSomethingElse,
  isAskedBehind,
  isPaidAfter,
  isTerm,
  paid,
  payableOn,
  paying,
  payingOn,
  payingOut,
  rarelyDue,
  sentenceOf,
} from './due-words.ts';

export type DueClues = {
  date: ReadDate;
  documentType: Known['documentType'];
  due: NearLabel | undefined;
  isNearest: boolean;
  /** Whether the preceding words request a payment on or by that day, or announce that it will be collected. */
  isAsked: boolean;
  isStatedAsDue: boolean;
  isBesideAmount: boolean;
  isOfPayment: boolean;
  labelInContext: string;
  sentence: string;
  isLabelOfOther: boolean;
  isGivenBack: boolean;
  /** Days after the day of the document, if that is known. */
  days: number | undefined;
};

export function readDueClues(
  paper: Paper,
  date: ReadDate,
  { documentType, documentDate }: Known,
): DueClues {
  const { folded } = paper;
  const due = date.labels.find(({ label }) => label.role === 'dueDate');
  const [nearest] = date.labels;
  const label = due && folded.slice(due.label.start, due.label.end);
  const context = contextOf(paper, date);
  const isAsked = isAskedOn(folded, date);
  return {
    date,
    documentType,
    due,
    isNearest:
      due !== undefined && nearest !== undefined && due.strength >= nearest.strength * 0.95,
    isAsked,
    isStatedAsDue: isAsked || isDeadline(folded, date, documentType) || isDebited(folded, date),
    isBesideAmount: amountNear.test(context),
    isOfPayment: label !== undefined && paying.test(label.replace(anyDeadline, '')),
    labelInContext: `${label ?? ''} ${context}`,
    sentence: sentenceOf(folded, date),
    isLabelOfOther: due !== undefined && isOfSomethingElse(folded, due.label),
    isGivenBack: givenBack.test(folded.slice(date.end, date.end + 40)),
    days: documentDate === undefined ? undefined : daysBetween(documentDate, date.day),
  };
}

const longestSentence = 160;

const beforeDay = (folded: string, { start }: ReadDate) =>
  folded.slice(Math.max(0, start - longestSentence), start);

function contextOf({ folded, lines }: Paper, { line, start, end }: ReadDate): string {
  const above = lines[line.index - 1];
  const from = Math.max(above?.start ?? line.start, start - longestSentence);
  return folded.slice(from, Math.min(line.end, end + 60));
}

/** Matches `to be paid on`, `payable` and `14 days (`, but not past payments. */
function isAskedOn(folded: string, date: ReadDate): boolean {
  const before = beforeDay(folded, date);
  if (paid.test(before)) return false;
  return (
    isDeadlineCell(folded, date) ||
    isAskedBehind(folded, date) ||
    payingOn.test(before) ||
    payableOn.test(before) ||
    isTerm(before)
  );
}

/** Matches `by` in a clause about paying. */
function isDeadline(folded: string, date: ReadDate, documentType: Known['documentType']): boolean {
  const before = beforeDay(folded, date);
  if (!deadline.test(before) || elsewhere.test(textBefore(folded, date))) return false;
  const clause = before.replace(/^.*(?:[.!?;]\s|\n\n)/s, '');
  return (
    paying.test(clause) ||
    isPaidAfter(folded, date) ||
    (asksForMoney(documentType) && arriving.test(clause))
  );
}

type DueRule = Rule<DueClues>;

/** Scores from 0 to 100 of a day as the day of payment; the largest of the rows that apply counts. */
export const dueDays: readonly (DueRule & { scaled?: 'strength' })[] = [
  {
    name: 'label',
    weight: 93,
    scaled: 'strength',
    applies: ({ isNearest }) => isNearest,
    example: 'Due date: 31 January 2025',
  },
  {
    name: 'asked for in words',
    weight: 84,
    applies: ({ isStatedAsDue }) => isStatedAsDue,
    example: 'Total due if paid by 01/31/2025:  $2,118.44',
  },
];

/** A label such as `due` or `until` without evidence for a payment. */
const isOpen = ({ isStatedAsDue, isBesideAmount, due, labelInContext }: DueClues) =>
  !isStatedAsDue && !isBesideAmount && due !== undefined && !paying.test(labelInContext);

const isBill = ({ documentType }: DueClues) => asksForMoney(documentType);

const isRare = ({ documentType }: DueClues) =>
  documentType !== undefined && rarelyDue.has(documentType);

/** Receipts can name the next payment, and cards are paid by their statements. */
const isRareButDue = (clues: DueClues) =>
  isRare(clues) &&
  ((clues.documentType === 'receipt' && clues.isStatedAsDue && (clues.days ?? 0) > 0) ||
    (clues.documentType === 'statement' && clues.isNearest && clues.isOfPayment));

const isPaidOut = ({ sentence }: DueClues) => payingOut.test(sentence);

const latestDaysAfter = 400;

/** Factors of the score; all rows that apply are multiplied. */
export const dueFactors: readonly DueRule[] = [
  {
    name: 'label in a bill that may be about anything',
    weight: 0.85,
    applies: (clues) => isOpen(clues) && isBill(clues),
    example: { documentType: 'reminder', text: 'Termin: 20.02.2025' },
  },
  {
    name: 'label that may be about anything',
    weight: 0.35,
    applies: (clues) => isOpen(clues) && !isBill(clues),
    example: 'Ihre Zustimmung erwarten wir bis zum 30.11.2024.',
  },
  {
    name: 'end of the cover of a policy',
    weight: 0.5,
    applies: ({ documentType, isStatedAsDue, due, isBesideAmount, labelInContext }) =>
      documentType === 'policy' &&
      !isStatedAsDue &&
      due !== undefined &&
      !isBesideAmount &&
      !paying.test(labelInContext.replace(expiring, '')),
    example: { documentType: 'policy', text: 'Vencimiento: 01/10/2025' },
  },
  {
    name: 'paid to the reader',
    weight: 0.3,
    applies: isPaidOut,
    example: 'We will pay you the refund, payment due by 24 January 2025.',
  },
  {
    name: 'term in a sentence about something else',
    weight: 0.35,
    // `Within`, `by` and `no later than` are about a payment only in a sentence or document about one.
    applies: (clues) =>
      !isPaidOut(clues) &&
      !clues.isOfPayment &&
      isFreeText(clues.documentType) &&
      !paying.test(clues.sentence.replaceAll(anyDeadline, '')),
    example: '3. Rents due 1st October 2025',
  },
  {
    name: 'next service, or past due',
    weight: 0.2,
    applies: ({ isLabelOfOther }) => isLabelOfOther,
    example: 'Medication review due  02-Dec-2024',
  },
  {
    name: 'next payment of what is rarely due',
    weight: 0.9,
    applies: isRareButDue,
    example: { documentType: 'statement', text: 'Payment Due Date   09/03/24' },
  },
  {
    name: 'kind that is rarely due',
    weight: 0.35,
    applies: (clues) => isRare(clues) && !isRareButDue(clues),
    example: { documentType: 'medical', text: 'Medication review due  02-Dec-2024' },
  },
  {
    name: 'letter or unknown kind',
    weight: 0.85,
    applies: ({ documentType }) => documentType === 'letter' || documentType === undefined,
    example: 'Due date: 31 January 2025',
  },
  {
    name: 'before the day of the document',
    weight: 0.25,
    applies: ({ days, documentType }) =>
      days !== undefined && (days < 0 || (days === 0 && documentType === 'reminder')),
    example: 'Invoice date: 09/12/2024\nDue date: 22/11/2024',
  },
  {
    name: 'more than a year after the day of the document',
    weight: 0.4,
    applies: ({ days }) => days !== undefined && days > latestDaysAfter,
    example: 'Invoice date: 09/12/2024\nDue date: 22/11/2026',
  },
];
