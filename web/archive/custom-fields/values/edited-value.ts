import type { CustomFieldValue } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';

/** Types of fields whose values are typed; values of other types are chosen. */
export type TypedType = 'text' | 'number' | 'money' | 'date' | 'link';

export interface EditedValueProps {
  document: DocumentDetail;
  field: CustomField;
  value: CustomFieldValue | null;
  text: string | undefined;
  isBusy: boolean;
  onSave: (value: CustomFieldValue | null, text: string | undefined) => void;
}
