import { numberOf } from './find-dates-in-scripts.ts';
import { monthOf } from './find-dates.ts';

/** Matches `5 August`, `August 5`, `8月5日`, `八月五日`, `5.8.`, `15/8` and, behind a word for `until` or `on`, `5.8`, if no year follows. */
const daysOfYear: readonly { pattern: RegExp; isMonthFirst?: boolean }[] = [
  {
    pattern:
      /(?<![\p{L}\d.,/:-])(\d{1,2})(?:st|nd|rd|th|er|\.|[ºª°])? (?:de |of |d')?([a-zα-ω]{3,12})(?![a-zα-ω])(?!\.?,? ?(?:de |del )?'?\d{2})/gu,
  },
  {
    pattern:
      /(?<![\p{L}\d])((?:jan|febr)(?:uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|(?:nov|dec)(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)?(?!\d)(?!,? ?'?\d)/gu,
    isMonthFirst: true,
  },
  { pattern: /(?<![\d年])(?<!年 )(\d{1,2})月 ?(\d{1,2})日/gu, isMonthFirst: true },
  {
    pattern:
      /(?<![\d年一二三四五六七八九十])(?<!年 )([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})日/gu,
    isMonthFirst: true,
  },
  { pattern: /(?<![\p{L}\d.,/:-])(\d{1,2})\. ?(\d{1,2})\.(?! ?\d)/gu },
  {
    pattern:
      /(?<=(?<!\p{L})(?:bis|zum|am|avant le|au|le|hasta el|el|antes del|entro il|il|al|voor|op|tot|do|dnia|ate|dia|em|la|pe|dne|senest|inden|den|senast|ε?ωσ|μεχρι|την|στισ) )(\d{1,2})[./](0?[1-9]|1[0-2])(?=[ \t]*(?:\n|$|[);]|[.,](?!\d)))/gu,
  },
  { pattern: /(?<![\p{L}\d.,/:-])(1[3-9]|2\d|3[01])\/(\d{1,2})(?![\d/.-])/gu },
];
const mostDaysOfYear = 200;

/** Returns the days that are printed without a year, in the order of their forms. */
export function findDaysOfYear(
  folded: string,
): { day: number; month: number; start: number; end: number }[] {
  const found = [];
  for (const { pattern, isMonthFirst = false } of daysOfYear) {
    for (const { 0: text, 1: first = '', 2: second = '', index } of folded.matchAll(pattern)) {
      const [day, name] = isMonthFirst ? [second, first] : [first, second];
      const month = /[\d一二三四五六七八九十]/.test(name) ? numberOf(name) : monthOf(name);
      if (month === undefined) continue;
      found.push({ day: numberOf(day), month, start: index, end: index + text.length });
      if (found.length >= mostDaysOfYear) break;
    }
  }
  return found;
}
