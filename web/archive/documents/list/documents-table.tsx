import { useParams } from '@tanstack/react-router';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { DocumentSortField } from '../../../../shared/archive/documents/document.ts';
import {
  Table,
  TableBody,
  TableCheckboxHeaderCell,
  TableHead,
  TableHeaderCell,
} from '../../../ui/lists/table.tsx';
import { useStagedRows } from '../../../ui/lists/use-staged-rows.ts';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import type { ColumnSort } from './columns/column-sort.ts';
import { useShownColumns } from './columns/use-shown-columns.ts';
import type { DocumentListSearch } from '../document-list-search.ts';
import { DocumentRow } from './document-row.tsx';
import type { DocumentColumn } from '../../../../shared/archive/documents/document-columns.ts';
import { isFieldColumn, sortFieldOf } from '../items/list-columns.ts';
import { PaymentKey } from '../items/payment-key.tsx';
import { PreviewKey } from '../items/preview-key.tsx';
import { useCustomColumns } from '../items/use-custom-columns.ts';
import type { ListedDocument } from '../document-api.ts';
import {
  isSelected,
  pageState,
  togglePage,
  type Selection,
} from '../selection/document-selection.ts';
import type { ChangeSelection } from '../selection/selection-store.ts';
import { ToggleKey } from '../items/toggle-key.tsx';
import { usePageSelection } from '../items/use-page-selection.ts';
import { useRowKeys, type PreviewKeys } from '../items/use-row-keys.ts';

const fieldCell = defer(() => import('../items/field-cell.tsx'));

/** Minimum heights of rows in pixels. */
const row = 53;
const rowWithTags = 79;

interface DocumentsTableProps {
  label: string;
  documents: readonly ListedDocument[];
  columns: readonly DocumentColumn[];
  /** Shows all chosen columns, including empty ones; on a phone, those with a value are below the name. */
  areColumnsChosen?: boolean;
  origin: DocumentListSearch;
  sort?: ColumnSort;
  selection?: { value: Selection; onChange: ChangeSelection };
  /** Undefined if there is no room for a preview. */
  preview?: PreviewKeys | undefined;
  /** Renders the rows outside of the viewport after those inside have been painted. */
  isStaged?: boolean;
}

export function DocumentsTable(props: DocumentsTableProps) {
  const { label, documents, origin, sort, selection, preview, isStaged = false } = props;
  const { t } = useTranslation();
  const { organizationId = '' } = useParams({ strict: false });
  const canChange = useCanChange();
  const custom = useCustomColumns(props.columns);
  const shown = useShownColumns(custom.columns, {
    documents,
    sortField: sort?.field,
    areChosen: props.areColumnsChosen,
    isBesidePreview: preview?.isOpen ?? false,
  });
  const { columns } = shown;
  const fields = useDeferred(fieldCell, [...columns, ...shown.belowName].some(isFieldColumn));
  const areTagsBelow = !columns.includes('tags');
  const staged = useStagedRows(documents, {
    isStaged,
    leastHeight: ({ tags }) => (areTagsBelow && tags.length > 0 ? rowWithTags : row),
  });
  const { focusedDocument, bodyProps } = useRowKeys<HTMLTableSectionElement>({
    documents,
    origin,
    preview,
  });
  const { pageIds, onToggle } = usePageSelection(documents, selection?.onChange);
  const sortOf = (field: DocumentSortField | undefined) =>
    sort &&
    field &&
    (sort.fields?.includes(field) ?? true) && {
      sort: sort.field === field ? sort.order : undefined,
      onSort: () => sort.onSort(field),
    };

  return (
    <>
      {selection && (
        <ToggleKey
          onPress={(isRange) => {
            const id = focusedDocument()?.id;
            if (id) onToggle({ id, isOn: !isSelected(selection.value, id), isRange });
          }}
        />
      )}
      {preview && <PreviewKey />}
      {canChange && (
        <PaymentKey organizationId={organizationId} focusedDocument={focusedDocument} />
      )}
      <Table label={label} isDense>
        <TableHead>
          {selection && (
            <TableCheckboxHeaderCell
              label={t('documents.select-page')}
              checked={pageState(selection.value, pageIds) === 'all'}
              isIndeterminate={pageState(selection.value, pageIds) === 'some'}
              onCheckedChange={(isOn) =>
                selection.onChange((selected) => togglePage(selected, isOn, pageIds))
              }
            />
          )}
          <TableHeaderCell pinned={selection ? 'second' : 'first'} {...sortOf('name')}>
            {t('documents.column.name')}
          </TableHeaderCell>
          {columns.map((column) => (
            <TableHeaderCell
              key={column}
              isNumeric={custom.isNumeric(column)}
              {...sortOf(custom.isSortable(column) ? sortFieldOf(column) : undefined)}
            >
              {custom.nameOf(column)}
            </TableHeaderCell>
          ))}
          <TableHeaderCell isActions>
            <VisuallyHidden>{t('documents.column.actions')}</VisuallyHidden>
          </TableHeaderCell>
        </TableHead>
        <TableBody {...bodyProps}>
          {staged.rows.map((document, index) => (
            <DocumentRow
              key={document.id}
              document={document}
              shown={shown}
              sortField={sort?.field}
              FieldCell={fields?.FieldCell}
              custom={custom}
              origin={origin}
              isSelected={selection && isSelected(selection.value, document.id)}
              onToggle={onToggle}
              isBelowView={index >= staged.inView}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
}
