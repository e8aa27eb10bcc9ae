import type { Money } from '../../reading/fields/document-fields.ts';
import { hundredthsOf } from '../../reading/fields/money.ts';

/** Returns the nearest number for hundredths. */
export function amountOfHundredths(hundredths: bigint): number {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return Number(`${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** Returns the sum in each currency, by its code, exact to the hundredth. */
export function sumAmounts(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(hundredthsOf(amount)));
  }
  return [...sums]
    .map(([currency, hundredths]) => ({ currency, amount: amountOfHundredths(hundredths) }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}
