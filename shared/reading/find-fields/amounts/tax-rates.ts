import type { ReadAmount } from './add-up.ts';

const rate = /(?<![\d.,])(\d{1,2})(?:[.,](\d{1,2}))? ?%/g;
const mostRates = 6;
const mostAmounts = 100;
const sampleLength = 50_000;
const smallest = 100;
const leastTax = 10;
const leastStrength = 0.7;

/** Rates of taxes that are included in prices, for papers that do not print theirs. */
const usualRates = [5, 6, 7, 8, 8.1, 9, 10, 12, 13, 14, 18, 19, 20, 21, 22, 23, 24, 25];

/** Returns which amounts are net and gross of a tax at a printed rate, and which include such a tax. Amounts are in cents, without signs. */
export function findTaxed(folded: string, amounts: readonly ReadAmount[]) {
  const rates = ratesIn(folded);
  const sizes = new Set(amounts.map(({ cents }) => Math.abs(cents)));
  const [net, gross, including] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const isPrinted = (cents: number) =>
    [0, -1, 1].some((rounded) => sizes.has(Math.round(cents) + rounded));
  for (const size of [...sizes].slice(-mostAmounts)) {
    if (size < smallest) continue;
    for (const percent of rates) {
      const added = (size * percent) / 100;
      if (added >= leastTax && isPrinted(added)) {
        const sum = [0, -1, 1]
          .map((rounded) => Math.round(size + added) + rounded)
          .find((cents) => sizes.has(cents));
        if (sum !== undefined) {
          net.add(size);
          gross.add(sum);
        }
      }
      const included = (size * percent) / (100 + percent);
      if (included >= leastTax && isPrinted(included)) including.add(size);
    }
  }
  for (const { role, strength, cents: tax } of amounts.slice(-mostAmounts)) {
    if (role !== 'tax' || strength < leastStrength || Math.abs(tax) < smallest) continue;
    for (const percent of usualRates) {
      const whole = Math.round((Math.abs(tax) * (100 + percent)) / percent);
      for (const size of sizes)
        if (
          Math.abs(size - whole) <= percent &&
          Math.round((size * percent) / (100 + percent)) === Math.abs(tax)
        )
          including.add(size);
    }
  }
  return { net, gross, including };
}

function ratesIn(folded: string): number[] {
  const rates = new Set<number>();
  for (const [, whole = '', decimals = ''] of folded.slice(0, sampleLength).matchAll(rate)) {
    const percent = Number(`${whole}.${decimals || '0'}`);
    if (percent >= 1 && percent < 40) rates.add(percent);
    if (rates.size >= mostRates) break;
  }
  return [...rates];
}
