import type { DocumentType } from '../../../../shared/archive/fields/document-types.ts';
import type { DocumentTag } from '../../../../shared/archive/tags/tag.ts';

/** A list with a view open, while files are chosen or dropped on it. */
export type UploadInto = { viewName: string; search: string; tagIds: readonly string[] };

/** What a document was given because it was uploaded into a view, and did not have. */
export type GivenValues = {
  viewName: string;
  tags: Pick<DocumentTag, 'id' | 'name'>[];
  correspondent?: { id: string; name: string };
  documentType?: DocumentType;
};
