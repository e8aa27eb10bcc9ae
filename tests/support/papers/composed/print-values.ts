import type { Draw } from './draw.ts';
import type { Wording } from './wording/wording.ts';

export function printDate(day: string, pattern: string, wording: Wording): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const at = Number(month) - 1;
  const values: Record<string, string> = {
    d: String(Number(date)),
    dd: date,
    m: String(Number(month)),
    mm: month,
    yy: year.slice(2),
    yyyy: year,
    month: wording.months[at] ?? '',
    short: wording.shortMonths[at] ?? '',
  };
  return fill(pattern, values);
}

export function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No ${name} for ${pattern}`);
    return value;
  });
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export type PrintMoney = { bare: (cents: number) => string; full: (cents: number) => string };

/** Prints the amounts of one paper in one style; `full` includes the currency. */
export function moneyPrinter(draw: Draw, wording: Wording): PrintMoney {
  const thousands = draw.pick(wording.thousands);
  const currency = draw.pick(wording.currency.printed);
  const isBefore = currency === '£' || (currency === 'EUR' && draw.chance(0.5));
  const bare = (cents: number) => {
    const whole = String(Math.floor(Math.abs(cents) / 100)).replaceAll(
      /\d(?=(?:\d{3})+$)/g,
      `$&${thousands}`,
    );
    const sign = cents < 0 ? '-' : '';
    return `${sign}${whole}${wording.decimal}${String(Math.abs(cents) % 100).padStart(2, '0')}`;
  };
  const full = (cents: number) => {
    if (!isBefore) return `${bare(cents)} ${currency}`;
    return currency === '£' ? `£${bare(cents)}` : `${currency} ${bare(cents)}`;
  };
  return { bare, full };
}
