import { findTotalAmount } from './amounts/find-total-amount.ts';
import { findDocumentDate } from './dates/find-document-date.ts';
import { findDueDate } from './dates/due/find-due-date.ts';
import { readDates } from './dates/read-dates.ts';
import { type Finding, type FindOptions, leastConfidence, sureConfidence } from './finding.ts';
import { findIban } from './identifiers/find-iban.ts';
import { findReference } from './identifiers/find-reference.ts';
import { findVatId } from './identifiers/find-vat-id.ts';
import { closeWordGaps } from './paper/word-gaps.ts';
import { findCorrespondent, findPrintedName } from './parties/find-correspondent.ts';
import { findSenderMarks } from './parties/find-sender-marks.ts';
import { type Found, pageOf, prepareText } from './source-text.ts';
import { findDocumentType } from './type/find-document-type.ts';

/** A few words say nothing surely: they may be of anything. */
const fewCharacters = 40;

/** What a document says of itself is in its first pages. */
const lengthRead = 200_000;

/**
 * Reads from the text of a document what it is, from whom, of which day, how much and until when: at most one value of each
 * field, none that is more likely wrong than right. Takes time in proportion to the text.
 */
export function findFields(text: string, options: FindOptions = {}): Finding[] {
  if (text.trim() === '') return [];
  const spaced = closeWordGaps(text.slice(0, lengthRead));
  const source = prepareText(spaced.text, options);
  const type = findDocumentType(source);
  const documentType = type && type.confidence >= leastConfidence ? type.value : undefined;
  const dates = readDates(source);
  const date = findDocumentDate(source, { dates, documentType });
  const documentDate = date && date.confidence >= sureConfidence ? date.value : undefined;
  const known = { documentType, documentDate };

  const isSparse = text.trim().length < fewCharacters;
  const findings: Finding[] = [];
  const placeOf = ({ start, end }: { start: number; end: number }) => ({
    page: pageOf(source.paper, start),
    start: spaced.offsetOf(start),
    end: spaced.offsetOf(end),
  });
  const add = <Field extends Finding['field']>(
    field: Field,
    found: Found<Extract<Finding, { field: Field }>['value']> | undefined,
  ) => {
    if (!found || found.confidence < leastConfidence) return;
    const { value } = found;
    const confidence = isSparse ? Math.min(found.confidence, sureConfidence - 1) : found.confidence;
    findings.push({ field, value, confidence, ...placeOf(found) } as Finding);
  };
  add('documentType', type);
  add('documentDate', date);
  add('dueDate', findDueDate(source, { ...known, dates }));
  const sureType = type && type.confidence >= sureConfidence ? type.value : undefined;
  const printed = findPrintedName(source, sureType);
  add('correspondent', findCorrespondent(source, printed.name));
  add('totalAmount', findTotalAmount(source, known));
  const iban = findIban(source, known);
  add('iban', iban);
  add('reference', findReference(source, known));
  const vatId = findVatId(source);
  add('vatId', vatId);
  const { best, certainty } = source.language;
  if (best) {
    const confidence = Math.round(Math.min(99, 40 + certainty * 120));
    add('language', { value: best, confidence, start: 0, end: 0 });
  }
  const marks = findSenderMarks(source, { printed, iban, vatId }).map((mark) => ({
    ...mark,
    ...placeOf(mark),
  }));
  if (marks.length > 0) {
    add('senderMarks', { value: marks, confidence: 99, start: 0, end: 0 });
  }
  return findings;
}
