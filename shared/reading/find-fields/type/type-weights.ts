import type { DocumentType } from '../../fields/document-types.ts';

/** Weights of a type: for each of its words, their maximum together, and for the whole type. */
type TypeWeight = {
  perWord: number;
  ofWords: number;
  weight: number;
  example: string;
};

/** Each word counts once, and all of them less than a title. */
const usual = { perWord: 1.2, ofWords: 9, weight: 1 };

/** Types with other weights, each with a text that has the type because of them. */
export const typeWeights: Partial<Record<DocumentType, TypeWeight>> = {
  // A letter has no title, so any other evidence is stronger.
  letter: {
    perWord: 1.2,
    ofWords: 4,
    weight: 0.45,
    example: 'Dear Ms Lind,\n\nthank you for your visit.\n\nYours sincerely,\nA. Hale',
  },
  // Posters and notices contain words of tickets and manuals.
  ticket: {
    perWord: 1,
    ofWords: 9,
    weight: 1,
    example: 'Abfahrt 9:12\nWagen 7\nSitzplatz 41\nFahrgast A. Lind',
  },
  manual: {
    perWord: 0.9,
    ofWords: 9,
    weight: 1,
    example: 'Warning: press and hold the button, then unplug the appliance.',
  },
  reminder: {
    perWord: 1.8,
    ofWords: 9,
    weight: 1.25,
    example: 'Muster GmbH\n\nMahnung\nRechnung 4711\nRechnungsbetrag 12,00 EUR',
  },
};

/** Returns the score of a number of different words of a type. */
export function scoreOfWords(type: DocumentType, words: number): number {
  const { perWord, ofWords } = typeWeights[type] ?? usual;
  return Math.min(ofWords, words * perWord);
}

export function weightOfType(type: DocumentType): number {
  return (typeWeights[type] ?? usual).weight;
}
