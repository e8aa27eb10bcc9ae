import { type Cell, cellIndexAt, heightOf, type Line, lineAt, type Paper } from '../paper/paper.ts';
import type { Known, SourceText } from '../source-text.ts';
import { type Numbered, readNumber } from './read-number.ts';
import { signedNumbers } from './references/reference-rules.ts';

const sign =
  /(?<![\p{L}\d])(?:n[°º]|n\.[°º]|nr\.?|n\.|no\.|num\.|nro\.?|numero|numer|№|αρ\.|αριθ\.|(?<= )c\.|cislo)(?=\d|[ :]{1,3}[\p{L}\d#]|(?<=[.°º№])\p{L})/gu;
/** What follows the number of a document: its day, a remark, or nothing. */
const end =
  /^\W{0,3}$|^[\s,]{1,2}(?:\(|din|del|vom|of|du|van|z dnia|z dn|de |data|dated|date|dd|\d)|^ ?\/ ?\d/;
const headHeight = 0.45;
const longestTitle = 70;
const shortestTitle = 4;
const mostSigns = 60;
const longestHead = 20_000;

/** Other numbered things: people, registers, laws. */
const elsewhere =
  /^(?:ss|rpps|siret|siren|tva|finess|adeli|nir|secu)(?![a-z])|(?<![a-z])(?:lei|loi|ley|legge|legii|law|gesetz|decreto|portaria|d\.lgs|ustawy|wet) $/;

/** Matches the name of what is numbered, before the number: `Nº liquidación: `. */
const named = /^ ?(?:[a-z'.]{2,14} ){0,3}[a-z'.]{3,14} ?: ?(?=[\p{L}\d])/u;

/** Matches file references of Polish authorities: `BG.6220.14.2024`. */
const officeMark =
  /^\p{Lu}{1,6}(?:-[IVX]{1,4})?(?:\.\d{1,5}){1,3}\.(?:19|20)\d\d(?=\.\p{Lu}{1,4}$|$)/u;

/** Returns numbers in the head of a text that have only a number sign: `Nr. 118 din 27.02.2024`, `POLIZZA R.C. AUTO N. 118/44`. */
export function findSignedNumbers(source: SourceText, { documentType }: Known): Numbered[] {
  const { paper, language } = source;
  const head = paper.lines.filter(
    (line) => line.page === 1 && (line.row < 6 || heightOf(paper, line) < headHeight),
  );
  const last = head.at(-1);
  if (!last) return [];
  const read = paper.folded.slice(0, Math.min(last.end, longestHead));
  const numbers = [...read.matchAll(sign)].slice(0, mostSigns).flatMap(({ 0: word, index }) => {
    const place = { start: index, end: index + word.length };
    return readSigned(source, place, documentType) ?? [];
  });
  return language.best === 'pl' ? [...numbers, ...findOfficeMarks(paper, head)] : numbers;
}

function readSigned(
  source: SourceText,
  { start, end: behind }: Cell,
  documentType: Known['documentType'],
): Numbered | undefined {
  const { paper } = source;
  const line = lineAt(paper, start);
  const cell = line?.cells[cellIndexAt(line, start)];
  if (!line || !cell || start < cell.start) return undefined;
  if (elsewhere.test(paper.folded.slice(Math.max(cell.start, start - 12), start))) return undefined;
  if (elsewhere.test(paper.folded.slice(behind, behind + 12).trimStart())) return undefined;
  const [what] = named.exec(paper.folded.slice(behind, Math.min(cell.end, behind + 60))) ?? [];
  if (what !== undefined && isLabelled(source, { start, end: behind + what.length }))
    return undefined;
  const found = readNumber(paper, { start: behind + (what?.length ?? 0), end: cell.end });
  if (!found || !end.test(paper.folded.slice(found.end, Math.min(cell.end, found.end + 12))))
    return undefined;
  const number = { ...found, isMarked: true };
  if (start === cell.start) {
    const isBelow = isBelowTitle(source, line, documentType);
    return {
      ...number,
      score: (isBelow ? signedNumbers.belowTitle : signedNumbers.firstOfCell).weight,
    };
  }
  if (!isTitle(source, { start: cell.start, end: start }, documentType)) return undefined;
  return { ...number, score: signedNumbers.afterTitle.weight };
}

function findOfficeMarks(paper: Paper, head: readonly Line[]): Numbered[] {
  const cells = head.flatMap((line) => line.cells).slice(0, mostSigns);
  return cells.flatMap(({ start, end: cellEnd }) => {
    const [text] = officeMark.exec(paper.text.slice(start, cellEnd)) ?? [];
    if (text === undefined) return [];
    return {
      text,
      start,
      end: start + text.length,
      isMarked: true,
      score: signedNumbers.officeMark.weight,
    };
  });
}

/** Returns whether the words before a number are the title of the paper: its type, or a heading in capitals. */
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

/** Returns whether the line, or the one above, contains the title: `Facture du 6 mai` above `N° 118`. */
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
