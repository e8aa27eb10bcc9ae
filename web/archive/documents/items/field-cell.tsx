import { Link } from '@tanstack/react-router';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { correspondentSearch } from '../../correspondents/correspondent-search.ts';
import type { ShownFieldName } from '../../fields/field-names.ts';
import { DueText } from '../../fields/paper/due-text.tsx';
import { useFieldText } from '../../fields/text/use-field-text.ts';

export interface FieldCellProps {
  document: DocumentSummary;
  field: ShownFieldName;
}

export function FieldCell({ document, field }: FieldCellProps) {
  const text = useFieldText()(field, document[field]);
  const { organizationId, correspondent } = document;
  if (field === 'dueDate' && (document.isPaid || document.dueDate)) {
    return <DueText {...document} />;
  }
  if (text === undefined) return <span className="text-faint">–</span>;
  if (field !== 'correspondent' || !correspondent) {
    return (
      <bdi
        title={text}
        className={field === 'totalAmount' ? 'whitespace-nowrap' : 'block truncate text-muted'}
      >
        {text}
      </bdi>
    );
  }
  return (
    <Link
      to="/organizations/$organizationId/documents"
      params={{ organizationId }}
      search={correspondentSearch(correspondent.name)}
      title={text}
      className="block truncate rounded-sm underline-offset-4 hover:underline"
    >
      <bdi>{text}</bdi>
    </Link>
  );
}
