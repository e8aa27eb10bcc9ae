import { foldText } from '../paper/fold-text.ts';
import type { Cell } from '../paper/paper.ts';

/** A code of ISO 4217; undefined where the currency is that of several countries, or is not known. */
type WrittenCurrency = { currency: string | undefined; isListed: boolean };

/** Codes of currencies without those that are also words, such as ALL and TOP. */
const codes =
  'AED|AFN|AMD|ANG|AOA|ARS|AUD|AZN|BBD|BDT|BGN|BHD|BMD|BND|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHF|CLP|CNY|COP|CRC|CVE|CZK|' +
  'DJF|DKK|DOP|DZD|EGP|ETB|EUR|FJD|GBP|GHS|GMD|GNF|GTQ|GYD|HKD|HNL|HRK|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|' +
  'KES|KGS|KHR|KRW|KWD|KYD|KZT|LBP|LKR|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|' +
  'OMR|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SCR|SDG|SEK|SGD|SLE|SRD|SYP|SZL|THB|TJS|TND|TRY|TTD|TWD|TZS|UAH|UGX|' +
  'USD|UYU|UZS|VND|XAF|XCD|XOF|XPF|YER|ZAR|ZMW';

/** Names and signs with their currency; without one where several countries have it. */
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
/** Rands are written before: an R behind a price is a rate of tax. */
const listedBefore = new RegExp(`(?<![\\p{L}\\d])(${listed}|R)[\\s:.]{0,2}$`, 'u');
const mentioned = new RegExp(`(?<![\\p{L}\\d])(?:${codes})(?![\\p{L}\\d])`, 'u');

/** Letters that may be a currency that is not listed: few capitals, or those of another script. */
const unlistedAfter = /^\s{0,2}([A-Z]{2,4}|[^\P{L}\p{Script=Latin}]+)(?![\p{L}\d])/u;
const unlistedBefore = /(?<![\p{L}\d])([A-Z]{2,4}|[^\P{L}\p{Script=Latin}]{1,4})[\s:.]{0,2}$/u;
/** Other countries than those that are known, which have dollars or pounds. */
const foreignSign = /(?<![\p{L}\d])[A-Z]{1,3}\p{Sc}[\s:.]{0,2}$/u;
const reach = 20;

/** The currency that stands beside an amount as it is written, where the amount has none of the usual ones. `isWord` knows words of papers. */
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

/** The code of a currency that is written anywhere in a text, as in the head of a column. */
export function codeAsWritten(text: string): string | undefined {
  return mentioned.exec(text)?.[0];
}
