import { type Cell, lastStartingBy, type Paper } from '../paper/paper.ts';
import type { Known, SourceText } from '../source-text.ts';
import { former, leadInCell, leadOf, meaningOf } from './date-meanings.ts';
import {
  isInProse,
  isInTable,
  isNumberAndDate,
  isOfNumber,
  isSigned,
  textBefore,
} from './date-places.ts';
import { isCreditNote, paying } from './find-due-date.ts';
import {
  examined,
  isInTitle,
  isOrdered,
  ofOther,
  ordered,
  ordering,
  toldTypes,
  transacted,
} from './kinds-of-documents.ts';
import type { ReadDate } from './read-dates.ts';

/** They come before any date, and say nothing of it. */
const prepositions = new Set(
  'den le du au aux a em en el il li del addi dnia dn w dniu de op on on the din vom von am tag dia aos dias al tot van of od z'
    .split(' ')
    .concat(['w dniu', 'on the', 'aos dias', 'z dnia', 'din data', 'la data de']),
);

/** `of`: they belong to the noun before them. */
const genitives = new Set([
  'del',
  'di',
  'vom',
  'von',
  'du',
  'of',
  'van',
  'z',
  'z dnia',
  'din',
  'do',
]);

/** What may be before a label that the date's sentence begins with. */
const longestLead = 12;

/** Whether a preposition belongs to a label that says something else: `nato a Jesi il`. */
export function isToldOfOther(folded: string, { labels, cell }: ReadDate): boolean {
  return labels.some(
    ({ label, strength }) =>
      (label.role === 'otherDate' || label.role === 'dueDate') &&
      strength > 0.5 &&
      label.start >= cell.start &&
      !prepositions.has(folded.slice(label.start, label.end)),
  );
}

/** What the labels of a date say; undefined if they leave it open. */
export function scoreOfLabel(
  source: SourceText,
  date: ReadDate,
  {
    documentType,
    isPlaced,
    position,
  }: { documentType: Known['documentType']; isPlaced: boolean; position: number },
): number | undefined {
  const { paper } = source;
  const { folded } = paper;
  const [first] = date.labels;
  if (!first) return undefined;
  // Of a compound that no lexicon has, the whole says more than its end.
  const nearest =
    date.labels.find(
      ({ label, strength }) =>
        label.start === first.label.start && strength === first.strength && !isOwn(label.role),
    ) ?? first;
  const { label, strength } = nearest;
  const text = folded.slice(label.start, label.end);
  const isHead = label.end < date.line.start;
  const inCell = leadInCell(paper, date);
  // What is in the cell names the day, not the head of the column.
  if (label.end <= date.cell.start && /^[a-z .'-]{3,30}: ?$/.test(inCell)) {
    const meaning = meaningOf(inCell);
    if (meaning) return meaning === 'own' ? 84 * position : ofOther(folded, date, documentType);
  }
  const isTold = documentType !== undefined && toldTypes.has(documentType);
  if (documentType === 'statement' && label.role === 'date' && isHead && isInTable(paper, date))
    return 20;
  // The bills that a reminder is about are listed with their days.
  const isListed = isHead && isInTable(paper, date) && hasAmount(folded, date);
  if (documentType === 'reminder' && isOwn(label.role) && isListed) return 20;
  const isPreposition = prepositions.has(text);
  const isSignature = isTold && isSigned(folded, date);
  if (label.role === 'documentDate') {
    const isOthers = isOfAnother(source, label, documentType);
    const isLate = label.start - date.cell.start > longestLead;
    // `lead disclosure dated 15 January`: in a sentence about something else, unless it is about this paper.
    const isReported =
      isLate &&
      (/^d\.? ?d$/.test(text) ||
        (isInProse(folded, date) && !(isTold && isAboutItself(paper, date))));
    // `aanvraag d.d.`: of what is before it.
    const isOfNoun =
      /^d\.? ?d|^dated$/.test(text) &&
      meaningOf(folded.slice(date.cell.start, label.start)) === 'other';
    if (isOfNoun) return ofOther(folded, date, documentType);
    const isFormer = isFormerLabel(folded, label);
    const isAhead = /(?<![a-z])(?:be|werden|sera|seran|zal|bedzie) ?$/.test(
      folded.slice(Math.max(0, label.start - 12), label.start),
    );
    const gap = label.end < date.start ? folded.slice(label.end, date.start) : '';
    if (gap.length < longestQualifier && !gap.includes('\n') && meaningOf(gap) === 'other')
      return ofOther(folded, date, documentType);
    if (isTold && isOfCard(folded, label)) return 20;
    if (isSignature) return 84 * position;
    return (isOthers || isReported || isAhead || isFormer ? 30 : 94) * strength * position;
  }
  const isOwnCell = label.end <= date.cell.start && label.start >= date.line.start;
  if (isPreposition && isOwnCell && !isInTable(paper, date)) return 78 * position;
  if (label.role === 'date' && isToldOfOther(folded, date)) return 6;
  if (isPreposition && isInTitle(source, date, documentType)) return 84 * position;
  if (isPreposition && isNumberAndDate(paper, date)) return 84 * position;
  if (isPreposition && isSigned(folded, date)) return 80 * position;
  if (isPreposition && isOrdered(folded, date, documentType)) return 78;
  if (isPreposition && meaningOf(leadOf(paper, date)) === 'other')
    return ofOther(folded, date, documentType);
  if (label.role === 'date' && !(isPreposition && isInProse(folded, date))) {
    if (isPreposition && paying.test(textBefore(folded, date))) return 10;
    if (
      genitives.has(text) &&
      /[a-z]{3}[. ]{1,2}$/.test(folded.slice(date.cell.start, label.start))
    )
      return 18;
    if (isPreposition && !isPlaced)
      return (
        (isOfNumber(folded, date) && !ordered.has(documentType) ? 12 : 70) * strength * position
      );
    const share = qualified(source, date, { label, documentType });
    if (share === 0) return ofOther(folded, date, documentType);
    if (share > 1) return 84 * Math.max(strength, 0.92) * position;
    if (strength > 0.5) return 84 * share * strength * position;
  }
  if (label.role === 'dueDate' || label.role === 'otherDate') {
    if (isPreposition && meaningOf(inCell) === 'own') return 78 * position;
    const strong = date.labels.find((other) => isOwn(other.label.role) && other.strength > 0.4);
    return strong && strong.strength > strength * 0.9 && !isPrepositional(folded, strong.label)
      ? 60 * strong.strength
      : ofOther(folded, date, documentType);
  }
  return undefined;
}

function hasAmount(folded: string, { line }: ReadDate): boolean {
  return /\d[.,]\d{2}(?![\d.,/])/.test(
    folded.slice(line.start, Math.min(line.end, line.start + 200)),
  );
}

const isPrepositional = (folded: string, { start, end }: Cell) =>
  prepositions.has(folded.slice(start, end));

const longestQualifier = 40;

/** "Date" with other words beside it is the date of what they name; 0 to 1. */
function qualified(
  { paper: { folded }, mentions }: SourceText,
  { cell, start }: ReadDate,
  { label, documentType }: { label: Cell; documentType: Known['documentType'] },
): number {
  const isInCell = label.start >= cell.start && label.end <= cell.end;
  const end = Math.min(
    label.end < start ? start : label.end + longestQualifier,
    label.end + longestQualifier,
  );
  const after = folded.slice(label.end, end).replace(/(?:[\n\t|(,:;]| {2}).*$/s, '');
  const before = folded
    .slice(Math.max(isInCell ? cell.start : 0, label.start - longestQualifier), label.start)
    .replace(/^.*(?:[\n\t|.,:;]| {2})/s, '');
  const own = folded.slice(label.start, label.end);
  const compound = /^(.{3,})datum$/.exec(own)?.[1];
  if (compound !== undefined && meaningOf(compound) === 'other') return 0;
  if (!/[a-z]{4}|^ ?nac|^ ?nasc/.test(after) && !/[a-z]{3} ?$/.test(before)) return 1;
  const span = { start: label.start - before.length, end: label.end + after.length };
  const at = lastStartingBy(mentions.types, span.end);
  const isOfType = mentions.types
    .slice(Math.max(0, at - 6), at + 1)
    .some(
      (one) =>
        one.isTitle && one.start >= span.start && one.end <= span.end && one.type === documentType,
    );
  const named = `${before}${own}${after}`;
  const meaning = meaningOf(named);
  if (meaning === 'own') return 1.1;
  if (ordered.has(documentType) && (ordering.test(named) || transacted.test(named))) return 1;
  if (meaning === 'other') return 0;
  if (isOfType) return 1;
  return documentType === 'certificate' && examined.test(named) ? 0.86 : 0.6;
}

const justFormer = new RegExp(`${former.source}[ :-]{1,2}$`);

/** `Last issued`, `previous invoice date`. */
function isFormerLabel(folded: string, { start }: Cell): boolean {
  return justFormer.test(folded.slice(Math.max(0, start - 14), start));
}

/** `This agreement is dated`. */
function isAboutItself(paper: Paper, date: ReadDate): boolean {
  return /(?<![a-z])(?:this|dies|le present|la presente|el presente|il presente|o presente|niniejsz|prezent|deze)/.test(
    leadInCell(paper, date),
  );
}

/** `ID card HD 118442 issued on`: a number of something else. */
function isOfCard(folded: string, { start }: Cell): boolean {
  return /(?<!\d)\d{4,}[a-z]?[ ,]{1,2}$/.test(folded.slice(Math.max(0, start - 20), start));
}

/** Whether a label names another document: the invoice that a reminder is about, the meeting that a letter is about. */
function isOfAnother(
  { paper, mentions }: SourceText,
  label: Cell,
  documentType: Known['documentType'],
): boolean {
  const text = paper.folded.slice(label.start, label.end);
  if (documentType === 'reminder' || (documentType === 'invoice' && isCreditNote(paper.folded)))
    return /rechnung|factu|fattura|invoice|faktur|fatura|nota(?! ?d)|bill/.test(text);
  if (!/ (?:du|vom|of|del|din|z dnia|van|de)$/.test(text)) return false;
  const at = lastStartingBy(mentions.types, label.start);
  const named = mentions.types
    .slice(Math.max(0, at - 3), at + 1)
    .filter(({ start }) => start === label.start);
  return named.length > 0 && named.every(({ type }) => type !== documentType);
}

function isOwn(role: string): boolean {
  return role === 'documentDate' || role === 'date';
}
