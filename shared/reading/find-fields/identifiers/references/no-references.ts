import { monthOf } from '../../dates/find-dates.ts';
import { foldText } from '../../paper/fold-text.ts';

/** Follows the integer part of an amount, a percentage or a tax rate. */
export const isQuantity =
  /^(?:[,.]\d{2}(?!\d)| ?(?:%|€|£|\$|円|v\.? ?h\.|(?:eur|zl|lei|ron|pln|chf|kc|kr|tl|kwh|kg|km)(?![a-z])))/;

/** The sign of a number before it. */
export const signBefore =
  /(?:(?<!\p{L})(?:n[°º]|n\.[°º]?|nr\.?|no\.?|nro\.?|num\.?|numero|number|nummer|numer|cislo|c\.(?: ?j\.)?|αρ\.?|αριθ\.?|αριθμοσ|sayi|faktura(?: vat)?|№)|(?:nr|nummer|(?<![a-z])no)\.?|番号|[#№])[ :.]{0,4}$/u;

const date =
  /^\d{1,2}[.-]\d{1,2}[.-](?:19|20)\d{2}(?:-\d|$)|^\d{1,2}[.-]\d{1,2}[.-]\d{2}$|^(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}(?:T|$)/;
const slashedDay = /^\d{1,2}\/\d{1,2}\/\d{2,4}$|^\d{1,2}\/\d{1,2}-(?:19|20)?\d\d$/;
const money = /^\d{1,3}(?:\.\d{3})*,\d{2}$|^\d{1,3}(?:,\d{3})*\.\d{2}$/;
/** Matches `2024`, `JUNE 2024`, `SET/2024` and `2024/25`. */
const year =
  /^(?:\p{L}{3,9}[ /])?(?:19|20)\d\d$|^(?:19|20)\d\d ?[-/] ?(?:19|20)\d\d$|^20(\d\d)[/-](\d\d)$/u;
const dayInWords = /^\d{1,2}[-. ]\p{L}{3,9}[-. ]\d{2,4}$/u;
/** The certification number of the software that printed a Portuguese bill. */
const certifiedProgram = /^\d{1,4}\/AT$/;

/** Returns whether a printed text may be a number, but not a day, an amount, a month or a word. */
export function isNumber(text: string, isSigned: boolean): boolean {
  if (!/\d/.test(text) || text.length > 45) return false;
  const own = text.replace(/^\p{L}{2,6} /u, '').replaceAll(/(?<=\d)O|O(?=\d)/g, '0');
  if (slashedDay.test(own) && !isSigned) return false;
  if (date.test(own) || dayInWords.test(text) || isMonth(text)) return false;
  if (isYear(text) && !(isSigned && !text.includes(' '))) return false;
  return !certifiedProgram.test(text) && !money.test(text);
}

/** Matches `MARZO 2019`. */
function isMonth(text: string): boolean {
  const [, name = ''] = /^(\p{L}{3,12})[ ./-]{1,2}(?:19|20)\d\d$/u.exec(text) ?? [];
  return name !== '' && monthOf(foldText(name)) !== undefined;
}

function isYear(text: string): boolean {
  const [all, first, second] = year.exec(text.replaceAll('O', '0')) ?? [];
  if (all === undefined) return false;
  return first === undefined || Number(second) === (Number(first) + 1) % 100;
}
