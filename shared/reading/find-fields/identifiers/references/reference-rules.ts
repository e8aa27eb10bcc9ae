import type { DocumentType } from '../../../fields/document-types.ts';
import type { LabelRole } from '../../lexicon/lexicon.ts';
import type { Example, Rule } from '../../rule.ts';

export const labelledNumbers: readonly { role: LabelRole; weight: number; example: Example }[] = [
  { role: 'documentNumber', weight: 92, example: 'Invoice\nInvoice number: WB-11842' },
  { role: 'caseNumber', weight: 82, example: 'Dear Ms Lind,\nOur ref: WB-11842' },
  { role: 'customerNumber', weight: 52, example: 'Water bill\nAccount number: 30-11820-04' },
];

export const signedNumbers: Readonly<
  Record<
    'belowTitle' | 'firstOfCell' | 'afterTitle' | 'officeMark',
    { weight: number; example: Example }
  >
> = {
  belowTitle: {
    weight: 90,
    example: { documentType: 'invoice', text: 'FACTURE\nN° 118 447 20 du 06/02/2025' },
  },
  firstOfCell: { weight: 78, example: 'PRIMĂRIA COMUNEI VALEA\nNr. 1188 din 07.02.2024' },
  afterTitle: { weight: 84, example: 'POLIZZA R.C. AUTO N. 118/4420055' },
  officeMark: {
    weight: 84,
    example: 'Wójt Gminy Brzozów\nGK.6232.118.2024\n\nDecyzja w sprawie opłaty za odpady komunalne',
  },
};

type PlaceClues = {
  place: 'behind' | 'beside' | 'below' | 'paired';
  isWord: boolean;
  isMarked: boolean;
  /** The cell contains only the label and the number, or the number below. */
  isWholeCell: boolean;
  isBeforeDay: boolean;
  linesBetween: number;
};

/** The first row that applies gives the strength of a label. */
export const placesOfNumbers: readonly (Rule<PlaceClues> & { perLine?: number })[] = [
  {
    name: 'paired by a block of labels',
    weight: 0.97,
    applies: ({ place }) => place === 'paired',
    example: 'Kundennummer\nRechnungsnummer\nDatum\n\n4711\nWB-11842\n12.03.2025',
  },
  {
    name: 'in the next cell',
    weight: 0.97,
    applies: ({ place }) => place === 'beside',
    example: 'Invoice number      WB-11842',
  },
  {
    name: 'behind a word, alone in its cell',
    weight: 0.9,
    applies: ({ place, isWord, isMarked, isWholeCell }) =>
      place === 'behind' && isWord && !isMarked && isWholeCell,
    example: { documentType: 'invoice', text: 'Invoice 118442' },
  },
  {
    name: 'behind a word, before a day',
    weight: 0.92,
    applies: ({ place, isWord, isMarked, isBeforeDay }) =>
      place === 'behind' && isWord && !isMarked && isBeforeDay,
    example: { documentType: 'invoice', text: 'Final invoice RE-7973 - 04/05/2021' },
  },
  {
    name: 'behind a word, among others',
    weight: 0.78,
    applies: ({ place, isWord, isMarked }) => place === 'behind' && isWord && !isMarked,
    example: { documentType: 'invoice', text: 'Invoice 118442 of the works in March' },
  },
  {
    name: 'behind its label',
    weight: 1,
    applies: ({ place }) => place === 'behind',
    example: 'Invoice number: WB-11842',
  },
  {
    name: 'below a word, alone in its cell',
    weight: 0.82,
    perLine: -0.15,
    applies: ({ isWord, isWholeCell }) => isWord && isWholeCell,
    example: { documentType: 'invoice', text: 'Invoice\n118442' },
  },
  {
    name: 'below a word, among others',
    weight: 0.7,
    perLine: -0.15,
    applies: ({ isWord }) => isWord,
    example: { documentType: 'invoice', text: 'Invoice\n118442 of the works in March' },
  },
  {
    name: 'below its label',
    weight: 0.9,
    perLine: -0.15,
    applies: () => true,
    example: 'Invoice number\nWB-11842',
  },
];

type NumberClues = {
  text: string;
  isMarked: boolean;
  /** What is printed before the number, folded. */
  before: string;
  page: number | undefined;
  documentType: DocumentType | undefined;
};

/** `QX7L2D` is a booking, but `A 4` is a size. */
const isShort = ({ text }: NumberClues) => text.replaceAll(/\D/g, '').length < 3 && text.length < 5;

const offer =
  /(?:quot(?:e|ation)|estimate|angebots?|offert[ae]?|oferta|oferty|devis|preventivo|proposta|orcamento|presupuesto|tilbuds?|nabidk[ay]|teklif|προσφορασ?|見積)[\p{L} .:#º°-]{0,16}$/u;

export const numberFactors: readonly Rule<NumberClues>[] = [
  {
    name: 'short, with a sign',
    weight: 0.88,
    applies: (clues) => isShort(clues) && clues.isMarked,
    example: 'Invoice number: W1',
  },
  {
    name: 'short',
    weight: 0.75,
    applies: (clues) => isShort(clues) && !clues.isMarked,
    example: 'Invoice number W1',
  },
  {
    name: 'of a document without one of its own',
    weight: 0.8,
    applies: ({ documentType }) => documentType === 'statement' || documentType === 'manual',
    example: { documentType: 'statement', text: 'Invoice number: WB-11842' },
  },
  {
    name: 'of an offer before',
    weight: 0.82,
    applies: ({ before, documentType }) =>
      documentType !== undefined && documentType !== 'offer' && offer.test(before),
    example: { documentType: 'policy', text: 'Quote ref: 5520118' },
  },
  {
    name: 'tax number of no tax',
    weight: 0.5,
    applies: ({ text, documentType }) =>
      documentType !== 'tax' && /^\d{2,3}\/\d{3,4}\/\d{4,5}$/.test(text),
    example: { documentType: 'invoice', text: 'Rechnung\nSteuernummer: 342/5770/1189' },
  },
  {
    name: 'not on the first page',
    weight: 0.8,
    applies: ({ page }) => page !== 1,
    example: 'Dear Ms Lind\fInvoice number: WB-11842',
  },
];

/** Returns the strength of the label for a number at a place. */
export function strengthAt(clues: PlaceClues): number {
  const row = placesOfNumbers.find(({ applies }) => applies(clues));
  return (row?.weight ?? 0) + clues.linesBetween * (row?.perLine ?? 0);
}

export function weighNumber(score: number, clues: NumberClues): number {
  return numberFactors
    .filter(({ applies }) => applies(clues))
    .reduce((weighed, { weight }) => weighed * weight, score);
}
