import { type Line, lineAt, type Paper } from '../../paper/paper.ts';
import type { ReadAmount } from '../add-up.ts';

/** Heads of columns with sums since the beginning of the year, in pay slips and accounts. */
const words =
  /(?<![a-zα-ω])(?:ytd|year.to.date|this year|cumul[a-z]*|kumul[a-z]*|aufgel(?:aufen)?|jahres(?:summen?|werte?|total)|lfd\. jahr|acum(?:ulado)?|acumulad[oa]s?|progr(?:essiv[oi])?|da inizio anno|cum\.|cumulatief|t\/m|dit jaar|narastajaco|od pocz(?:atku|\.)? ?(?:roku)?|od zacatku roku|od ledna|letos celkem|ar til dato|akk(?:umuleret)?|ackumulerat|ack|hittills(?: i ar)?|i ar|ack\.?|σωρευτικ[α-ω]+|απο αρχη[σ]? ετουσ|kumulatif|yil ?basindan|yillik toplam)(?![a-zα-ω])|累計/;
const sinceNewYear = new RegExp(words, 'g');
const sinceNewYearBefore = new RegExp(`(?:${words.source})[^a-zα-ω]*$`);
const letters = /[a-zα-ω]{3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}/u;
const longestLead = 40;
const furthest = 40;
const longestLine = 300;

/** Returns whether words are in a cell of their own beside others, without digits: not in a period such as `1-10 t/m 31-10`. */
function isHeadOfColumn({ folded }: Paper, { cells }: Line, end: number): boolean {
  const cell = cells.findLast(({ start }) => start < end);
  return cells.length > 1 && cell !== undefined && !/\d/.test(folded.slice(cell.start, cell.end));
}

/** Returns the amounts in columns of sums since the beginning of the year, beside those of the month. */
export function findRunningTotals(paper: Paper, amounts: readonly ReadAmount[]): Set<ReadAmount> {
  const { folded, lines } = paper;
  const found = new Set<ReadAmount>();
  // Most papers have none, so their lines need no search.
  if (!words.test(paper.folded)) return found;
  const rows = Map.groupBy(amounts, ({ start }) => lineAt(paper, start)?.index);
  let [column, until] = [-1, -1];
  for (const line of lines) {
    const text = folded.slice(line.start, Math.min(line.end, line.start + longestLine));
    const own = rows.get(line.index) ?? [];
    const head = own.length === 0 ? [...text.matchAll(sinceNewYear)].at(-1) : undefined;
    const end = head ? line.start + head.index + head[0].length : 0;
    if (head && isHeadOfColumn(paper, line, end)) {
      column = line.cells.filter(({ start }) => start >= end).length;
      until = line.index + furthest;
    }
    for (const [at, amount] of own.entries()) {
      const from = Math.max(own[at - 1]?.end ?? line.start, amount.start - longestLead);
      const lead = folded.slice(from, amount.start);
      const isInColumn = column >= 0 && line.index <= until && at === own.length - 1 - column;
      if (at > 0 && isInColumn && !letters.test(lead)) found.add(amount);
      if (at > 0 && sinceNewYearBefore.test(lead)) found.add(amount);
    }
  }
  return found;
}
