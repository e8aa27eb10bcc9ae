import { sureConfidence } from '../finding.ts';
import type { Cell } from '../paper/paper.ts';
import type { Found } from '../source-text.ts';

type NameWeight = {
  weight: number;
  example: string;
  value: string;
};

/** Confidences of values in file names. */
export const nameWeights = {
  documentDate: { weight: 76, example: '2025-03-14 Wallbox.pdf', value: '2025-03-14' },
  documentType: { weight: 76, example: '2025-03-14 Mietvertrag.pdf', value: 'contract' },
  // The preceding words may be the type, and this word only its subject, so a person decides.
  openDocumentType: {
    weight: 60,
    example: 'Antwort Mietvertrag 14.03.2025.pdf',
    value: 'contract',
  },
  reference: { weight: 72, example: 'Invoice_WB-11842.pdf', value: 'WB-11842' },
  knownCorrespondent: { weight: 76, example: 'Harbour Books, March.pdf', value: 'Harbour Books' },
  // Other parts of a name may be what was bought, so a person decides.
  newCorrespondent: {
    weight: 45,
    example: '2025-03-14_Stadtwerke_Rechnung_4711.pdf',
    value: 'Stadtwerke',
  },
} satisfies Readonly<Record<string, NameWeight>>;

/** A value from the text, or only from the file name. */
export type FoundAnywhere<Value> = Found<Value> & { isOfName?: true };

/**
 * Combines a value of the text with that of the file name, which decides if the text is not certain. `printed` is where the text has the
 * value of the name.
 */
export function withName<Value>(
  found: Found<Value> | undefined,
  value: Value | undefined,
  { weight, printed }: Pick<NameWeight, 'weight'> & { printed?: Cell | undefined },
): FoundAnywhere<Value> | undefined {
  if (value === undefined) return found;
  if (found && JSON.stringify(found.value) === JSON.stringify(value))
    return { ...found, confidence: Math.max(found.confidence, weight) };
  if (found && found.confidence >= Math.min(weight, sureConfidence)) return found;
  if (!printed) return { value, confidence: weight, start: 0, end: 0, isOfName: true };
  return { value, confidence: weight, start: printed.start, end: printed.end };
}
