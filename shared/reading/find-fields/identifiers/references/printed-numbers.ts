import { foldText } from '../../paper/fold-text.ts';
import type { Cell, Line, Paper } from '../../paper/paper.ts';
import { isNumber, isQuantity, signBefore } from './no-references.ts';

/** How a number is cut out of what is printed in one place. */
export type Cut =
  | 'whole'
  | 'with letters before'
  | 'with a letter behind'
  | 'with characters'
  | 'first part';

/** `key` is the same for a number with other separators. */
export type PrintedNumber = Cell & { text: string; key: string; cut: Cut };

/** All readings of the numbers that are printed in one place. */
export type NumberPlace = Cell & {
  line: Line;
  column: number;
  cell: Cell;
  numbers: readonly PrintedNumber[];
};

type Token = Cell & { text: string };

const spaced = String.raw`A-Za-z\d\u00aa-\u024f\u0370-\u03ff`;
const token = new RegExp(
  String.raw`(?<![${spaced}])\+{0,3}[${spaced}]{1,40}(?:[/.\-\u2010-\u2014+*_][/-]?[${spaced}]{1,40}){0,12}`,
  'gu',
);
/** The sign of a number, without a space before it: `No.118`. */
const sign = /^(?:nr|no|n|num|αρ)[.º°]+(?=\d)/;
const signWord =
  /^(?:n|nr|no|nro|num|nrs|number|numero|nummer|numer|id|tel|fax|iban|bic|swift|nip|nif|cif|siret|siren|kvk|al|am|αρ)$/;
/** The day of a number: `77/18.06.2025`. */
const dayBehind = /(?<=\d)\/\d{1,2}\.\d{1,2}\.(?:19|20)\d\d$/;
const joint = /^(?: | ?\/ ?|- )$/;
const mostTokens = 10;

const keyOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns the numbers of a line, each place with its readings, without days, amounts and years. */
export function numbersOfLine(paper: Paper, line: Line): NumberPlace[] {
  return line.cells.slice(0, mostCells).flatMap((cell, column) => {
    const printed = paper.text.slice(cell.start, Math.min(cell.end, cell.start + longestCell));
    if (!/\d/.test(printed)) return [];
    const tokens = tokensOf(paper, { start: cell.start, end: cell.start + printed.length });
    return placesOf(paper, tokens).flatMap((numbers) => {
      const [first] = numbers;
      if (!first) return [];
      const start = Math.min(...numbers.map((number) => number.start));
      const end = Math.max(...numbers.map((number) => number.end));
      return { start, end, line, column, cell, numbers };
    });
  });
}

const mostCells = 30;
const longestCell = 400;

function tokensOf(paper: Paper, { start, end }: Cell): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, index } of paper.text.slice(start, end).matchAll(token)) {
    const [lead = ''] = sign.exec(foldText(text.slice(0, 8))) ?? [];
    const own = text.slice(lead.length).replace(dayBehind, '');
    const from = start + index + lead.length;
    tokens.push({ text: own, start: from, end: from + own.length });
  }
  return tokens;
}

const hasDigit = ({ text }: Token) => /\d/.test(text);
const isPrefix = ({ text }: Token) =>
  /^\p{Lu}{1,6}[/-]?$/u.test(text) && !signWord.test(text.toLowerCase());

/** Groups tokens of a cell to numbers, and returns the readings of each. */
function placesOf(paper: Paper, tokens: readonly Token[]): PrintedNumber[][] {
  const places: PrintedNumber[][] = [];
  const isNext = (at: number) => {
    const [left, right] = [tokens[at - 1], tokens[at]];
    return left !== undefined && right !== undefined && joins(paper, left, right);
  };
  let at = 0;
  let free = 0;
  while (at < tokens.length) {
    const first = tokens[at];
    if (!first || !hasDigit(first)) {
      at += 1;
      continue;
    }
    let last = at;
    while (isNext(last + 1) && last - at < mostTokens && mayFollow(tokens.slice(at, last + 2)))
      last += 1;
    if (isLastLetter(tokens[last])) last -= 1;
    let prefix = at;
    while (prefix > free && isNext(prefix) && at - prefix < 2 && isPrefixAt(tokens, prefix - 1))
      prefix -= 1;
    const letter = isNext(last + 1) && isLastLetter(tokens[last + 1]) ? last + 1 : last;
    places.push(readingsOf(paper, tokens, { prefix, at, last, letter }));
    at = last + 1;
    free = at;
  }
  return places;
}

const isPrefixAt = (tokens: readonly Token[], at: number) => {
  const before = tokens[at];
  return before !== undefined && isPrefix(before);
};

const isLastLetter = (after: Token | undefined) => /^[A-Z]$/.test(after?.text ?? '');

function joins({ text }: Paper, left: Token, right: Token): boolean {
  return right.start - left.end <= 3 && joint.test(text.slice(left.end, right.start));
}

const day = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d\d-\d\d-\d\d$/;

/** Returns whether the last token continues the number of those before it. */
function mayFollow(tokens: readonly Token[]): boolean {
  const next = tokens.at(-1)?.text ?? '';
  const before = tokens.slice(0, -1).map(({ text }) => text);
  if (before.some((text) => day.test(text)) || day.test(next)) return false;
  const [first = ''] = before;
  if (/^(?:19|20)\d\d$/.test(first) && !/^\d{4,}/.test(next)) return false;
  if (
    !/^[\d+*-]+$|^\p{Lu}{1,6}-?\d+$|^\d+\p{Lu}$|^\p{Lu}{1,4}[-/]\d[\d/.-]{1,20}$|^\d+(?:[./-]\d+)+$/u.test(
      first,
    )
  )
    return false;
  return /^\d{1,12}(?:-\d{1,3})?[+*]*$|^[A-Z]\d*$/.test(next);
}

function readingsOf(
  paper: Paper,
  tokens: readonly Token[],
  { prefix, at, last, letter }: { prefix: number; at: number; last: number; letter: number },
): PrintedNumber[] {
  const readings: PrintedNumber[] = [];
  const add = (from: number, to: number, cut: Cut) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
    const text = paper.text.slice(start, end);
    if (isQuantity.test(paper.folded.slice(end, end + 8))) return;
    const isSigned = signBefore.test(paper.folded.slice(Math.max(0, start - 10), start));
    if (isNumber(text, isSigned)) readings.push({ text, key: keyOf(text), start, end, cut });
  };
  add(at, last, 'whole');
  if (letter > last) add(prefix, letter, 'with a letter behind');
  for (let from = prefix; from < at; from += 1) add(from, last, 'with letters before');
  if (last > at) add(at, at, 'first part');
  const characters = inCharacters(paper, {
    start: tokens[at]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
  });
  return characters ? [...readings, characters] : readings;
}

/** Returns a Japanese number with the characters that belong to it: `税収第411号`. */
function inCharacters({ text }: Paper, { start, end }: Cell): PrintedNumber | undefined {
  const [before] = /\p{sc=Han}{0,5}第$/u.exec(text.slice(Math.max(0, start - 6), start)) ?? [];
  if (before === undefined || text[end] !== '号') return undefined;
  const from = start - before.length;
  const own = text.slice(from, end + 1);
  return { text: own, key: keyOf(own), start: from, end: end + 1, cut: 'with characters' };
}
