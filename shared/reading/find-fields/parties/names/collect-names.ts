import { type Cell, cellIndexAt, lineAt } from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import { isOfMarkdown, withoutEmphasis } from './markdown-lines.ts';
import { weightOfName } from './name-rules.ts';
import {
  hasLegalForm,
  isAddressed,
  isInstitution,
  isUmbrella,
  mailboxNameIn,
  nameIn,
} from './party-names.ts';

/** A name and how much its place says that it is the sender's (or, negative, the recipient's). */
export type PlacedName = Cell & {
  name: string;
  weight: number;
  /** The name of the row that gave the weight. */
  place: string;
};

/** Bounds what hostile texts cost. */
export const mostNames = 400;

/** Whether a printed name is that of a company or an office. */
export function isOrganizationName(printed: string): boolean {
  return hasLegalForm(printed) || isInstitution(printed);
}

/** Collects names from cells, without titles, labels and greetings. */
export function createNameCollector(source: SourceText) {
  const { paper } = source;
  const names: PlacedName[] = [];
  const isOther = createOtherCells(source);
  const add = (cell: Cell, { name: place, weight }: { name: string; weight: number }): void => {
    if (names.length >= mostNames) return;
    const text = withoutEmphasis(paper.text.slice(cell.start, cell.end));
    const printed = mailboxNameIn(text) ?? nameIn(text.replace(/^"/, ''));
    if (printed === undefined) return;
    const name = `${printed}${continuationOf(source, cell)}`;
    const isOrganization = isOrganizationName(name);
    if (weight > 0 && isUmbrella(name)) return;
    if (!isOrganization && (isOther(cell) || isNumbered(name))) return;
    const found = paper.text.indexOf(printed, cell.start);
    const start = found >= 0 && found < cell.end ? found : cell.start;
    const end = Math.min(start + printed.length, Math.max(cell.end, start));
    const all = weightOfName({
      name,
      isOrganization,
      isAddressed: isAddressed(text.trimStart()),
      weightOfPlace: weight,
    });
    names.push({ name, start, end, weight: all, place });
  };
  return { names, add };
}

/** Tells cells that are titles, labels or greetings. */
function createOtherCells({ paper, mentions }: SourceText): (cell: Cell) => boolean {
  const titled = mentions.types.filter(({ isTitle }) => isTitle);
  const titles = new Set(titled.map(({ start }) => start));
  const titleEnds = new Map(titled.map(({ start, end }) => [end, start]));
  const labelStarts = labelsByStart({ mentions });
  const greetings = new Set(
    mentions.labels.filter(({ role }) => role === 'salutation').map(({ start }) => start),
  );
  /** Most of `LODGER AGREEMENT` says what it is. */
  const endsInTitle = ({ start, end }: Cell) =>
    (end - (titleEnds.get(end) ?? end)) * 2 >= end - start;
  /** A greeting, a label with little after it, or a name that begins like one in the first line. */
  const isLabel = (cell: Cell) => {
    if (greetings.has(cell.start)) return true;
    const end = labelStarts.get(cell.start);
    if (end === undefined) return false;
    return (
      paper.lines[0]?.cells[0]?.start !== cell.start ||
      (end - cell.start) * 2 > cell.end - cell.start
    );
  };
  return (cell) =>
    titles.has(cell.start) || endsInTitle(cell) || isLabel(cell) || isOfMarkdown(paper, cell);
}

const shortestLabel = 4;

/** Where labels end, by where they start. */
export function labelsByStart({ mentions }: Pick<SourceText, 'mentions'>): Map<number, number> {
  return new Map(
    mentions.labels
      .filter(({ start, end }) => end - start >= shortestLabel)
      .map(({ start, end }) => [start, end]),
  );
}

const continued = /^(?:&|and|und|et|y|e|en|i|și) (?:\p{Lu}[\p{L}'.-]{1,24} ?){1,3}$/u;

/** The rest of a name that goes on in the line below: `HM Revenue` above `& Customs`. */
function continuationOf({ paper }: SourceText, { start, end }: Cell): string {
  const line = lineAt(paper, start);
  const below = line && paper.lines[line.index + 1];
  if (!below || below.isAfterGap || below.page !== line.page) return '';
  const place = start - line.margin;
  const cell = below.cells.find((one) => Math.abs(one.start - below.margin - place) <= 2);
  if (!cell || cellIndexAt(line, start) !== cellIndexAt(line, end - 1)) return '';
  const [rest] = continued.exec(paper.text.slice(cell.start, cell.end)) ?? [];
  return rest === undefined ? '' : ` ${rest}`;
}

/** A day or a part of something: `March 3`, `3 March`, `Page 1`. */
function isNumbered(name: string): boolean {
  return /^\p{L}+\.? \d{1,2}$|^\d{1,2}\.? \p{L}+$/u.test(name);
}
