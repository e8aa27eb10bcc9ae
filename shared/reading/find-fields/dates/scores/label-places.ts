import { lastStartingBy, type Cell } from '../../paper/paper.ts';
import type { Known } from '../../source-text.ts';
import { former, leadInCell, meaningOf } from '../date-meanings.ts';
import { isInProse } from '../features/date-places.ts';
import { isCreditNote } from '../due/due-words.ts';
import type { ReadDate } from '../read-dates.ts';
import type { LabelClues } from './label-clues.ts';

/** Prepositions that can precede any date, and are no evidence. */
export const prepositions = new Set(
  'den le du au aux a em en el il li del addi dnia dn w dniu de op on on the din vom von am tag dia aos dias al tot van of od z'
    .split(' ')
    .concat(['w dniu', 'on the', 'aos dias', 'z dnia', 'din data', 'la data de']),
);

/** Prepositions like `of`, which belong to the preceding noun. */
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

/** Returns whether a preposition belongs to another label: `nato a Jesi il`. */
export function belongsToOtherLabel(folded: string, { labels, cell }: ReadDate): boolean {
  return labels.some(
    ({ label, strength }) =>
      (label.role === 'otherDate' || label.role === 'dueDate') &&
      strength > 0.5 &&
      label.start >= cell.start &&
      !isPrepositional(folded, label),
  );
}

export const isPrepositional = (folded: string, { start, end }: Cell) =>
  prepositions.has(folded.slice(start, end));

export function isOwn(role: string): boolean {
  return role === 'documentDate' || role === 'date';
}

export function hasAmount({ folded, date: { line } }: LabelClues): boolean {
  return /\d[.,]\d{2}(?![\d.,/])/.test(
    folded.slice(line.start, Math.min(line.end, line.start + 200)),
  );
}

/** The maximum length of what precedes a label at the beginning of a sentence. */
const longestLead = 12;

/** Returns whether a label is in a sentence about something other than this document: `lead disclosure dated 15 January`. */
export function isReported(clues: LabelClues): boolean {
  const { folded, date, label, text, isDatedInSentence } = clues;
  if (label.start - date.cell.start <= longestLead) return false;
  return (
    /^d\.? ?d$/.test(text) ||
    (isInProse(folded, date) && !(isDatedInSentence && isAboutItself(clues)))
  );
}

/** Returns whether the words before the label refer to this document: `This agreement is dated`. */
function isAboutItself({ paper, date }: LabelClues): boolean {
  return /(?<![a-z])(?:this|dies|le present|la presente|el presente|il presente|o presente|niniejsz|prezent|deze)/.test(
    leadInCell(paper, date),
  );
}

/** Returns whether a label refers to the preceding noun: `aanvraag d.d.`. */
export function isOfNoun({ folded, date, label, text }: LabelClues): boolean {
  return (
    /^d\.? ?d|^dated$/.test(text) &&
    meaningOf(folded.slice(date.cell.start, label.start)) === 'other'
  );
}

/** Returns whether a label is about the future: `Invoice will be issued on`. */
export function isAhead({ folded, label }: LabelClues): boolean {
  return /(?<![a-z])(?:be|werden|sera|seran|zal|bedzie) ?$/.test(
    folded.slice(Math.max(0, label.start - 12), label.start),
  );
}

const longestQualifier = 40;

/** Returns whether another noun is between the label and the date: `issued for your order of`. */
export function isOfGap({ folded, date, label }: LabelClues): boolean {
  const gap = label.end < date.start ? folded.slice(label.end, date.start) : '';
  return gap.length < longestQualifier && !gap.includes('\n') && meaningOf(gap) === 'other';
}

const justFormer = new RegExp(`${former.source}[ :-]{1,2}$`);

/** Returns whether a label refers to another issue: `Last issued`, `previous invoice date`. */
export function isFormerLabel({ folded, label: { start } }: LabelClues): boolean {
  return justFormer.test(folded.slice(Math.max(0, start - 14), start));
}

/** Returns whether a label follows the number of something else: `ID card HD 118442 issued on`. */
export function isOfCard({ folded, label: { start } }: LabelClues): boolean {
  return /(?<!\d)\d{4,}[a-z]?[ ,]{1,2}$/.test(folded.slice(Math.max(0, start - 20), start));
}

const billNames = /rechnung|factu|fattura|invoice|faktur|fatura|nota(?! ?d)|bill/;

function isAboutBill(folded: string, documentType: Known['documentType']): boolean {
  return documentType === 'reminder' || (documentType === 'invoice' && isCreditNote(folded));
}

/** Returns whether a label names another document: the invoice that a reminder is about, or the meeting that a letter is about. */
export function isOfAnother({ source, folded, label, text, documentType }: LabelClues): boolean {
  if (isAboutBill(folded, documentType)) return billNames.test(text);
  if (!/ (?:du|vom|of|del|din|z dnia|van|de)$/.test(text)) return false;
  const { types } = source.mentions;
  const at = lastStartingBy(types, label.start);
  const named = types
    .slice(Math.max(0, at - 3), at + 1)
    .filter(({ start }) => start === label.start);
  return named.length > 0 && named.every(({ type }) => type !== documentType);
}

/** Returns whether a noun precedes the preposition: `Contract of`. */
export function isGenitive({ folded, date, label, text }: LabelClues): boolean {
  return (
    genitives.has(text) && /[a-z]{3}[. ]{1,2}$/.test(folded.slice(date.cell.start, label.start))
  );
}
