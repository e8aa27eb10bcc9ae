import {
  mainPart,
  readRelationships,
} from '../../../../shared/reading/office/office-relationships.ts';
import { readSharedStrings } from '../../../../shared/reading/office/read-shared-strings.ts';
import type { SharedStrings } from '../../../../shared/reading/office/shared-strings.ts';
import { openZip, type ZipArchive } from '../../../../shared/reading/office/zip-archive.ts';
import { parseMarkup } from '../../../../shared/reading/markup/parse-markup.ts';
import type { SheetCell, SheetView, SheetsView, ViewRequest } from '../file-view.ts';
import { until } from '../until.ts';
import { viewContext } from '../view-limits.ts';
import { isDateFormat } from 'numfmt';
import { formatNumber, readCellStyles, type CellStyle } from './number-formats.ts';
import { createSheetBuilder, sheetLimits, type SheetBuilder } from './sheet-builder.ts';

type Workbook = {
  strings: SharedStrings;
  styles: CellStyle[];
  locale: string;
  /** Dates count from 1904 instead of 1900. */
  startsIn1904: boolean;
};

type ListedSheet = { name: string; part: string };

/** Reads the visible sheets of an Excel file, with numbers and dates formatted by their cells' patterns. */
export async function readXlsxView({ bytes, texts }: ViewRequest): Promise<SheetsView> {
  const archive = openZip(bytes, viewContext.limits);
  const main = await mainPart(archive, viewContext);
  const related = await readRelationships(archive, main, viewContext);
  const targets = new Map(related.map(({ id, target }) => [id, target]));
  const { sheets, startsIn1904 } = await readSheetList(archive.read(main), targets);
  const partOf = (kind: string) =>
    archive.read(related.find(({ type }) => type === kind)?.target ?? '');
  const workbook: Workbook = {
    strings: await readSharedStrings(partOf('sharedStrings'), viewContext),
    styles: await readCellStyles(partOf('styles'), texts.locale),
    locale: texts.locale,
    startsIn1904,
  };
  const views: SheetView[] = [];
  for (const sheet of sheets.slice(0, sheetLimits.sheets)) {
    views.push(await readSheet(archive, sheet, workbook));
  }
  return { kind: 'sheets', sheets: views, hasMoreSheets: sheets.length > views.length };
}

async function readSheetList(part: Iterable<string>, targets: ReadonlyMap<string, string>) {
  const sheets: ListedSheet[] = [];
  let startsIn1904 = false;
  await parseMarkup(part, {
    context: viewContext,
    handler: {
      open(name, attributes) {
        if (name === 'workbookPr') startsIn1904 = isTrue(attributes.date1904);
        if (name !== 'sheet' || /hidden/i.test(attributes.state ?? '')) return;
        const target = targets.get(attributes['r:id'] ?? '');
        if (target && sheets.length <= sheetLimits.sheets) {
          sheets.push({ name: attributes.name ?? '', part: target });
        }
      },
    },
  });
  return { sheets, startsIn1904 };
}

type Attributes = Record<string, string>;

type Reading = {
  sheet: SheetBuilder;
  row: { number: number; isHidden: boolean; cells: Map<number, SheetCell> };
  cell: { column: number; type: string; style: number };
  value: string[];
  isValue: boolean;
};

async function readSheet(
  archive: ZipArchive,
  { name, part }: ListedSheet,
  workbook: Workbook,
): Promise<SheetView> {
  const reading: Reading = {
    sheet: createSheetBuilder(name),
    row: { number: -1, isHidden: false, cells: new Map() },
    cell: { column: -1, type: '', style: 0 },
    value: [],
    isValue: false,
  };
  await parseMarkup(until(archive.read(part), reading.sheet.isFull), {
    context: viewContext,
    handler: {
      open(element, attributes) {
        if (element === 'v' || element === 't') reading.isValue = true;
        else openElement(reading, element, attributes);
      },
      close(element) {
        const { sheet, row, cell, value } = reading;
        if (element === 'v' || element === 't') reading.isValue = false;
        if (element === 'row' && !row.isHidden) sheet.add(row.number, row.cells);
        if (element !== 'c' || row.cells.size > sheetLimits.columns) return;
        row.cells.set(cell.column, shownCell(value.join(''), cell, workbook));
      },
      text(text) {
        const { isValue, value } = reading;
        if (isValue && value.length < sheetLimits.cellLength) value.push(text);
      },
    },
  });
  return reading.sheet.view();
}

function openElement(reading: Reading, name: string, attributes: Attributes) {
  const { sheet, row, cell } = reading;
  switch (name) {
    case 'col': {
      const { min, max, hidden } = attributes;
      if (isTrue(hidden)) sheet.hideColumns(Number(min) - 1, Number(max) - 1);
      break;
    }
    case 'row': {
      const number = attributes.r ? Number(attributes.r) - 1 : row.number + 1;
      reading.row = { number, isHidden: isTrue(attributes.hidden), cells: new Map() };
      reading.cell = { ...cell, column: -1 };
      break;
    }
    case 'c':
      reading.cell = {
        column: columnOf(attributes.r) ?? cell.column + 1,
        type: attributes.t ?? 'n',
        style: Number(attributes.s ?? 0),
      };
      reading.value = [];
      break;
    case 'mergeCell':
      merge(sheet, attributes.ref);
      break;
  }
}

function shownCell(
  value: string,
  { type, style }: { type: string; style: number },
  { strings, styles, locale, startsIn1904 }: Workbook,
): SheetCell {
  const { pattern = 'General', isBold = false } = styles[style] ?? {};
  switch (type) {
    case 's':
      return { text: strings.get(Number(value)), isNumber: false, isBold };
    case 'b':
      return { text: value === '1' ? 'TRUE' : 'FALSE', isNumber: false, isBold };
    case 'n': {
      if (value === '') return { text: '', isNumber: true, isBold };
      const shift = startsIn1904 && isDateFormat(pattern) ? daysFrom1900To1904 : 0;
      return { text: formatNumber(Number(value) + shift, pattern, locale), isNumber: true, isBold };
    }
    default:
      return { text: value, isNumber: false, isBold };
  }
}

const daysFrom1900To1904 = 1462;

/** Returns the column of a reference such as `BC12`: 54. Undefined without one. */
function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/i.exec(reference ?? '') ?? [];
  if (!letters) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function merge(sheet: SheetBuilder, reference = '') {
  const [from = '', to = ''] = reference.split(':');
  const [first, last] = [columnOf(from), columnOf(to)];
  const number = Number(/\d+/.exec(from)?.[0]) - 1;
  if (first !== undefined && last !== undefined && last > first)
    sheet.merge(number, { first, last });
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
