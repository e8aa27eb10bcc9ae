import type { Cell } from '../paper/paper.ts';
import { spacedLetter } from '../paper/words.ts';
import { currencyBeside } from './currencies/currency.ts';

export type PrintedAmount = Cell & {
  cents: number;
  currency: string | undefined;
  hasDecimals: boolean;
};

const digit = '[\\doil]';
const amount = new RegExp(
  `(?<!${spacedLetter}|\\d)(?<!\\d[.,/:'-])(?<!\\d\\.[a-z]\\.)(-\\s?)?(\\d${digit}{0,2}(?:(?:[.,']|(?<=\\d) )${digit}{3}(?![\\doil])){1,4}|\\d${digit}{0,8})(?:\\s?([.,])\\s?(${digit}{2}|-{1,2})|([.,])(\\d))?(?![\\d%])(?![.,/:]\\d)(?!\\s?%)(?!-\\d)`,
  'gu',
);

/** The end of a day, after which a dash is not a minus: `31 March 2022 - 209.00`. */
const day = /(?:[./ ]\d{4}|\d[./]\d{2}\.?) $/;
/** Liters: `1.5 l`. */
const liters = /^\dl$/;

/** Units of numbers that are no amounts, such as hours and kilometres. */
const unit =
  /^ ?(?:uur|uhr|h|hrs?|hours?|std|stunden|hod|godz|ore|timer|tim|km|kwh|m2|m²|m3|m³|qm|mq|mp|kg|g|lt?r?|liters?|litres?|pers|%|a\.?m\.?|p\.?m\.?)(?![a-zα-ω\d])/;

const mixed = /^\d{1,3} (?=\d{3}[.,'])/;
const smallWhole = /^\d{2,3}$/;
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
    const [all, sign, printed = '', point, decimals, , tenth] = match;
    // `1 224,890` are two numbers, because one has the same separator everywhere.
    const other = mixed.exec(printed)?.[0].length ?? 0;
    const whole = printed.slice(other);
    const end = match.index + all.length;
    const start = match.index + (sign?.length ?? 0) + other;
    if (tenth !== undefined) continue;
    const currency = currencyBeside(folded, { start, end });
    // `120,-` and `120.–` are amounts without a currency, too.
    const isDashed = /\d[.,]-{1,2}$/.test(all) && !/[a-z\d]/.test(folded.charAt(end));
    const hasDecimals = isDashed || /^[\doil]{2}$/.test(decimals ?? '');
    const isInTable = () =>
      grouped.test(whole) ||
      (smallWhole.test(whole) && isAloneInCell(folded, { start: match.index, end }));
    if (!hasDecimals && currency === undefined && !(isWhole && isInTable())) continue;
    const damaged = /[oil]/.test(whole + (decimals ?? ''));
    if (damaged && !(hasDecimals || currency)) continue;
    if (currency === undefined && unit.test(folded.slice(end, end + 9))) continue;
    if (currency === undefined && liters.test(decimals ?? '')) continue;
    if (point !== undefined && whole.includes(point)) continue;
    const units = digitsOf(whole);
    const cents = units * 100 + (decimals?.startsWith('-') ? 0 : digitsOf(decimals ?? '0'));
    if (cents > 99_999_999_999) continue;
    const isMinus =
      sign !== undefined && !day.test(folded.slice(Math.max(0, match.index - 7), match.index));
    amounts.push({ start, end, cents: isMinus ? -cents : cents, currency, hasDecimals });
  }
  return amounts;
}

/** Returns whether a number ends its line after a wide gap. */
function isAloneInCell(folded: string, { start, end }: Cell): boolean {
  return /^ ?(?:\n|$)/.test(folded.slice(end, end + 2)) && folded.slice(start - 3, start) === '   ';
}

function digitsOf(text: string): number {
  return Number(text.replaceAll('o', '0').replaceAll(/[il]/g, '1').replaceAll(/\D/g, ''));
}
