import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { ShownFieldName } from './field-names.ts';
import { useFieldText } from './text/use-field-text.ts';

interface ReadOnlyValueProps {
  document: DocumentDetail;
  field: ShownFieldName;
}

export function ReadOnlyValue({ document, field }: ReadOnlyValueProps) {
  const text = useFieldText()(field, document[field]);
  return text === undefined ? <span className="text-faint">–</span> : <bdi>{text}</bdi>;
}
