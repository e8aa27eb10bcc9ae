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

const digit = String.raw`[\doil\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]`;
/** Matches `29 листопада 2026` and `٢٩ نوفمبر ٢٠٢٦`. */
const dayFirst = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${digit}{1,2})[\s.]{0,3}(${monthName})(?!\p{L})[\s.,\u060c]{0,3}(${digit}{4})(?!\p{N})`,
  'gu',
);
/** Matches `2026年11月29日`, `令和8年11月29日` and `2026년 11월 29일`. */
const withUnits = new RegExp(
  String.raw`(?<!\p{N})(?:(${[...eras.keys()].join('|')})\s?(元|${digit}{1,3})|(${digit}{4}))\s?[年${foldText('년')}]\s?(${digit}{1,2})\s?[月${foldText('월')}]\s?(${digit}{1,2})\s?[日${foldText('일')}号號]`,
  'gu',
);

/** Matches `R7.6.11` and `H30/4/1`, eras by their letters. */
const lettersOfEras: ReadonlyMap<string, number> = new Map([
  ['m', 1867],
  ['t', 1911],
  ['s', 1925],
  ['h', 1988],
  ['r', 2018],
]);
const withLetter =
  /(?<![\p{L}\p{N}])([mtshr]) ?(\d{1,2})([./-]) ?(\d{1,2})\3 ?(\d{1,2})(?![\p{N}./-])/gu;
const japanese = /[\u3040-\u30ff]/;

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
  if (!japanese.test(folded)) return found;
  for (const match of folded.matchAll(withLetter)) {
    const [text, era = '', year = '', , month = '', day = ''] = match;
    found.push({
      ...placeOf(match.index, text),
      year: (lettersOfEras.get(era) ?? 0) + Number(year),
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
function numberOf(digits: string): number {
  if (digits === '元') return 1;
  const read = digits.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return Number(read.replaceAll(/./gu, (one) => String((one.codePointAt(0) ?? 0) & 15)));
}
