import { keepResults } from './keep-results.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats bytes with base 1000: whole bytes, and one decimal from kilobytes on. */
export function formatSize(bytes: number, locale: string): string {
  return formatWithDecimals(bytes, { locale, decimals: 1 });
}

const mostDecimals = 3;

/** Formats two sizes so that different ones look different: with more decimals if that suffices, or in bytes. */
export function formatTwoSizes(sizes: [number, number], locale: string): [string, string] {
  for (let decimals = 1; decimals <= mostDecimals; decimals += 1) {
    const [first, second] = sizes.map((size) => formatWithDecimals(size, { locale, decimals }));
    if (first && second && first !== second) return [first, second];
  }
  return [formatUnit(sizes[0], { locale }), formatUnit(sizes[1], { locale })];
}

function formatWithDecimals(bytes: number, options: { locale: string; decimals: number }): string {
  const step = 10 ** options.decimals;
  let power = 0;
  let value = bytes;
  // Chosen by the rounded value, so that 999,960 is 1 MB and not 1,000 kB.
  while (power < units.length - 1 && Math.round(value * step) / step >= 1000) {
    value /= 1000;
    power += 1;
  }
  return formatUnit(value, { ...options, power });
}

const formatterOf = keepResults(
  (locale: string, power: number, decimals: number) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: units[power] ?? 'byte',
      unitDisplay: power === 0 ? 'long' : 'short',
      maximumFractionDigits: power === 0 ? 0 : decimals,
    }),
);

function formatUnit(
  value: number,
  { locale, power = 0, decimals = 0 }: { locale: string; power?: number; decimals?: number },
): string {
  return formatterOf(locale, power, decimals).format(value);
}
