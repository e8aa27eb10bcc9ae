import type { Money } from '../../../shared/reading/fields/document-fields.ts';
import type { DocumentType } from '../../../shared/reading/fields/document-types.ts';
import type { languagesAbroad } from '../../../shared/reading/find-fields/lexicon/lexicon.ts';

/** The languages of the papers; Portuguese is European and Brazilian. */
export const paperLanguages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ro'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** Languages whose papers were written before the rules had a word of them, and are measured apart. */
export type LanguageAbroad = (typeof languagesAbroad)[number];

/** The plain values of a paper, as a reader gives them: dates are `YYYY-MM-DD`, null is "the paper does not say". */
export type PaperValues = {
  language: string | null;
  documentType: DocumentType | null;
  documentDate: string | null;
  dueDate: string | null;
  correspondent: string | null;
  totalAmount: Money | null;
  iban: string | null;
  reference: string | null;
  vatId: string | null;
};
export type PaperField = keyof PaperValues;

export const paperFields = [
  'language',
  'documentType',
  'documentDate',
  'dueDate',
  'correspondent',
  'totalAmount',
  'iban',
  'reference',
  'vatId',
] as const satisfies readonly PaperField[];

/** For each field the values that are right, the best one first; null among them where none is right too. */
export type Expected = { [Field in PaperField]: readonly PaperValues[Field][] };

/** Rules may be written looking at `development`, with all later papers; `held-out`, with all of the letterbox, is for the final figure only. */
export type Half = 'development' | 'held-out';

export type Paper = {
  name: string;
  /** What extraction or recognition gives: lines, and a form feed between pages. */
  text: string;
  language: PaperLanguage | LanguageAbroad;
  documentType: DocumentType;
  /**
   * Written by hand as a whole, before the rules or later, or composed of parts by code. Those of `everyday` were written after
   * the weights were fitted, and measured before anything was changed for them; those of `letterbox` later again, and
   * those of `drawer` for the names of senders, and those of `shoebox` in all languages. Those `abroad` are forms, each filled in with several values.
   */
  origin:
    | 'written'
    | 'later'
    | 'everyday'
    | 'letterbox'
    | 'drawer'
    | 'shoebox'
    | 'abroad'
    | 'composed';
  /** Whether characters were lost or mistaken as in recognition. */
  isDamaged: boolean;
  half: Half;
  expected: Expected;
  /** The last day of a contract or a card, and the last one to cancel: only papers of the drawer say which are right. */
  terms: Record<'endDate' | 'noticeDate', readonly (string | null)[]>;
};

/** The half a name is in: the parity of its FNV-1a hash, so that a new paper moves no other. */
export function halfOf(name: string): Half {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 15)) & 1 ? 'held-out' : 'development';
}
