import { findFields } from '../../../shared/reading/find-fields/find-fields.ts';
import { sureConfidence } from '../../../shared/reading/find-fields/finding.ts';
import type { PaperValues } from '../../support/papers/paper.ts';

export const noValues: Readonly<PaperValues> = {
  language: null,
  documentType: null,
  documentDate: null,
  dueDate: null,
  correspondent: null,
  totalAmount: null,
  iban: null,
  reference: null,
  vatId: null,
};

/** Returns the values of a text whose confidence suffices to set them. */
export function readValues(text: string, least = sureConfidence): PaperValues {
  const values = { ...noValues };
  for (const { field, value, confidence } of findFields(text)) {
    if (confidence < least) continue;
    Object.assign(values, { [field]: field === 'correspondent' ? value.name : value });
  }
  return values;
}
