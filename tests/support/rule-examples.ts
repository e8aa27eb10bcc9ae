import type { DocumentType } from '../../shared/reading/fields/document-types.ts';
import type { Example } from '../../shared/reading/find-fields/rule.ts';
import { prepareText, type SourceText } from '../../shared/reading/find-fields/source-text.ts';

export function prepareExample(example: Example): {
  source: SourceText;
  documentType: DocumentType | undefined;
} {
  const { text, documentType } =
    typeof example === 'string' ? { text: example, documentType: undefined } : example;
  return { source: prepareText(text, { referenceDay: '2026-01-01' }), documentType };
}
