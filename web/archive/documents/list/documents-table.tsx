import { useTranslation } from '../../../i18n/use-translation.ts';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import type {
  DocumentSortField,
  DocumentSummary,
} from '../../../../shared/archive/documents/document.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableCheckboxCell,
  TableCheckboxHeaderCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  type SortDirection,
} from '../../../ui/lists/table.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { DocumentMenu } from '../document-menu.tsx';
import type { DocumentListSearch } from './document-list-search.ts';
import { DocumentName } from './document-name.tsx';
import type { ListedDocument } from '../document-api.ts';
import {
  isSelected,
  pageState,
  toggle,
  togglePage,
  type Selection,
} from '../../bulk/document-selection.ts';
import { DocumentTags } from '../../tags/document-tags.tsx';
import { useRowKeys } from './use-row-keys.ts';

export type DocumentColumn = 'tags' | 'createdAt' | 'updatedAt';

const columnLabels = {
  tags: 'documents.column.tags',
  createdAt: 'documents.column.created-at',
  updatedAt: 'documents.column.updated-at',
} as const;

/** Narrow screens show only the name, with details in its second line. */
const columnStyles: Record<DocumentColumn, string> = {
  tags: 'max-sm:hidden',
  createdAt: 'max-md:hidden whitespace-nowrap',
  updatedAt: 'max-2xl:hidden whitespace-nowrap',
};

const shownTags = 4;

export interface DocumentsTableProps {
  label: string;
  documents: readonly ListedDocument[];
  /** The columns between the name and the actions, in this order. */
  columns: readonly DocumentColumn[];
  /** Search parameters of the list, which an opened document links back to. */
  origin: DocumentListSearch;
  sort?: {
    field?: DocumentSortField;
    order?: SortDirection;
    /** The columns that can be sorted by; all of them if it is not set. */
    fields?: readonly DocumentSortField[];
    onSort: (field: DocumentSortField) => void;
  };
  selection?: { value: Selection; onChange: (selection: Selection) => void };
}

export function DocumentsTable(props: DocumentsTableProps) {
  const { label, documents, columns, origin, sort, selection } = props;
  const { t } = useTranslation();
  const { focusedDocument, rowProps } = useRowKeys({ documents, origin });
  const pageIds = documents.map(({ id }) => id);
  const sortOf = (field: DocumentSortField) =>
    sort &&
    (sort.fields?.includes(field) ?? true) && {
      sort: sort.field === field ? sort.order : undefined,
      onSort: () => sort.onSort(field),
    };
  const onToggle = (id: string, isOn: boolean, isRange: boolean) =>
    selection?.onChange(toggle(selection.value, { id, isOn, isRange }, pageIds));

  return (
    <>
      {selection && (
        <ToggleKey
          onPress={(isRange) => {
            const id = focusedDocument()?.id;
            if (id) onToggle(id, !isSelected(selection.value, id), isRange);
          }}
        />
      )}
      <Table label={label}>
        <TableHead>
          {selection && (
            <TableCheckboxHeaderCell
              label={t('documents.select-page')}
              checked={pageState(selection.value, pageIds) === 'all'}
              isIndeterminate={pageState(selection.value, pageIds) === 'some'}
              onCheckedChange={(isOn) =>
                selection.onChange(togglePage(selection.value, isOn, pageIds))
              }
            />
          )}
          <TableHeaderCell {...sortOf('name')}>{t('documents.column.name')}</TableHeaderCell>
          {columns.map((column) => (
            <TableHeaderCell
              key={column}
              className={columnStyles[column]}
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
            <TableRow
              key={document.id}
              isSelected={selection && isSelected(selection.value, document.id)}
              {...rowProps(document)}
            >
              {selection && (
                <TableCheckboxCell
                  label={t('documents.select', { name: document.name })}
                  checked={isSelected(selection.value, document.id)}
                  onCheckedChange={(isOn, { isRange }) => onToggle(document.id, isOn, isRange)}
                />
              )}
              <TableCell className="w-full max-w-0 min-w-40 sm:min-w-48">
                <DocumentName document={document} origin={origin} />
                <div className="mt-1 empty:hidden sm:hidden">
                  <DocumentTags document={document} max={shownTags} />
                </div>
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column} className={columnStyles[column]}>
                  <ColumnValue column={column} document={document} />
                </TableCell>
              ))}
              <TableCell isCompact>
                <DocumentMenu document={document} origin={origin} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

/** x selects the focused row, with Shift all rows up to it. */
function ToggleKey({ onPress }: { onPress: (isRange: boolean) => void }) {
  useShortcut({
    keys: 'x',
    label: 'shortcuts.select-row',
    run: (event) => onPress(event.shiftKey),
  });
  return null;
}

function ColumnValue(props: { column: DocumentColumn; document: DocumentSummary }) {
  const { column, document } = props;
  switch (column) {
    case 'tags':
      // As wide as its tags need, so that names get the rest.
      return (
        <div className="w-max max-w-44 lg:max-w-56 xl:max-w-72">
          <DocumentTags document={document} max={shownTags} />
        </div>
      );
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
