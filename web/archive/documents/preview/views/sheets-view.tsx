import { clsx } from 'clsx';
import { useState } from 'react';
import type {
  SheetCell,
  SheetRow,
  SheetsView,
  SheetView,
} from '../../../../reading/views/file-view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { ScrollBox } from '../../../../ui/layout/scroll-box.tsx';
import { TabPanel, Tabs } from '../../../../ui/lists/tabs.tsx';
import { PreviewFrame } from '../preview-frame.tsx';
import type { PreviewedDocument } from '../previewed-document.ts';
import { columnName } from './column-name.ts';

interface ShownSheetsProps {
  document: PreviewedDocument;
  view: SheetsView;
}

export function ShownSheets({ document, view }: ShownSheetsProps) {
  const { t } = useTranslation();
  const { sheets, hasMoreSheets } = view;
  const [open, setOpen] = useState('0');
  const sheet = sheets[Number(open)];
  if (!sheet) return <p className="px-5 py-4 text-muted">{t('preview.text.empty')}</p>;
  return (
    <PreviewFrame document={document} isFixedHeight>
      {hasMoreSheets && <Callout className="m-3">{t('preview.view.cut')}</Callout>}
      <Tabs
        label={t('preview.sheets.label')}
        value={open}
        onValueChange={setOpen}
        tabs={sheets.map(({ name }, index) => ({
          value: String(index),
          label: <bdi className="px-3">{name}</bdi>,
        }))}
        className="flex-1"
      >
        <TabPanel value={open} className="flex flex-1 flex-col">
          <Sheet key={open} sheet={sheet} />
        </TabPanel>
      </Tabs>
    </PreviewFrame>
  );
}

function Sheet({ sheet }: { sheet: SheetView }) {
  const { t } = useTranslation();
  const { name, columns, rows, hasMoreRows, hasMoreColumns } = sheet;
  if (rows.length === 0) {
    return <p className="px-5 py-4 text-muted">{t('preview.sheets.empty')}</p>;
  }
  return (
    <>
      {(hasMoreRows || hasMoreColumns) && (
        <Callout className="m-3">
          {hasMoreColumns && (
            <p>{t('preview.table.columns', { last: (columns.at(-1) ?? 0) + 1 })}</p>
          )}
          {hasMoreRows && (
            <p>{t('preview.table.rows', { last: (rows.at(-1)?.number ?? 0) + 1 })}</p>
          )}
        </Callout>
      )}
      <ScrollBox
        label={name}
        className="min-h-0 flex-1 max-sm:not-in-[[role=dialog]]:overflow-hidden"
      >
        <table
          aria-label={name}
          className="w-max min-w-full border-separate border-spacing-0 text-sm"
        >
          <thead>
            <tr>
              <td aria-hidden className={clsx(headStyles, 'top-0 left-0 z-1')} />
              {columns.map((column) => (
                <th key={column} scope="col" className={clsx(headStyles, 'top-0')}>
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.number} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}

const headStyles =
  'sticky border-e border-b border-border bg-surface-sunken px-2 py-1 text-xs font-normal text-muted tabular-nums';

function Row({ row, columns }: { row: SheetRow; columns: readonly number[] }) {
  return (
    <tr className="hover:bg-hover">
      <th scope="row" className={clsx(headStyles, 'left-0')}>
        {row.number + 1}
      </th>
      {placedCells(row, columns).map(({ column, cell, span }) => (
        <Cell key={column} cell={cell} span={span} />
      ))}
    </tr>
  );
}

type PlacedCell = { column: number; cell: SheetCell | undefined; span: number };

function placedCells({ cells }: SheetRow, columns: readonly number[]): PlacedCell[] {
  const placed: PlacedCell[] = [];
  for (let at = 0, next = 0; at < columns.length; at = next) {
    const column = columns[at] ?? 0;
    const cell = cells.get(column);
    const end = column + (cell?.span ?? 1);
    next = at + 1;
    while ((columns[next] ?? end) < end) next += 1;
    placed.push({ column, cell, span: next - at });
  }
  return placed;
}

function Cell({ cell, span }: { cell: SheetCell | undefined; span: number }) {
  return (
    <td
      dir="auto"
      colSpan={span > 1 ? span : undefined}
      className={clsx(
        'border-e border-b border-border px-2 py-1 align-top',
        cell?.isNumber ? 'text-end whitespace-nowrap tabular-nums' : 'text-start',
        cell?.isBold && 'font-semibold',
      )}
    >
      {cell && <div className="max-w-80 whitespace-pre-line wrap-anywhere">{cell.text}</div>}
    </td>
  );
}
