import type { LabelRole } from '../lexicon/lexicon.ts';
import { type Cell, cellIndexAt, heightOf, type Line, lineAt } from '../paper/paper.ts';
import type { Label } from '../paper/find-labels.ts';
import type { SourceText } from '../source-text.ts';
import {
  hasLegalForm,
  hasPostcode,
  isAddress,
  isGeneric,
  isInstitution,
  isPractitioner,
  isStreet,
  isUmbrella,
  mailboxNameIn,
  nameIn,
} from './party-names.ts';
import { createSections } from './sections.ts';
import { honorific } from './words-of-names.ts';

/** A name and how much its place says that it is the sender's (or, negative, the recipient's). */
export type PlacedName = Cell & { name: string; weight: number };

const letterheadRows = 9;
/** A last page with so many lines has little else than the foot of a paper. */
const shortPage = 10;
const linesAfterClosing = 5;
const labelled: Partial<Record<LabelRole, number>> = { sender: 70, payee: 34, recipient: -70 };
const mostNames = 400;
const isAboutParties = ({ role }: Label) => role === 'closing' || labelled[role] !== undefined;
const mailLines = 12;
const longestParties = 160;
const widestParties = 3;
const continued = /^(?:&|and|und|et|y|e|en|i|și) (?:\p{Lu}[\p{L}'.-]{1,24} ?){1,3}$/u;
/** `Prepared for Name by Name`. */
const preparedFor =
  /(?<![a-z])(?:prepared|drawn up|produced|erstellt|ausgestellt|angefertigt|prepare|etabli|redige|elaborad[oa]|preparad[oa]|redatt[oa]|preparat[oa]|opgemaakt|opgesteld|sporzadzon[aeoy]|przygotowan[aeoy]|intocmita?|elaborata?)e? (?:for|fur|pour|para|per|voor|dla|pentru) (\S.{1,60}?) (?:by|von|par|por|da|door|przez|de catre) (\S.{2,60}?)(?=\.(?: |$)|[,;(]|$)/d;
const between =
  /(?<![a-z])(?:between|zwischen|entre les soussignes|entre|tra|fra|tussen|pomiedzy|miedzy|intre)\s{0,20}:?\s{1,20}(?:(?:the|der|dem|den|die|la|le|il|de|het|a|o|herrn|frau|panem|pania|mr|mrs|ms)\.? )?(?=[a-z][a-z.'&-]{0,40} )/;
const mailParty =
  /^(?:from|von|de|van|da|od|de la|expediteur|mittente|remetente|nadawca|to|an|a|para|aan|do|catre|cc|destinataire|destinatario)\s?:\s*/;

/** The names that a paper has where senders and recipients are named. */
export function findPartyNames(source: SourceText): PlacedName[] {
  const { paper, mentions } = source;
  const sectionOf = createSections(source);
  const found: PlacedName[] = [];
  const titled = mentions.types.filter(({ isTitle }) => isTitle);
  const titles = new Set(titled.map(({ start }) => start));
  const titleEnds = new Map(titled.map(({ start, end }) => [end, start]));
  /** Most of `LODGER AGREEMENT` says what it is. */
  const endsInTitle = ({ start, end }: Cell) =>
    (end - (titleEnds.get(end) ?? end)) * 2 >= end - start;
  const labelStarts = new Map(
    mentions.labels
      .filter(({ start, end }) => end - start > 3)
      .map(({ start, end }) => [start, end]),
  );
  const greetings = new Set(
    mentions.labels.filter(({ role }) => role === 'salutation').map(({ start }) => start),
  );
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
  const recipientLines = findRecipientLines(source);

  const add = (cell: Cell, weight: number) => {
    if (found.length >= mostNames) return;
    const text = paper.text.slice(cell.start, cell.end);
    const printed = mailboxNameIn(text) ?? nameIn(text.replace(/^"/, ''));
    if (printed === undefined) return;
    const name = `${printed}${continuationOf(cell)}`;
    const place = paper.text.indexOf(printed, cell.start);
    const start = place >= 0 && place < cell.end ? place : cell.start;
    const isOrganization = hasLegalForm(name) || isInstitution(name);
    if (weight > 0 && isUmbrella(name)) return;
    if (
      !isOrganization &&
      (titles.has(cell.start) || endsInTitle(cell) || isLabel(cell) || isNumbered(name))
    )
      return;
    found.push({
      name,
      start,
      end: Math.min(start + printed.length, Math.max(cell.end, start)),
      weight:
        weight +
        (isOrganization ? Math.sign(weight) * 22 : weight > 0 && isPractitioner(name) ? 10 : 0) -
        (weight > 0 && isGeneric(name) ? 44 : 0),
    });
  };

  /** The rest of a name that goes on in the line below: `HM Revenue` above `& Customs`. */
  function continuationOf({ start, end }: Cell): string {
    const line = lineAt(paper, start);
    const below = line && paper.lines[line.index + 1];
    if (!below || below.isAfterGap || below.page !== line.page) return '';
    const place = start - line.margin;
    const cell = below.cells.find((one) => Math.abs(one.start - below.margin - place) <= 2);
    if (!cell || cellIndexAt(line, start) !== cellIndexAt(line, end - 1)) return '';
    const [rest] = continued.exec(paper.text.slice(cell.start, cell.end)) ?? [];
    return rest === undefined ? '' : ` ${rest}`;
  }

  /** The first name is the sender's, also below a title or an authority above it. */
  let hasHead = false;
  const weightOfRow = (row: number): number => {
    if (row === 0) return 54;
    if (!hasHead && row <= 3) return 44;
    return row === 1 ? 30 : row <= 3 ? 18 : 6;
  };

  const addLine = (line: Line) => {
    const height = heightOf(paper, line);
    const isFoot = height > 0.7 || (line.page > 1 && (paper.rows[line.page - 1] ?? 0) <= shortPage);
    line.cells.forEach((cell, column) => {
      const text = paper.folded.slice(cell.start, cell.end);
      if (addPrepared(cell)) return;
      const section = sectionOf(cell);
      if (section === 'recipient' || recipientLines.has(line.index)) return add(cell, -60);
      const printed = paper.text.slice(cell.start, Math.min(cell.end, cell.start + 120));
      const isOrganization = hasLegalForm(printed) || isInstitution(printed);
      // Right below a name it is the address of that.
      const isFirstOfBlock = line.isAfterGap || line.row === 0;
      if (line.page === 1 && isFirstOfBlock && isReturnAddress(text)) return add(cell, 58);
      if (line.page === 1 && line.row <= letterheadRows && height < 0.5) {
        const isMain = column === 0 && isPractitioner(printed);
        const base = weightOfRow(line.row);
        const before = found.length;
        add(cell, isOrganization || isMain ? Math.max(base, 26) : base - column * 4);
        if (found.length > before && (found.at(-1)?.weight ?? 0) >= 44) hasHead = true;
      } else if (isFoot && text.length < 240) {
        const [name = ''] = text.slice(0, 60).split(/,| - |\|/);
        if (hasPostcode(text) && !isAddress(name) && !isStreet(name)) add(cell, 66);
        else if (isOrganization) add(cell, 24);
      }
    });
  };

  paper.lines.forEach((line) => {
    const isEdge = line.row <= letterheadRows + 6 || heightOf(paper, line) > 0.7;
    if ((line.page === 1 || line.page === paper.rows.length) && isEdge && line.cells.length < 8)
      addLine(line);
  });

  paper.lines.slice(0, mailLines).forEach(addMailHeader);
  addFirstParty();

  for (const label of mentions.labels.filter(isAboutParties).slice(0, mostNames)) {
    const weight = labelled[label.role];
    if (weight !== undefined) addLabelled(label, weight);
    else if (label.role === 'closing') addSignature(label);
  }
  return found;

  /** `From: Name <name@example.org>` at the head of a printed mail. */
  function addMailHeader(line: Line): void {
    const text = paper.folded.slice(line.start, Math.min(line.end, line.start + 200));
    const header = mailParty.exec(text);
    if (!header || !/@|"/.test(text)) return;
    const isSender = !/^(?:to|an|a|para|aan|do|catre|cc|destinataire|destinatario)\s?:/.test(text);
    add({ start: line.start + header[0].length, end: line.end }, isSender ? 72 : -60);
  }

  /** A sentence that names both: neither does it begin with the sender. */
  function addPrepared({ start, end }: Cell): boolean {
    const text = paper.folded.slice(start, Math.min(end, start + longestParties));
    const [, recipient, sender] = preparedFor.exec(text)?.indices ?? [];
    if (!recipient || !sender) return false;
    add({ start: start + recipient[0], end: start + recipient[1] }, -60);
    add({ start: start + sender[0], end: start + sender[1] }, 60);
    return true;
  }

  /** `between Name, of …, and`: contracts name their parties in a sentence. */
  function addFirstParty(): void {
    const match = between.exec(paper.folded.slice(0, 2500));
    if (!match) return;
    const start = match.index + match[0].length;
    const end = paper.text.slice(start, start + 90).search(/[,;(\n]/);
    if (end > 3) add({ start, end: start + end }, 46);
  }

  function addLabelled(label: Cell, weight: number): void {
    const line = lineAt(paper, label.start);
    const column = line ? cellIndexAt(line, label.start) : 0;
    const cell = line?.cells[column];
    if (!line || !cell || label.start - cell.start > 4 || label.end - label.start < 3) return;
    const rest = paper.folded.slice(label.end, cell.end);
    const colon = /^[^:]{0,24}: ?/.exec(rest)?.[0];
    if (colon !== undefined && colon.length < rest.length)
      return add({ start: label.end + colon.length, end: cell.end }, weight);
    if (rest.length > 24) return;
    const isHead = /^[\s:./()a-z-]*$/.test(rest);
    if (!isHead) return;
    const next = line.cells[column + 1];
    const below = paper.lines[line.index + 1];
    const isPair = next && line.cells.length === 2 && !labelStarts.has(next.start);
    if (isPair) return add(next, weight);
    // Wider lines are heads of tables.
    if (line.cells.length > widestParties) return;
    const under = below?.cells[below.cells.length === line.cells.length ? column : 0];
    if (under) add(under, weight);
  }

  function addSignature(label: Cell): void {
    const line = lineAt(paper, label.start);
    if (!line) return;
    for (let down = 1; down <= linesAfterClosing; down += 1) {
      const below = paper.lines[line.index + down];
      const cell = below?.cells[0];
      if (!below || !cell || below.page !== line.page) return;
      const text = paper.text.slice(cell.start, Math.min(cell.end, cell.start + 120));
      if (hasLegalForm(text) || isInstitution(text)) return add(cell, 22);
      if (down === 1) add(cell, 14);
    }
  }
}

/** `Name · street 1 · 12345 place` in one line, as above the window of an envelope. */
function isReturnAddress(text: string): boolean {
  if (text.length > 160) return false;
  const parts = text.split(/ ?[·•|*;] ?| [-–—] |, /u);
  if (parts.length === 2 && text.length < 80) {
    const [name = '', place = ''] = parts;
    return hasPostcode(place) && !isAddress(name) && !/ \d{1,3} ?[a-z]?$/.test(name);
  }
  return (
    parts.length >= 3 &&
    parts.length <= 6 &&
    hasPostcode(text) &&
    parts.slice(1).some((part) => isAddress(part))
  );
}

/** The lines of the address that the paper is sent to: below an honorific, or the second address from the top. */
function findRecipientLines({ paper, mentions }: SourceText): Set<number> {
  const lines = new Set<number>();
  const surnames = new Set<string>();
  for (const { role, end } of mentions.labels) {
    if (role !== 'salutation' || surnames.size > 20) continue;
    for (const word of paper.text
      .slice(end, end + 50)
      .split('\n', 1)[0]
      ?.match(/\p{Lu}[\p{L}'-]{2,}/gu) ?? []) {
      surnames.add(word.toLowerCase());
    }
  }
  let blocks = 0;
  let hasHonorific = false;
  for (const line of paper.lines) {
    if (line.page > 1 || line.row > 24) break;
    const text = paper.folded.slice(line.start, Math.min(line.end, line.start + 160));
    const isHead = line.row <= 2 && isPractitioner(text);
    if (line.cells.length === 1 && !isHead && honorific.test(text) && line.end - line.start < 60) {
      for (let down = 0; down <= 3; down += 1) lines.add(line.index + down);
      hasHonorific = true;
      continue;
    }
    const printed = paper.text.slice(line.start, Math.min(line.end, line.start + 80)).toLowerCase();
    if (line.cells.length === 1 && line.end - line.start < 40 && !hasLegalForm(printed)) {
      const words = printed.match(/[\p{L}'-]{3,}/gu) ?? [];
      if (words.length <= 4 && words.some((word) => surnames.has(word))) lines.add(line.index);
    }
    if (
      line.cells.length > 1 ||
      !hasPostcode(text) ||
      isReturnAddress(text) ||
      line.end - line.start > 60
    )
      continue;
    const first = firstOfBlock(line.index);
    blocks += 1;
    const isBelowHead = (paper.lines[first]?.row ?? 0) > 1;
    if (blocks > 2 || !isBelowHead || hasHonorific) continue;
    for (let at = first; at <= line.index; at += 1) lines.add(at);
  }
  return lines;

  function firstOfBlock(last: number): number {
    let first = last;
    while (first > 0 && last - first < 5 && !(paper.lines[first]?.isAfterGap ?? true)) first -= 1;
    return first;
  }
}

/** A day or a part of something: `March 3`, `3 March`, `Page 1`. */
function isNumbered(name: string): boolean {
  return /^\p{L}+\.? \d{1,2}$|^\d{1,2}\.? \p{L}+$/u.test(name);
}
