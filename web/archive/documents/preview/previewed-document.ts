import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';

export type PreviewedDocument = Pick<
  DocumentDetail,
  | 'id'
  | 'organizationId'
  | 'name'
  | 'mimeType'
  | 'originalSize'
  | 'fileVersion'
  | 'hasThumbnail'
  | 'extractionState'
  | 'recognition'
  | 'content'
  | 'isContentEdited'
>;
