const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats bytes with base 1000: whole bytes, and one decimal from kilobytes on. */
export function formatSize(bytes: number, locale: string): string {
  let power = 0;
  let value = bytes;
  // Chosen by the rounded value, so that 999,960 is 1 MB and not 1,000 kB.
  while (power < units.length - 1 && Math.round(value * 10) / 10 >= 1000) {
    value /= 1000;
    power += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(value);
}
