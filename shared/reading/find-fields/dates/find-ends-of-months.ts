import type { Cell } from '../paper/paper.ts';
import { monthOf } from './find-dates.ts';

/** Matches `end of February`, `sista februari 2026` and `do konca lutego`. */
const endOfMonth =
  /(?<!\p{L})(?:ende|ultimo|letzten? (?:tag )?(?:im|des)?|(?:the )?end of|last (?:working )?day of|(?:la )?fin(?: de| du mois de)?|fin d'|finales de|ultimo dia (?:util )?de|(?:la )?fine(?: di)?(?! may(?!\p{L}))|(?:het )?einde?(?: van)?|laatste dag van|konca|koncem|koniec|ostatniego dnia|(?:o )?fim de|final de|sfarsitul(?: lunii| lui)?|finele(?: lunii)?|konce|posledniho dne|udgangen af|sidste (?:dag i )?|slutet av|sista (?:dagen i )?|τελη?ο?σ?(?: του)?|τελουσ) ?(monats |lunii |mesice |meseca )?([a-zα-ω]{3,12})(?!\p{L})(?:,? (?:de |del )?(20\d{2})(?!\d))?/gu;
/** Matches `2月末日` and `2026年2月末`. */
const endInJapanese = /(?:(20\d{2}) ?年 ?)?(?<!\d)(1[0-2]|0?[1-9]) ?月(?:末日?|晦日)/gu;
const mostEnds = 12;

/** Returns the months whose end is printed instead of a day, with their year if it is printed. */
export function findEndsOfMonths(
  folded: string,
): (Cell & { month: number; year: number | undefined })[] {
  const found = [];
  for (const { 0: text, 2: name = '', 3: year, index } of folded.matchAll(endOfMonth)) {
    const month = monthOf(name);
    if (month === undefined || name.length < 3) continue;
    found.push({
      start: index,
      end: index + text.length,
      month,
      year: year ? Number(year) : undefined,
    });
    if (found.length >= mostEnds) break;
  }
  for (const { 0: text, 1: year, 2: month, index } of folded.matchAll(endInJapanese)) {
    const place = { start: index, end: index + text.length };
    found.push({ ...place, month: Number(month), year: year ? Number(year) : undefined });
    if (found.length >= 2 * mostEnds) break;
  }
  return found;
}
