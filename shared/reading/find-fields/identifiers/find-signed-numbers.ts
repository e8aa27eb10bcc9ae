import { type Cell, cellIndexAt, heightOf, type Line, lineAt, type Paper } from '../paper/paper.ts';
import type { Known, SourceText } from '../source-text.ts';
import { type Numbered, readNumber } from './read-number.ts';

const sign =
  /(?<![\p{L}\d])(?:n[°º]|n\.[°º]|nr\.?|n\.|no\.|num\.|nro\.?|numero|numer|№)(?= ?:? ?[\p{L}\d#])/gu;
/** What goes on behind the number of a document: its day, a remark, or nothing. */
const end =
  /^\W{0,3}$|^[\s,]{1,2}(?:\(|din|del|vom|of|du|van|z dnia|z dn|de |data|dated|date|dd|\d)|^ ?\/ ?\d/;
const headHeight = 0.45;
const longestTitle = 70;
const shortestTitle = 4;
const mostSigns = 60;
const longestHead = 20_000;

/** What has a number too: people, registers, laws. */
const elsewhere =
  /^(?:ss|rpps|siret|siren|tva|finess|adeli|nir|secu)(?![a-z])|(?<![a-z])(?:lei|loi|ley|legge|legii|law|gesetz|decreto|portaria|d\.lgs|ustawy|wet) $/;

/** `Nº liquidación: `: what is numbered, before the number. */
const named = /^ ?(?:[a-z'.]{2,14} ){0,3}[a-z'.]{3,14} ?: ?(?=[\p{L}\d])/u;

/** `BG.6220.14.2024`: the marks of Polish offices. */
const officeMark =
  /^\p{Lu}{1,6}(?:-[IVX]{1,4})?(?:\.\d{1,5}){1,3}\.(?:19|20)\d\d(?=\.\p{Lu}{1,4}$|$)/u;

/** Numbers in the head of a paper that only a sign says to be one: `Nr. 118 din 27.02.2024`, `POLIZZA R.C. AUTO N. 118/44`. */
export function findSignedNumbers(source: SourceText, { documentType }: Known): Numbered[] {
  const { paper, language } = source;
  const head = paper.lines.filter(
    (line) => line.page === 1 && (line.row < 6 || heightOf(paper, line) < headHeight),
  );
  const last = head.at(-1);
  if (!last) return [];
  const numbers: Numbered[] = [];
  const read = paper.folded.slice(0, Math.min(last.end, longestHead));
  for (const { 0: word, index } of [...read.matchAll(sign)].slice(0, mostSigns)) {
    const line = lineAt(paper, index);
    const cell = line?.cells[cellIndexAt(line, index)];
    if (!line || !cell || index < cell.start) continue;
    const behind = index + word.length;
    if (elsewhere.test(paper.folded.slice(Math.max(cell.start, index - 12), index))) continue;
    if (elsewhere.test(paper.folded.slice(behind, behind + 12).trimStart())) continue;
    const [what] = named.exec(paper.folded.slice(behind, Math.min(cell.end, behind + 60))) ?? [];
    if (what !== undefined && isLabelled(source, { start: index, end: behind + what.length }))
      continue;
    const found = readNumber(paper, { start: behind + (what?.length ?? 0), end: cell.end });
    if (!found || !end.test(paper.folded.slice(found.end, Math.min(cell.end, found.end + 12))))
      continue;
    const number = { ...found, isMarked: true };
    if (index === cell.start)
      numbers.push({ ...number, score: isBelowTitle(source, line, documentType) ? 90 : 78 });
    else if (isTitle(source, { start: cell.start, end: index }, documentType))
      numbers.push({ ...number, score: 84 });
  }
  if (language.best === 'pl') {
    for (const cell of head.flatMap(({ cells }) => cells).slice(0, mostSigns)) {
      const [mark] = officeMark.exec(paper.text.slice(cell.start, cell.end)) ?? [];
      if (mark !== undefined)
        numbers.push({
          text: mark,
          start: cell.start,
          end: cell.start + mark.length,
          isMarked: true,
          score: 84,
        });
    }
  }
  return numbers;
}

/** Words before a number that say what the paper is: its type, or a heading in capitals. */
function isTitle(
  { paper, mentions }: SourceText,
  cell: Cell,
  documentType: Known['documentType'],
): boolean {
  const length = cell.end - cell.start;
  if (length < shortestTitle || length > longestTitle) return false;
  if (isInCapitals(paper, cell)) return true;
  if (/[,;]/.test(paper.text.slice(cell.start, cell.end))) return false;
  return mentions.types.some(
    ({ type, isTitle, start, end }) =>
      isTitle && type === documentType && start >= cell.start && end <= cell.end,
  );
}

function isLabelled({ mentions }: SourceText, cell: Cell): boolean {
  return mentions.labels.some(({ start, end }) => start < cell.end && end > cell.start);
}

/** Whether the line, or the one above, says what the paper is: `Facture du 6 mai` above `N° 118`. */
function isBelowTitle(
  { paper, mentions }: SourceText,
  line: Line,
  documentType: Known['documentType'],
): boolean {
  const from = paper.lines[line.index - 1]?.start ?? line.start;
  return mentions.types.some(
    ({ type, isTitle, start }) =>
      isTitle && type === documentType && start >= from && start < line.end,
  );
}

function isInCapitals({ text }: Paper, { start, end }: Cell): boolean {
  const printed = text.slice(start, end);
  return /\p{Lu}{4}/u.test(printed) && printed === printed.toUpperCase();
}
