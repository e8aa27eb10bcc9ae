import { cellOver } from '../../paper/labels-of.ts';
import { type Cell, heightOf, type Paper } from '../../paper/paper.ts';
import { numberWord } from './number-words.ts';
import { signBefore } from './no-references.ts';
import type { NumberPlace } from './printed-numbers.ts';

/** The words that lead to a number, folded: before it in its cell, or in the cell to the left or above. */
export type Lead = { words: string; from: 'cell' | 'left' | 'above' | 'nowhere' };

const longestLead = 48;

/** Returns the words that lead to the numbers of a place. */
export function leadOf(paper: Paper, { cell, line, column, start }: NumberPlace): Lead {
  const before = { start: Math.max(cell.start, start - longestLead), end: start };
  const words = lastWords(paper, before);
  if (/\p{L}/u.test(words)) return { words, from: 'cell' };
  if (/\p{L}/u.test(paper.folded.slice(before.start, start))) return { words, from: 'nowhere' };
  const left = line.cells[column - 1];
  if (left) {
    const place = { start: Math.max(left.start, left.end - longestLead), end: left.end };
    const beside = lastWords(paper, place);
    if (/\p{L}/u.test(beside)) return { words: beside, from: 'left' };
  }
  const lineAbove = paper.lines[line.index - 1];
  const above = lineAbove?.page === line.page ? cellOver(lineAbove, line, column) : undefined;
  if (above && above.end - above.start < longestLead) {
    const over = lastWords(paper, above);
    if (/\p{L}/u.test(over)) return { words: over, from: 'above' };
  }
  return { words: '', from: 'nowhere' };
}

function lastWords({ folded }: Paper, { start, end }: Cell): string {
  return /[^\d,;|]*$/.exec(folded.slice(start, end))?.[0] ?? '';
}

const dayBehind =
  /^[\s,/|-]{1,4}(?:(?:z dnia|z|din|del?|du|vom|of|dated|van|d\.d\.|ze dne|af|fra|av den|am|den) )?(?:\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2}|\d{4}-\d\d-\d\d|\d{1,2}\.? (?:de )?\p{L}{3,10}\.? (?:de )?\d{4})/u;
const subject =
  /^(?:betreff|betrifft|betr|subject|re|asunto|ref|objet|concerne|oggetto|onderwerp|betreft|assunto|temat|dotyczy|subiect|obiect|referitor|predmet|vec|emne|vedr|amne|angaende|arende|konu|θεμα|件名) ?[.:]/;

type PlaceClues = {
  place: NumberPlace;
  number: Cell;
  /** What is printed before the number in its cell, behind it in its line, and at the beginning of its line, folded. */
  before: string;
  behind: string;
  lineBefore: string;
  /** The vertical position on the page, from 0 to 1. */
  height: number;
};

const beginsCell = ({ place: { cell }, number }: PlaceClues) => number.start - cell.start < 2;
const endsCell = ({ place: { cell }, number }: PlaceClues) => cell.end - number.end < 2;
const isFirstPage = ({ place: { line } }: PlaceClues) => line.page === 1;

/** The evidence of the place of a number. */
export const places = {
  'first page': isFirstPage,
  'first lines': (clues) => isFirstPage(clues) && clues.place.line.row < 6,
  head: (clues) => isFirstPage(clues) && clues.height < 0.35,
  middle: ({ height }) => height >= 0.35 && height < 0.75,
  foot: ({ height }) => height >= 0.85,
  'sign before': ({ before }) => signBefore.test(before),
  'colon before': ({ before }) => /[:#] ?$/.test(before),
  'bracket before': ({ before }) => /[([]$/.test(before),
  'first of cell': beginsCell,
  'first of line': ({ place: { line }, number }) => number.start - line.start < 2,
  'sign begins the cell': ({ place: { cell }, number, before }) =>
    number.start > cell.start && number.start - cell.start < 7 && signBefore.test(before),
  'end of cell': endsCell,
  'alone in its cell': (clues) => beginsCell(clues) && endsCell(clues),
  'alone in its line': (clues) =>
    clues.place.line.cells.length === 1 && beginsCell(clues) && endsCell(clues),
  'in prose': ({ place: { cell } }) => cell.end - cell.start > 55,
  'in a table': ({ place: { line } }) => line.cells.length > 3,
  'before a day': ({ behind }) => dayBehind.test(behind),
  'number word behind': ({ behind }) => /^ ?(?:numarali|nolu|no'lu|sayili|号|番)/u.test(behind),
  'words behind': ({ behind }) => /^[ ,]{1,2}\p{L}{3}/u.test(behind),
  'in the subject': ({ lineBefore }) => subject.test(lineBefore),
  'text left over': ({ place: { start, end }, number }) => number.end < end || number.start > start,
  'letters are a label': ({ place: { start }, number }) => number.start < start,
} satisfies Record<string, (clues: PlaceClues) => boolean>;

const rows = Object.entries<(clues: PlaceClues) => boolean>(places);

/** Returns the names of the evidence of the place of a number. */
export function ofPlace(paper: Paper, place: NumberPlace, number: Cell): string[] {
  const { folded } = paper;
  const { line, cell, start } = place;
  const clues = {
    place,
    number,
    behind: folded.slice(number.end, Math.min(line.end, number.end + 40)),
    before: folded.slice(Math.max(cell.start, number.start - 12), number.start),
    lineBefore: folded.slice(line.start, Math.min(start, line.start + 30)),
    height: heightOf(paper, line),
  };
  return rows.flatMap(([name, applies]) => (applies(clues) ? name : []));
}

type LeadClues = Lead & { isLabelled: boolean };

/** The evidence of the words that lead to a number. */
export const leads = {
  'words before': ({ from }) => from === 'cell',
  'words beside': ({ from }) => from === 'left',
  'words above': ({ from }) => from === 'above',
  'no words': ({ from }) => from === 'nowhere',
  'number word': ({ words }) => numberWord.test(words),
  'unknown number word': ({ words, isLabelled }) => !isLabelled && numberWord.test(words),
  'unknown label': ({ words, from, isLabelled }) =>
    !isLabelled && (from === 'left' || from === 'above' || /[:#] {0,3}$/.test(words)),
  'one word': ({ words, from }) => from === 'cell' && /^\p{L}{3,24}[ :.]{1,3}$/u.test(words),
  'many words': ({ words }) => words.trim().split(' ').length > 4,
} satisfies Record<string, (clues: LeadClues) => boolean>;

const leadRows = Object.entries<(clues: LeadClues) => boolean>(leads);

/** Returns the names of the evidence of the words that lead to a number. */
export function ofLead(lead: Lead, isLabelled: boolean): string[] {
  const clues = { ...lead, isLabelled };
  return leadRows.flatMap(([name, applies]) => (applies(clues) ? name : []));
}
