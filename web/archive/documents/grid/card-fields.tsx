import { isCustomColumn } from '../../../../shared/archive/documents/document-columns.ts';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { paperFields } from '../../fields/paper/paper-fields.ts';
import { FieldCell } from '../items/field-cell.tsx';
import { hasValue, isFieldColumn } from '../items/list-columns.ts';
import type { CustomColumns } from '../items/use-custom-columns.ts';

/** The columns of the list that a document has a value for, except those that cards always show. */
export function CardFields({
  document,
  custom,
}: {
  document: DocumentSummary;
  custom: CustomColumns;
}) {
  const shown = custom.columns.filter(
    (column) =>
      (isCustomColumn(column) || isFieldColumn(column)) &&
      paperFields.every((field) => field !== column) &&
      hasValue(document, column),
  );
  if (shown.length === 0) return null;
  return (
    <dl className="flex min-w-0 flex-col gap-0.5 pr-2 text-sm tabular-nums">
      {shown.map((column) => (
        <div key={column} className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
          <dt className="max-w-full truncate text-faint" title={custom.nameOf(column)}>
            {custom.nameOf(column)}
          </dt>
          <dd className="max-w-full min-w-0">
            {isCustomColumn(column)
              ? custom.cell(document, column)
              : isFieldColumn(column) && <FieldCell document={document} field={column} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
