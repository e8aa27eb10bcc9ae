import { openZip } from '../../../../shared/reading/office/zip-archive.ts';
import { parseMarkup } from '../../../../shared/reading/markup/parse-markup.ts';
import type { SheetCell, SheetView, SheetsView, ViewRequest } from '../file-view.ts';
import { assertReadable } from '../office/open-document.ts';
import { until } from '../until.ts';
import { viewContext } from '../view-limits.ts';
import { createSheetBuilder, sheetLimits, type SheetBuilder } from './sheet-builder.ts';

const numberTypes: ReadonlySet<string> = new Set(['float', 'currency', 'percentage']);
const asides: ReadonlySet<string> = new Set(['annotation', 'shapes', 'frame', 'tracked-changes']);

export async function readOdsView({ bytes }: ViewRequest): Promise<SheetsView> {
  const archive = openZip(bytes, viewContext.limits);
  await assertReadable(archive);
  const reading = createReading();
  const isDone = () => reading.sheets.length > sheetLimits.sheets;
  const handler = handlerOf(reading);
  await parseMarkup(until(archive.read('content.xml'), isDone), { context: viewContext, handler });
  const sheets = reading.sheets.slice(0, sheetLimits.sheets);
  return { kind: 'sheets', sheets, hasMoreSheets: reading.sheets.length > sheets.length };
}

type Attributes = Record<string, string>;

type OdsCell = SheetCell & { parts: string[]; repeats: number };

/** The state of reading a file. `next` is the number of the next row, as one row element may stand for several. */
type Reading = {
  sheets: SheetView[];
  boldStyles: Set<string>;
  style: string;
  sheet: SheetBuilder;
  column: number;
  row: { number: number; next: number; isHidden: boolean; cells: Map<number, SheetCell> };
  cell: OdsCell | undefined;
  /** The depth of nested elements that belong to no cell. */
  asides: number;
};

function createReading(): Reading {
  return {
    sheets: [],
    boldStyles: new Set(),
    style: '',
    sheet: createSheetBuilder(''),
    column: 0,
    row: { number: 0, next: 0, isHidden: false, cells: new Map() },
    cell: undefined,
    asides: 0,
  };
}

function handlerOf(reading: Reading) {
  return {
    open(name: string, attributes: Attributes) {
      if (reading.asides > 0 || asides.has(name)) reading.asides += 1;
      else {
        openStyle(reading, name, attributes);
        openTable(reading, name, attributes);
        openText(reading.cell, name);
      }
    },
    close(name: string) {
      if (reading.asides > 0) reading.asides -= 1;
      else if (name === 'table-cell' || name === 'covered-table-cell') endCell(reading);
      else if (name === 'table-row') endRow(reading);
      else if (name === 'table') reading.sheets.push(reading.sheet.view());
    },
    text(text: string) {
      const { cell } = reading;
      const isShown = reading.asides === 0 && cell && cell.parts.length < sheetLimits.cellLength;
      if (isShown) cell.parts.push(text);
    },
  };
}

function openStyle(reading: Reading, name: string, attributes: Attributes) {
  if (name === 'style') reading.style = attributes['style:name'] ?? '';
  const isBold = name === 'text-properties' && attributes['fo:font-weight'] === 'bold';
  if (isBold) reading.boldStyles.add(reading.style);
}

function openTable(reading: Reading, name: string, attributes: Attributes) {
  switch (name) {
    case 'table':
      reading.sheet = createSheetBuilder(attributes['table:name'] ?? '');
      reading.column = 0;
      reading.row = { number: 0, next: 0, isHidden: false, cells: new Map() };
      break;
    case 'table-column': {
      const end = reading.column + numberIn(attributes['table:number-columns-repeated']);
      if (isHidden(attributes)) reading.sheet.hideColumns(reading.column, end - 1);
      reading.column = end;
      break;
    }
    case 'table-row': {
      const number = reading.row.next;
      const next = number + numberIn(attributes['table:number-rows-repeated']);
      reading.row = { number, next, isHidden: isHidden(attributes), cells: new Map() };
      reading.column = 0;
      break;
    }
    case 'table-cell':
    case 'covered-table-cell':
      reading.cell = {
        parts: [],
        text: '',
        repeats: numberIn(attributes['table:number-columns-repeated']),
        span: numberIn(attributes['table:number-columns-spanned']),
        isNumber: numberTypes.has(attributes['office:value-type'] ?? ''),
        isBold: reading.boldStyles.has(attributes['table:style-name'] ?? ''),
      };
      break;
  }
}

function openText(cell: OdsCell | undefined, name: string) {
  if (!cell) return;
  if (name === 'line-break' || (name === 'p' && cell.parts.length > 0)) cell.parts.push('\n');
  if (name === 's' || name === 'tab') cell.parts.push(' ');
}

function endCell(reading: Reading) {
  const { cell, column, row } = reading;
  if (!cell) return;
  const { parts, repeats, ...shown } = cell;
  const text = parts.join('').trim();
  const shownRepeats = text === '' ? 0 : repeats;
  for (let count = 0; count < shownRepeats; count += 1) {
    if (row.cells.size > sheetLimits.columns) break;
    row.cells.set(column + count, { ...shown, text });
  }
  reading.column += repeats;
  reading.cell = undefined;
}

function endRow({ row, sheet }: Reading) {
  if (row.isHidden || row.cells.size === 0) return;
  for (let { number } = row; number < row.next && !sheet.isFull(); number += 1) {
    sheet.add(number, row.cells);
  }
}

function isHidden(attributes: Attributes): boolean {
  return /collapse|filter/.test(attributes['table:visibility'] ?? '');
}

/** Parses a repetition or span, which is 1 by default. */
function numberIn(written = '1'): number {
  const number = Number(written);
  return Number.isInteger(number) && number > 0 ? number : 1;
}
