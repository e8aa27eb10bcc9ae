import { lexicons } from '../lexicon/lexicons.ts';
import { languages } from '../lexicon/lexicon.ts';
import { foldText } from '../paper/fold-text.ts';
import type { Cell } from '../paper/paper.ts';

/** Parts of written-out days and years in the nine languages, cardinal and ordinal. */
const numbers: readonly (readonly [number, string])[] = [
  [
    0,
    'e y et and si en und de ste sten ster st te ten ter tes th nd ndy de stego go wszego ul lea',
  ],
  [
    1,
    'ein eins erste ersten erster one first un uno una primo primer primero primeiro um premier een eerste pierwszego unu intai',
  ],
  [2, 'zwei zwo zweite zweiten two second due dos dois deux twee tweede drugiego doi doua dwa'],
  [3, 'drei dritten dritte three third tre tres trois drie derde trzeciego trei'],
  [4, 'vier four quattro cuatro quatro quatre czwartego patru'],
  [5, 'funf five fif cinque cinco cinq vijf piatego cinci'],
  [6, 'sechs six sei seis zes szostego sase'],
  [7, 'sieben sieb seven sette siete sete sept zeven siodmego sapte'],
  [8, 'acht eight eigh otto ocho oito huit achtste osmego opt'],
  [9, 'neun nine nin nove nueve neuf negen dziewiatego noua'],
  [10, 'zehn ten dieci diez dez dix tien dziesiatego zece'],
  [11, 'elf eleven undici once onze jedenastego unsprezece'],
  [12, 'zwolf twelve twelf dodici doce doze douze twaalf dwunastego doisprezece douasprezece'],
  [13, 'dreizehn thirteen tredici trece treze treize dertien trzynastego treisprezece'],
  [14, 'vierzehn fourteen quattordici catorce catorze quatorze veertien czternastego paisprezece'],
  [15, 'funfzehn fifteen quindici quince quinze vijftien pietnastego cincisprezece'],
  [
    16,
    'sechzehn sixteen sedici dieciseis dezasseis dezesseis seize zestien szesnastego saisprezece',
  ],
  [
    17,
    'siebzehn seventeen diciassette diecisiete dezassete dezessete zeventien siedemnastego saptesprezece',
  ],
  [18, 'achtzehn eighteen diciotto dieciocho dezoito achttien osiemnastego optsprezece'],
  [
    19,
    'neunzehn nineteen diciannove diecinueve dezanove dezenove negentien dziewietnastego nouasprezece',
  ],
  [20, 'zwanzig twenty twentie venti vent veinte veinti vinte vingt twintig dwudziestego douazeci'],
  [
    30,
    'dreissig dreißig thirty thirtie trenta trent treinta trinta trente dertig trzydziestego treizeci',
  ],
  [1000, 'tausend thousand mille mil mila duizend tysiac tysiace mie mii'],
];
const parts = new Map(
  numbers.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);
const longestPart = Math.max(...[...parts.keys()].map(({ length }) => length));
const longestWord = 32;

/** Returns the values that a word consists of, such as `vierundzwanzig`; undefined if it is not a number. */
function valuesOf(word: string): number[] | undefined {
  if (word.length > longestWord) return undefined;
  const rest: (number[] | undefined)[] = Array.from({ length: word.length + 1 }, () => undefined);
  rest[word.length] = [];
  for (let at = word.length - 1; at >= 0; at -= 1) {
    for (let end = Math.min(word.length, at + longestPart); end > at; end -= 1) {
      const value = parts.get(word.slice(at, end));
      const tail = rest[end];
      if (value !== undefined && tail) {
        rest[at] = [value, ...tail];
        break;
      }
    }
  }
  return rest[0];
}

/**
 * Combines values to a day or a year, as in `zwei tausend vier und zwanzig` and `twenty twenty-four`; returns undefined for other numbers.
 */
function numberOf(values: readonly number[]): number | undefined {
  let thousands = 0;
  let sum = 0;
  for (const value of values) {
    if (value === 1000) {
      thousands = (sum || 1) * 1000;
      sum = 0;
    } else sum += value;
  }
  const [first, second = 0] = values.filter((value) => value > 0);
  if (thousands === 0 && first === 20 && second >= 10) return 2000 + sum - 20;
  const total = thousands + sum;
  return total > 0 ? total : undefined;
}

/** Names of months that are short without being abbreviations. */
const shortNames: ReadonlySet<string> = new Set(['mai', 'may', 'mei']);
const monthNames = new Map<string, number>();
for (const language of languages) {
  lexicons[language].months.forEach((forms, month) => {
    for (const form of foldText(forms).split(' ')) {
      if (form.length > 3 || shortNames.has(form)) monthNames.set(form, month + 1);
    }
  });
}
const monthName = new RegExp(
  `(?<![a-z])(?:${[...monthNames.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![a-z])`,
  'g',
);

/** English words that are numbers in another language, and precede months: `next inspection due June 2025`. */
const english: ReadonlySet<string> = new Set(['due', 'once']);
const englishMonths = new Set(foldText(lexicons.en.months.join(' ')).split(' '));

const beforeMonth = new Set(
  "dia dias day days of do del de mes mese di luna zilele zile giorni jours the du mois den d'".split(
    ' ',
  ),
);
const ofYear =
  /^[\s,.]*(?:(?:de|del|do|of|ano|ao|year|the|in|im|jahre?|anno|anul|anului|roku|van|het|jaar|an|din)[\s,]+|(?:dell'|l')an(?:nee|no)?\s+)*/;
const yearBefore =
  /(?<![a-z])(?:l'an(?:nee|no)?|anno|im jahre?|anul|ano(?: de)?)\s([a-z\s-]{4,60}|\d{4})[,\s]{1,3}(?:[a-z']{1,7}[,\s]{1,3}){0,3}$/;
const longestDay = 70;
const longestYear = 80;
const mostMonths = 2000;

type DateInWords = Cell & { year: number; month: number; day: number };

/** Returns dates whose day or year is written out: `the 2nd day of May 2024`, `aos dois dias de maio de 2024`. */
export function findDatesInWords(folded: string): DateInWords[] {
  const found: DateInWords[] = [];
  let count = 0;
  for (const { 0: name, index } of folded.matchAll(monthName)) {
    count += 1;
    if (count > mostMonths) break;
    const month = monthNames.get(name);
    const day = dayBefore(folded, index);
    if (month === undefined || !day) continue;
    if (english.has(folded.slice(day.start, index).trim()) && englishMonths.has(name)) continue;
    const end = index + name.length;
    const year = yearAfter(folded, end);
    const value =
      year?.value ?? yearOf(folded.slice(Math.max(0, day.start - longestYear), day.start));
    if (value === undefined) continue;
    found.push({ start: day.start, end: year?.end ?? end, year: value, month, day: day.value });
  }
  return found;
}

function dayBefore(folded: string, end: number): { value: number; start: number } | undefined {
  const offset = Math.max(0, end - longestDay);
  const before = untilJoining(folded.slice(offset, end));
  const [, digits] = /(?<![\d.,/])(\d{1,2})(?:st|nd|rd|th|er|[ºª°.])?$/.exec(before) ?? [];
  if (digits !== undefined) {
    const value = Number(digits);
    const start = offset + before.search(/\d{1,2}\D{0,2}$/);
    return value >= 1 && value <= 31 ? { value, start } : undefined;
  }
  let start = before.length;
  const values: number[] = [];
  let value: number | undefined;
  for (let words = 0; words < 4; words += 1) {
    const [whole, word = ''] = /(?<![a-z])([a-z]+)[\s-]*$/.exec(before.slice(0, start)) ?? [];
    const next = whole === undefined ? undefined : valuesOf(word);
    if (whole === undefined || !next) break;
    values.unshift(...next);
    start -= whole.length;
    const total = numberOf(values);
    if (total !== undefined && total <= 31) value = total;
  }
  return value === undefined ? undefined : { value, start: offset + start };
}

/** Removes the words and separators between a day and its month. */
function untilJoining(text: string): string {
  const rest = withoutEnd(text, /[\s,.-]/);
  const kept = withoutEnd(rest, /[a-z']/);
  return beforeMonth.has(rest.slice(kept.length)) ? untilJoining(kept) : rest;
}

function withoutEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Returns the year before a day: `L'an deux mille vingt-quatre, le`. */
function yearOf(before: string): number | undefined {
  const [, printed] = yearBefore.exec(before) ?? [];
  return printed === undefined ? undefined : yearAfter(printed, 0)?.value;
}

function yearAfter(folded: string, start: number): { value: number; end: number } | undefined {
  const after = folded.slice(start, start + longestYear);
  let at = ofYear.exec(after)?.[0].length ?? 0;
  const [digits] = /^\d{4}(?!\d)/.exec(after.slice(at)) ?? [];
  if (digits !== undefined) return { value: Number(digits), end: start + at + 4 };
  const values: number[] = [];
  let found: { value: number; end: number } | undefined;
  for (let words = 0; words < 6; words += 1) {
    const [whole, gap = '', word = ''] = /^([\s-]*)([a-z]+)/.exec(after.slice(at)) ?? [];
    const next = whole === undefined || gap.length > 3 ? undefined : valuesOf(word);
    if (whole === undefined || !next || gap.includes('\n\n')) break;
    // A units digit ends a year.
    if (found && (values.findLast((value) => value > 0) ?? 0) < 10) break;
    values.push(...next);
    at += whole.length;
    const value = numberOf(values);
    if (value !== undefined && value >= 1900 && value <= 2100) found = { value, end: start + at };
  }
  return found;
}
