import type { DocumentType } from '../../fields/document-types.ts';

/** Languages that may occur with a few words in any paper. */
export const nearLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ro'] as const;
type NearLanguage = (typeof nearLanguages)[number];

/** Languages whose words are only searched for in papers in these languages, so that they do not change how others are read. */
export const languagesAbroad = ['cs', 'da', 'el', 'ja', 'sv', 'tr'] as const;

export const languages = [...nearLanguages, ...languagesAbroad] as const;
export type Language = NearLanguage | (typeof languagesAbroad)[number];

/** The meaning of a label for its value. */
export const labelRoles = [
  /** The date of the document: "Invoice date". */
  'documentDate',
  /** An unspecified date: "Date". */
  'date',
  'dueDate',
  /** Any other day: birth, delivery, period, validity, order. */
  'otherDate',
  /** The gross total: "Invoice total". */
  'total',
  /** An unspecified sum: "Total". */
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
  /** Numbers that are not references: telephones, registers, orders, meters, accounts. */
  'otherNumber',
  'vatId',
  'sender',
  'recipient',
  /** The owner of the account to be paid to. */
  'payee',
  /** An account that is debited. */
  'payer',
  /** A value of the reader: "your VAT id". */
  'yours',
  'salutation',
  'closing',
] as const;
export type LabelRole = (typeof labelRoles)[number];

type TypeWords = {
  titles: string;
  words?: string;
};

/** Phrases in papers of a language, separated by commas. Case and accents are ignored. */
export type Lexicon = {
  frequentWords: string;
  /** Twelve months, each with its forms separated by spaces: full, abbreviated, inflected. */
  months: readonly string[];
  labels: Record<LabelRole, string>;
  until: string;
  types: Partial<Record<DocumentType, TypeWords>>;
};
