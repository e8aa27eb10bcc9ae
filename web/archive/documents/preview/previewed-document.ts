import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';

/** What a preview needs of its document. */
export type PreviewedDocument = Pick<
  DocumentDetail,
  | 'id'
  | 'organizationId'
  | 'name'
  | 'mimeType'
  | 'originalSize'
  | 'hasThumbnail'
  | 'extractionState'
  | 'recognition'
  | 'content'
  | 'isContentEdited'
>;
