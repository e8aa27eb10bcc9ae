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
  /** Of a file in the document, which is shown instead: what it is remembered by, and where it opens by itself. */
  contained?: { key: string; href: string | undefined };
};
