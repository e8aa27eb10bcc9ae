import type { DocumentType } from '../../../fields/document-types.ts';
import { heightOf, lineAt, type Paper } from '../../paper/paper.ts';
import { payable } from '../amount-role.ts';
import { addUp, createSums, type ReadAmount } from '../add-up.ts';

/** An amount with what its paper says of it. */
export type AmountClues = ReadAmount & {
  documentType: DocumentType | undefined;
  /** Of all amounts, whatever their sign. */
  isLargest: boolean;
  /** None that is labelled a total or a sum is higher. */
  isHighestTotal: boolean;
  isHighestPremium: boolean;
  isHighestPayable: boolean;
  /** What the amounts labelled net and tax add up to. */
  isGross: boolean;
  /** A deposit was taken off it, or is taken off already. */
  isBeforeDeposit: boolean;
  isAfterDeposit: boolean;
  /** The sum of the amounts above it or before it, of labelled ones, or a part of one. */
  isSum: boolean;
  isSumOfLabelled: boolean;
  isPart: boolean;
  /** The highest amount, at the end of what is sold. */
  isLastOfSale: boolean;
  /** How far down its page it is, from 0 to 1. */
  height: number;
};

/** What is sold says its price, whatever it calls it. */
export const priced: ReadonlySet<DocumentType | undefined> = new Set([
  'ticket',
  'receipt',
  'invoice',
  'offer',
  'reminder',
] satisfies DocumentType[]);

const mostCompared = 1000;

const largestOf = (amounts: readonly ReadAmount[]) =>
  Math.max(0, ...amounts.slice(0, mostCompared).map(({ cents }) => cents));

/** Reads what a paper says of each of its amounts. */
export function createAmountClues(
  paper: Paper,
  amounts: readonly ReadAmount[],
  documentType: DocumentType | undefined,
): (amount: ReadAmount) => AmountClues {
  const sums = createSums(amounts);
  const added = addUp(paper, amounts);
  const largest = largestOf(amounts);
  const highestPremium = largestOf(amounts.filter(({ role }) => role === 'premium'));
  const highestPayable = largestOf(
    amounts.filter(({ role, text }) => (role === 'total' || role === 'rest') && payable.test(text)),
  );
  const highestTotal = largestOf(
    amounts.filter(({ role, strength }) => (role === 'total' || role === 'sum') && strength > 0.7),
  );
  const end = amounts.at(-1)?.start;
  return (amount) => {
    const { cents, start } = amount;
    const line = lineAt(paper, start);
    return {
      ...amount,
      documentType,
      isLargest: Math.abs(cents) === largest,
      isHighestTotal: cents >= highestTotal,
      isHighestPremium: cents === highestPremium,
      isHighestPayable: cents === highestPayable,
      isGross: sums.isGross(cents),
      isBeforeDeposit: sums.isBeforeDeposit(cents),
      isAfterDeposit: sums.isAfterDeposit(cents),
      isSum: added.isSum(amount),
      isSumOfLabelled: added.isOfLabelled(amount),
      isPart: added.isPart(amount),
      isLastOfSale: priced.has(documentType) && cents === largest && start === end,
      height: line ? heightOf(paper, line) : 0,
    };
  };
}
