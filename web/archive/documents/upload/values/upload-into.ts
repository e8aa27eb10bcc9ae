import type { FieldsBefore } from '../../../../../shared/archive/bulk/bulk-fields.ts';
import type { CustomFieldType } from '../../../../../shared/archive/custom-fields/custom-field-types.ts';
import type { CustomFieldValue } from '../../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { DocumentFields } from '../../../../../shared/reading/fields/document-fields.ts';
import type { DocumentTag } from '../../../../../shared/archive/tags/tag.ts';

/** A list with a view open, while files are chosen or dropped on it. */
export type UploadInto = { viewName: string; search: string; tagIds: readonly string[] };

/** The value of a custom field; `text` is what is chosen, where the value is its id. */
export type GivenField = {
  id: string;
  name: string;
  type: CustomFieldType;
  value: CustomFieldValue | null;
  text?: string;
};

/** What a document was given because it was uploaded into a view, and did not have. */
export type GivenValues = {
  viewName: string;
  tags: Pick<DocumentTag, 'id' | 'name'>[];
  values: Partial<DocumentFields>;
  fields: GivenField[];
  /** What it had instead: its text may have been read in the meantime. And what came with the correspondent. */
  before?: Omit<FieldsBefore[number], 'documentIds'>;
};
