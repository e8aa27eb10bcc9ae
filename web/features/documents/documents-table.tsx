import { useTranslation } from '../../i18n/use-translation.ts';
import type {
  DocumentSortField,
  DocumentSummary,
} from '../../../shared/features/documents/document.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  type SortDirection,
} from '../../ui/table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DocumentMenu } from './document-actions.tsx';
import { DocumentName } from './document-name.tsx';
import { DocumentTags } from './document-tags.tsx';

export type DocumentColumn = 'size' | 'tags' | 'createdAt' | 'updatedAt';

const columnLabels = {
  size: 'documents.column.size',
  tags: 'documents.column.tags',
  createdAt: 'documents.column.created-at',
  updatedAt: 'documents.column.updated-at',
} as const;

/** Narrow screens keep the name, whose second line says the most of it. */
const columnStyles: Record<DocumentColumn, string> = {
  tags: 'max-sm:hidden min-w-40 lg:min-w-60',
  createdAt: 'max-md:hidden whitespace-nowrap',
  size: 'max-lg:hidden whitespace-nowrap',
  updatedAt: 'max-xl:hidden whitespace-nowrap',
};

export interface DocumentsTableProps {
  label: string;
  documents: readonly DocumentSummary[];
  /** Beside the name and the actions, in this order. */
  columns: readonly DocumentColumn[];
  sort?: {
    field: DocumentSortField;
    order: SortDirection;
    onSort: (field: DocumentSortField) => void;
  };
}

export function DocumentsTable({ label, documents, columns, sort }: DocumentsTableProps) {
  const { t } = useTranslation();
  const sortOf = (field: DocumentSortField) =>
    sort && {
      sort: sort.field === field ? sort.order : undefined,
      onSort: () => sort.onSort(field),
    };

  return (
    <Table label={label}>
      <TableHead>
        <TableHeaderCell {...sortOf('name')}>{t('documents.column.name')}</TableHeaderCell>
        {columns.map((column) => (
          <TableHeaderCell
            key={column}
            className={columnStyles[column]}
            isNumeric={column === 'size'}
            {...(column !== 'tags' && sortOf(column))}
          >
            {t(columnLabels[column])}
          </TableHeaderCell>
        ))}
        <TableHeaderCell isCompact>
          <VisuallyHidden>{t('documents.column.actions')}</VisuallyHidden>
        </TableHeaderCell>
      </TableHead>
      <TableBody>
        {documents.map((document) => (
          <TableRow key={document.id}>
            <TableCell className="w-full max-w-0 min-w-48">
              <DocumentName document={document} />
              <div className="mt-1 empty:hidden sm:hidden">
                <DocumentTags document={document} />
              </div>
            </TableCell>
            {columns.map((column) => (
              <TableCell
                key={column}
                className={columnStyles[column]}
                isNumeric={column === 'size'}
              >
                <ColumnValue column={column} document={document} />
              </TableCell>
            ))}
            <TableCell isCompact>
              <DocumentMenu document={document} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ColumnValue(props: { column: DocumentColumn; document: DocumentSummary }) {
  const { column, document } = props;
  const { size } = useFormats();
  switch (column) {
    case 'size':
      return <span className="text-muted">{size(document.originalSize)}</span>;
    case 'tags':
      return <DocumentTags document={document} />;
    case 'createdAt':
      return <DateValue date={document.createdAt} />;
    case 'updatedAt':
      return document.updatedAt ? <DateValue date={document.updatedAt} /> : '–';
  }
}

function DateValue({ date }: { date: Date }) {
  const formats = useFormats();
  return (
    <time
      dateTime={date.toISOString()}
      title={formats.dateTime(date)}
      className="text-muted tabular-nums"
    >
      {formats.date(date)}
    </time>
  );
}
