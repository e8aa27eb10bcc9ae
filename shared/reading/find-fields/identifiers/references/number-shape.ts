import { isIban, normalizeIban } from '../../../fields/iban.ts';
import { hasRightCheckDigits } from '../check-vat-id.ts';
import type { Cut, PrintedNumber } from './printed-numbers.ts';
import { isLikeTelephone } from './telephones.ts';

const day = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)|^(?:19|20)\d\d[./-]\d\d?[./-]\d\d?(?!\d)/;
const officeMark = /^\p{L}[\p{L}\d]{0,5}(?:-[\p{Lu}\d]{1,5})?(?:\.\d{1,6}){1,3}\.(?:19|20)\d\d/u;
const uniqueId = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}|^[\da-f]{24,}$/i;
const vatId =
  /^(?:at|be|bg|che?|cy|cz|de|dk|ee|el|es|fi|fr|gb|hr|hu|ie|it|lt|lu|lv|mt|nl|pl|pt|ro|se|si|sk)[ -]?[a-z\d.]{8,14}$/i;
/** Registers, and numbers of accounts, before a number. */
const registered =
  /^(?:hrb|hra|nip|nif|cif|siret|siren|kvk|tel|t|fax|fn|rea|j\d|ik|lic|dob|cvr|reg|ppsn|tin|omb|[a-z]{4}\d{5}[a-z]$)(?!\p{L})/iu;
/** Letters of series that bills are numbered in. */
const series =
  /^(?:ft|fs|fr|nc|nd|rc|or|gt|fv|fa|fvs|kp|wz|pz|mm|re|rg|inv|av|αλπ|απυ|τπυ)(?!\p{L})/iu;
/** Personal numbers that begin with a day of birth, and those of insurances and tax offices. */
const personal =
  /^\d{2}(?:0[1-9]|1[0-2]|[56]\d)\d{2}[-/+ ]?(?:\d{3,4}|[x*]{3,4})$|^\d{2}[0-3]\d(?:0[1-9]|1[0-2])\d{2}[-/ ]?(?:\d{3,4}|[x*]{3,4})$|^(?:19|20)\d{6}-\d{4}$|^756\.\d{4}\.\d{4}\.\d\d$|^[a-z]{2} ?\d\d ?\d\d ?\d\d ?[a-d]$|^\d\d ?[0-3]\d[01]\d\d\d ?[a-z] ?\d{3}$|^[xyz]?\d{7,8}-?[a-z]$|^[a-z]{6}\d\d[a-z]\d\d[a-z]\d{3}[a-z]$|^\d{3}-\d\d-\d{4}$|^[12] ?\d\d ?(?:0\d|1[0-2]) ?\d\d ?\d{3} ?\d{3}/i;

const isVatId = (text: string) =>
  vatId.test(text) && hasRightCheckDigits(text.replaceAll(/[ .-]/g, '').toUpperCase()) === true;

type ShapeClues = {
  text: string;
  cut: Cut;
  /** What is printed after it. */
  behind: string;
  /** The number of digits, and of letters. */
  length: number;
  letters: number;
  isPlain: boolean;
};

/** The evidence of the characters of a number. */
export const shapes = {
  'one digit': ({ length }) => length === 1,
  'two digits': ({ length }) => length === 2,
  'few digits': ({ length }) => length === 3 || length === 4,
  'some digits': ({ length }) => length > 4 && length < 8,
  'many digits': ({ length }) => length > 7 && length < 13,
  'very many digits': ({ length }) => length > 12,
  'only digits': ({ isPlain }) => isPlain,
  'a plain short number': ({ length, isPlain }) => isPlain && length < 4,
  'letters before digits': ({ text }) => /^\p{L}/u.test(text),
  'letters behind digits': ({ text }) => /\d[\p{L}]{1,2}$/u.test(text),
  'small letters': ({ text }) => /\p{Ll}/u.test(text),
  'mostly letters': ({ length, letters }) => letters > length,
  slashes: ({ text }) => text.includes('/'),
  hyphens: ({ text }) => /[-‐-—]/.test(text),
  dots: ({ text }) => text.includes('.'),
  spaces: ({ text }) => text.includes(' '),
  zeros: ({ text }) => text.startsWith('0'),
  'long word before': ({ text, cut }) => cut !== 'whole' && /^\p{L}{4}/u.test(text),
  'letters of a series': ({ text, cut }) => cut !== 'whole' && series.test(text),
  'like a personal number': ({ text }) => personal.test(text),
  'like an account': ({ text }) => /^(?:\d{1,6}-)?\d{4,10}\/\d{4}$|^8\d{3}-\d$/.test(text),
  'two short numbers': ({ text }) => /^\d{1,3}\/\d{1,2}$/.test(text),
  'like a range': ({ text }) => /^\d{1,4} ?- ?\d{1,4}$/.test(text),
  'like a decimal': ({ text }) => /^\d+[.,]\d{1,2}$/.test(text),
  'only zeros': ({ text, length }) => length > 1 && !/[1-9]/.test(text),
  'year inside': ({ text }) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text),
  'begins with a year': ({ text }) => /^\p{L}*-?(?:19|20)\d\d/u.test(text),
  'only a year': ({ text }) => /^(?:19|20)\d\d$/.test(text),
  'like a day': ({ text }) => day.test(text),
  'like a month': ({ text }) => /^(?:0[1-9]|1[0-2])[/-](?:19|20)\d\d$/.test(text),
  'like a telephone': ({ text }) => isLikeTelephone(text),
  'like an amount': ({ text }) => /^\d{1,3}(?:[. ]\d{3}){1,2}$/.test(text),
  'like a postal code': ({ text, behind }) =>
    /^(?:\d{4,5}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2})$/.test(text) &&
    /^ ?\p{Lu}\p{L}/u.test(behind),
  'like a tax number': ({ text }) => /^\d{2,3}\/\d{3,4}\/\d{4,5}$/.test(text),
  'like a file of an office': ({ text }) => officeMark.test(text),
  'a unique id': ({ text }) => uniqueId.test(text),
  'a VAT id': ({ text }) => isVatId(text),
  'an IBAN': ({ text, length }) => length > 10 && isIban(normalizeIban(text)),
  'of a register': ({ text }) => registered.test(text),
  'before a small letter': ({ behind }) => /^ ?\p{Ll}/u.test(behind),
  'of several parts': ({ text, cut }) => cut === 'whole' && text.includes(' '),
  'with letters before': ({ cut }) => cut === 'with letters before',
  'with a letter behind': ({ cut }) => cut === 'with a letter behind',
  'with characters': ({ cut }) => cut === 'with characters',
  'first part': ({ cut }) => cut === 'first part',
} satisfies Record<string, (clues: ShapeClues) => boolean>;

const rows = Object.entries<(clues: ShapeClues) => boolean>(shapes);

/** Returns the names of the evidence of the characters of a number. */
export function ofShape({ text, cut }: PrintedNumber, behind: string): string[] {
  const length = text.replaceAll(/\D/g, '').length;
  const letters = text.replaceAll(/\P{L}/gu, '').length;
  const isPlain = letters === 0 && length === text.length;
  const clues = { text, cut, behind, length, letters, isPlain };
  return rows.flatMap(([name, applies]) => (applies(clues) ? name : []));
}
