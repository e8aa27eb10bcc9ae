/** The largest amount: in hundredths still an exact number. */
const maxAmount = 9_999_999_999_999.99;

/** The codes of ISO 4217 that the platform knows, former currencies too: archives contain old papers. */
export const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** An amount in hundredths of its currency, whatever that divides into: amounts have at most two decimals. */
export function hundredthsOf(amount: number): number {
  return Math.round(amount * 100);
}

/** Whether a number can be stored as an amount. */
export function isAmount(amount: number): boolean {
  return Math.abs(amount) <= maxAmount && hundredthsOf(amount) / 100 === amount;
}
