import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { officeMimeTypes } from '../../../../shared/reading/file-types/mime-types.ts';
import { readFixture } from '../../../../tests/support/fixtures/fixture-files.ts';
import type { SheetsView, SheetView } from '../file-view.ts';
import { readFileView } from '../read-file-view.ts';

const texts = { locale: 'de', from: '', to: '', cc: '', date: '', quoted: '' };

async function viewOf(
  file: Uint8Array,
  kind: 'xlsx' | 'ods',
  locale = 'en-GB',
): Promise<SheetsView> {
  const bytes = new Uint8Array(file);
  const view = await readFileView({
    bytes,
    mimeType: officeMimeTypes[kind],
    texts: { ...texts, locale },
  });
  if (view.kind !== 'sheets') throw new Error('It has no sheets');
  return view;
}

const textsOf = ({ rows }: SheetView) =>
  rows.map(({ cells }) =>
    [...cells.values()].map(({ text, isNumber }) => (isNumber ? `[${text}]` : text)),
  );

const ledger = unzipSync(readFixture('ledger-inline-strings.xlsx'));
const withSheet = (sheetData: string, parts: Record<string, Uint8Array> = {}) =>
  zipSync({
    ...ledger,
    ...parts,
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${sheetData}</worksheet>`),
  });
const stylesOf = (patterns: string[]) => ({
  'xl/styles.xml': strToU8(
    `<styleSheet><numFmts>${patterns.map((pattern, index) => `<numFmt numFmtId="${200 + index}" formatCode="${pattern}"/>`).join('')}</numFmts>
    <fonts><font/><font><b/></font></fonts><cellXfs>${patterns.map((_, index) => `<xf numFmtId="${200 + index}" fontId="1"/>`).join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`,
  ),
});
const row = (cells: string, number = 1) => `<row r="${number}">${cells}</row>`;
const numberCell = (reference: string, value: number, style = 0) =>
  `<c r="${reference}" s="${style}"><v>${value}</v></c>`;

const text = (reference: string) => `<c r="${reference}" t="str"><v>${reference}</v></c>`;

describe('a workbook', () => {
  it('has its sheets but hidden ones, with numbers and dates as they are formatted', async () => {
    const { sheets } = await viewOf(readFixture('ledger-inline-strings.xlsx'), 'xlsx');
    expect(sheets.map(({ name }) => name)).toEqual(['Käufe 2026', 'Empty']);
    expect(sheets.map(textsOf)).toEqual([
      [
        ['Date', 'Supplier', 'Amount', 'Paid'],
        ['[2026-03-14]', 'Söderström & Co', '[1299.95]', 'TRUE'],
        ['[02/04/2026 13:30]', 'Wickerwork turnstile Ltd', '[2599.9]'],
      ],
      [],
    ]);
  });

  it('has the same as OpenDocument', async () => {
    const [xlsx, ods] = [
      await viewOf(readFixture('inventory.xlsx'), 'xlsx', 'en'),
      await viewOf(readFixture('inventory.ods'), 'ods', 'en'),
    ];
    expect(ods.sheets.map(({ name }) => name)).toEqual(xlsx.sheets.map(({ name }) => name));
    expect(ods.sheets.map(({ rows }) => rows.map(({ number }) => number))).toEqual(
      xlsx.sheets.map(({ rows }) => rows.map(({ number }) => number)),
    );
    expect(textsOf(ods.sheets[0]!)[0]).toEqual(textsOf(xlsx.sheets[0]!)[0]);
  });

  it('shows numbers with the separators of its reader', async () => {
    const patterns = ['#,##0.00\\ &quot;€&quot;', '0.0%', 'd. mmmm yyyy', '[Red]-0;0', '0.00E+00'];
    const cells = [1234.5, 0.256, 46095, -7, 12_000].map((value, index) =>
      numberCell('ABCDE'.charAt(index) + 1, value, index),
    );
    const file = withSheet(row(cells.join('') + numberCell('F1', 46095, 5)), stylesOf(patterns));
    const shown = async (locale: string) =>
      textsOf((await viewOf(file, 'xlsx', locale)).sheets[0]!)[0];
    expect(await shown('de')).toEqual([
      '[1.234,50 €]',
      '[25,6%]',
      '[14. März 2026]',
      '[7]',
      '[1,20E+04]',
      '[14.03.2026]',
    ]);
    expect((await shown('en-US'))?.[5]).toBe('[03/14/2026]');
  });

  it('counts days from 1904 where it says so', async () => {
    const book = strToU8(
      new TextDecoder()
        .decode(ledger['xl/workbook.xml'])
        .replace('<workbookPr', '<workbookPr date1904="1"'),
    );
    const file = withSheet(row(numberCell('A1', 46095 - 1462)), {
      ...stylesOf(['yyyy-mm-dd']),
      'xl/workbook.xml': book,
    });
    expect(textsOf((await viewOf(file, 'xlsx')).sheets[0]!)).toEqual([['[2026-03-14]']]);
  });

  it('leaves out hidden rows and columns, and joins cells', async () => {
    const data = `<cols><col min="2" max="2" hidden="1"/></cols><sheetData>${row(text('A1') + text('B1') + text('D1'))}<row r="2" hidden="1">${text('A2')}</row>${row(text('A9') + text('C9'), 9)}</sheetData><mergeCells><mergeCell ref="A1:C1"/></mergeCells>`;
    const [sheet] = (await viewOf(withSheet(data), 'xlsx')).sheets;
    expect(sheet?.columns).toEqual([0, 2, 3]);
    expect(sheet?.rows.map(({ number }) => number)).toEqual([0, 8]);
    expect(sheet?.rows[0]?.cells.get(0)).toMatchObject({ text: 'A1', span: 3 });
  });

  it('shows what formulas have given, and never a formula', async () => {
    const data = row(
      '<c r="A1" t="str"><f>HYPERLINK("https://evil.example","x")</f><v>Click</v></c><c r="B1"><f>cmd|\'/c calc\'!A0</f></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    );
    expect(textsOf((await viewOf(withSheet(data), 'xlsx')).sheets[0]!)).toEqual([
      ['Click', '#DIV/0!'],
    ]);
  });
});

describe('hostile workbooks', () => {
  it('are shown up to a thousand rows', async () => {
    const rows = Array.from({ length: 200_000 }, (_, index) =>
      row(numberCell(`A${index + 1}`, index), index + 1),
    );
    const [sheet] = (await viewOf(withSheet(rows.join('')), 'xlsx')).sheets;
    expect(sheet).toMatchObject({ hasMoreRows: true, hasMoreColumns: false });
    expect(sheet?.rows).toHaveLength(1000);
  });

  it('are shown up to sixty columns', async () => {
    const cells = Array.from({ length: 16_384 }, () => '<c><v>1</v></c>').join('');
    const [sheet] = (await viewOf(withSheet(row(cells)), 'xlsx')).sheets;
    expect(sheet?.hasMoreColumns).toBe(true);
    expect(sheet?.columns).toHaveLength(60);
  });

  it('repeat no cells and rows for long', async () => {
    const content = `<office:document-content><table:table table:name="A"><table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row></table:table></office:document-content>`;
    const file = zipSync({
      mimetype: strToU8(officeMimeTypes.ods),
      'content.xml': strToU8(content),
    });
    const [sheet] = (await viewOf(file, 'ods')).sheets;
    expect(sheet).toMatchObject({ hasMoreRows: true, hasMoreColumns: true });
    expect(sheet!.rows.length * sheet!.columns.length).toBeLessThanOrEqual(16_000);
  });

  it('are refused where they unpack to too much', async () => {
    const bomb = {
      'xl/sharedStrings.xml': new Uint8Array(8 * 1024 * 1024),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId9" Type="a/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      ),
    };
    await expect(viewOf(withSheet('', bomb), 'xlsx')).rejects.toMatchObject({
      reason: 'too_complex',
    });
  });

  it('declare no entities', async () => {
    const data = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><worksheet>${row('<c r="A1" t="str"><v>&b;&c;</v></c>')}</worksheet>`;
    const file = zipSync({ ...ledger, 'xl/worksheets/sheet1.xml': strToU8(data) });
    expect(textsOf((await viewOf(file, 'xlsx')).sheets[0]!)).toEqual([['&b;&c;']]);
  });

  it.each([
    '"',
    '[',
    '[$-',
    '0;0;0;0;0;0',
    '\\',
    '?/',
    'a'.repeat(255),
    '[>1e999]0',
    'yyyy'.repeat(60),
  ])('have formats that are none: %s', async (pattern) => {
    const file = withSheet(
      row(numberCell('A1', 12.5)),
      stylesOf([pattern.replaceAll('"', '&quot;').replaceAll('>', '&gt;')]),
    );
    await expect(viewOf(file, 'xlsx')).resolves.toMatchObject({ kind: 'sheets' });
  });
});
