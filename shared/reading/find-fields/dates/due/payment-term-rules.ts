import type { DocumentType } from '../../../fields/document-types.ts';
import type { Rule } from '../../rule.ts';
import { elsewhere, paying, payingOut } from './due-words.ts';
import {
  beforeNoTerm,
  discountBehind,
  discounted,
  fromAnotherDay,
  fromItsOwnDay,
  nameOfTerm,
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
/** Returns whether the sentence of a term is about paying. */
export const isOfPayment = (clues: PaymentTermClues) =>
  paying.test(sentenceOf(clues)) || ofTerms.test(sentenceOf(clues));

/** Which terms are of a payment: the first row that applies. */
export const paymentTerms: readonly (Omit<Rule<PaymentTermClues>, 'weight'> & {
  isOfPayment: boolean;
})[] = [
  {
    name: 'duration of something that has happened, or that happens again',
    isOfPayment: false,
    applies: ({ before }) => beforeNoTerm.test(before),
    example: { documentType: 'reminder', text: 'Your payment is more than 30 days late.' },
  },
  {
    name: 'term of a discount',
    isOfPayment: false,
    applies: ({ before, after }) =>
      discounted.test(partBefore(before)) || discounted.test(after) || discountBehind.test(after),
    example: { documentType: 'invoice', text: 'Zahlbar binnen 10 Tagen mit 2 % Skonto' },
  },
  {
    name: 'term of something else',
    isOfPayment: false,
    applies: (clues) =>
      ofOtherMatters.test(clues.before.slice(-70) + clues.after.slice(0, 50)) ||
      payingOut.test(sentenceOf(clues)) ||
      elsewhere.test(clues.before),
    example: { documentType: 'invoice', text: 'Refunds are paid within 14 days.' },
  },
  {
    name: 'term from another day',
    isOfPayment: false,
    applies: ({ before, ...clues }) =>
      fromAnotherDay.test(sentenceOf({ ...clues, before: before.replace(nameOfTerm, '') })),
    example: { documentType: 'invoice', text: 'Please pay within 14 days of delivery.' },
  },
  {
    name: 'term from its own day',
    isOfPayment: true,
    applies: (clues) => isOfPayment(clues) && fromItsOwnDay.test(sentenceOf(clues)),
    example: { documentType: 'invoice', text: 'Payable within 14 days of the invoice date.' },
  },
  {
    name: 'term of a former bill',
    isOfPayment: false,
    applies: ({ documentType, before }) => documentType === 'reminder' && ofAgreements.test(before),
    example: { documentType: 'reminder', text: 'Our terms of payment are 30 days.' },
  },
  {
    name: 'named term of a bill',
    isOfPayment: true,
    applies: (clues) => isOfBill(clues) && ofTerms.test(sentenceOf(clues)),
    example: { documentType: 'invoice', text: 'Terms: 30 days net' },
  },
  {
    name: 'term of a reminder',
    isOfPayment: true,
    applies: (clues) => isOfPayment(clues) && clues.documentType === 'reminder',
    example: { documentType: 'reminder', text: 'Please pay within two weeks.' },
  },
  {
    name: 'term from no day',
    isOfPayment: true,
    applies: isOfPayment,
    example: { documentType: 'invoice', text: 'Please pay within 7 days, thanks.' },
  },
];
