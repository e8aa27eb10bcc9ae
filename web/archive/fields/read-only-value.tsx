import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { DocumentFieldName } from '../../../shared/reading/fields/document-fields.ts';
import { useFieldText } from './text/use-field-text.ts';

interface ReadOnlyValueProps {
  document: DocumentDetail;
  field: DocumentFieldName;
}

export function ReadOnlyValue({ document, field }: ReadOnlyValueProps) {
  const text = useFieldText()(field, document[field]);
  return text === undefined ? <span className="text-faint">–</span> : <bdi>{text}</bdi>;
}
