import type { DocumentType } from '../../../fields/document-types.ts';
import { heightOf, lineAt, type Paper } from '../../paper/paper.ts';
import { payable } from '../amount-role.ts';
import { addUp, createSums, type ReadAmount } from '../add-up.ts';

export type AmountClues = ReadAmount & {
  documentType: DocumentType | undefined;
  /** Ignores the signs of amounts. */
  isLargest: boolean;
  isHighestTotal: boolean;
  isHighestPremium: boolean;
  isHighestPayable: boolean;
  isGross: boolean;
  /** A deposit was subtracted from it, or is already subtracted. */
  isBeforeDeposit: boolean;
  isAfterDeposit: boolean;
  /** It is the sum of amounts above or before it, the sum of labelled amounts, or a part of a sum. */
  isSum: boolean;
  isSumOfLabelled: boolean;
  isPart: boolean;
  isLastOfSale: boolean;
  /** Vertical position on the page, from 0 to 1. */
  height: number;
};

/** Types that state a price, whatever its label. */
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

/** Returns a function that reads the evidence on an amount in its paper. */
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
  const areWhole = !amounts.some(({ hasDecimals }) => hasDecimals);
  const end = amounts.at(-1)?.start;
  return (amount) => {
    const { cents, start } = amount;
    const line = lineAt(paper, start);
    return {
      ...amount,
      hasDecimals: amount.hasDecimals || areWhole,
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
