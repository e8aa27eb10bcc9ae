import { type Cell, cellIndexAt, lineAt } from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import { isOfMarkdown, withoutEmphasis } from './markdown-lines.ts';
import type { NamePlace } from './name-places.ts';
import { isLetterSpaced, withoutLetterGaps } from './trimming/letter-gaps.ts';
import {
  isAddressed,
  isCertainOrganization,
  mailboxNameIn,
  readName,
  smallNameIn,
} from './party-names.ts';

/** A name and the place where it is printed, that of a sender or of a recipient. */
export type PlacedName = Cell & {
  name: string;
  place: string;
  isOfRecipient: boolean;
  /** Whether a form of address precedes it: `Mrs Jane Tully`. */
  isAddressed: boolean;
  /** Whether its first word is also that of titles. */
  isTitled: boolean;
  /** The second line of a name that may be printed in two. */
  below?: Cell;
};

/** Bounds the cost of hostile texts. */
export const mostNames = 400;

/** Collects names from cells, without titles, labels and greetings. */
export function createNameCollector(source: SourceText) {
  const { paper } = source;
  const names: PlacedName[] = [];
  const isOther = createOtherCells(source);
  const add = (cell: Cell, { name: place, isOfRecipient }: NamePlace): void => {
    if (names.length >= mostNames) return;
    const raw = paper.text.slice(cell.start, cell.end);
    const isSpaced = isLetterSpaced(raw);
    const text = isSpaced ? withoutLetterGaps(raw) : withoutEmphasis(raw).replaceAll(wideGap, ' ');
    const mailbox = mailboxNameIn(text);
    const read =
      mailbox === undefined
        ? readName(text.replace(/^"/, ''), { isLine: text === raw && wholeLines.has(place) })
        : undefined;
    const printed = mailbox ?? read?.name ?? (headRows.has(place) ? smallNameIn(text) : undefined);
    if (printed === undefined) return;
    const name = `${printed}${continuationOf(source, cell)}`;
    if (!isCertainOrganization(name) && (isOther(cell) || isNumbered(name))) return;
    const start = cell.start + Math.max(0, text.indexOf(printed));
    const end = isSpaced ? cell.end : Math.min(start + printed.length, Math.max(cell.end, start));
    names.push({
      name,
      start,
      end,
      place,
      isOfRecipient: isOfRecipient ?? false,
      isAddressed: isAddressed(text.trimStart()),
      isTitled: (read?.isTitled ?? false) || isOther(cell),
    });
  };
  const addInTwoLines = (cell: Cell, below: Cell, { name: place }: NamePlace): void => {
    if (names.length >= mostNames || isOther(cell) || isOther(below)) return;
    const name = nameInTwoLines(paper.text, cell, below);
    if (name !== undefined) names.push({ name, ...cell, place, ...plain, below });
  };
  return { names, add, addInTwoLines };
}

const plain = { isOfRecipient: false, isAddressed: false, isTitled: false };

/** Returns the name that two lines make up, whose second is below the first. */
function nameInTwoLines(text: string, cell: Cell, below: Cell): string | undefined {
  const first = text.slice(cell.start, cell.end);
  const whole = `${first} ${text.slice(below.start, below.end)}`;
  const name = readName(whole)?.name ?? smallNameIn(whole);
  return name?.length === whole.length && name.startsWith(first) ? name : undefined;
}

const headRows: ReadonlySet<string> = new Set(['first row', 'second row']);
/** Places of names even if most of their words are small: `Horská služba a záchrana`. Elsewhere such lines are notes. */
const wholeLines: ReadonlySet<string> = new Set([
  'return address',
  'label of the sender',
  'below the closing',
]);

/** Double spaces of recognition, and the end of a line within a name. */
const wideGap = /(?<=\S)(?: {2}|[ \t]{0,9}\n[ \t]{0,20})(?=\S)/g;

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
