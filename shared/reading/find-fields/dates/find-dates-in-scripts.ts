import { foldText } from '../paper/fold-text.ts';
import type { Cell } from '../paper/paper.ts';
import { monthsInOtherLetters } from './names-of-months.ts';

const months = new Map(
  monthsInOtherLetters.flatMap((names, index) =>
    foldText(names)
      .split('|')
      .map((name) => [name, index + 1] as const),
  ),
);
const monthName = [...months.keys()].toSorted((one, other) => other.length - one.length).join('|');

/** The year before the first one of each era, in Japan and in Taiwan. */
const eras: ReadonlyMap<string, number> = new Map([
  ['明治', 1867],
  ['大正', 1911],
  ['昭和', 1925],
  ['平成', 1988],
  ['令和', 2018],
  ['民國', 1911],
  ['民国', 1911],
]);

const kanji = '[〇零一二三四五六七八九十]';
const digit = String.raw`[\doil\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]`;
/** Matches `29 листопада 2026` and `٢٩ نوفمبر ٢٠٢٦`. */
const dayFirst = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${digit}{1,2})[\s.]{0,3}(${monthName})(?!\p{L})[\s.,\u060c]{0,3}(${digit}{4})(?!\p{N})`,
  'gu',
);
/** Matches `2026年11月29日`, `令和8年11月29日`, `令和八年十一月二十九日` and `2026년 11월 29일`. */
const withUnits = new RegExp(
  String.raw`(?<!\p{N})(?:(${[...eras.keys()].join('|')})\s?(元|${digit}{1,3}|${kanji}{1,3})|(${digit}{4}|${kanji}{4}))\s?[年${foldText('년')}]\s?(${digit}{1,2}|${kanji}{1,2})\s?[月${foldText('월')}]\s?(${digit}{1,2}|${kanji}{1,3})\s?[日${foldText('일')}号號]`,
  'gu',
);

/** Matches `R7.6.11`, `H30/4/1`, `令7.6.11` and `令和7.6.11`. */
const shortEras: ReadonlyMap<string, number> = new Map([
  ['m', 1867],
  ['t', 1911],
  ['s', 1925],
  ['h', 1988],
  ['r', 2018],
  ...Array.from(eras, ([name, before]) => [name.charAt(0), before] as const),
]);
const withEra =
  /(?:(?<![\p{L}\p{N}])([mtshr])|([明大昭平令])[治正和成]?) ?(\d{1,2})([./-]) ?(\d{1,2})\4 ?(\d{1,2})(?![\p{N}./-])/gu;
/** Matches `29年9月15日`. */
const withShortYear = /(?<![\p{N}\p{L}])(\d{1,2}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日(?!間)/gu;

/** Returns the year that two digits stand for: one of the era that a paper names, or else the latest that has passed. */
function yearOfShort(digits: number, folded: string): number {
  if (digits <= 31 && folded.includes('平成') && !folded.includes('令和')) return 1988 + digits;
  if (digits <= 12) return 2018 + digits;
  if (digits <= 26) return 2000 + digits;
  return digits <= 31 ? 1988 + digits : 1925 + digits;
}

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;

type DateInScript = Cell & { year: number; month: number; day: number };

/** Bounds the cost of hostile texts; real papers have fewer. */
const mostDates = 1000;

/** Returns the days of a folded text with months in non-Latin scripts, and with Chinese, Japanese and Korean units. */
export function findDatesInScripts(folded: string): DateInScript[] {
  const found: DateInScript[] = [];
  for (const match of folded.matchAll(dayFirst)) {
    const [text, day = '', name = '', year = ''] = match;
    const month = months.get(name) ?? 0;
    found.push({ ...placeOf(match.index, text), year: numberOf(year), month, day: numberOf(day) });
    if (found.length >= mostDates) return found;
  }
  for (const match of folded.matchAll(withUnits)) {
    const [text, era = '', yearOfEra = '', year = '', month = '', day = ''] = match;
    found.push({
      ...placeOf(match.index, text),
      year: era === '' ? numberOf(year) : (eras.get(era) ?? 0) + numberOf(yearOfEra),
      month: numberOf(month),
      day: numberOf(day),
    });
    if (found.length >= mostDates) return found;
  }
  return japanese.test(folded) ? [...found, ...findJapaneseDates(folded)] : found;
}

/** Returns the days whose years are those of an era, or of an era that is not printed. */
function findJapaneseDates(folded: string): DateInScript[] {
  const found: DateInScript[] = [];
  for (const match of folded.matchAll(withShortYear)) {
    const [text, year = '', month = '', day = ''] = match;
    found.push({
      ...placeOf(match.index, text),
      year: yearOfShort(Number(year), folded),
      month: Number(month),
      day: Number(day),
    });
    if (found.length >= mostDates) return found;
  }
  for (const match of folded.matchAll(withEra)) {
    const [text, letter, name = '', year = '', , month = '', day = ''] = match;
    found.push({
      ...placeOf(match.index, text),
      year: (shortEras.get(letter ?? name) ?? 0) + Number(year),
      month: Number(month),
      day: Number(day),
    });
    if (found.length >= mostDates) return found;
  }
  return found;
}

function placeOf(start: number, text: string): Cell {
  return { start, end: start + text.length };
}

/** Parses digits of any script; 元 is the first year of an era. */
export function numberOf(digits: string): number {
  if (digits === '元') return 1;
  if (new RegExp(kanji).test(digits)) return numberOfKanji(digits);
  const read = digits.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return Number(read.replaceAll(/./gu, (one) => String((one.codePointAt(0) ?? 0) & 15)));
}

/** Parses `二〇二六` and `二十九`. */
function numberOfKanji(digits: string): number {
  const values = Array.from(digits, (one) =>
    '〇一二三四五六七八九十'.indexOf(one.replace('零', '〇')),
  );
  return values.reduce((number, value, at) => {
    if (value < 10) return number * (values[at - 1] === 10 ? 1 : 10) + value;
    return Math.max(1, number) * 10;
  }, 0);
}
