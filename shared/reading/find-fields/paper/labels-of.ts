import type { LabelRole } from '../lexicon/lexicon.ts';
import type { Label } from './find-labels.ts';
import { strengthOfGap } from './label-gaps.ts';
import { pairBlocks } from './pair-blocks.ts';
import { type Cell, cellIndexAt, lastStartingBy, type Line, lineAt, type Paper } from './paper.ts';

export type NearLabel = { label: Label; strength: number };

type LabelFinder = (value: Cell, isBlocked?: (gap: Cell) => boolean) => NearLabel[];

type Search = {
  paper: Paper;
  value: Cell;
  line: Line;
  column: number;
  cell: Cell;
  labelsIn: (cell: Cell) => Label[];
  isBlocked: (gap: Cell) => boolean;
};

/** Strengths of labels by their place; for those before a value, see `label-gaps.ts`. */
const strengths = {
  /** A label before a value, or in a cell to the left, with another value between them. */
  blockedGap: 0.45,
  blockedCell: 0.75,
  nextCell: 0.97,
  otherCell: 0.8,
  withWords: 0.9,
  above: 0.9,
  headOfColumn: 0.92,
  perLine: 0.06,
  farAbove: 0.35,
  endOfLineAbove: 0.75,
  partner: 0.95,
  after: 0.5,
};

/**
 * Finds the labels of values: before a value in its cell, in a cell to the left, in the line above or the head of its column, or at the
 * same position in a list of labels that corresponds to a list of values.
 */
export function createLabelFinder(
  paper: Paper,
  { labels, roles }: { labels: readonly Label[]; roles: ReadonlySet<LabelRole> },
): LabelFinder {
  const ofRoles = labels.filter(({ role }) => roles.has(role));
  const partners = pairBlocks(paper, labels);
  const labelsIn = (cell: Cell) => lastLabelsIn(ofRoles, cell);
  return (value, isBlocked = () => false) => {
    const line = lineAt(paper, value.start);
    const column = line ? cellIndexAt(line, value.start) : 0;
    const cell = line?.cells[column];
    if (!line || !cell) return [];
    const search = { paper, value, line, column, cell, labelsIn, isBlocked };
    const partner = partners.get(line.index);
    const isPaired = partner && roles.has(partner.role) && value.start - line.start < 12;
    return [
      ...labelsBefore(search),
      ...labelsToTheLeft(search),
      ...labelsAbove(search),
      ...(isPaired ? [{ label: partner, strength: strengths.partner }] : []),
      ...labelsAfter(search),
    ].toSorted((a, b) => b.strength - a.strength);
  };
}

const labelsLookedAt = 8;

function lastLabelsIn(labels: readonly Label[], { start, end }: Cell): Label[] {
  const found: Label[] = [];
  for (let at = lastStartingBy(labels, end - 1); at >= 0; at -= 1) {
    const label = labels[at];
    if (!label || label.start < start || found.length >= labelsLookedAt) break;
    if (label.end <= end) found.push(label);
  }
  return found;
}

const longestLead = 120;

function labelsBefore({ paper, value, cell, labelsIn, isBlocked }: Search): NearLabel[] {
  const before = { start: Math.max(cell.start, value.start - longestLead), end: value.start };
  return labelsIn(before).flatMap((label) => {
    const gap = { start: label.end, end: value.start };
    const strength = strengthOfGap(paper.folded.slice(gap.start, gap.end));
    if (strength === 0) return [];
    return { label, strength: isBlocked(gap) ? strength * strengths.blockedGap : strength };
  });
}

const currency = /^(?:eur|€|gbp|£|usd|\$|chf|pln|zl|ron|lei|r\$|brl|mxn|aud|cad)$/;
const cellsLookedAt = 6;
const longestRest = 30;

function labelsToTheLeft(search: Search): NearLabel[] {
  const { paper, value, line, column, labelsIn, isBlocked } = search;
  const near: NearLabel[] = [];
  let currencies = 0;
  for (let left = column - 1; left >= Math.max(0, column - cellsLookedAt); left -= 1) {
    const other = line.cells[left];
    if (!other) break;
    if (currency.test(paper.folded.slice(other.start, Math.min(other.end, other.start + 5))))
      currencies += 1;
    const isNext = column - left - currencies === 1;
    for (const label of labelsIn(other)) {
      const rest = other.end - label.end;
      if (rest > longestRest) continue;
      const gap = { start: label.end, end: value.start };
      const strength =
        (isNext ? strengths.nextCell : strengths.otherCell) *
        (rest > 6 ? strengths.withWords : 1) *
        (isBlocked(gap) ? strengths.blockedCell : 1);
      near.push({ label, strength });
    }
  }
  return near;
}

const linesLookedAt = 12;

function labelsAbove(search: Search): NearLabel[] {
  const { paper, line, column } = search;
  for (let up = 1; up <= linesLookedAt; up += 1) {
    const above = paper.lines[line.index - up];
    if (!above || above.page !== line.page) break;
    const isTable = above.cells.length > 1 || line.cells.length > 1;
    if (!isTable && up > 1) break;
    const head = cellOver(above, line, column);
    const found = head ? labelsInHead(search, { head, up, isTable }) : [];
    if (found.length > 0) return found;
  }
  return [];
}

function labelsInHead(
  { value, line, cell, labelsIn }: Search,
  { head, up, isTable }: { head: Cell; up: number; isTable: boolean },
): NearLabel[] {
  if (value.start - cell.start > 14) return [];
  const base = isTable ? strengths.headOfColumn : strengths.above;
  const ofHead = Math.max(strengths.farAbove, base - (up - 1) * strengths.perLine);
  return labelsIn(head).flatMap((label) => {
    const isWhole = label.end - label.start >= (head.end - head.start) * 0.45;
    const endsLine = head.end - label.end <= 2 && cell.start === line.start && up === 1;
    if (!isWhole && !endsLine) return [];
    return { label, strength: isWhole ? ofHead : strengths.endOfLineAbove };
  });
}

const longestGapAfter = 30;

function labelsAfter({ paper, value, cell, labelsIn }: Search): NearLabel[] {
  const behind = { start: value.end, end: Math.min(cell.end, value.end + longestGapAfter) };
  const after = labelsIn(behind).at(-1);
  if (!after || !/^[\s(,:-]{0,4}$/.test(paper.folded.slice(value.end, after.start))) return [];
  return [{ label: after, strength: strengths.after }];
}

/** Returns the cell of a line above that is over a cell. */
export function cellOver(above: Line, line: Line, column: number): Cell | undefined {
  if (above.cells.length === line.cells.length) return above.cells[column];
  const cell = line.cells[column];
  if (!cell) return undefined;
  const start = cell.start - line.margin;
  const end = cell.end - line.margin;
  const overlapping = above.cells.find(
    (other) => other.start - above.margin < end && other.end - above.margin > start,
  );
  if (above.cells.length > 1 && column === line.cells.length - 1 && !overlapping)
    return above.cells.at(-1);
  return overlapping;
}
