import type { ReactNode } from 'react';
import { isCustomColumn } from '../../../../shared/archive/documents/document-columns.ts';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FieldCell } from '../../fields/field-cell.tsx';
import { columnLabels, isFieldColumn } from '../list/list-columns.ts';
import type { CustomColumns } from '../list/use-custom-columns.ts';

type CardField = { column: string; label: string; cell: ReactNode };

/** The fields among the columns of the list that a document has a value of. */
export function CardFields({
  document,
  custom,
}: {
  document: DocumentSummary;
  custom: CustomColumns;
}) {
  const { t } = useTranslation();
  const shown = custom.columns.flatMap((column): CardField[] => {
    if (isCustomColumn(column)) {
      const hasValue = document.fields.some(({ id }) => id === column);
      const label = custom.fieldOf(column)?.name ?? '';
      return hasValue ? [{ column, label, cell: custom.cell(document, column) }] : [];
    }
    if (!isFieldColumn(column) || document[column] === null) return [];
    const cell = <FieldCell document={document} field={column} />;
    return [{ column, label: t(columnLabels[column]), cell }];
  });
  if (shown.length === 0) return null;
  return (
    <dl className="flex min-w-0 flex-col gap-0.5 pr-2 text-sm tabular-nums">
      {shown.map(({ column, label, cell }) => (
        <div key={column} className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
          <dt className="max-w-full truncate text-faint" title={label}>
            {label}
          </dt>
          <dd className="max-w-full min-w-0">{cell}</dd>
        </div>
      ))}
    </dl>
  );
}
