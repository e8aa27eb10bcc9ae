import type { Label } from '../../paper/find-labels.ts';
import {
  type Cell,
  cellIndexAt,
  heightOf,
  lineAt,
  type Line,
  type Paper,
} from '../../paper/paper.ts';
import { firstRule } from '../../rule.ts';
import type { SourceText } from '../../source-text.ts';
import { findOrganizer, isCalendar } from './calendar-organizer.ts';
import {
  createNameCollector,
  isOrganizationName,
  labelsByStart,
  mostNames,
  type PlacedName,
} from './collect-names.ts';
import {
  addressedNames,
  footNames,
  letterheadNames,
  type NameClues,
  type NamedPlace,
  namedPlaces,
  type NameRule,
} from './name-rules.ts';
import { isJapanese, isPlainJapaneseName, japaneseNamesIn } from './japanese-names.ts';
import { readMailHeads } from './mail-heads.ts';
import { isAddress, isInstitution, isOfOffice, isPractitioner, nameIn } from './party-names.ts';
import { findRecipientLines } from '../recipient-lines.ts';
import { createSections } from '../sections.ts';

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
  addEdges(source, collector, isSubject);
  for (const { line, start, isRecipient } of mailLines) {
    const place = isRecipient ? namedPlaces.mailTo : namedPlaces.mailFrom;
    collector.add({ start, end: line.end }, place);
  }
  addFirstParty(paper, collector);
  addMeeting(paper, collector);
  const labelStarts = labelsByStart(source);
  for (const label of mentions.labels.filter(isAboutParties).slice(0, mostNames)) {
    const line = lineAt(paper, label.start);
    if (line && (isPassedOn(line) || mailLines.some((mail) => mail.line === line))) continue;
    if (isLabelOfParty(label.role)) {
      const isEmployer = employer.test(paper.folded.slice(label.start, label.end));
      const place = isEmployer ? namedPlaces.employer : namedPlaces[label.role];
      addLabelled(label, { paper, labelStarts, collector, place });
    } else addSignature(paper, label, collector);
  }
  return collector.names;
}

/** Certificates and medical papers name an employer that did not send them. */
const employer =
  /^(?:arbeitgeber|employer|employeur|empleador|datore di lavoro|pracodawca|zaklad pracy|empregador|entidade patronal|angajator|zamestnavatel|arbejdsgiver|arbetsgivare|isveren|εργοδοτησ|雇用主)/;

const isLabelOfParty = (role: string) =>
  role === 'sender' || role === 'payee' || role === 'recipient';
const isAboutParties = ({ role }: Label) => role === 'closing' || isLabelOfParty(role);

const letterheadRows = 9;
const rowsBelowLetterhead = 6;
const mostColumns = 8;

function addEdges(
  source: SourceText,
  collector: Collector,
  isSubject: (line: Line) => boolean,
): void {
  const { paper } = source;
  const sectionOf = createSections(source);
  const recipientLines = findRecipientLines(source);
  let hasHead = false;
  for (const line of paper.lines) {
    const isEdge = line.row <= letterheadRows + rowsBelowLetterhead || heightOf(paper, line) > 0.7;
    const isPage = line.page === 1 || line.page === paper.rows.length;
    if (!isPage || !isEdge || isSubject(line) || line.cells.length >= mostColumns) continue;
    cellsWithNames(paper, line).forEach(({ cell, column, isLabelled }) => {
      if (isLabelled) return collector.add(cell, namedPlaces.sender);
      if (addPrepared(paper, cell, collector)) return;
      const section = sectionOf(cell);
      const isOfRecipient = recipientLines.has(line.index);
      const place = { line, cell, column, section, isOfRecipient, hasHead };
      const clues = readNameClues(paper, place);
      const rule = ruleOfPlace(clues);
      if (!rule) return;
      const before = collector.names.length;
      collector.add(cell, { name: rule.name, weight: weightOfPlace(rule, clues) });
      const added = collector.names.slice(before).at(-1);
      if (added && letterheadNames.includes(rule) && added.weight >= leastOfHead) hasHead = true;
    });
  }
}

/** The last row in which a Japanese shop may be named without a word for its kind. */
const lastOfShop = 1;

/** Returns the cells of a line, or the names of organizations in them if they are in a script without spaces. */
function cellsWithNames(
  paper: Paper,
  line: Line,
): { cell: Cell; column: number; isLabelled: boolean }[] {
  return line.cells.flatMap((cell, column) => {
    const text = paper.text.slice(cell.start, Math.min(cell.end, cell.start + longestParties));
    if (!isJapanese(text)) return { cell, column, isLabelled: false };
    const names = japaneseNamesIn(text);
    if (names.length === 0 && line.row <= lastOfShop && isPlainJapaneseName(text.trim()))
      return { cell, column, isLabelled: false };
    return names.map(({ start, end, isLabelled }) => ({
      cell: { start: cell.start + start, end: cell.start + end },
      column: start > 0 ? column + 1 : column,
      isLabelled,
    }));
  });
}

/** The weight from which a name in the letterhead is that of the sender. */
const leastOfHead = 44;
/** A last page with so few lines mainly contains the foot. */
const shortPage = 10;

function readNameClues(
  paper: Paper,
  place: Pick<NameClues, 'line' | 'cell' | 'column' | 'section' | 'isOfRecipient' | 'hasHead'>,
): NameClues {
  const { line, cell, column } = place;
  const height = heightOf(paper, line);
  const printed = paper.text.slice(cell.start, Math.min(cell.end, cell.start + 120));
  return {
    ...place,
    text: paper.folded.slice(cell.start, cell.end),
    height,
    isFoot: height > 0.7 || (line.page > 1 && (paper.rows[line.page - 1] ?? 0) <= shortPage),
    isOrganization: isOrganizationName(printed),
    isPractice: column === 0 && isPractitioner(printed),
    isAboveAddress: column === 0 && isAddress(beginningOf(paper, paper.lines[line.index + 1])),
    isBelowOrganization:
      column === 0 && !line.isAfterGap && isOrganizationLine(paper, paper.lines[line.index - 1]),
  };
}

const beginningOf = ({ folded }: Paper, line: Line | undefined) =>
  line ? folded.slice(line.start, Math.min(line.end, line.start + 120)) : '';

function isOrganizationLine({ text }: Paper, line: Line | undefined): boolean {
  if (!line || line.cells.length > 1 || line.end - line.start > 80) return false;
  return (
    nameIn(text.slice(line.start, line.end)) !== undefined &&
    isOrganizationName(text.slice(line.start, line.end))
  );
}

function ruleOfPlace(clues: NameClues): NameRule | undefined {
  const { line, height } = clues;
  const isLetterhead = line.page === 1 && line.row <= letterheadRows && height < 0.5;
  return (
    firstRule(addressedNames, clues) ?? firstRule(isLetterhead ? letterheadNames : footNames, clues)
  );
}

function weightOfPlace({ weight, perColumn = 0 }: NameRule, clues: NameClues): number {
  return clues.isOrganization || clues.isPractice ? weight : weight - clues.column * perColumn;
}

const longestParties = 160;
/** Matches `Prepared for Name by Name`. */
const preparedFor =
  /(?<![a-z])(?:prepared|drawn up|produced|erstellt|ausgestellt|angefertigt|prepare|etabli|redige|elaborad[oa]|preparad[oa]|redatt[oa]|preparat[oa]|opgemaakt|opgesteld|sporzadzon[aeoy]|przygotowan[aeoy]|intocmita?|elaborata?)e? (?:for|fur|pour|para|per|voor|dla|pentru) (\S.{1,60}?) (?:by|von|par|por|da|door|przez|de catre) (\S.{2,60}?)(?=\.(?: |$)|[,;(]|$)/d;

/** Adds both names of such a sentence, which does not begin with the sender. */
function addPrepared(paper: Paper, { start, end }: Cell, { add }: Collector): boolean {
  const text = paper.folded.slice(start, Math.min(end, start + longestParties));
  const [, recipient, sender] = preparedFor.exec(text)?.indices ?? [];
  if (!recipient || !sender) return false;
  add({ start: start + recipient[0], end: start + recipient[1] }, namedPlaces.preparedFor);
  add({ start: start + sender[0], end: start + sender[1] }, namedPlaces.preparedBy);
  return true;
}

const headOfMinutes = 600;
/** Words of meetings, before the office, club or community that met. */
const meeting =
  /(?<!\p{L})(?:versammlung|[a-z]{2,20}versammlung|sitzung|[a-z]{2,20}sitzung|meeting|assembly|assemblee|reunion|conseil|asamblea|junta|asemblea|assemblea|riunione|consiglio|vergadering|[a-z]{2,20}vergadering|zebrani[ea]|posiedzeni[ea]|zgromadzeni[ea]|assembleia|reuniao|sedint[ae]i?|adunar(?:ea|ii)|schuz[ey]|zasedani|shromazdeni|hromady|generalforsamling|mode|bestyrelsesmode|arsmote|stamma|mote|foreningsstamma|toplantisi|genel kurulu|συνελευση|συνεδριαση)(?!\p{L})/u;

/** Adds the name of the body whose meeting a title or a first sentence names: `zebranie Wspólnoty Mieszkaniowej Sosnowa 5`. */
function addMeeting(paper: Paper, { add }: Collector): void {
  const match = meeting.exec(paper.folded.slice(0, headOfMinutes));
  if (!match) return;
  const from = match.index + match[0].length;
  const text = paper.text.slice(from, from + longestParties).split('\n', 1)[0] ?? '';
  const words = Array.from(text.matchAll(/(?<=[ ,'’])\p{Lu}[\p{L}-]{2,}/gu));
  const office = words.find(({ 0: word }) => isOfOffice(word) || isInstitution(word));
  if (!office || placeOfMeeting.test(text.slice(0, office.index))) return;
  const name = text.slice(office.index).split(endOfMeeting, 1)[0] ?? '';
  const start = from + office.index;
  add({ start, end: start + name.length }, namedPlaces.meeting);
}

const placeOfMeeting =
  / (?:im|in|in der|at|at the|au|aux|en el|en la|nel|presso|bij|no|na|w|v|la) $/;
const endOfMeeting =
  /,| (?:am|vom|on|held|at|le|tenue|celebrada|el dia|del dia|tenutasi|del giorno|op|gehouden|w dniu|odbytego|w|realizada|em|no dia|din|konan[ae]|dne|ze dne|ve|afholdt|den|i|tarihli|τησ|στισ) /u;

const between =
  /(?<![a-z])(?:between|zwischen|entre les soussignes|entre|tra|fra|tussen|pomiedzy|miedzy|intre|mellan|mellem)\s{0,20}:?\s{1,20}(?:(?:the|der|dem|den|die|la|le|il|de|het|a|o|herrn|frau|panem|pania|mr|mrs|ms)\.? )?(?=[a-z][a-z.'&-]{0,40} )/;

/** Matches `貸主 Name（以下「甲」という。）`. */
const calledFirst =
  /(?:^|[\s：:])([^\s：:（(]{2,40}) ?[（(]以下[、,]?\s?[「『]?(?:甲|貸主|賃貸人|売主|受託者)/mu;

/** Adds the first party of a contract, which is named in a sentence: `between Name, of …, and`. */
function addFirstParty(paper: Paper, { add }: Collector): void {
  const called = calledFirst.exec(paper.text.slice(0, 2500));
  if (called?.[1]) {
    const start = called.index + called[0].indexOf(called[1]);
    add({ start, end: start + called[1].length }, namedPlaces.firstParty);
  }
  const match = between.exec(paper.folded.slice(0, 2500));
  if (!match) return;
  const start = match.index + match[0].length;
  const end = paper.text.slice(start, start + 90).search(/[,;(\n]/);
  if (end > 3) add({ start, end: start + end }, namedPlaces.firstParty);
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
    place: NamedPlace;
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
