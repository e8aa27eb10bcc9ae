import { findTotalAmount } from './amounts/find-total-amount.ts';
import { findDocumentDate } from './dates/find-document-date.ts';
import { findDueDate } from './dates/due/find-due-date.ts';
import { readDates } from './dates/read-dates.ts';
import { findTerms } from './dates/terms/find-terms.ts';
import { findInName, type FoundInName } from './file-name/find-in-name.ts';
import { type FoundAnywhere, nameWeights, withName } from './file-name/name-weights.ts';
import {
  type Finding,
  type FindOptions,
  type FoundCorrespondent,
  leastConfidence,
  sureConfidence,
} from './finding.ts';
import { findIban } from './identifiers/find-iban.ts';
import { findReference } from './identifiers/find-reference.ts';
import { findVatId } from './identifiers/find-vat-id.ts';
import type { Language } from './lexicon/lexicon.ts';
import type { Cell } from './paper/paper.ts';
import { closeWordGaps } from './paper/word-gaps.ts';
import { findCorrespondent, findPrintedName } from './parties/find-correspondent.ts';
import { findSenderMarks } from './parties/marks/find-sender-marks.ts';
import { type Found, pageOf, prepareText, type SourceText } from './source-text.ts';
import { findDocumentType } from './type/find-document-type.ts';

/** Texts with only a few words are no certain evidence. Full-width characters count twice. */
const fewCharacters = 40;
const wideCharacter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;

/** The values of the fields are on the first pages. */
const lengthRead = 200_000;

/**
 * Finds the fields of a document in its text: at most one value for each field, and none that is more likely wrong than right. File names
 * supplement uncertain values. Takes linear time.
 */
export function findFields(text: string, options: FindOptions = {}): Finding[] {
  if (text.trim() === '') return [];
  const spaced = closeWordGaps(text.slice(0, lengthRead));
  const source = prepareText(spaced.text, options);
  const placeOf: PlaceOf = ({ start, end }) => ({
    page: pageOf(source.paper, start),
    start: spaced.offsetOf(start),
    end: spaced.offsetOf(end),
  });
  const most = isShort(text.trim()) ? sureConfidence - 1 : 100;
  return findEach(source, placeOf)
    .filter(({ confidence }) => confidence >= leastConfidence)
    .map((found) => {
      const { field, value, isOfName } = found;
      const confidence = isOfName ? found.confidence : Math.min(found.confidence, most);
      const place = isOfName ? noPlace : placeOf(found);
      return { field, value, confidence, ...place } as Finding;
    });
}

function isShort(text: string): boolean {
  if (text.length >= fewCharacters) return false;
  return text.length + (text.match(wideCharacter)?.length ?? 0) < fewCharacters;
}

const noPlace = { page: null, start: null, end: null };

type PlaceOf = (cell: Cell) => { page: number; start: number; end: number };
type FieldName = Finding['field'];
type ValueOf<Field extends FieldName> = Extract<Finding, { field: Field }>['value'];
type FoundField = FoundAnywhere<ValueOf<FieldName>> & { field: FieldName };

function findEach(source: SourceText, placeOf: PlaceOf): FoundField[] {
  const named = findInName(source.options);
  const type = withNamedType(findDocumentType(source), named);
  const documentType = valueFrom(type, leastConfidence);
  const dates = readDates(source);
  const printedDate = findDocumentDate(source, { dates, documentType });
  const date = withName(printedDate, named.documentDate, {
    ...nameWeights.documentDate,
    printed: dates.find(({ day }) => day === named.documentDate),
  });
  const known = { documentType, documentDate: valueFrom(date, sureConfidence) };
  const printed = findPrintedName(source, valueFrom(type, sureConfidence));
  const iban = findIban(source, known);
  const vatId = findVatId(source);
  const { endDate, noticeDate } = findTerms(source, { ...known, dates });
  const marks = findSenderMarks(source, { printed, iban, vatId }).map((mark) => ({
    ...mark,
    ...placeOf(mark),
  }));
  return [
    ...ofField('documentType', type),
    ...ofField('documentDate', date),
    ...ofField('dueDate', findDueDate(source, { ...known, dates })),
    ...ofField('endDate', endDate),
    ...ofField('noticeDate', noticeDate),
    ...ofField('correspondent', withNamedSender(findCorrespondent(source, printed.name), named)),
    ...ofField('totalAmount', findTotalAmount(source, { ...known, title: type })),
    ...ofField('iban', iban),
    ...ofField(
      'reference',
      withName(findReference(source, known), named.reference, nameWeights.reference),
    ),
    ...ofField('vatId', vatId),
    ...ofField('language', languageOf(source)),
    ...ofField('senderMarks', marks.length > 0 ? certainly(marks) : undefined),
  ];
}

function withNamedType(
  found: ReturnType<typeof findDocumentType>,
  { documentType, isTypeOpen }: FoundInName,
) {
  const { documentType: weight, openDocumentType: openWeight } = nameWeights;
  return withName(found, documentType, isTypeOpen ? openWeight : weight);
}

function withNamedSender(
  found: Found<FoundCorrespondent> | undefined,
  { correspondent }: FoundInName,
): FoundAnywhere<FoundCorrespondent> | undefined {
  const { knownCorrespondent, newCorrespondent } = nameWeights;
  const isNew = correspondent?.id === null;
  return withName(found, correspondent, isNew ? newCorrespondent : knownCorrespondent);
}

function valueFrom<Value>(found: Found<Value> | undefined, least: number): Value | undefined {
  return found && found.confidence >= least ? found.value : undefined;
}

function ofField<Field extends FieldName>(
  field: Field,
  found: FoundAnywhere<ValueOf<Field>> | undefined,
): FoundField[] {
  return found ? [{ ...found, field }] : [];
}

function languageOf({ language: { best, certainty } }: SourceText): Found<Language> | undefined {
  const confidence = Math.round(Math.min(99, 40 + certainty * 120));
  return best && { value: best, confidence, start: 0, end: 0 };
}

function certainly<Value>(value: Value): Found<Value> {
  return { value, confidence: 99, start: 0, end: 0 };
}
