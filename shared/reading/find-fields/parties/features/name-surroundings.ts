import { flag } from '../../weighing/weigh.ts';
import {
  type Cell,
  cellIndexAt,
  heightOf,
  lineAt,
  type Line,
  type Paper,
} from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import { type Candidate, isInCapitals } from '../candidates.ts';
import type { PlacedName } from '../names/collect-names.ts';
import { hasPostcode, isAddress } from '../names/party-names.ts';
import { contact } from '../names/words-of-names.ts';

type Place = { name: PlacedName; line: Line };

const longestLine = 160;
const linesOfBlock = 3;
const lastOfHead = 4;
const amount = /\d[.,]\d{2}(?![.,\d])/;
const restOfSentence = /^[ ,]{1,2}\p{Ll}{2,20} .{0,60}\p{Ll}/u;

/** Returns what surrounds the names of a party where it may be the sender, 0 or 1 each. */
export function ofSurroundings({ paper }: SourceText, { names }: Candidate) {
  const places = names.flatMap((name) => {
    const line = name.isOfRecipient ? undefined : lineAt(paper, name.start);
    return line ? [{ name, line }] : [];
  });
  const some = (is: (place: Place) => boolean) => flag(places.some(is));
  const isFoot = (place: Place) => !isHead(place) && heightOf(paper, place.line) > 0.75;
  const behind = ({ name, line }: Place) => foldedOf(paper, { start: name.end, end: line.end });
  const before = ({ name, line }: Place) => paper.text.slice(line.start, name.start).slice(-20);
  const isBelow = (is: (text: string) => boolean) =>
    some(({ line }) => blockBelow(paper, line).some(is));
  return {
    'above an address': isBelow(isAddress),
    'above a contact': isBelow((text) => contact.test(text)),
    'before an address': some((place) => hasPostcode(behind(place)) || isAddress(behind(place))),
    'before a contact': some((place) => contact.test(behind(place))),
    'on the first page': some(({ line }) => line.page === 1),
    'in another column': flag(!places.some(({ name, line }) => name.start - line.start <= 12)),
    'after a gap': some(({ line }) => line.isAfterGap),
    alone: some(({ name, line }) => name.start - line.start <= 6 && line.end - name.end <= 2),
    'in the head': some(isHead),
    'in the foot': some(isFoot),
    'in the head and the foot': flag(places.some(isHead) && places.some(isFoot)),
    'with an amount': some((place) => amount.test(behind(place))),
    'in a sentence': some(({ name, line }) =>
      restOfSentence.test(paper.text.slice(name.end, Math.min(line.end, name.end + 80))),
    ),
    'before a comma': some((place) => /^ ?[,!]$/.test(behind(place).trimEnd())),
    'behind a small word': some((place) => smallWord.test(before(place))),
    'before another cell': some((place) => columnOf(place) < place.line.cells.length - 1),
    'behind another cell': some((place) => columnOf(place) > 0),
    'in capitals': flag(names.every(({ name }) => isInCapitals(name))),
  };
}

const smallWord = /\p{Ll}{2,12} $/u;
const columnOf = ({ name, line }: Place) => cellIndexAt(line, name.start);

const isHead = ({ line }: Place) => line.page === 1 && line.row <= lastOfHead;

const foldedOf = (paper: Paper, { start, end }: Cell) =>
  paper.folded.slice(start, Math.min(end, start + longestLine));

function blockBelow(paper: Paper, line: Line): string[] {
  const block: string[] = [];
  for (let down = 1; down <= linesOfBlock; down += 1) {
    const next = paper.lines[line.index + down];
    if (!next || next.page !== line.page || next.isAfterGap) break;
    block.push(foldedOf(paper, next));
  }
  return block;
}
