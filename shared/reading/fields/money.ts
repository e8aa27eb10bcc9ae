/** The largest amount whose hundredths are an exact number. */
const maxAmount = 9_999_999_999_999.99;

/** ISO 4217 codes that the platform supports, including former currencies, which occur in old papers. */
export const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Converts an amount to hundredths, also for currencies with other subunits, because amounts have at most two decimals. */
export function hundredthsOf(amount: number): number {
  return Math.round(amount * 100);
}

/** Returns whether a number can be stored as an amount. */
export function isAmount(amount: number): boolean {
  return Math.abs(amount) <= maxAmount && hundredthsOf(amount) / 100 === amount;
}
