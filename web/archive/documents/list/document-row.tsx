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
import { PhoneRow } from '../items/phone-row.tsx';
import {
  isCustomColumn,
  type DocumentColumn,
} from '../../../../shared/archive/documents/document-columns.ts';
import { isFieldColumn, isShown, shownBelowName, type ValueColumn } from '../items/list-columns.ts';
import type { ShownColumns } from './columns/shown-columns.ts';
import type { CustomColumns } from '../items/use-custom-columns.ts';

const shownTags = 4;
/**
 * Estimated heights by the number of lines of tags below the name. A row that is higher than its estimate would overlap
 * the next one with its link.
 */
const belowViewHeights = [
  '[contain-intrinsic-block-size:auto_2.5rem]',
  '[contain-intrinsic-block-size:auto_4.125rem]',
  '[contain-intrinsic-block-size:auto_5.75rem]',
];
/** The same for rows with values below the name. */
const higherHeights = [
  '[contain-intrinsic-block-size:auto_3.75rem]',
  '[contain-intrinsic-block-size:auto_5.375rem]',
  '[contain-intrinsic-block-size:auto_7rem]',
];
const tagsPerLine = 2;

interface DocumentRowProps {
  document: ListedDocument;
  shown: ShownColumns;
  sortField: DocumentSortField | undefined;
  FieldCell: ComponentType<FieldCellProps> | undefined;
  custom: CustomColumns;
  origin: DocumentListSearch;
  /** Undefined if documents cannot be selected. */
  isSelected: boolean | undefined;
  onToggle: (change: Toggle) => void;
  isBelowView: boolean;
}

/** Memoized: a list has a hundred rows, and one is rendered again only when its own props change. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, FieldCell, custom, origin, isSelected, onToggle, isBelowView, sortField } =
    props;
  const { columns, below, belowName } = props.shown;
  const columnsBelow = shownBelowName(document, belowName, { sortField, isDate: custom.isDate });
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
        pinned={isSelected === undefined ? 'first' : 'second'}
        className="w-full max-w-0 min-w-40 sm:min-w-48"
      >
        <div className={clsx(isBelowView && ['[content-visibility:auto]', heights[tagLines]])}>
          {props.shown.isPhone ? (
            <PhoneRow document={document} origin={origin} sortField={sortField} />
          ) : (
            <DocumentName document={document} origin={origin} />
          )}
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
            {/* As wide as the tags need, so that the names get the rest. */}
            {tags && <div className="w-max max-w-28 2xl:max-w-40">{tags}</div>}
          </TableCell>
        ) : (
          <TableCell
            key={column}
            isNumeric={custom.isNumeric(column)}
            className={clsx('whitespace-nowrap tabular-nums', widthOf(column, columns, custom))}
          >
            <CellValues
              {...{ document, FieldCell, custom }}
              column={column}
              lower={below.get(column)}
            />
          </TableCell>
        ),
      )}
      <TableCell isActions>
        <DocumentMenu document={document} origin={origin} />
      </TableCell>
    </TableRow>
  );
});

/** The longest IBANs, dates and numbers are shown in full. */
function widthOf(
  column: ValueColumn,
  columns: readonly DocumentColumn[],
  custom: CustomColumns,
): string {
  if (custom.isShort(column)) return '';
  if (column === 'iban') return 'max-w-88';
  if (column !== 'correspondent') return 'max-w-56';
  return columns.includes('tags') ? 'max-w-36 2xl:max-w-60' : 'max-w-36 xl:max-w-52 2xl:max-w-60';
}

type ColumnValueProps = Pick<DocumentRowProps, 'document' | 'FieldCell' | 'custom'>;

/** The values of a column, and below them those of the column that shares its cells. */
function CellValues({
  column,
  lower,
  ...props
}: ColumnValueProps & { column: ValueColumn; lower: ValueColumn | undefined }) {
  return (
    <>
      <ColumnValue {...props} column={column} />
      {lower && isShown(props.document, lower) && (
        <div className="text-sm">
          <ColumnValue {...props} column={lower} />
        </div>
      )}
    </>
  );
}

function ColumnValue({
  document,
  column,
  FieldCell,
  custom,
}: ColumnValueProps & { column: ValueColumn }) {
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
