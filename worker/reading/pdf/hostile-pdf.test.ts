import { strToU8, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { encryptedPdf, encryptRc4, objectKey } from '../../../tests/support/encrypted-pdf.ts';
import { pdfOfPage, pdfStream } from '../../../tests/support/hostile-pdf.ts';
import { expectResult, mebibyte, patience, reasonOf } from '../../../tests/support/reading.ts';
import { extractText } from '../extract-text.ts';
import { extractionLimits } from '../extraction-limits.ts';

const hello = 'BT /F1 12 Tf 20 100 Td (Hello from the page) Tj ET';
const bomb = zlibSync(new Uint8Array(64 * mebibyte).fill(0x20));
const pdfType = 'application/pdf';

// A smaller bomb, which would fit into the memory of a file, and less memory, so that the cases take less time.
const smallBomb = zlibSync(new Uint8Array(16 * mebibyte).fill(0x20));
const tightLimits = { ...extractionLimits, pdfMemoryBytes: 24 * mebibyte };

async function reasonInTightMemory(bytes: Uint8Array): Promise<string> {
  const result = await extractText({ bytes, mimeType: pdfType, limits: tightLimits });
  return result.state === 'failed' ? result.reason : result.state;
}

const formOf = (next: number, content: string) =>
  pdfStream(
    `/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${next} 0 R >> >>`,
    content,
  );

const formsInForms = pdfOfPage({
  content: pdfStream('', '/X Do '),
  more: Array.from({ length: 12 }, (_, index) => formOf(index + 7, '/X Do '.repeat(10))),
});

const unicodeFont = (map: string) =>
  pdfOfPage({
    content: pdfStream('', 'BT /F1 12 Tf 20 100 Td <00010002> Tj ET'),
    font: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>',
    more: [pdfStream('/Filter /FlateDecode', zlibSync(strToU8(map)))],
  });

describe('PDF bombs', patience, () => {
  it.each([
    ['no filter', '', (data: Uint8Array) => data],
    ['Flate', '/Filter /FlateDecode', (data: Uint8Array) => zlibSync(data)],
    ['Flate under its short name', '/Filter [/Fl]', (data: Uint8Array) => zlibSync(data)],
    ['an escaped name', '/F#69lter /#46lateDecode', (data: Uint8Array) => zlibSync(data)],
    [
      'two filters',
      '/Filter [/FlateDecode /FlateDecode]',
      (data: Uint8Array) => zlibSync(zlibSync(data)),
    ],
  ])('reads a page under %s', async (_, dictionary, pack) => {
    const bytes = pdfOfPage({ content: pdfStream(dictionary, pack(strToU8(hello))) });
    expect(await extractText({ bytes, mimeType: pdfType })).toMatchObject({
      state: 'done',
      text: 'Hello from the page',
    });
  });

  it('rejects 64 MiB of content', async () => {
    const bytes = pdfOfPage({ content: pdfStream('/Filter /FlateDecode', bomb) });
    expect(await reasonOf(bytes, pdfType)).toBe('too_complex');
  });

  it.each([
    ['its name', '/Filter /FlateDecode'],
    ['a string before its length', '/Filter /FlateDecode /X (obj)'],
    ['a nested string', '/X (\\) obj (<< /Filter /Foo >>)) /Filter /FlateDecode'],
    ['a string in digits', '/X <6f626a> /Filter /FlateDecode'],
    ['a comment', '/Filter /FlateDecode %obj << /Filter /Foo >>\n'],
    ['a comment inside of a list', '/Filter [%]\n/FlateDecode]'],
    ['a picture with a renamed filter', '/Subtype /Image /Filter /Foo /F#69lter /FlateDecode'],
    ['an escaped value', '/Filter /#46#6cateDecode'],
    ['an indirect filter and a false one', '/F /Crypt /Filter 6 0 R'],
    ['an indirect list of filters', '/Filter 7 0 R'],
    ['a dictionary inside of the dictionary', '/X << /Filter /Foo >> /Filter /FlateDecode'],
    ['a false filter before it', '/Filter /Foo /Filter /FlateDecode'],
    ['parameters', '/Filter [/FlateDecode] /DecodeParms [<< /Predictor 1 >>]'],
  ])('rejects a bomb behind %s', async (_, dictionary) => {
    const content = pdfStream(dictionary, smallBomb);
    const bytes = pdfOfPage({ content, more: ['/FlateDecode', '[/FlateDecode]'] });
    expect(await reasonInTightMemory(bytes)).toBe('too_complex');
  });

  it('rejects it with an indirect, a false and no length', async () => {
    for (const length of ['6 0 R', '5', '999999999', '-1']) {
      const content = pdfStream('/Filter /FlateDecode', smallBomb, length);
      const bytes = pdfOfPage({ content, more: [String(smallBomb.length)] });
      expect(await reasonInTightMemory(bytes)).toBe('too_complex');
    }
  });

  it.each([
    ['a bomb in a bomb', '[/FlateDecode /FlateDecode]', zlibSync(bomb)],
    [
      'a hexadecimal bomb',
      '[/FlateDecode /ASCIIHexDecode]',
      zlibSync(new Uint8Array(128 * mebibyte).fill(0x32)),
    ],
  ])('rejects %s', async (_, filters, data) => {
    const bytes = pdfOfPage({ content: pdfStream(`/Filter ${filters}`, data) });
    expect(await reasonOf(bytes, pdfType)).toBe('too_complex');
  });

  it('does not unpack a run-length bomb', async () => {
    const runs = new Uint8Array(mebibyte).fill(0x81);
    const filters = '/Filter [/FlateDecode /RunLengthDecode]';
    const bytes = pdfOfPage({ content: pdfStream(filters, zlibSync(runs)) });
    expect(['none', 'too_complex']).toContain(await reasonOf(bytes, pdfType));
  });

  it('rejects a bomb in an object stream, a character map and a form', async () => {
    const objects = pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', smallBomb);
    const inObjects = pdfOfPage({ content: pdfStream('', '/X Do'), more: [objects] });
    const inForm = pdfOfPage({
      content: pdfStream('', '/X Do'),
      more: [pdfStream('/Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode', smallBomb)],
    });
    const inMap = unicodeFont(' '.repeat(16 * mebibyte));
    expect(['none', 'too_complex']).toContain(await reasonInTightMemory(inObjects));
    expect(await reasonInTightMemory(inForm)).toBe('too_complex');
    expect(await reasonInTightMemory(inMap)).toBe('too_complex');
  });

  it('rejects a bomb in a file that is encrypted, but opens without a password', async () => {
    const content = pdfStream('/Filter /FlateDecode', encryptRc4(smallBomb, objectKey(4)));
    const bytes = encryptedPdf(content);
    expect(await reasonInTightMemory(bytes)).toBe('too_complex');
    const readable = encryptedPdf(pdfStream('', encryptRc4(strToU8(hello), objectKey(4))));
    expect(await extractText({ bytes: readable, mimeType: pdfType })).toMatchObject({
      state: 'done',
      text: 'Hello from the page',
    });
  });

  it('does not unpack pictures', async () => {
    const picture = pdfStream('/Subtype /Image /Width 9 /Height 9 /Filter /FlateDecode', bomb);
    const bytes = pdfOfPage({ content: pdfStream('', `/X Do ${hello}`), more: [picture] });
    expect(await reasonOf(bytes, pdfType)).toBe('done');
  });

  it.each([
    ['forms that draw forms', formsInForms],
    [
      'a form whose content is long, drawn often',
      pdfOfPage({
        content: pdfStream('', '/X Do '.repeat(100_000)),
        more: [
          pdfStream(
            '/Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode',
            zlibSync(strToU8('q Q '.repeat(200_000))),
          ),
        ],
      }),
    ],
    [
      'objects without an end',
      strToU8(`%PDF-1.4\n${'1 0 obj\n<<\n/Length 9\n>>\nstream\n'.repeat(100_000)}`),
    ],
    [
      'streams without an end',
      strToU8(`%PDF-1.4\n${'1 0 obj<</Length 9>>stream\nendobj\n'.repeat(100_000)}`),
    ],
    [
      'ranges of a character map',
      unicodeFont('1 beginbfrange <0000> <ffff> <0041> endbfrange\n'.repeat(100_000)),
    ],
  ])('ends after a number of instructions or at its memory: %s', async (_, bytes) => {
    const limits = { ...extractionLimits, pdfInstructions: 1_000_000_000 };
    const result = await extractText({ bytes, mimeType: pdfType, limits });
    expect(result).toEqual({ state: 'failed', reason: 'too_complex' });
  });

  it('reads a font whose character map names four billion characters', async () => {
    const map = '1 beginbfrange <00000000> <00fffffe> <0041> endbfrange';
    await expectResult(unicodeFont(map), pdfType);
  });

  it.each([
    'stream\n',
    '1 0 obj <<',
    'xref\n',
    'trailer\n<<',
    '[ ',
    '<< ',
    'endstream ',
    '(',
    '1 0 obj<</Filter[/A85/Fl]>>stream\nendstream endobj\n',
  ])('returns a result for a file of nothing but %j', async (keyword) => {
    await expectResult(strToU8(`%PDF-1.4\n${keyword.repeat(20_000)}`), pdfType);
  });
});
