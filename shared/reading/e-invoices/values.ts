import { textAt, type XmlElement } from './xml/xml-element.ts';

const longestDecimal = 40;

/** Normalizes a decimal of XML Schema: no `+`, leading zeros and spaces; null if it is invalid. */
export function toDecimal(text: string | null): string | null {
  if (text === null || text.length > longestDecimal) return null;
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const number = fraction === '' ? digits : `${digits}.${fraction}`;
  return sign === '-' && /[1-9]/.test(number) ? `-${number}` : number;
}

/** Returns the decimal at the first path that has a text; null if it is invalid. */
export function decimalAt(element: XmlElement | undefined, ...paths: string[]): string | null {
  return toDecimal(textAt(element, ...paths));
}

/** Returns the exact sum of decimals, with the largest number of decimal places; null without any. */
export function sumDecimals(decimals: readonly (string | null)[]): string | null {
  const numbers = decimals.filter((decimal) => decimal !== null);
  if (numbers.length === 0) return null;
  const places = numbers.reduce((most, number) => Math.max(most, placesOf(number)), 0);
  const sum = numbers.reduce((total, number) => total + scaled(number, places), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  return `${sum < 0n ? '-' : ''}${whole}${places > 0 ? `.${fraction}` : ''}`;
}

/** Returns a decimal without its sign. */
export function absolute(decimal: string | null): string | null {
  return decimal === null ? null : decimal.replace(/^-/, '');
}

/** Returns whether a decimal is zero in any notation. */
export function isZero(decimal: string | null): boolean {
  return decimal !== null && !/[1-9]/.test(decimal);
}

/** Converts a decimal to an amount of a document; undefined if it has more than two decimal places other than zero. */
export function toAmount(decimal: string): number | undefined {
  return /^-?\d{1,13}(?:\.\d{1,2}0*)?$/.test(decimal) ? Number(decimal) : undefined;
}

/** Parses a day of XML Schema (`2026-03-02`, with a time zone or time) or of UN/CEFACT (`20260302`); null if it is invalid. */
export function toDay(text: string | null): string | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?!\d)|^(\d{4})(\d\d)(\d\d)/.exec(text ?? '');
  if (!match) return null;
  const day = match
    .slice(1)
    .filter((part) => part !== undefined)
    .join('-');
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

/** Returns the day at the first path that has a text; null if it is invalid. */
export function dayAt(element: XmlElement | undefined, ...paths: string[]): string | null {
  return toDay(textAt(element, ...paths));
}

function placesOf(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}

function scaled(decimal: string, places: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}
