import { clsx } from 'clsx';
import { memo, type ComponentType } from 'react';
import type {
  DocumentSortField,
  DocumentSummary,
} from '../../../../shared/archive/documents/document.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TableCell, TableCheckboxCell, TableRow } from '../../../ui/lists/table.tsx';
import type { Toggle } from '../selection/document-selection.ts';
import { DocumentTags } from '../../tags/document-tags.tsx';
import type { ListedDocument } from '../document-api.ts';
import type { FieldCellProps } from '../items/field-cell.tsx';
import { DocumentMenu } from '../items/document-menu.tsx';
import type { DocumentListSearch } from '../document-list-search.ts';
import { DocumentName } from '../items/document-name.tsx';
import {
  isCustomColumn,
  type DocumentColumn,
} from '../../../../shared/archive/documents/document-columns.ts';
import { isFieldColumn, shownBelowName, type ValueColumn } from '../items/list-columns.ts';
import type { CustomColumns } from '../items/use-custom-columns.ts';

const shownTags = 4;
/** By the lines of tags below the name. Where a row is higher than that, what it links to would overlap the next row. */
const belowViewHeights = [
  '[contain-intrinsic-block-size:auto_2.5rem]',
  '[contain-intrinsic-block-size:auto_4.125rem]',
  '[contain-intrinsic-block-size:auto_5.75rem]',
];
/** The same with values below the name. */
const higherHeights = [
  '[contain-intrinsic-block-size:auto_3.75rem]',
  '[contain-intrinsic-block-size:auto_5.375rem]',
  '[contain-intrinsic-block-size:auto_7rem]',
];
const tagsPerLine = 2;

interface DocumentRowProps {
  document: ListedDocument;
  /** The columns between the name and the actions; without that of the tags, these are below the name. */
  columns: readonly DocumentColumn[];
  /** Columns whose values are below the name, where there is no room for them. */
  columnsBelow: readonly ValueColumn[];
  sortField: DocumentSortField | undefined;
  /** Renders the columns of fields, once it is loaded. */
  FieldCell: ComponentType<FieldCellProps> | undefined;
  custom: CustomColumns;
  /** Search parameters of the list, which the document links back to. */
  origin: DocumentListSearch;
  /** Undefined where documents cannot be selected. */
  isSelected: boolean | undefined;
  onToggle: (change: Toggle) => void;
  /** Leaves the layout until the row comes near the view. */
  isBelowView: boolean;
}

/** Rendered again only when its own props change: a list has a hundred. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, columns, FieldCell, custom, origin, isSelected, onToggle, isBelowView } = props;
  const columnsBelow = shownBelowName(document, props.columnsBelow, {
    sortField: props.sortField,
    isDate: custom.isDate,
  });
  const heights = columnsBelow.length > 0 ? higherHeights : belowViewHeights;
  const { t } = useTranslation();
  const { id, name } = document;
  const tags = document.tags.length > 0 && <DocumentTags document={document} max={shownTags} />;
  const areTagsBelow = !columns.includes('tags');
  const tagLines = areTagsBelow
    ? Math.ceil(Math.min(document.tags.length, shownTags) / tagsPerLine)
    : 0;
  return (
    <TableRow isSelected={isSelected} tabIndex={-1} className="scroll-my-20">
      {isSelected !== undefined && (
        <TableCheckboxCell
          label={t('documents.select', { name })}
          checked={isSelected}
          onCheckedChange={(isOn, { isRange }) => onToggle({ id, isOn, isRange })}
        />
      )}
      <TableCell
        className={clsx(
          'w-full max-w-0 min-w-40',
          columns.some(isFieldColumn) ? 'sm:min-w-72' : 'sm:min-w-48',
        )}
      >
        <div className={clsx(isBelowView && ['[content-visibility:auto]', heights[tagLines]])}>
          <DocumentName document={document} origin={origin} />
          {columnsBelow.length > 0 && (
            <dl className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm tabular-nums">
              {columnsBelow.map((column) => (
                <div key={column} className={custom.isShort(column) ? 'shrink-0' : 'min-w-0'}>
                  <dt className="sr-only">{custom.nameOf(column)}</dt>
                  <dd className="m-0">
                    <ColumnValue {...{ document, column, FieldCell, custom }} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {tags && areTagsBelow && <div className="mt-1">{tags}</div>}
        </div>
      </TableCell>
      {columns.map((column) =>
        column === 'tags' ? (
          <TableCell key={column}>
            {/* As wide as its tags need, so that names get the rest. */}
            {tags && <div className="w-max max-w-44 lg:max-w-56 xl:max-w-72">{tags}</div>}
          </TableCell>
        ) : (
          <TableCell
            key={column}
            isNumeric={custom.isNumeric(column)}
            className={clsx(
              'whitespace-nowrap tabular-nums',
              // The longest IBANs are shown whole.
              column === 'iban' ? 'max-w-88' : 'max-w-56',
            )}
          >
            <ColumnValue {...{ document, column, FieldCell, custom }} />
          </TableCell>
        ),
      )}
      <TableCell isActions>
        <DocumentMenu document={document} origin={origin} />
      </TableCell>
    </TableRow>
  );
});

function ColumnValue({
  document,
  column,
  FieldCell,
  custom,
}: Pick<DocumentRowProps, 'document' | 'FieldCell' | 'custom'> & { column: ValueColumn }) {
  if (isCustomColumn(column)) return custom.cell(document, column);
  if (isFieldColumn(column)) return FieldCell && <FieldCell document={document} field={column} />;
  return <DateValue date={document[column]} />;
}

function DateValue({ date }: { date: DocumentSummary['updatedAt'] }) {
  const formats = useFormats();
  if (!date) return '–';
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
