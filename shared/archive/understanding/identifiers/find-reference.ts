import type { LabelRole } from '../lexicon/lexicon.ts';
import type { Label } from '../paper/find-labels.ts';
import { pairBlocks } from '../paper/labels-of.ts';
import { type Cell, cellIndexAt, lineAt, type Paper } from '../paper/paper.ts';
import { confidenceOf, type Found, type Known, type Reading } from '../reading.ts';

const scores: Partial<Record<LabelRole, number>> = {
  documentNumber: 92,
  caseNumber: 82,
  customerNumber: 52,
};
const mostLabels = 3000;

/** The number that the sender knows the document or its matter by: of the invoice, the contract, the customer. */
export function findReference(
  { paper, mentions }: Reading,
  { documentType }: Known,
): Found<string> | undefined {
  let best: Found<string> | undefined;
  const partners = new Map(
    Array.from(pairBlocks(paper, mentions.labels), ([index, label]) => [label, index]),
  );
  const titles = mentions.types.flatMap(({ isTitle, type, start, end }) =>
    isTitle && type === documentType && startsCell(paper, start)
      ? { role: 'documentNumber' as const, start, end }
      : [],
  );
  const numbered = mentions.labels.filter(({ role }) => scores[role] !== undefined);
  const labels: readonly Label[] = [
    ...numbered.slice(0, mostLabels),
    ...titles.slice(0, mostLabels),
  ];
  for (const label of labels) {
    const base = scores[label.role] ?? 0;
    const below = partners.get(label);
    const value = (below && partnerOf(paper, below)) ?? valueOf(paper, label);
    if (!value) continue;
    let score = base * value.strength;
    if (value.text.replaceAll(/\D/g, '').length < 3) score *= 0.75;
    if (documentType === 'statement' || documentType === 'manual') score *= 0.7;
    if (lineAt(paper, label.start)?.page !== 1) score *= 0.8;
    if (!best || score > best.confidence) {
      best = { value: value.text, start: value.start, end: value.end, confidence: score };
    }
  }
  return best && { ...best, confidence: confidenceOf(best.confidence) };
}

function partnerOf(paper: Paper, index: number): Value | undefined {
  const line = paper.lines[index];
  const found = line && readNumber(paper, line);
  return found && { ...found, strength: 0.97 };
}

const numberWord =
  /(?:n|no|nr|num|nummer|numero|number|numer|numar|ref[a-z]{0,9}|code|codigo|codice|kod|cod|zeichen|id|kenmerk)$/;

function startsCell(paper: Paper, offset: number): boolean {
  const line = lineAt(paper, offset);
  return line?.cells.some(({ start }) => start === offset) ?? false;
}

type Value = Cell & { text: string; strength: number };

/** After the label, in the next cell, or below it. */
function valueOf(paper: Paper, label: Label): Value | undefined {
  const line = lineAt(paper, label.start);
  if (!line) return undefined;
  const column = cellIndexAt(line, label.start);
  const cell = line.cells[column];
  if (!cell) return undefined;
  if (/^n[a-z]+$/.test(paper.folded.slice(label.start, label.end)) && label.start > cell.start)
    return undefined;
  const isWord = !numberWord.test(paper.folded.slice(label.start, label.end));
  const here = readNumber(paper, { start: label.end, end: Math.min(cell.end, label.end + 80) });
  if (here) return { ...here, strength: isWord && !here.isMarked ? 0.78 : 1 };
  if (!/^[\s:.#()*/a-z]{0,14}$/.test(paper.folded.slice(label.end, cell.end))) return undefined;
  const next = line.cells[column + 1];
  const right = next && readNumber(paper, next);
  if (right) return { ...right, strength: 0.97 };
  for (let down = 1; down <= 2; down += 1) {
    const below = paper.lines[line.index + down];
    const under = below?.cells[below.cells.length === line.cells.length ? column : -1];
    const found = under && readNumber(paper, under);
    if (found) return { ...found, strength: (isWord ? 0.7 : 0.9) - (down - 1) * 0.15 };
  }
  return undefined;
}

const before =
  /^[\s:.#=°º)*-]*(?:(?:n|no|nr|nro|num|nummer|numero|number|numer|numar|serie|seria|lautet|is|est|es|ist)[.:°º\s]{1,3}){0,2}(?:[:#]\s?)?/;
const inSeries =
  /^(\p{Lu}{1,6})[ ,]{1,2}(?:nr|n|no|num|numar|număr|numero|número)[.: ]{1,3}(\d{1,12})(?![\d/.-])/iu;
const token = /^[A-Za-z0-9][\w/.\-\u2010-\u2014+*]*/;

function readNumber(
  paper: Paper,
  { start, end }: Cell,
): (Cell & { text: string; isMarked: boolean }) | undefined {
  const lead = before.exec(paper.folded.slice(start, Math.min(end, start + 24)))?.[0] ?? '';
  const from = start + lead.length;
  const series = inSeries.exec(paper.text.slice(from, Math.min(end, from + 40)));
  if (series) {
    const [all, name = '', number = ''] = series;
    return { text: `${name} ${number}`, start: from, end: from + all.length, isMarked: true };
  }
  const tokens: string[] = [];
  let at = from;
  while (tokens.length < 6 && at < end) {
    const printed = token
      .exec(paper.text.slice(at, Math.min(end, at + 45)))?.[0]
      .replace(/[.\-/,*+]{1,3}$/, '');
    if (!printed || !mayFollow(tokens, printed)) break;
    tokens.push(printed);
    at += printed.length;
    const space = /^(?:[/-] ?| )/.exec(paper.text.slice(at, at + 3))?.[0];
    if (space === undefined || isDateNext(paper.text.slice(at, at + 16))) break;
    if (space.trim() !== '') tokens[tokens.length - 1] += space.trim() === '' ? '' : space;
    at += space.length;
  }
  const text = tokens
    .reduce(
      (joined, part) => joined + (joined === '' || /[/-] ?$/.test(joined) ? '' : ' ') + part,
      '',
    )
    .replace(/[ /-]{1,4}$/, '');
  if (!isNumber(text)) return undefined;
  return { text, start: from, end: from + text.length, isMarked: /[:#°º]|n/.test(lead) };
}

function mayFollow(tokens: readonly string[], token: string): boolean {
  const last = tokens.at(-1);
  if (last === undefined) return /\d/.test(token) || /^\p{Lu}{1,6}[/-]?$/u.test(token);
  if (/[/-] ?$/.test(last)) return /\d/.test(token) || /^\p{Lu}{1,6}$/u.test(token);
  if (/\d/.test(last))
    return /^\d{2,12}$/.test(token) && /^[\d ]*$|^[\p{Lu} ]{1,6}[\d ]*$/u.test(tokens.join(' '));
  return /\d/.test(token);
}

function isDateNext(text: string): boolean {
  return /^ ?[/-]? ?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d{4}-\d{2}-\d{2})/.test(text);
}

/** Not a date, an amount, a telephone number or a word. */
function isNumber(text: string): boolean {
  if (!/\d/.test(text) || text.length < 2 || text.length > 40) return false;
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  if (/^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/.test(text)) return false;
  return !/^\+|^0\d{1,4}[ /]\d{3}/.test(text);
}
