import type { Label } from '../../paper/find-labels.ts';
import {
  type Cell,
  cellIndexAt,
  heightOf,
  lineAt,
  type Line,
  type Paper,
} from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import { findRecipientLines } from '../recipient-lines.ts';
import { createSections, isNameOfSender } from '../sections.ts';
import { findOrganizer, isCalendar } from './calendar-organizer.ts';
import { createNameCollector, labelsByStart, mostNames, type PlacedName } from './collect-names.ts';
import {
  endOfSignature,
  isJapanese,
  isPlainJapaneseName,
  japaneseNamesIn,
} from './japanese-names.ts';
import { readMailHeads } from './mail-heads.ts';
import { edgePlaces, namedPlaces, type NamePlace, type PlaceClues } from './name-places.ts';
import { nameAfterColon, namesOfDomains, organizationsIn } from './names-in-lines.ts';
import { isOrganizationName } from './party-names.ts';
import { isLetterSpaced } from './trimming/letter-gaps.ts';
import { addPersons } from './sentences/persons-with-particulars.ts';
import {
  addBeforeRole,
  addFirstParty,
  addIntroduced,
  addPrepared,
} from './sentences/parties-in-sentences.ts';

type Collector = ReturnType<typeof createNameCollector>;

/** Returns the names at places where senders and recipients are named. */
export function findPartyNames(source: SourceText): PlacedName[] {
  const { paper, mentions } = source;
  const collector = createNameCollector(source);
  if (isCalendar(paper.text)) {
    const organizer = findOrganizer(paper.text);
    if (organizer) collector.add(organizer, namedPlaces.mailFrom);
    return collector.names;
  }
  const { mailLines, isPassedOn, isSubject } = readMailHeads(paper);
  for (const { line, start, isRecipient } of mailLines) {
    const place = isRecipient ? namedPlaces.mailTo : namedPlaces.mailFrom;
    collector.add({ start, end: line.end }, place);
  }
  addEdges(source, collector, isSubject);
  addFirstParty(paper, collector);
  addIntroduced(paper, collector);
  addPersons(paper, collector);
  const labelStarts = labelsByStart(source);
  for (const label of mentions.labels.filter(isAboutParties).slice(0, mostNames)) {
    const line = lineAt(paper, label.start);
    if (line && (isPassedOn(line) || mailLines.some((mail) => mail.line === line))) continue;
    if (isLabelOfParty(label.role)) {
      const isEmployer = employer.test(paper.folded.slice(label.start, label.end));
      const role = isNameOfSender(source, label) ? 'sender' : label.role;
      const isFrom = from.test(paper.folded.slice(label.start, label.end));
      const place = isEmployer ? namedPlaces.employer : namedPlaces[isFrom ? 'from' : role];
      addLabelled(label, { paper, labelStarts, collector, place });
      if (label.role !== 'payee') addBeforeRole(paper, label, collector);
    } else addSignature(paper, label, collector);
  }
  addWithinLines(source, collector, (line) => isSubject(line) || isPassedOn(line));
  return collector.names;
}

/** Certificates and medical papers name an employer that did not send them. */
const employer =
  /^(?:arbeitgeber|employer|employeur|empleador|datore di lavoro|pracodawca|zaklad pracy|empregador|entidade patronal|angajator|zamestnavatel|arbejdsgiver|arbetsgivare|isveren|εργοδοτησ|雇用主)/;

/** On receipts, they are before the one who paid. */
const from = /^(?:from|von|de|da|van|od|de la|fra|fran|απο)$/;

const isLabelOfParty = (role: string) =>
  role === 'sender' || role === 'payee' || role === 'recipient';
const isAboutParties = ({ role }: Label) => role === 'closing' || isLabelOfParty(role);

const rowsOfHead = 15;
const mostColumns = 8;

function addEdges(
  source: SourceText,
  collector: Collector,
  isSubject: (line: Line) => boolean,
): void {
  const { paper } = source;
  const sectionOf = createSections(source);
  const recipientLines = findRecipientLines(source);
  for (const line of paper.lines) {
    const isEdge = line.row <= rowsOfHead || heightOf(paper, line) > 0.7;
    if (!isOfPages(paper, line) || !isEdge || isSubject(line)) continue;
    if (line.cells.length >= mostColumns) continue;
    for (const { cell, isLabelled } of [
      ...cellsWithNames(paper, line),
      ...wideNames(paper, line),
    ]) {
      if (isLabelled) collector.add(cell, namedPlaces.sender);
      if (isLabelled || addPrepared(paper, cell, collector)) continue;
      const isOfRecipient = recipientLines.has(line.index);
      const clues = readPlaceClues(paper, { line, cell, section: sectionOf(cell), isOfRecipient });
      const place = edgePlaces.find(({ applies }) => applies(clues));
      if (!place) continue;
      collector.add(cell, place);
      if (line.page === 1 && line.row <= lastOfTwoLines && !place.isOfRecipient)
        addInTwoLines(paper, { line, cell, place }, collector);
    }
  }
}

const lastOfTwoLines = 2;
const farthestFromLine = 2;
/** A line of a name: without numbers and the separators of other texts. */
const lineOfName = /^[\p{L}'’"„“”«».& -]{3,50}$/u;

/** Adds the name that a line of the letterhead and the next one may make up: `Zweckverband Wasserversorgung` above `Unteres Lautertal`. */
function addInTwoLines(
  paper: Paper,
  { line, cell, place }: { line: Line; cell: Cell; place: NamePlace },
  { addInTwoLines: add }: Collector,
): void {
  const next = paper.lines[line.index + 1];
  if (!next || next.isAfterGap || next.page !== line.page) return;
  const column = cell.start - line.margin;
  const below = next.cells.find(
    ({ start }) => Math.abs(start - next.margin - column) <= farthestFromLine,
  );
  const isLine = ({ start, end }: Cell) => lineOfName.test(paper.text.slice(start, end));
  if (below && isLine(cell) && isLine(below)) add(cell, below, place);
}

/** The first and the last page name the parties. */
const isOfPages = ({ rows }: Paper, { page }: Line) => page === 1 || page === rows.length;

const longestLine = 400;
const mostLines = 150;
/** Lines of sentences that go on in the next one are at least so long. */
const shortestFull = 45;

/** Adds organizations that sentences and lists name, and names after unknown labels. */
function addWithinLines(
  { paper }: SourceText,
  collector: Collector,
  isIgnored: (line: Line) => boolean,
): void {
  const lines = paper.lines
    .filter((line) => isOfPages(paper, line) && !isIgnored(line))
    .slice(0, mostLines);
  const domains = namesOfDomains(paper.folded);
  const known = [...collector.names];
  const isKnown = (cell: Cell) =>
    known.some(
      ({ start, end, isOfRecipient }) =>
        (start === cell.start && end === cell.end) ||
        (isOfRecipient && start < cell.end && cell.start < end),
    );
  for (const line of lines) {
    const { start } = line;
    const text = paper.text.slice(start, Math.min(line.end, start + longestLine));
    const add = (cell: Cell | undefined, place: NamePlace) => {
      const whole = cell && { start: start + cell.start, end: start + cell.end };
      if (whole && !isKnown(whole)) collector.add(whole, place);
    };
    add(nameAfterColon(text), namedPlaces.afterColon);
    for (const cell of organizationsIn(text, restOfSentence(paper, line)))
      add(cell, namedPlaces.sentence);
    for (const cell of domains(text)) add(cell, namedPlaces.domain);
  }
}

/** Returns the line in which a sentence goes on. */
function restOfSentence({ lines, text }: Paper, { index, page, cells, start, end }: Line): string {
  const next = lines[index + 1];
  const isFull = cells.length === 1 && end - start >= shortestFull;
  if (!isFull || !next || next.isAfterGap || next.page !== page || next.cells.length > 1) return '';
  return text.slice(end, Math.min(next.end, end + longestLine));
}

/** The last row in which a Japanese shop may be named without a word for its kind. */
const lastOfShop = 1;

/** Returns the cells of a line, or the names of organizations in them if they are in a script without spaces. */
function cellsWithNames(paper: Paper, line: Line): { cell: Cell; isLabelled: boolean }[] {
  return line.cells.flatMap((cell) => {
    const text = paper.text.slice(cell.start, Math.min(cell.end, cell.start + longestCell));
    if (!isJapanese(text)) return { cell, isLabelled: false };
    const names = japaneseNamesIn(text);
    if (names.length === 0 && line.row <= lastOfShop && isPlainJapaneseName(text.trim()))
      return { cell, isLabelled: false };
    const endOfName =
      line.index >= paper.lines.length - lastLines ? endOfSignature(text) : undefined;
    if (names.length === 0 && endOfName !== undefined)
      return { cell: { start: cell.start, end: cell.start + endOfName }, isLabelled: false };
    return names.map(({ start, end, isLabelled }) => ({
      cell: { start: cell.start + start, end: cell.start + end },
      isLabelled,
    }));
  });
}

const lastOfWideNames = 3;

/** Returns words with two spaces between them in the first rows, which recognition has divided: `GARAGE  HOEKSTRA`. */
function wideNames(
  { text }: Paper,
  { cells, row, end }: Line,
): { cell: Cell; isLabelled: boolean }[] {
  if (row > lastOfWideNames) return [];
  const whole = { start: cells[0]?.start ?? end, end };
  if (isLetterSpaced(text.slice(whole.start, whole.end)))
    return [{ cell: whole, isLabelled: false }];
  const isWord = ({ start, end }: Cell) => !/[\s:]/.test(text.slice(start, end));
  let last = 0;
  while (cells[last + 1] && (cells[last + 1]?.start ?? 0) - (cells[last]?.end ?? 0) === 2)
    last += 1;
  const words = cells.slice(0, last + 1);
  const [first] = words;
  if (!first || words.length < 2 || !words.every(isWord)) return [];
  return [{ cell: { start: first.start, end: words.at(-1)?.end ?? 0 }, isLabelled: false }];
}

/** A last page with so few lines mainly contains the foot. */
const shortPage = 10;
const lastLines = 4;
const longestCell = 160;

function readPlaceClues(
  paper: Paper,
  place: Pick<PlaceClues, 'line' | 'cell' | 'section' | 'isOfRecipient'>,
): PlaceClues {
  const { line, cell } = place;
  const height = heightOf(paper, line);
  return {
    ...place,
    printed: paper.text.slice(cell.start, Math.min(cell.end, cell.start + 120)),
    text: paper.folded.slice(cell.start, cell.end),
    height,
    isFoot: height > 0.7 || (line.page > 1 && (paper.rows[line.page - 1] ?? 0) <= shortPage),
    isLast: line.index >= paper.lines.length - lastLines,
  };
}

/** Lines with more cells are heads of tables. */
const widestParties = 3;

function addLabelled(
  label: Cell,
  {
    paper,
    labelStarts,
    collector: { add },
    place,
  }: {
    paper: Paper;
    labelStarts: ReadonlyMap<number, number>;
    collector: Collector;
    place: NamePlace;
  },
): void {
  const line = lineAt(paper, label.start);
  const column = line ? cellIndexAt(line, label.start) : 0;
  const cell = line?.cells[column];
  if (!line || !cell || label.start - cell.start > 4 || label.end - label.start < 3) return;
  const rest = paper.folded.slice(label.end, cell.end);
  const colon = /^[^:]{0,24}: ?/.exec(rest)?.[0];
  if (colon !== undefined && colon.length < rest.length)
    return add({ start: label.end + colon.length, end: cell.end }, place);
  if (rest.length > 24 || !/^[\s:./()a-z-]*$/.test(rest)) return;
  const next = line.cells[column + 1];
  const isPair = next && line.cells.length === 2 && !labelStarts.has(next.start);
  if (isPair) return add(next, place);
  if (line.cells.length > widestParties) return;
  const below = paper.lines[line.index + 1];
  const under = below?.cells[below.cells.length === line.cells.length ? column : 0];
  if (under) add(under, place);
}

const linesAfterClosing = 5;

function addSignature(paper: Paper, label: Cell, { add }: Collector): void {
  const line = lineAt(paper, label.start);
  if (!line) return;
  for (let down = 1; down <= linesAfterClosing; down += 1) {
    const below = paper.lines[line.index + down];
    const cell = below?.cells[0];
    if (!below || !cell || below.page !== line.page) return;
    const text = paper.text.slice(cell.start, Math.min(cell.end, cell.start + 120));
    if (isOrganizationName(text)) return add(cell, namedPlaces.organizationInSignature);
    if (down === 1) add(cell, namedPlaces.signature);
  }
}
