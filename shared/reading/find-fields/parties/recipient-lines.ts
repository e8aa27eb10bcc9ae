import { hasLegalForm } from './legal-forms.ts';
import type { Line, Paper } from '../paper/paper.ts';
import type { SourceText } from '../source-text.ts';
import { hasPostcode, isAddress, isPractitioner, nameIn } from './names/party-names.ts';
import { honorific } from './names/words-of-names.ts';

/** Returns whether a line is a return address, as above the window of an envelope: `Name · street 1 · 12345 place`. */
export function isReturnAddress(text: string): boolean {
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

const lastRow = 24;
const linesBelowHonorific = 3;

/** Returns the lines of the recipient's address: below an honorific, or the second address from the top. */
export function findRecipientLines({ paper, mentions }: SourceText): Set<number> {
  const lines = new Set<number>();
  const surnames = surnamesIn(paper, mentions.labels);
  let blocks = 0;
  let hasHonorific = false;
  for (const line of paper.lines) {
    if (line.page > 1 || line.row > lastRow) break;
    if (isHonorific(paper, line)) {
      for (let down = 0; down <= linesBelowHonorific; down += 1) lines.add(line.index + down);
      hasHonorific = true;
      continue;
    }
    if (isGreeted(paper, line, surnames)) lines.add(line.index);
    if (isAddressee(paper, line)) {
      lines.add(line.index);
      if (!line.isAfterGap && isPartOfOffice(paper, line)) lines.add(line.index - 1);
    }
    if (!endsAddress(paper, line)) continue;
    const first = firstOfBlock(paper, line.index);
    blocks += 1;
    const isBelowHead = (paper.lines[first]?.row ?? 0) > 1 && hasNameAbove(paper, first);
    if (blocks > 2 || !isBelowHead || hasHonorific) continue;
    for (let at = first; at <= line.index; at += 1) lines.add(at);
  }
  return lines;
}

const mostSurnames = 20;

function surnamesIn(paper: Paper, labels: SourceText['mentions']['labels']): Set<string> {
  const surnames = new Set<string>();
  for (const { role, end } of labels) {
    if (role !== 'salutation' || surnames.size > mostSurnames) continue;
    const [greeting = ''] = paper.text.slice(end, end + 50).split('\n', 1);
    for (const word of greeting.match(/\p{Lu}[\p{L}'-]{2,}/gu) ?? [])
      surnames.add(word.toLowerCase());
  }
  return surnames;
}

/** The end of a line for its addressee: the Turkish dative, `-e` of an office, and Japanese forms of address. */
const addressee =
  /(?:müdürlüğüne|başkanlığına|amirliğine|dekanlığına|rektörlüğüne|kurumuna|yönetimine|yönetim kuruluna|mahkemesine|hâkimliğine|hakimliğine|bölümüne|şubesine|servisine|birimine|departmanına|a\.ş\.['’]?(?:ye|ne)|makamına|kaymakamlığına|valiliğine|bankasına)[.,]?$|(?:殿|御中|様)$/u;

/** The head or the department of an addressee, whose name is in the line above. */
const partOfOffice =
  /^(?:代表|取締|社長|会長|院長|校長|理事|支店長|部|課|総務|人事|営業|経理)|\p{Ll}$/u;

const isPartOfOffice = (paper: Paper, { index, start, end }: Line) =>
  index > 0 && partOfOffice.test(paper.text.slice(start, end).toLocaleLowerCase('tr'));

function isAddressee(paper: Paper, { cells, start, end }: Line): boolean {
  if (cells.length > 1 || end - start > 60) return false;
  return addressee.test(paper.text.slice(start, end).toLocaleLowerCase('tr').replace(/i̇/g, 'i'));
}

const beginningOf = (paper: Paper, line: Line) =>
  paper.folded.slice(line.start, Math.min(line.end, line.start + 160));

function isHonorific(paper: Paper, line: Line): boolean {
  const text = beginningOf(paper, line);
  const isHead = line.row <= 2 && isPractitioner(text);
  return line.cells.length === 1 && !isHead && honorific.test(text) && line.end - line.start < 60;
}

function isGreeted(paper: Paper, line: Line, surnames: ReadonlySet<string>): boolean {
  if (line.cells.length > 1 || line.end - line.start >= 40) return false;
  const printed = paper.text.slice(line.start, Math.min(line.end, line.start + 80)).toLowerCase();
  if (hasLegalForm(printed)) return false;
  const words = printed.match(/[\p{L}'-]{3,}/gu) ?? [];
  return words.length <= 4 && words.some((word) => surnames.has(word));
}

function endsAddress(paper: Paper, line: Line): boolean {
  if (line.cells.length > 1 || line.end - line.start > 60) return false;
  const text = beginningOf(paper, line);
  return hasPostcode(text) && !isReturnAddress(text);
}

const mostColumns = 8;

/** Headings such as `Heating` and `Service record` are not senders; then the first address is that of the sender. */
function hasNameAbove(paper: Paper, first: number): boolean {
  return paper.lines
    .slice(0, first)
    .some(({ cells }) =>
      cells
        .slice(0, mostColumns)
        .some(({ start, end }) => nameIn(paper.text.slice(start, end)) !== undefined),
    );
}

const longestBlock = 5;

function firstOfBlock(paper: Paper, last: number): number {
  let first = last;
  while (first > 0 && last - first < longestBlock && !(paper.lines[first]?.isAfterGap ?? true))
    first -= 1;
  return first;
}
