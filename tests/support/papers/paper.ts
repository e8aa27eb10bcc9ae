import type { Money } from '../../../shared/reading/fields/document-fields.ts';
import type { DocumentType } from '../../../shared/reading/fields/document-types.ts';
import type { languagesAbroad } from '../../../shared/reading/find-fields/lexicon/lexicon.ts';

/** Portuguese is European and Brazilian. */
export const paperLanguages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ro'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** Languages whose papers were written before the rules had words for them; they are measured separately. */
export type LanguageAbroad = (typeof languagesAbroad)[number];

/**
 * The plain values of a paper as a reader gives them: dates are `YYYY-MM-DD`, null means that the paper does not name
 * the value.
 */
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

/** The acceptable values of each field, the best one first; null among them if no value is acceptable too. */
export type Expected = { [Field in PaperField]: readonly PaperValues[Field][] };

/**
 * Rules may be written from papers of `development`, which has all later papers; `held-out`, with all of the
 * letterbox, is for the final figure only.
 */
export type Half = 'development' | 'held-out';

export type Paper = {
  name: string;
  /** Text as extraction or recognition returns it: lines, with a form feed between pages. */
  text: string;
  language: PaperLanguage | LanguageAbroad;
  documentType: DocumentType;
  /**
   * Written by hand as a whole, before the rules or later, or composed of parts by code. Those of `everyday` were
   * written after the weights were fitted, and measured before any change for them. Those of `letterbox` were written
   * later, those of `drawer` for the names of senders, those of `shoebox`, `cabinet` and `attic` in all languages, each after rules
   * were written from the ones before, and those of `workshop` for rules to be written from. Those `abroad` are forms, each filled in with several values.
   */
  origin:
    | 'written'
    | 'later'
    | 'everyday'
    | 'letterbox'
    | 'drawer'
    | 'shoebox'
    | 'cabinet'
    | 'attic'
    | 'workshop'
    | 'abroad'
    | 'composed';
  isDamaged: boolean;
  half: Half;
  expected: Expected;
  /** The last day of a contract or a card, and the last day to cancel; only papers of the drawer state them. */
  terms: Record<'endDate' | 'noticeDate', readonly (string | null)[]>;
};

/** Returns the half of a name: the parity of its FNV-1a hash, so that a new paper does not move any other. */
export function halfOf(name: string): Half {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 15)) & 1 ? 'held-out' : 'development';
}
