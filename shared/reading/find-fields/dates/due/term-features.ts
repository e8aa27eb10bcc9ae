import { flag } from '../../weighing/weigh.ts';
import type { DocumentType } from '../../../fields/document-types.ts';
import { firstRule } from '../../rule.ts';
import type { Known, SourceText } from '../../source-text.ts';
import { requesting } from './due-sentences.ts';
import { amountNear, isDebited, paying, payingOut } from './due-words.ts';
import { isOfPayment, type PaymentTermClues, paymentTerms } from './payment-term-rules.ts';
import {
  discounted,
  fromAnotherDay,
  fromItsOwnDay,
  nameOfTerm,
  ofOtherMatters,
  ofTerms,
} from './payment-term-words.ts';
import { termCluesIn } from './payment-terms.ts';

const [durations] = paymentTerms;
const isDuration = (row: { name: string }) => row.name === durations?.name;

/** A printed term, such as `within 14 days`, with its last day and the row of the table that it has. */
export type CountedTerm = {
  start: number;
  end: number;
  day: string;
  row: string | undefined;
  isOfPayment: boolean;
  words: TermWords;
};
export type TermWords = ReturnType<typeof ofTermWords>;

const mostTerms = 24;

/** Returns the terms of a text, counted from the day of the document. */
export function countedTerms(
  source: SourceText,
  { documentType, documentDate }: Known,
): CountedTerm[] {
  if (documentDate === undefined) return [];
  const terms = termCluesIn(source, { documentType, documentDate }).slice(0, mostTerms);
  return terms.flatMap(({ start, end, day, clues }) => {
    const row = firstRule(paymentTerms, clues);
    if (row && isDuration(row)) return [];
    const words = ofTermWords(source.paper.folded, { start, end }, clues);
    return { start, end, day, row: row?.name, isOfPayment: row?.isOfPayment ?? false, words };
  });
}

const within =
  /(?<!\p{L})(?:binnen|innerhalb(?: von)?|within|dans(?: les?| un delai de)?|sous|en(?: un)?|en el plazo de|entro|w ciagu|w terminie|no prazo de|em|in(?: termen(?: de)?| maxim)?|do|ve lhute|inden(?: for)?|inom|εντοσ|σε|icinde) ?$/u;
/** Returns the evidence of the words around a term. */
function ofTermWords(
  folded: string,
  place: { start: number; end: number },
  clues: PaymentTermClues,
) {
  const { before, term, after } = clues;
  const sentence = `${before}${term}${after}`;
  return {
    'term of paying': flag(paying.test(sentence)),
    'term of paying, before it': flag(paying.test(before)),
    'term with its name': flag(nameOfTerm.test(before)),
    'term of transfers': flag(ofTerms.test(sentence)),
    'term with an amount': flag(amountNear.test(sentence)),
    'term of a request': flag(requesting.test(sentence)),
    'term of another matter': flag(ofOtherMatters.test(sentence)),
    'term of a repayment': flag(payingOut.test(sentence)),
    'term of a debit': flag(isDebited(folded, place)),
    'term from its day, behind it': flag(fromItsOwnDay.test(after)),
    'term from another day, behind it': flag(fromAnotherDay.test(after)),
    'term from another day, before it': flag(fromAnotherDay.test(before.replace(nameOfTerm, ''))),
    'term for a reduction': flag(discounted.test(sentence)),
    'term within': flag(within.test(before)),
    'term of one who pays': flag(isOfPayment(clues) && asksToPay(clues.documentType)),
  };
}

const asksToPay = (type: DocumentType | undefined) =>
  type === 'invoice' || type === 'reminder' || type === 'tax';
