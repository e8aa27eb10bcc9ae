import { foldText } from '../../paper/fold-text.ts';
import type { Cell } from '../../paper/paper.ts';

/** An ISO 4217 code; undefined if several countries use the currency's name, or it is unknown. */
type WrittenCurrency = { currency: string | undefined; isListed: boolean };

/** Currency codes except those that are also words, such as ALL and TOP. */
const codes =
  'AED|AFN|AMD|ANG|AOA|ARS|AUD|AZN|BBD|BDT|BGN|BHD|BMD|BND|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHF|CLP|CNY|COP|CRC|CVE|CZK|' +
  'DJF|DKK|DOP|DZD|EGP|ETB|EUR|FJD|GBP|GHS|GMD|GNF|GTQ|GYD|HKD|HNL|HRK|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|' +
  'KES|KGS|KHR|KRW|KWD|KYD|KZT|LBP|LKR|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|' +
  'OMR|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SCR|SDG|SEK|SGD|SLE|SRD|SYP|SZL|THB|TJS|TND|TRY|TTD|TWD|TZS|UAH|UGX|' +
  'USD|UYU|UZS|VND|XAF|XCD|XOF|XPF|YER|ZAR|ZMW';

/** Names and signs of currencies; undefined if several countries use them. */
const names = new Map<string, string | undefined>([
  ['Franken', 'CHF'],
  ['francs suisses', 'CHF'],
  ['franchi svizzeri', 'CHF'],
  ['kronor', 'SEK'],
  ['kroner', undefined],
  ['kn', 'HRK'],
  ['DM', undefined],
  ['KSh', 'KES'],
  ['RM', 'MYR'],
  ['Rp', 'IDR'],
  ['Php', 'PHP'],
  ['S/', 'PEN'],
  ['лв', 'BGN'],
  ['грн', 'UAH'],
  ['ден', 'MKD'],
  ['ευρώ', 'EUR'],
  ['元', 'CNY'],
  ['руб', undefined],
  ['FCFA', undefined],
  ['F CFA', undefined],
  ['Rs', undefined],
  ['SR', undefined],
  ['DH', undefined],
  ['Dhs', undefined],
  ['Bs', undefined],
  ['Din', undefined],
  ['din', undefined],
]);
const listed = `${codes}|${[...names.keys()].join('|')}`;
const listedAfter = new RegExp(`^[\\s.,-]{0,3}(${listed})(?![\\p{L}\\d])`, 'u');
/** Rands precede the amount: an R after a price is a tax rate. */
const listedBefore = new RegExp(`(?<![\\p{L}\\d])(${listed}|R)[\\s:.]{0,2}$`, 'u');
/** `CAD.` means street in Turkish. */
const mentioned = new RegExp(`(?<![\\p{L}\\d])(?!CAD\\.)(?:${codes})(?![\\p{L}\\d])`, 'u');

/** Letters that may be an unlisted currency: a few capitals, or letters of another script. */
const unlistedAfter = /^\s{0,2}([A-Z]{2,4}|[^\P{L}\p{Script=Latin}]+)(?![\p{L}\d])/u;
const unlistedBefore = /(?<![\p{L}\d])([A-Z]{2,4}|[^\P{L}\p{Script=Latin}]{1,4})[\s:.]{0,2}$/u;
/** Dollars or pounds of countries other than the known ones. */
const foreignSign = /(?<![\p{L}\d])[A-Z]{1,3}\p{Sc}[\s:.]{0,2}$/u;
const reach = 20;

/**
 * Returns the currency next to an amount as it is written, if it is not one of the usual ones. `isWord` returns whether text is a known
 * word.
 */
export function currencyAsWritten(
  text: string,
  { start, end }: Cell,
  isWord: (folded: string) => boolean,
): WrittenCurrency | undefined {
  const left =
    text
      .slice(Math.max(0, start - reach), start)
      .split('\n')
      .at(-1) ?? '';
  const [right = ''] = text.slice(end, end + reach).split('\n');
  if (foreignSign.test(left)) return { currency: undefined, isListed: true };
  const name = listedBefore.exec(left)?.[1] ?? listedAfter.exec(right)?.[1];
  if (name !== undefined) {
    const currency = names.has(name) || name === 'R' ? names.get(name) : name;
    return { currency, isListed: true };
  }
  const unlisted = [unlistedBefore.exec(left)?.[1], unlistedAfter.exec(right)?.[1]].some(
    (letters) => letters !== undefined && !isWord(foldText(letters)),
  );
  return unlisted ? { currency: undefined, isListed: false } : undefined;
}

/** Returns the currency code that is written anywhere in a text, for example in the head of a column. */
export function codeAsWritten(text: string): string | undefined {
  return mentioned.exec(text)?.[0];
}
