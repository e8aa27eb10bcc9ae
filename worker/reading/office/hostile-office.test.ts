import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { officeMimeTypes } from '../../../shared/reading/file-types/mime-types.ts';
import { readFixture } from '../../../tests/support/fixtures/fixture-files.ts';
import { mebibyte, patience, reasonOf } from '../../../tests/support/reading.ts';
import { extractText } from '../extract-text.ts';
import { extractionLimits } from '../extraction-limits.ts';

function withRepeatedEntry(zip: Uint8Array, count: number): Uint8Array {
  const end = zip.length - 22;
  const view = new DataView(zip.buffer, zip.byteOffset);
  const start = view.getUint32(end + 16, true);
  const length = 46 + view.getUint16(start + 28, true) + view.getUint16(start + 30, true);
  const entry = zip.subarray(start, start + length);
  const more = Buffer.concat(Array.from({ length: count }, () => entry));
  const bytes = Buffer.concat([zip.subarray(0, end), more, zip.subarray(end)]);
  bytes.writeUInt32LE(end - start + more.length, end + more.length + 12);
  return new Uint8Array(bytes);
}

describe('zip bombs', patience, () => {
  const docx = unzipSync(readFixture('handover-report.docx'));

  it('rejects a part that unpacks to far too much', async () => {
    const part = new Uint8Array(8 * mebibyte).fill(0x20);
    const bytes = zipSync({ ...docx, 'word/document.xml': part });
    expect(await reasonOf(bytes, officeMimeTypes.docx)).toBe('too_complex');
  });

  it('rejects parts that are too much together', async () => {
    const limits = { ...extractionLimits, unzippedBytes: 20_000 };
    const bytes = readFixture('mediatheque.pptx');
    const result = await extractText({ bytes, mimeType: officeMimeTypes.pptx, limits });
    expect(result).toMatchObject({ state: 'failed', reason: 'too_complex' });
  });

  it('rejects too many entries', async () => {
    const entries = Array.from(
      { length: 10_001 },
      (_, index) => [`e${index}`, new Uint8Array()] as const,
    );
    expect(await reasonOf(zipSync(Object.fromEntries(entries)), officeMimeTypes.docx)).toBe(
      'too_complex',
    );
  });

  it('rejects too many entries of the same name', async () => {
    const limits = { ...extractionLimits, zipEntries: 20 };
    const mimeType = officeMimeTypes.docx;
    const docxOf = (count: number) => withRepeatedEntry(zipSync(docx), count);
    const read = (bytes: Uint8Array) => extractText({ bytes, mimeType, limits });
    const entries = Object.keys(docx).length;
    expect(await read(docxOf(20 - entries))).toMatchObject({ state: 'done' });
    expect(await read(docxOf(21 - entries))).toMatchObject({ reason: 'too_complex' });
  });

  it('rejects elements and groups nested without end', async () => {
    const bytes = zipSync({ ...docx, 'word/document.xml': strToU8('<w:p>'.repeat(100_000)) });
    expect(await reasonOf(bytes, officeMimeTypes.docx)).toBe('too_complex');
    expect(await reasonOf(strToU8('<div>'.repeat(100_000)), 'text/html')).toBe('too_complex');
    expect(await reasonOf(strToU8(`{\\rtf1${'{'.repeat(100_000)}`), 'application/rtf')).toBe(
      'too_complex',
    );
  });
});

it('rejects more end tags among deeply nested elements than may be searched', async () => {
  const limits = { ...extractionLimits, nestedCharacters: 10_000_000 };
  const docx = unzipSync(readFixture('handover-report.docx'));
  const read = (depth: number) => {
    const part = strToU8('<w:p>'.repeat(depth) + '</none>'.repeat(10_000));
    const bytes = zipSync({ ...docx, 'word/document.xml': part });
    return extractText({ bytes, mimeType: officeMimeTypes.docx, limits });
  };
  expect(await read(20)).toMatchObject({ state: 'done' });
  expect(await read(500)).toMatchObject({ state: 'failed', reason: 'too_complex' });
});

const relationships = (items: string) => strToU8(`<Relationships>${items}</Relationships>`);
const mainRelationship = '<Relationship Id="r" Type="x/officeDocument" Target="/m.xml"/>';
const workbookOf = (parts: Record<string, string>, related: string) =>
  zipSync({
    '_rels/.rels': relationships(mainRelationship),
    '_rels/m.xml.rels': relationships(related),
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  });

const stringInPieces = (count: number) => `<si><t>${'&lt;'.repeat(count)}</t></si>`;

describe('heavy workbooks and other office files', patience, () => {
  it('rejects a workbook with 60,000 relationships and as many sheets', async () => {
    const indexes = Array.from({ length: 60_000 }, (_, index) => index);
    const related = indexes.map(
      (id) => `<Relationship Id="r${id}" Type="x/worksheet" Target="s"/>`,
    );
    const sheets = indexes.map((id) => `<sheet r:id="r${59_999 - id}"/>`);
    const bytes = workbookOf({ 'm.xml': sheets.join(''), s: '<a/>' }, related.join(''));
    expect(await reasonOf(bytes, officeMimeTypes.xlsx)).toBe('too_complex');
  });

  it('reads one part once, however many sheets or slides refer to it', async () => {
    const related = '<Relationship Id="r" Type="x/worksheet" Target="s"/>';
    const sheets = '<sheet r:id="r"/>'.repeat(100_000);
    const bytes = workbookOf({ 'm.xml': sheets, s: '<a/>' }, related);
    expect(['too_many_pages', 'too_complex']).toContain(
      await reasonOf(bytes, officeMimeTypes.xlsx),
    );
    const slides = workbookOf(
      { 'm.xml': '<sldId r:id="r"/>'.repeat(100_000), s: '<t>once</t>' },
      related,
    );
    expect(await extractText({ bytes: slides, mimeType: officeMimeTypes.pptx })).toEqual({
      state: 'done',
      text: 'once',
    });
  });

  it('reads a million cells that show the same long empty string', async () => {
    const related =
      '<Relationship Id="r" Type="x/worksheet" Target="s"/><Relationship Id="t" Type="x/sharedStrings" Target="t"/>';
    const cells = '<c t="s"><v>0</v></c>'.repeat(150_000);
    const strings = `<si><t>${' '.repeat(1_000_000)}</t></si>`;
    const bytes = workbookOf({ 'm.xml': '<sheet r:id="r"/>', s: cells, t: strings }, related);
    expect(await reasonOf(bytes, officeMimeTypes.xlsx)).toBe('none');
  });

  it.each(['META-INF/manifest.xml', 'content.xml', 'mimetype'])(
    'rejects an OpenDocument file whose %s unpacks to 64 MB',
    async (name) => {
      const parts = { mimetype: strToU8('opendocument.text'), 'content.xml': strToU8('<p>x</p>') };
      const part = new Uint8Array(64_000_000);
      const bytes = zipSync({ ...parts, [name]: part }, { level: 1 });
      expect(await reasonOf(bytes, officeMimeTypes.odt)).toBe('too_complex');
    },
  );

  it('rejects strings of a workbook that are longer than any text that is kept', async () => {
    const related =
      '<Relationship Id="r" Type="x/worksheet" Target="s"/><Relationship Id="t" Type="x/sharedStrings" Target="t"/>';
    const { sharedStringCharacters: max } = extractionLimits;
    const read = (count: number) =>
      reasonOf(
        workbookOf(
          {
            'm.xml': '<sheet r:id="r"/>',
            s: '<a/>',
            t: `<si><t>${'x'.repeat(count / 4)}</t></si>`.repeat(4),
          },
          related,
        ),
        officeMimeTypes.xlsx,
      );
    expect(await read(max)).toBe('none');
    expect(await read(max + 4)).toBe('too_long');
  });

  it('rejects a string of a workbook in millions of pieces', async () => {
    const related =
      '<Relationship Id="r" Type="x/worksheet" Target="s"/><Relationship Id="t" Type="x/sharedStrings" Target="t"/>';
    const read = (count: number) =>
      extractText({
        bytes: workbookOf(
          { 'm.xml': '<sheet r:id="r"/>', s: '<a/>', t: stringInPieces(count) },
          related,
        ),
        mimeType: officeMimeTypes.xlsx,
        limits: { ...extractionLimits, sharedStrings: 1000 },
      });
    expect(await read(900)).toMatchObject({ state: 'none' });
    expect(await read(1100)).toMatchObject({ state: 'failed', reason: 'too_complex' });
  });
});
