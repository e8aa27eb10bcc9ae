import type { LabelRole } from '../lexicon/lexicon.ts';
import type { Label } from './find-labels.ts';
import { type Line, lineAt, type Paper } from './paper.ts';

const longestLabel = 32;
const mostInBlock = 12;
const dayRoles: ReadonlySet<LabelRole> = new Set([
  'documentDate',
  'date',
  'dueDate',
  'otherDate',
] satisfies LabelRole[]);
const dayLine =
  /^\d{1,4}[./ -]{1,2}(?:\d{1,2}|[a-z]{3,12}\.?)[./ -]{1,2}\d{2,4}(?: ?(?:r\.?|g\.))?$/;

/**
 * Pairs lines of labels without digits with as many following lines of values: the first label belongs to the first value. Returns labels
 * by the line index of their values.
 */
export function pairBlocks(paper: Paper, labels: readonly Label[]): Map<number, Label> {
  const labelled = findLabelLines(paper, labels);
  const partners = new Map<number, Label>();
  let seen = -1;
  for (const index of labelled.keys()) {
    if (index <= seen) continue;
    const block = blockAround(paper, index);
    seen = block.next - 1;
    const shift = shiftOfBlock(paper, block, labelled);
    if (shift === undefined) continue;
    const count = block.next - block.first - shift;
    paper.lines.slice(block.next, block.next + count).forEach((line, row) => {
      const label = labelled.get(block.first + shift + row);
      if (label) partners.set(line.index, label);
    });
  }
  return partners;
}

function findLabelLines(paper: Paper, labels: readonly Label[]): Map<number, Label> {
  const ofLines = new Map<number, Label>();
  for (const label of labels) {
    const line = lineAt(paper, label.start);
    if (!line || line.cells.length > 1 || line.end - line.start > longestLabel) continue;
    if (label.end - label.start >= (line.end - line.start) * 0.6) ofLines.set(line.index, label);
  }
  return ofLines;
}

type Block = { first: number; next: number };

function blockAround(paper: Paper, index: number): Block {
  const { lines } = paper;
  let first = index;
  while (
    isLabelLine(paper, lines[first - 1]) &&
    !(lines[first]?.isAfterGap ?? true) &&
    index - first < mostInBlock
  )
    first -= 1;
  let next = index + 1;
  while (isLabelLine(paper, lines[next]) && !lines[next]?.isAfterGap && next - index < mostInBlock)
    next += 1;
  return { first, next };
}

function shiftOfBlock(
  paper: Paper,
  block: Block,
  labelled: ReadonlyMap<number, Label>,
): number | undefined {
  const count = block.next - block.first;
  if (count < 2) return undefined;
  const values = paper.lines.slice(block.next, block.next + count);
  const isList =
    values.length === count &&
    values.every((line) => line.cells.length === 1 && hasDigit(paper, line));
  return isList ? 0 : shiftByDays(paper, block, labelled);
}

/** Returns the offset that pairs labels of days with days; undefined if there is none. */
function shiftByDays(
  paper: Paper,
  block: Block,
  labelled: ReadonlyMap<number, Label>,
): number | undefined {
  let best: { shift: number; pairs: number } | undefined;
  for (let shift = 0; shift < block.next - block.first - 1; shift += 1) {
    const pairs = pairsOfDays(paper, { ...block, first: block.first + shift }, labelled);
    if (pairs > (best?.pairs ?? 0)) best = { shift, pairs };
  }
  return best?.shift;
}

function pairsOfDays(
  paper: Paper,
  { first, next }: Block,
  labelled: ReadonlyMap<number, Label>,
): number {
  let pairs = 0;
  for (let row = 0; first + row < next; row += 1) {
    const value = paper.lines[next + row];
    const role = labelled.get(first + row)?.role;
    const isDay = value !== undefined && value.cells.length === 1 && isDayLine(paper, value);
    const isOfDay = role !== undefined && dayRoles.has(role);
    if (isDay !== isOfDay) return -Infinity;
    if (isDay) pairs += 1;
  }
  return pairs;
}

function isDayLine({ folded }: Paper, line: Line): boolean {
  return dayLine.test(folded.slice(line.start, Math.min(line.end, line.start + 40)));
}

function hasDigit({ folded }: Paper, line: Line): boolean {
  return /\d/.test(folded.slice(line.start, Math.min(line.end, line.start + 60)));
}

function isLabelLine({ folded }: Paper, line: Line | undefined): boolean {
  if (!line || line.cells.length > 1 || line.end - line.start > longestLabel) return false;
  return !/\d(?![\d.,]* ?%)/.test(folded.slice(line.start, line.end));
}
