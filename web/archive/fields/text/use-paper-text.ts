import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useFieldText } from './use-field-text.ts';

const parts = ['correspondent', 'documentType', 'documentDate', 'totalAmount'] as const;

/** What a paper is, in one line: from whom, of what kind, of which day, and over how much. */
export function usePaperText() {
  const textOf = useFieldText();
  return (document: Pick<DocumentSummary, (typeof parts)[number]>): string =>
    parts.flatMap((field) => textOf(field, document[field]) ?? []).join(' · ');
}
