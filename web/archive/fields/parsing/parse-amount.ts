import { keepResults } from '../../../i18n/formats/keep-results.ts';

const decimalSignOf = keepResults(
  (locale: string) =>
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value,
);

const typedFormat = keepResults(
  (locale: string) =>
    new Intl.NumberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({ '€': 'EUR', $: 'USD', '£': 'GBP', R$: 'BRL', zł: 'PLN', lei: 'RON' }),
);

/** Digits, or groups with one separator: of three digits, in India also of two. */
const wholeNumber = /^[+\u2212-]?\s*(\d+|\d{1,3}(?:([.,\s'’])(?:\d{2,3}\2)*\d{3}))$/u;

export function typedAmount(amount: number, locale: string): string {
  return typedFormat(locale).format(amount);
}

/**
 * Parses a typed amount with an optional currency before or after it: `1.234,50 €`, `USD 12`. The last of two different
 * separators is the decimal one; a single one followed by three digits separates thousands, unless the language uses it
 * for decimals.
 */
export function parseAmount(
  text: string,
  locale: string,
): { amount: number; currency?: string } | undefined {
  const [, before = '', number = '', after = ''] =
    /^([^\d\s.,+-]*)([\d\s.,'’+\u2212-]*\d)\s*([^\d\s.,]*)$/u.exec(text.trim()) ?? [];
  const digits = number.replaceAll(/[\s'’]/gu, '').replace('\u2212', '-');
  if (!/^[+-]?\d[\d.,]*$/.test(digits)) return undefined;
  const decimal = decimalSignIn(digits, locale);
  const whole = decimal ? number.slice(0, number.lastIndexOf(decimal)) : number;
  if (!wholeNumber.test(whole)) return undefined;
  const plain = Array.from(digits)
    .filter((char) => !'.,'.includes(char) || char === decimal)
    .join('');
  const amount = Number(decimal ? plain.replace(decimal, '.') : plain);
  const sign = before || after;
  return Number.isFinite(amount)
    ? { amount, ...(sign !== '' && { currency: signs.get(sign) ?? sign.toUpperCase() }) }
    : undefined;
}

function decimalSignIn(digits: string, locale: string): string | undefined {
  const found = Array.from(digits).filter((char) => '.,'.includes(char));
  const last = found.at(-1);
  if (last === undefined || found.indexOf(last) !== found.length - 1) return undefined;
  if (found.length > 1 || last === decimalSignOf(locale)) return last;
  return digits.length - digits.indexOf(last) === 4 ? undefined : last;
}
