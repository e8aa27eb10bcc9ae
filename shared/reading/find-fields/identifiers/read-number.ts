import type { Cell, Paper } from '../paper/paper.ts';

export type PrintedNumber = Cell & { text: string; isMarked: boolean };

export type Numbered = PrintedNumber & { score: number };

const before =
  /^(?: ?\([a-z ]{2,20}\))?[\s:.#=°º)*-]*(?:(?:n\.ro|n|no|nr|nro|num|nummer|numero|number|numer|numar|serie|seria|lautet|is|est|es|ist)[.:°º\s]{1,3}){0,2}(?:[:#]\s?)?/;
const inSeries =
  /^(\p{Lu}{1,6})[ ,]{1,2}(?:nr|n|no|num|numar|număr|numero|número)[.: ]{1,3}(\d{1,12})(?![\d/.-])/iu;
const token = /^[A-Za-z0-9][\w/.\-\u2010-\u2014+*]*/;

/** The day of a number: `77/18.06.2025`. */
const dayBehind = /(?<=\d)\/\d{1,2}\.\d{1,2}\.(?:19|20)\d\d$/;

/** The final letter of French contract numbers: `118 442 H`. */
const lastLetter = /^ [A-Z](?=[\s,;.)]|$)/;

/** Returns the number at the beginning of a part of a paper. */
export function readNumber(paper: Paper, { start, end }: Cell): PrintedNumber | undefined {
  const lead = before.exec(paper.folded.slice(start, Math.min(end, start + 24)))?.[0] ?? '';
  const from = start + lead.length;
  const series = inSeries.exec(paper.text.slice(from, Math.min(end, from + 40)));
  const [all = '', name = '', number = ''] = series ?? [];
  if (series && name === name.toUpperCase()) {
    return { text: `${name} ${number}`, start: from, end: from + all.length, isMarked: true };
  }
  const tokens: string[] = [];
  let at = from;
  while (tokens.length < 6 && at < end) {
    const printed = token
      .exec(paper.text.slice(at, Math.min(end, at + 45)))?.[0]
      .replace(/[.\-/,*+]{1,3}$/, '')
      .replace(dayBehind, '');
    if (!printed || !mayFollow(tokens, printed)) break;
    tokens.push(printed);
    at += printed.length;
    const space = /^(?:[/-] ?| )/.exec(paper.text.slice(at, at + 3))?.[0];
    const isBeforeDay = /\d/.test(printed) && isDateNext(paper.text.slice(at, at + 16));
    if (space === undefined || isBeforeDay) break;
    if (space.trim() !== '') tokens[tokens.length - 1] += space.trim() === '' ? '' : space;
    at += space.length;
  }
  const text = tokens
    .reduce(
      (joined, part) => joined + (joined === '' || /[/-] ?$/.test(joined) ? '' : ' ') + part,
      '',
    )
    .replace(/[ /-]{1,4}$/, '');
  const rest = /^(?:\p{Lu}{2,4} )?\d{3,}(?: \d{3,})+$/u.test(text)
    ? paper.text.slice(from + text.length, end)
    : '';
  const [letter = ''] = lastLetter.exec(rest) ?? [];
  const isMarked = /[:#°º]|n/.test(lead);
  if (isQuantity.test(paper.folded.slice(from + text.length, from + text.length + 8)))
    return undefined;
  if (!isNumber(text, isMarked)) return undefined;
  return { text: text + letter, start: from, end: from + text.length + letter.length, isMarked };
}

function mayFollow(tokens: readonly string[], token: string): boolean {
  const last = tokens.at(-1);
  if (tokens.length === 1 && /^[IVX]{1,5}$/.test(last ?? '') && /^\p{Lu}{1,4}$/u.test(token))
    return true;
  if (last === undefined) return /\d/.test(token) || /^\p{Lu}{1,6}[/-]?$/u.test(token);
  if (/[/-] ?$/.test(last)) return /\d/.test(token) || /^\p{Lu}{1,6}$/u.test(token);
  if (/\d/.test(last))
    return (
      (tokens.length > 1 ? /^\d{1,12}$/ : /^\d{2,12}$/).test(token) &&
      /^[\d ]*$|^[\p{Lu} ]{1,6}-?[\d ]*$/u.test(tokens.join(' '))
    );
  return /\d/.test(token);
}

function isDateNext(text: string): boolean {
  return /^ ?[/-]? ?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d{4}-\d{2}-\d{2})/.test(text);
}

/** Follows the integer part of an amount, a percentage or a tax rate. */
const isQuantity =
  /^(?:[,.]\d{2}(?!\d)| ?(?:%|€|£|\$|v\.? ?h\.|(?:eur|zl|lei|ron|pln|chf)(?![a-z])))/;

const slashes = /^\d{1,3}\/\d{1,2}\/\d{2,4}$/;
const date = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^[12]\d{3}-\d{2}-\d{2}$/;
const money = /^\d{1,3}(?:\.\d{3})*,\d{2}$|^\d{1,3}(?:,\d{3})*\.\d{2}$/;
const telephone = /^\+|^0\d{1,4}(?: |\/(?!(?:19|20)\d\d(?!\d)))\d{3}/;
/** Matches `2024`, `JUNE 2024`, `SET/2024` and `2024/25`. */
const year = /^(?:\p{L}{3,9}[ /])?(?:19|20)\d\d$|^20(\d\d)[/-](\d\d)$/u;
const dayInWords = /^\d{1,2}[-. ]\p{L}{3,9}[-. ]\d{2,4}$/u;
/** Numbers of accounts, telephones and companies after other labels. */
const registered = /^(?:iban|bic|swift|nip|nif|cif|siret|siren|kvk|tel|fax)(?!\p{L})/iu;
/** The certification number of the software that printed a Portuguese bill. */
const certifiedProgram = /^\d{1,4}\/AT$/;

function isYear(text: string): boolean {
  const [all, first, second] = year.exec(text.replaceAll('O', '0')) ?? [];
  if (all === undefined) return false;
  return first === undefined || Number(second) === (Number(first) + 1) % 100;
}

/**
 * Returns whether a text is a number, but not a date, an amount, a telephone number, a year or a word. Polish bills are numbered by month:
 * `Faktura nr 18/03/2025`.
 */
function isNumber(text: string, isMarked: boolean): boolean {
  if (!/\d/.test(text) || text.length > 40) return false;
  if (text.length < 2 && !isMarked) return false;
  if (date.test(text) && !(isMarked && slashes.test(text))) return false;
  if (dayInWords.test(text) || registered.test(text)) return false;
  if (certifiedProgram.test(text) || (isYear(text) && !(isMarked && text.length > 4))) return false;
  return !money.test(text) && (isMarked || !telephone.test(text));
}
