import { type Cell, cellIndexAt, lineAt } from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import { isOfMarkdown, withoutEmphasis } from './markdown-lines.ts';
import { weightOfName } from './name-rules.ts';
import {
  hasLegalForm,
  isAddressed,
  isInstitution,
  isOfOffice,
  isUmbrella,
  mailboxNameIn,
  nameIn,
} from './party-names.ts';

/** A name and its weight by place: positive for a sender, negative for a recipient. */
export type PlacedName = Cell & {
  name: string;
  weight: number;
  place: string;
};

/** Bounds the cost of hostile texts. */
export const mostNames = 400;

/** Returns whether a printed name is that of a company or an authority. */
export function isOrganizationName(printed: string): boolean {
  return isCertainOrganization(printed) || isOfOffice(printed);
}

function isCertainOrganization(printed: string): boolean {
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
    if (!isCertainOrganization(name) && (isOther(cell) || isNumbered(name))) return;
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

function createOtherCells({ paper, mentions }: SourceText): (cell: Cell) => boolean {
  const titled = mentions.types.filter(({ isTitle }) => isTitle);
  const titles = new Set(titled.map(({ start }) => start));
  const titleEnds = new Map(titled.map(({ start, end }) => [end, start]));
  const labelStarts = labelsByStart({ mentions });
  const greetings = new Set(
    mentions.labels.filter(({ role }) => role === 'salutation').map(({ start }) => start),
  );
  /** A title makes up most of `LODGER AGREEMENT`. */
  const endsInTitle = ({ start, end }: Cell) =>
    (end - (titleEnds.get(end) ?? end)) * 2 >= end - start;
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

/** Returns the ends of labels by their starts. */
export function labelsByStart({ mentions }: Pick<SourceText, 'mentions'>): Map<number, number> {
  return new Map(
    mentions.labels
      .filter(({ start, end }) => end - start >= shortestLabel)
      .map(({ start, end }) => [start, end]),
  );
}

const continued = /^(?:&|and|und|et|y|e|en|i|și) (?:\p{Lu}[\p{L}'.-]{1,24} ?){1,3}$/u;

/** Returns the rest of a name that continues in the line below: `HM Revenue` above `& Customs`. */
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

/** Returns whether a text is a day or a numbered part: `March 3`, `3 March`, `Page 1`. */
function isNumbered(name: string): boolean {
  return /^\p{L}+\.? \d{1,2}$|^\d{1,2}\.? \p{L}+$/u.test(name);
}
