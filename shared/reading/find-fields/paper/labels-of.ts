import type { LabelRole } from '../lexicon/lexicon.ts';
import { weekday } from '../lexicon/weekdays.ts';
import type { Label } from './find-labels.ts';
import { type Cell, cellIndexAt, lastStartingBy, type Line, lineAt, type Paper } from './paper.ts';

/** A label that may belong to a value; `strength` is 0 to 1. */
export type NearLabel = { label: Label; strength: number };

export type LabelFinder = (value: Cell, isBlocked?: (gap: Cell) => boolean) => NearLabel[];

const labelsLookedAt = 8;
const widestProse = 45;
const longestLabel = 32;
const mostInBlock = 12;
const dayRoles: ReadonlySet<LabelRole> = new Set([
  'documentDate',
  'date',
  'dueDate',
  'otherDate',
] satisfies LabelRole[]);
/** A line that is nothing but a day. */
const dayLine =
  /^\d{1,4}[./ -]{1,2}(?:\d{1,2}|[a-z]{3,12}\.?)[./ -]{1,2}\d{2,4}(?: ?(?:r\.?|g\.))?$/;

/**
 * Finds the labels of values: before it in its cell, in a cell to the left, in the line above or the head of its column, or
 * in the line of a list of labels that its line in a list of values is for.
 */
export function createLabelFinder(
  paper: Paper,
  { labels, roles }: { labels: readonly Label[]; roles: ReadonlySet<LabelRole> },
): LabelFinder {
  const ofRoles = labels.filter(({ role }) => roles.has(role));
  const partners = pairBlocks(paper, labels);

  const labelsIn = ({ start, end }: Cell): Label[] => {
    const found: Label[] = [];
    for (let at = lastStartingBy(ofRoles, end - 1); at >= 0; at -= 1) {
      const label = ofRoles[at];
      if (!label || label.start < start || found.length >= labelsLookedAt) break;
      if (label.end <= end) found.push(label);
    }
    return found;
  };

  return (value, isBlocked = () => false) => {
    const line = lineAt(paper, value.start);
    if (!line) return [];
    const column = cellIndexAt(line, value.start);
    const cell = line.cells[column];
    if (!cell) return [];
    const near: NearLabel[] = [];
    const add = (label: Label, strength: number) => near.push({ label, strength });

    for (const label of labelsIn({
      start: Math.max(cell.start, value.start - 120),
      end: value.start,
    })) {
      const gap = { start: label.end, end: value.start };
      const strength = strengthOfGap(paper.folded.slice(gap.start, gap.end));
      if (strength > 0) add(label, isBlocked(gap) ? strength * 0.45 : strength);
    }
    let currencies = 0;
    for (let left = column - 1; left >= Math.max(0, column - 6); left -= 1) {
      const other = line.cells[left];
      if (!other) break;
      if (currency.test(paper.folded.slice(other.start, Math.min(other.end, other.start + 5))))
        currencies += 1;
      for (const label of labelsIn(other)) {
        const rest = other.end - label.end;
        if (rest > 30) continue;
        const distance = column - left - currencies === 1 ? 0.97 : 0.8;
        const gap = { start: label.end, end: value.start };
        add(label, distance * (rest > 6 ? 0.9 : 1) * (isBlocked(gap) ? 0.75 : 1));
      }
    }
    for (const { label, strength } of labelsAbove(paper, { line, column, value, labelsIn })) {
      add(label, strength);
    }
    const partner = partners.get(line.index);
    if (partner && roles.has(partner.role) && value.start - line.start < 12) add(partner, 0.95);
    const [after] = labelsIn({ start: value.end, end: Math.min(cell.end, value.end + 30) }).slice(
      -1,
    );
    if (after && /^[\s(,:-]{0,4}$/.test(paper.folded.slice(value.end, after.start)))
      add(after, 0.5);
    return near.toSorted((a, b) => b.strength - a.strength);
  };
}

/** In a column of its own. */
const currency = /^(?:eur|€|gbp|£|usd|\$|chf|pln|zl|ron|lei|r\$|brl|mxn|aud|cad)$/;

const weekdays = new RegExp(`(?<![a-z])${weekday}\\.?,?`, 'g');
const remarks = /\([^()]*\)/g;
/** Between a noun and its value: `a total of`, `la suma de`, `ist`. */
const joiner = /^ (?:de|di|da|du|von|of|van|do|is|ist|es|est|e|e di|es de|est de|a)[ :]{1,2}$/;

function strengthOfGap(text: string): number {
  const gap = text.length > widestProse ? text : text.replace(weekdays, '').replace(remarks, '');
  if (joiner.test(gap)) return 0.95;
  if (/^[\s:.,#()*'/-]*$/.test(gap)) return gap.length < 12 ? 1 : 0.9;
  if (gap.length > widestProse || /[.!?] [a-z]/.test(gap)) return 0;
  return gap.length < 16 ? 0.8 : 0.55;
}

function labelsAbove(
  paper: Paper,
  {
    line,
    column,
    value,
    labelsIn,
  }: { line: Line; column: number; value: Cell; labelsIn: (cell: Cell) => Label[] },
): NearLabel[] {
  const cell = line.cells[column];
  if (!cell) return [];
  const found: NearLabel[] = [];
  for (let up = 1; up <= 12; up += 1) {
    const above = paper.lines[line.index - up];
    if (!above || above.page !== line.page) break;
    const isTable = above.cells.length > 1 || line.cells.length > 1;
    if (!isTable && up > 1) break;
    const head = cellOver(above, line, column);
    if (!head) continue;
    for (const label of labelsIn(head)) {
      const isWhole = label.end - label.start >= (head.end - head.start) * 0.45;
      const endsLine = head.end - label.end <= 2 && cell.start === line.start && up === 1;
      if (!isWhole && !endsLine) continue;
      if (value.start - cell.start > 14) continue;
      if (!isWhole) found.push({ label, strength: 0.75 });
      else
        found.push({ label, strength: Math.max(0.35, (isTable ? 0.92 : 0.9) - (up - 1) * 0.06) });
    }
    if (found.length > 0) break;
  }
  return found;
}

/** The cell of another line in the same column: by number where both have as many, else by place. */
function cellOver(above: Line, line: Line, column: number): Cell | undefined {
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

/** Lines without digits, then as many with: the first label belongs to the first value. */
export function pairBlocks(paper: Paper, labels: readonly Label[]): Map<number, Label> {
  const ofLines = new Map<number, Label>();
  for (const label of labels) {
    const line = lineAt(paper, label.start);
    if (!line || line.cells.length > 1 || line.end - line.start > longestLabel) continue;
    if (label.end - label.start >= (line.end - line.start) * 0.6) ofLines.set(line.index, label);
  }
  const partners = new Map<number, Label>();
  const seen = new Set<number>();
  for (const index of ofLines.keys()) {
    if (seen.has(index)) continue;
    let first = index;
    while (
      isLabelLine(paper.lines[first - 1]) &&
      !(paper.lines[first]?.isAfterGap ?? true) &&
      index - first < mostInBlock
    )
      first -= 1;
    let next = index + 1;
    while (
      isLabelLine(paper.lines[next]) &&
      !paper.lines[next]?.isAfterGap &&
      next - index < mostInBlock
    )
      next += 1;
    const count = next - first;
    for (let row = 0; row < count; row += 1) seen.add(first + row);
    if (count < 2) continue;
    const values = paper.lines.slice(next, next + count);
    const isList =
      values.length === count && values.every((line) => line.cells.length === 1 && hasDigit(line));
    const labelled = Array.from({ length: count }, (_, row) => ofLines.has(first + row)).filter(
      Boolean,
    ).length;
    if (labelled === 0) continue;
    const shift = isList ? 0 : shiftOf(first, next);
    if (shift === undefined) continue;
    values.slice(0, count - shift).forEach((line, row) => {
      const label = ofLines.get(first + shift + row);
      if (label) partners.set(line.index, label);
    });
  }
  return partners;

  /** How many lines come before the labels, so that labels of days are paired with days; undefined if they cannot be. */
  function shiftOf(first: number, next: number): number | undefined {
    let best: { shift: number; pairs: number } | undefined;
    for (let shift = 0; shift < next - first - 1; shift += 1) {
      let pairs = 0;
      for (let row = 0; first + shift + row < next; row += 1) {
        const value = paper.lines[next + row];
        const role = ofLines.get(first + shift + row)?.role;
        const isDay = value !== undefined && value.cells.length === 1 && isDayLine(value);
        const isOfDay = role !== undefined && dayRoles.has(role);
        if (isDay !== isOfDay) pairs = -Infinity;
        else if (isDay) pairs += 1;
      }
      if (pairs > (best?.pairs ?? 0)) best = { shift, pairs };
    }
    return best?.shift;
  }

  function isDayLine(line: Line): boolean {
    return dayLine.test(paper.folded.slice(line.start, Math.min(line.end, line.start + 40)));
  }

  function hasDigit(line: Line): boolean {
    return /\d/.test(paper.folded.slice(line.start, Math.min(line.end, line.start + 60)));
  }

  function isLabelLine(line: Line | undefined): boolean {
    if (!line || line.cells.length > 1 || line.end - line.start > longestLabel) return false;
    return !/\d(?![\d.,]* ?%)/.test(paper.folded.slice(line.start, line.end));
  }
}
