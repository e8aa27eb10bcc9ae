import type { Cell } from '../paper/paper.ts';
import { spacedLetter } from '../paper/words.ts';
import { currencyBeside } from './currency.ts';

export type PrintedAmount = Cell & {
  cents: number;
  currency: string | undefined;
  hasDecimals: boolean;
};

const digit = '[\\doil]';
const amount = new RegExp(
  `(?<!${spacedLetter}|\\d)(?<!\\d[.,/:'-])(-\\s?)?(\\d${digit}{0,2}(?:(?:[.,']|(?<=\\d) )${digit}{3}(?![\\doil])){1,4}|\\d${digit}{0,8})(?:\\s?([.,])\\s?(${digit}{2}|-{1,2})|([.,])(\\d))?(?![\\d%])(?![.,/:]\\d)(?!\\s?%)(?!-\\d)`,
  'gu',
);

const grouped = /^\d{1,3}(?:[., ]\d{3})+$/;

/** Bounds the cost of hostile texts; real papers have fewer. */
const mostAmounts = 5000;

/**
 * Returns all amounts of a folded text: numbers with two decimals, or next to a currency. In texts without either, they are numbers in groups
 * of three digits.
 */
export function findAmounts(folded: string, { isWhole = false } = {}): PrintedAmount[] {
  const amounts: PrintedAmount[] = [];
  amount.lastIndex = 0;
  for (
    let match = amount.exec(folded);
    match && amounts.length < mostAmounts;
    match = amount.exec(folded)
  ) {
    const [all, sign, whole = '', point, decimals, , tenth] = match;
    const end = match.index + all.length;
    const start = match.index + (sign?.length ?? 0);
    if (tenth !== undefined) continue;
    const currency = currencyBeside(folded, { start, end });
    const hasDecimals = decimals !== undefined && decimals.length === 2;
    if (!hasDecimals && currency === undefined && !(isWhole && grouped.test(whole))) continue;
    const damaged = /[oil]/.test(whole + (decimals ?? ''));
    if (damaged && !(hasDecimals || currency)) continue;
    if (point !== undefined && whole.includes(point)) continue;
    const units = digitsOf(whole);
    const cents = units * 100 + (decimals?.startsWith('-') ? 0 : digitsOf(decimals ?? '0'));
    if (cents > 99_999_999_999) continue;
    amounts.push({ start, end, cents: sign === undefined ? cents : -cents, currency, hasDecimals });
  }
  return amounts;
}

function digitsOf(text: string): number {
  return Number(text.replaceAll('o', '0').replaceAll(/[il]/g, '1').replaceAll(/\D/g, ''));
}
