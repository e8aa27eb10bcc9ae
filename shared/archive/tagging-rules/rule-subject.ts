import type { CustomFieldType } from '../custom-fields/custom-field-types.ts';
import type { CustomFieldValue } from '../custom-fields/custom-field-value.ts';
import type { Money } from '../../reading/fields/document-fields.ts';

/** A custom field that exists, with its value in a document. */
export type SubjectField = { id: string; type: CustomFieldType; value: CustomFieldValue | null };

/** What conditions compare of a document; what is left out or null, it does not have. */
export type RuleSubject = {
  name: string;
  content: string;
  createdAt?: Date | number;
  sender?: string | null;
  reference?: string | null;
  iban?: string | null;
  vatId?: string | null;
  documentDate?: string | null;
  dueDate?: string | null;
  endDate?: string | null;
  noticeDate?: string | null;
  correspondentId?: string | null;
  documentType?: string | null;
  totalAmount?: Money | null;
  isPaid?: boolean;
  /** Those that rules name, without those that were deleted. */
  customFields?: readonly SubjectField[];
};
