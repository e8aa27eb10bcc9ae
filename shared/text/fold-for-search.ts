import { boundMarks } from './bound-marks.ts';

const ascii = /^[\0-\x7f]*$/;

// Vowel signs of Indic and South-East Asian scripts are like letters and are kept, and so are the marks that turn か into が.
const hebrewMarks = String.raw`\u0591-\u05bd\u05bf-\u05c2\u05c4-\u05c7`;
const arabicMarks = String.raw`\u0610-\u061a\u0640\u064b-\u065f\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed`;
const otherMarks = String.raw`\p{Script=Inherited}\p{Default_Ignorable_Code_Point}\u02b9-\u02bf\u0483-\u0489`;
const marks = new RegExp(
  String.raw`[[${otherMarks}${hebrewMarks}${arabicMarks}]--[\u3099\u309a]]`,
  'gv',
);

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ŧ: 't',
    ı: 'i',
    ŋ: 'n',
    ς: 'σ',
    ى: 'ي',
    ی: 'ي',
    ک: 'ك',
    ة: 'ه',
  }),
);
const special = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/**
 * Folds text for search: removes case, diacritics, compatibility forms (ligatures, full width) and invisible characters, in every script.
 * Idempotent. `foldCase`, which keeps accents, is for comparing names of tags.
 */
export function foldForSearch(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return foldDecomposed(boundMarks(text).normalize('NFKD'));
}

const maxGrowth = 5;
const shortText = 64;

/**
 * Folds text as `foldForSearch` does, but keeps characters that expand to many others (\ufdfa to 18) if they would make the text several
 * times as long, to bound the cost of hostile texts.
 */
export function foldWithinBounds(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  const bounded = boundMarks(text);
  const decomposed = bounded.normalize('NFKD');
  const isBounded = decomposed.length <= maxGrowth * text.length + shortText;
  return foldDecomposed(isBounded ? decomposed : bounded.normalize('NFD'));
}

const apostrophes = /[\u00b4\u02b9\u02bc\u2018-\u201b\u2032]/gu;
const hyphens = /[\u2010-\u2015\u2212]/gu;

/** Folds text as `foldWithinBounds` does, with one form of each apostrophe and hyphen: for texts that are not compared by words. */
export function foldWithSigns(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return foldWithinBounds(text.replace(apostrophes, "'").replace(hyphens, '-'));
}

function foldDecomposed(text: string): string {
  return text
    .replace(marks, '')
    .toLowerCase()
    .replace(marks, '')
    .replace(special, (letter) => letters.get(letter) ?? letter)
    .replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .normalize('NFC');
}
