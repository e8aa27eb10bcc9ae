import type { LabelRole } from '../../lexicon/lexicon.ts';
import type { Rule } from '../../rule.ts';
import { asking } from '../amount-phrases.ts';
import { paidOut, price, totalWord } from '../amount-role.ts';
import type { AmountClues } from './amount-clues.ts';

export type AmountRule = Rule<AmountClues> & { effect: 'plus' | 'at least' };

const isPayslip = ({ documentType }: AmountClues) => documentType === 'payslip';
const hasRole =
  (...roles: readonly LabelRole[]) =>
  ({ role }: AmountClues) =>
    role !== undefined && roles.includes(role);

const payslip = (line: string) => ({
  documentType: 'payslip' as const,
  text: `Gehaltsabrechnung April 2024\n${line}`,
});

/** Scores of labels. The first row that applies counts, multiplied by the strength of the label. */
export const labelledAmounts: readonly Rule<AmountClues>[] = [
  {
    name: 'net pay that is asked for',
    weight: 84,
    applies: (clues) => hasRole('netPay')(clues) && !isPayslip(clues) && asking.test(clues.text),
    example: 'Invoice 118\nBitte zahlen Sie den Auszahlungsbetrag: 21,00 EUR',
  },
  {
    name: 'net pay of no payslip',
    weight: 20,
    applies: (clues) => hasRole('netPay')(clues) && !isPayslip(clues),
    example: 'Rechnung 118\nAuszahlungsbetrag   2.318,44 EUR',
  },
  {
    name: 'net pay',
    weight: 95,
    applies: hasRole('netPay'),
    example: payslip('Auszahlungsbetrag   2.318,44 EUR'),
  },
  {
    name: 'paid out',
    weight: 94,
    applies: (clues) =>
      isPayslip(clues) && hasRole('total', 'rest')(clues) && paidOut.test(clues.text),
    example: { documentType: 'payslip', text: 'Recibo de vencimento\nTotal pago (€)   987,12' },
  },
  {
    name: 'net of a payslip',
    weight: 80,
    applies: (clues) => isPayslip(clues) && hasRole('net')(clues),
    example: payslip('Netto   2.318,44 EUR'),
  },
  {
    name: 'other amount of a payslip',
    weight: 10,
    applies: (clues) => isPayslip(clues) && clues.role !== undefined,
    example: payslip('Steuer   318,44 EUR'),
  },
  {
    name: 'total of taxes',
    weight: 90,
    applies: (clues) =>
      clues.documentType === 'tax' && hasRole('tax')(clues) && totalWord.test(clues.text),
    example: { documentType: 'tax', text: 'Council tax bill\nTotal council tax   £318.00' },
  },
  {
    name: 'premium of a policy',
    weight: 92,
    applies: (clues) => clues.documentType === 'policy' && hasRole('premium')(clues),
    example: { documentType: 'policy', text: 'Versicherungsschein\nBeitrag   48,00 EUR' },
  },
  {
    name: 'premium',
    weight: 20,
    applies: hasRole('premium'),
    example: 'Versicherungsschein\nBeitrag   48,00 EUR',
  },
  {
    name: 'price of a ticket',
    weight: 78,
    applies: (clues) =>
      clues.documentType === 'ticket' && hasRole('otherAmount')(clues) && price.test(clues.text),
    example: { documentType: 'ticket', text: 'Train ticket\nPrice   £39.50' },
  },
  {
    name: 'sum that is called a total',
    weight: 80,
    applies: (clues) => hasRole('sum')(clues) && totalWord.test(clues.text),
    example: 'Kassenbon\nSumme   43,96 EUR',
  },
  {
    name: 'total',
    weight: 90,
    applies: hasRole('total'),
    example: 'Invoice 118\nTotal due   £276.00',
  },
  {
    name: 'sum',
    weight: 72,
    applies: hasRole('sum'),
    example: 'Rechnung 118\nBetrag   43,96 EUR',
  },
  {
    name: 'rest',
    weight: 74,
    applies: hasRole('rest'),
    example: 'Your bill\nWe will take £146.22 on 18 March 2025',
  },
];

/** The sum of net and tax needs no label; it is likelier further down the page. */
export const unlabelledGross: Rule<AmountClues> & { perHeight: number } = {
  name: 'gross without a label',
  weight: 48,
  perHeight: 6,
  applies: ({ role, isGross }) => role === undefined && isGross,
  example: 'Rechnung 118\nNetto   515,00\nMwSt 19 %   97,85\nRechn ungsbe trag   612,85',
};

const deposit = 'Invoice 118\nAmount   120.00\nDeposit   20.00\nBalance due   £100.00';

/** Evidence on amounts with a label. All rows that apply count, from the first to the last. */
export const sumRules: readonly AmountRule[] = [
  {
    name: 'net and tax add up to it',
    effect: 'plus',
    weight: 14,
    applies: ({ isGross, isHighestTotal }) => isGross && isHighestTotal,
    example: 'Invoice 118\nNet   100.00\nVAT   20.00\nTotal   £120.00',
  },
  {
    name: 'before a deposit',
    effect: 'plus',
    weight: 26,
    applies: ({ isBeforeDeposit }) => isBeforeDeposit,
    example: deposit,
  },
  {
    name: 'after a deposit',
    effect: 'plus',
    weight: -24,
    applies: ({ isAfterDeposit }) => isAfterDeposit,
    example: deposit,
  },
  {
    name: 'payable of a tax, after discounts',
    effect: 'plus',
    weight: 34,
    applies: (clues) => clues.documentType === 'tax' && !clues.isLargest && clues.isHighestPayable,
    example: {
      documentType: 'tax',
      text: 'Council tax bill\nTotal   £318.00\nDiscount   £79.50\nAMOUNT PAYABLE   £238.50',
    },
  },
  {
    name: 'largest amount',
    effect: 'plus',
    weight: 6,
    applies: ({ isLargest }) => isLargest,
    example: 'Invoice 118\nPostage   4.00\nTotal   £120.00',
  },
  {
    name: 'sum of a receipt',
    effect: 'plus',
    weight: 14,
    applies: (clues) => clues.documentType === 'receipt' && hasRole('sum')(clues),
    example: { documentType: 'receipt', text: 'Kassenbon\nSumme   43,96 EUR' },
  },
];

/** A payslip also adds up amounts that are not paid out. */
const isSumOfOthers = (clues: AmountClues) =>
  clues.isSum && !isPayslip(clues) && !hasRole('net', 'tax', 'deposit')(clues);

const added = 'Invoice 118\nPump   210.00\nLabour   190.00\nVAT 13.5%   54.00\n   €454.00';

export const placeRules: readonly AmountRule[] = [
  {
    name: 'highest premium',
    effect: 'plus',
    weight: 7,
    applies: (clues) => hasRole('premium')(clues) && clues.isHighestPremium,
    example: 'Versicherungsschein\nBeitrag   48,00 EUR',
  },
  {
    name: 'sum of other amounts',
    effect: 'plus',
    weight: 14,
    applies: isSumOfOthers,
    example: added,
  },
  {
    name: 'sum of labelled amounts, or of a sale',
    effect: 'at least',
    weight: 76,
    applies: (clues) => isSumOfOthers(clues) && (clues.isSumOfLabelled || clues.isLastOfSale),
    example: added,
  },
  {
    name: 'any sum of other amounts',
    effect: 'at least',
    weight: 64,
    applies: isSumOfOthers,
    example: added,
  },
  {
    name: 'part of a sum',
    effect: 'plus',
    weight: -22,
    applies: ({ isPart }) => isPart,
    example: added,
  },
  {
    name: 'currency beside it',
    effect: 'plus',
    weight: 2,
    applies: ({ currency }) => currency !== undefined,
    example: 'Invoice 118\nTotal   £120.00',
  },
  {
    name: 'no decimals',
    effect: 'plus',
    weight: -4,
    applies: ({ hasDecimals }) => !hasDecimals,
    example: 'Invoice 118\nPostage   4.00\nTotal   £120',
  },
];
