import type { DocumentType } from '../../../fields/document-types.ts';
import type { Rule } from '../../rule.ts';
import { elsewhere, paying, payingOut } from './due-words.ts';
import {
  beforeNoTerm,
  discountBehind,
  discounted,
  fromAnotherDay,
  fromItsOwnDay,
  ofAgreements,
  ofOtherMatters,
  ofTerms,
} from './payment-term-words.ts';

export type PaymentTermClues = {
  documentType: DocumentType | undefined;
  before: string;
  term: string;
  after: string;
};

const sentenceOf = ({ before, term, after }: PaymentTermClues) => `${before}${term}${after}`;
/** The last part of a sentence that offers several terms. */
const partBefore = (before: string) =>
  before.replace(
    /^.*(?:[,;/]|(?<![a-z])(?:oder|or|ou|of|lub|sau|nebo|eller|veya|sonst|otherwise|sinon) )/s,
    '',
  );
const isOfBill = ({ documentType }: PaymentTermClues) =>
  documentType === 'invoice' || documentType === 'reminder' || documentType === 'policy';
const isOfPayment = (clues: PaymentTermClues) =>
  paying.test(sentenceOf(clues)) || ofTerms.test(sentenceOf(clues));

/** Confidences of the last day of a term as the day of payment: the first row that applies. */
export const paymentTerms: readonly Rule<PaymentTermClues>[] = [
  {
    name: 'duration of something that has happened, or that happens again',
    weight: 0,
    applies: ({ before }) => beforeNoTerm.test(before),
    example: { documentType: 'reminder', text: 'Your payment is more than 30 days late.' },
  },
  {
    name: 'term of a discount',
    weight: 0,
    applies: ({ before, after }) =>
      discounted.test(partBefore(before)) || discounted.test(after) || discountBehind.test(after),
    example: { documentType: 'invoice', text: 'Zahlbar binnen 10 Tagen mit 2 % Skonto' },
  },
  {
    name: 'term of something else',
    weight: 0,
    applies: (clues) =>
      ofOtherMatters.test(clues.before.slice(-70) + clues.after.slice(0, 50)) ||
      payingOut.test(sentenceOf(clues)) ||
      elsewhere.test(clues.before),
    example: { documentType: 'invoice', text: 'Refunds are paid within 14 days.' },
  },
  {
    name: 'term from another day',
    weight: 0,
    applies: (clues) => fromAnotherDay.test(sentenceOf(clues)),
    example: { documentType: 'invoice', text: 'Please pay within 14 days of delivery.' },
  },
  {
    name: 'term from its own day',
    weight: 86,
    applies: (clues) => isOfPayment(clues) && fromItsOwnDay.test(sentenceOf(clues)),
    example: { documentType: 'invoice', text: 'Payable within 14 days of the invoice date.' },
  },
  {
    name: 'term of a former bill',
    weight: 0,
    applies: ({ documentType, before }) => documentType === 'reminder' && ofAgreements.test(before),
    example: { documentType: 'reminder', text: 'Our terms of payment are 30 days.' },
  },
  {
    name: 'named term of a bill',
    weight: 78,
    applies: (clues) => isOfBill(clues) && ofTerms.test(sentenceOf(clues)),
    example: { documentType: 'invoice', text: 'Terms: 30 days net' },
  },
  {
    name: 'term of a reminder',
    weight: 78,
    applies: (clues) => isOfPayment(clues) && clues.documentType === 'reminder',
    example: { documentType: 'reminder', text: 'Please pay within two weeks.' },
  },
  {
    name: 'term from no day',
    weight: 60,
    applies: isOfPayment,
    example: { documentType: 'invoice', text: 'Please pay within 7 days, thanks.' },
  },
];
