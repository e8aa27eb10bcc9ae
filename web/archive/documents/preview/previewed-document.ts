import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';

/** What a preview needs to know of its document. */
export type PreviewedDocument = Pick<
  DocumentSummary,
  'id' | 'organizationId' | 'name' | 'mimeType' | 'originalSize'
>;
