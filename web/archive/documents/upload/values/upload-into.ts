import type { FieldsBefore } from '../../../../../shared/archive/bulk/bulk-fields.ts';
import type { CustomFieldType } from '../../../../../shared/archive/custom-fields/custom-field-types.ts';
import type { CustomFieldValue } from '../../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { DocumentFields } from '../../../../../shared/reading/fields/document-fields.ts';
import type { DocumentTag } from '../../../../../shared/archive/tags/tag.ts';

export type UploadInto = { viewName: string; search: string; tagIds: readonly string[] };

/** The value of a custom field; `text` is the name of chosen options, whose value is an id. */
export type GivenField = {
  id: string;
  name: string;
  type: CustomFieldType;
  value: CustomFieldValue | null;
  text?: string;
};

/** The values that a document lacked and got because it was uploaded into a view. */
export type GivenValues = {
  viewName: string;
  tags: Pick<DocumentTag, 'id' | 'name'>[];
  values: Partial<DocumentFields>;
  fields: GivenField[];
  /** The earlier values, as the text may have been extracted meanwhile, and the defaults of the correspondent. */
  before?: Omit<FieldsBefore[number], 'documentIds'>;
};
