import type { DocumentType } from '../../fields/document-types.ts';

/** Languages of which any paper may have a few words. */
export const nearLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ro'] as const;
type NearLanguage = (typeof nearLanguages)[number];

/** Languages whose words are looked for only in papers that are in them: they are no reason to read others differently. */
export const languagesAbroad = ['cs', 'da', 'el', 'ja', 'sv', 'tr'] as const;

/** The languages in whose papers fields are found (ISO 639-1). */
export const languages = [...nearLanguages, ...languagesAbroad] as const;
export type Language = NearLanguage | (typeof languagesAbroad)[number];

/** What a label says of the value that it belongs to. */
export const labelRoles = [
  /** The day that the document gives itself: "Invoice date". */
  'documentDate',
  /** "Date", of what is left open. */
  'date',
  'dueDate',
  /** Any day that is neither: birth, delivery, period, validity, order. */
  'otherDate',
  /** Gross: "Invoice total". */
  'total',
  /** "Total", of what is left open. */
  'sum',
  /** What is left to pay, after deposits if there are any. */
  'rest',
  'net',
  'tax',
  'deposit',
  'netPay',
  'premium',
  /** Parts, prices, balances, limits, cash given. */
  'otherAmount',
  /** The document's own number: of an invoice, a receipt, an offer. */
  'documentNumber',
  /** The sender's number of the matter: file, contract, policy. */
  'caseNumber',
  'customerNumber',
  /** Numbers that are no reference: telephones, registers, orders, meters, accounts. */
  'otherNumber',
  'vatId',
  'sender',
  'recipient',
  /** Who owns the account that is paid to. */
  'payee',
  /** Says that an account is debited. */
  'payer',
  /** Says that a value is the reader's: "your VAT id". */
  'yours',
  'salutation',
  'closing',
] as const;
export type LabelRole = (typeof labelRoles)[number];

type TypeWords = {
  /** What such a document is headed with. */
  titles: string;
  /** What occurs in it and rarely elsewhere. */
  words?: string;
};

/** What the papers of a language say, as phrases separated by commas. Case and accents do not matter. */
export type Lexicon = {
  /** Words that no text of some length is without, separated by spaces. */
  frequentWords: string;
  /** Twelve months, each with its forms separated by spaces: full, abbreviated, inflected. */
  months: readonly string[];
  labels: Record<LabelRole, string>;
  /** Words between two days that make them a period. */
  until: string;
  types: Partial<Record<DocumentType, TypeWords>>;
};
