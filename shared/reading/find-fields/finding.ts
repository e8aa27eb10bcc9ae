import type { Money } from '../fields/document-fields.ts';
import type { DocumentType } from '../fields/document-types.ts';
import type { Language } from './lexicon/lexicon.ts';
import type { SenderMark } from './parties/marks/sender-mark.ts';

/**
 * The sender of a document, or the recipient where the organization sent it. `id` is that of a known correspondent; `name`
 * is then the name that it is known by, otherwise the printed one.
 */
export type FoundCorrespondent = { id: string | null; name: string };

type FoundValues = {
  documentDate: string;
  dueDate: string;
  endDate: string;
  noticeDate: string;
  correspondent: FoundCorrespondent;
  documentType: DocumentType;
  totalAmount: Money;
  iban: string;
  reference: string;
  vatId: string;
  language: Language;
  /** What the sender is recognized by in other documents. */
  senderMarks: SenderMark[];
};
type FoundField = keyof FoundValues;

/**
 * A value read from a text, in the form in which it is stored. `confidence` is 0 to 100. `start` and `end` are UTF-16
 * offsets in the whole text of what it was read from; `page` is 1-based, counted by form feeds. All are null for what only the
 * name of the file says.
 */
export type Finding = {
  [Field in FoundField]: {
    field: Field;
    value: FoundValues[Field];
    confidence: number;
    page: number | null;
    start: number | null;
    end: number | null;
  };
}[FoundField];

/**
 * From here on a value is set without being asked for. A wrong value that is set costs more than one that has to be
 * confirmed, so this is where nineteen of twenty were right on the development papers.
 */
export const sureConfidence = 70;

/** A correspondent that does not exist yet is only made from here on: it stays, and others are recognized by it. */
export const newCorrespondentConfidence = 85;

/** Below this, more than half were wrong: no proposal is better. */
export const leastConfidence = 30;

export type KnownParty = {
  names: readonly string[];
  ibans?: readonly string[];
  vatIds?: readonly string[];
  /** Of web sites and mail addresses, without `www.`. */
  domains?: readonly string[];
  /** Of mail. */
  addresses?: readonly string[];
};

export type FindOptions = {
  /** `names` begins with the name that the correspondent is shown by. */
  correspondents?: readonly { id: string; names: readonly string[] }[];
  /** The organization that the archive belongs to, and its people. */
  organization?: KnownParty;
  /** The name of the file. */
  name?: string | undefined;
  /** The day the document arrived, `YYYY-MM-DD`: papers are rarely dated later. */
  referenceDay?: string;
};
