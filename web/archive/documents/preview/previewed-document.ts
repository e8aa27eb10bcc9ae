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
> & {
  /** A file in the document that is shown instead of it: its key in stored state, and its URL. */
  contained?: { key: string; href: string | undefined };
};
