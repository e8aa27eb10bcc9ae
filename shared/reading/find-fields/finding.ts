import type { Money } from '../fields/document-fields.ts';
import type { DocumentType } from '../fields/document-types.ts';
import type { Language } from './lexicon/lexicon.ts';
import type { SenderMark } from './parties/marks/sender-mark.ts';

/**
 * The sender of a document, or the recipient if the organization sent it. `id` is that of a known correspondent, and `name` its name;
 * otherwise `name` is printed.
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
  /** Identifiers of the sender in other documents. */
  senderMarks: SenderMark[];
};
type FoundField = keyof FoundValues;

/**
 * A value found in a text, in its stored form. `confidence` is 0 to 100. `start` and `end` are UTF-16 offsets in the whole text; `page` is
 * 1-based, counted by form feeds. All are null if only the file name contains the value.
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
 * The confidence from which a value is set without confirmation. Wrong values that are set cost more than values to confirm, so nineteen of
 * twenty were right from here on in the development set.
 */
export const sureConfidence = 70;

/** The confidence from which a correspondent is created, higher because it remains, and further documents are matched with it. */
export const newCorrespondentConfidence = 85;

/** Below this confidence, more than half were wrong, so there is no proposal. */
export const leastConfidence = 30;

export type KnownParty = {
  names: readonly string[];
  ibans?: readonly string[];
  vatIds?: readonly string[];
  /** Domains of websites and mail addresses, without `www.`. */
  domains?: readonly string[];
  addresses?: readonly string[];
};

export type FindOptions = {
  /** `names` begins with the displayed name. */
  correspondents?: readonly { id: string; names: readonly string[] }[];
  organization?: KnownParty;
  name?: string | undefined;
  /** The day of arrival, `YYYY-MM-DD`; papers are rarely dated later. */
  referenceDay?: string;
};
