import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';

export type PreviewedDocument = Pick<
  DocumentSummary,
  'id' | 'organizationId' | 'name' | 'mimeType' | 'originalSize'
>;
