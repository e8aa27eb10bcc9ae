import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';

/** What a preview needs of its document. */
export type PreviewedDocument = Pick<
  DocumentSummary,
  'id' | 'organizationId' | 'name' | 'mimeType' | 'originalSize'
>;
