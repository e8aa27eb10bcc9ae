import type { ReadAmount } from './add-up.ts';

const count = /(?<![\d.,:/-])([2-9]|[1-9]\d{1,2})(?![\d:/%-]|[.,]\d)/g;
/** Words for parts of a year, with their number. */
const partsOfYear: readonly (readonly [number, RegExp])[] = [
  [2, /halbjahr|half.?year|semest|polroc|pololet|halvar|εξαμην|alti ayl|半年/],
  [4, /viertelj|quarter|trimest|kwarta|kvartal|ctvrtlet|quartal|τριμην|uc ayl|四半期/],
  [
    12,
    /monat|month|mensu|mensil|mensal|mensais|maand|miesie|lunar|mesic|maned|manad|μηνια|aylik|月額|毎月/,
  ],
];
const mostCounts = 40;
const mostSizes = 60;
const sampleLength = 10_000;

/** Returns which amounts are a printed number of times another one, such as a price or an instalment. Amounts are in cents, without signs. */
export function findMultiplied(folded: string, amounts: readonly ReadAmount[]) {
  const counts = new Set<number>();
  for (const [, number] of folded.slice(0, sampleLength).matchAll(count)) {
    if (counts.size >= mostCounts) break;
    counts.add(Number(number));
  }
  for (const [parts, words] of partsOfYear)
    if (words.test(folded.slice(0, sampleLength))) counts.add(parts);
  const sizes = new Set(amounts.slice(0, mostSizes).map(({ cents }) => Math.abs(cents)));
  const [products, parts] = [new Set<number>(), new Set<number>()];
  for (const size of sizes)
    for (const times of counts) {
      if (!sizes.has(size * times)) continue;
      products.add(size * times);
      parts.add(size);
    }
  return { products, parts };
}
