import { strToU8, unzipSync, zipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { extractionFailureReasons } from '../../../shared/archive/reading/extraction-reasons.ts';
import { minute } from '../../../shared/durations.ts';
import { officeMimeTypes } from '../../../shared/archive/documents/mime-types.ts';
import { readFixture } from '../../../tests/support/fixtures/fixture-files.ts';
import { createRandom, mutateBytes } from '../../../tests/support/fixtures/mutate-bytes.ts';
import { encryptedPdf, encryptRc4, objectKey } from '../../../tests/support/encrypted-pdf.ts';
import { pdfOfPage, pdfStream } from '../../../tests/support/hostile-pdf.ts';
import { extractText } from './extract-text.ts';
import { extractionLimits } from './extraction-limits.ts';

const patience = { timeout: minute };
const mebibyte = 1024 * 1024;

async function expectResult(bytes: Uint8Array, mimeType: string): Promise<void> {
  const result = await extractText({ bytes, mimeType });
  if (result.state === 'failed') expect(extractionFailureReasons).toContain(result.reason);
  else expect(['done', 'none']).toContain(result.state);
}

async function reasonOf(bytes: Uint8Array, mimeType: string): Promise<string | undefined> {
  const result = await extractText({ bytes, mimeType });
  return result.state === 'failed' ? result.reason : result.state;
}

describe('a damaged file has a result', patience, () => {
  it.each([
    'contract-reabilitare.pdf',
    'letter.pdf',
    'letter-ghostscript.pdf',
    'owner-password-only.pdf',
  ])('25 mutations of %s', async (file) => {
    const original = readFixture(file);
    for (let seed = 0; seed < 25; seed += 1) {
      await expectResult(mutateBytes(original, seed), 'application/pdf');
    }
  });

  it.each([
    ['handover-report.docx', officeMimeTypes.docx],
    ['inventory.xlsx', officeMimeTypes.xlsx],
    ['mediatheque.pptx', officeMimeTypes.pptx],
    ['handover-report.odt', officeMimeTypes.odt],
    ['inventory.ods', officeMimeTypes.ods],
  ])('20 mutations of %s and 20 of its entries', async (file, mimeType) => {
    const original = readFixture(file);
    const parts = unzipSync(original);
    const names = Object.keys(parts);
    for (let seed = 0; seed < 20; seed += 1) {
      await expectResult(mutateBytes(original, seed), mimeType);
      const name = names[createRandom(seed)(names.length)] ?? '';
      const changed = { ...parts, [name]: mutateBytes(parts[name] ?? new Uint8Array(), seed) };
      await expectResult(zipSync(changed), mimeType);
    }
  });

  it.each(['angebot.eml', 'programme-html-only.eml'])('50 mutations of %s', async (file) => {
    const original = readFixture(file);
    for (let seed = 0; seed < 50; seed += 1) {
      await expectResult(mutateBytes(original, seed), 'message/rfc822');
    }
  });

  it.each([
    ['handover-report.rtf', 'application/rtf'],
    ['article.html', 'text/html'],
    ['order.xml', 'application/xml'],
  ])('50 mutations of %s', async (file, mimeType) => {
    const original = readFixture(file);
    for (let seed = 0; seed < 50; seed += 1)
      await expectResult(mutateBytes(original, seed), mimeType);
  });

  it('any bytes under any type', async () => {
    const types = [
      'application/pdf',
      'application/rtf',
      'message/rfc822',
      'text/html',
      ...Object.values(officeMimeTypes),
    ];
    for (const type of types) {
      await expectResult(readFixture('binary.bin'), type);
      await expectResult(new Uint8Array([0x50, 0x4b, 5, 6]), type);
    }
  });
});

const hello = 'BT /F1 12 Tf 20 100 Td (Hello from the page) Tj ET';
const bomb = zlibSync(new Uint8Array(64 * mebibyte).fill(0x20));
const pdfType = 'application/pdf';

// The same with a smaller bomb, which would fit into the memory of a file, and less memory: the cases take less time.
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

/** Forms that draw ten forms that draw ten forms …, without any text. */
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
    expect(await extractText({ bytes, mimeType: pdfType })).toEqual({
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
    expect(await extractText({ bytes: readable, mimeType: pdfType })).toEqual({
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

  it('rejects elements and groups nested without end', async () => {
    const bytes = zipSync({ ...docx, 'word/document.xml': strToU8('<w:p>'.repeat(100_000)) });
    expect(await reasonOf(bytes, officeMimeTypes.docx)).toBe('too_complex');
    expect(await reasonOf(strToU8('<div>'.repeat(100_000)), 'text/html')).toBe('too_complex');
    expect(await reasonOf(strToU8(`{\\rtf1${'{'.repeat(100_000)}`), 'application/rtf')).toBe(
      'too_complex',
    );
  });
});

describe('text designed to be slow has a result', patience, () => {
  it.each([
    ['spaces', ' '.repeat(1_000_000)],
    ['line feeds', 'a\n'.repeat(500_000)],
    ['tabs', `${'\t'.repeat(500_000)}x`],
    ['combining marks', `a${'\u0301'.repeat(1_000_000)}`],
    ['open tags', '<a '.repeat(1_000_000)],
    ['unclosed comments', '<!--'.repeat(1_000_000)],
    ['ampersands', '&'.repeat(1_000_000)],
    ['backslashes', '\\'.repeat(1_000_000)],
    ['header lines', 'a: b\n'.repeat(300_000)],
  ])('%s', async (_, text) => {
    for (const type of [
      'text/plain',
      'text/html',
      'application/xml',
      'application/rtf',
      'message/rfc822',
    ]) {
      await expectResult(strToU8(text), type);
    }
  });
});

/** What reading costs, in checkpoints: each follows a bounded amount of work. */
async function checkpointsOf(bytes: Uint8Array, mimeType: string): Promise<number> {
  let count = 0;
  const original = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign((...parameters: Parameters<typeof original>) => {
    count += 1;
    return original(...parameters);
  }, original);
  try {
    await extractText({ bytes, mimeType });
  } finally {
    globalThis.setTimeout = original;
  }
  return count;
}

const relationships = (items: string) => strToU8(`<Relationships>${items}</Relationships>`);
const mainRelationship = '<Relationship Id="r" Type="x/officeDocument" Target="/m.xml"/>';
const workbookOf = (parts: Record<string, string>, related: string) =>
  zipSync({
    '_rels/.rels': relationships(mainRelationship),
    '_rels/m.xml.rels': relationships(related),
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  });

describe('heavy files', patience, () => {
  it.each([
    ['text/html', '<i>x</i>'],
    ['application/xml', '<i>x</i>'],
    ['application/rtf', "\\'41"],
    ['application/rtf', '\\a'],
  ])('%s of %j is read in steps, as many as its length requires', async (mimeType, unit) => {
    const small = strToU8(`<a>${unit.repeat(100_000)}`);
    const large = strToU8(`<a>${unit.repeat(200_000)}`);
    const steps = await checkpointsOf(small, mimeType);
    expect(steps).toBeGreaterThan(4);
    expect((await checkpointsOf(large, mimeType)) / steps).toBeLessThan(2.3);
  });

  it('rejects more open elements than a search for each end tag can afford', async () => {
    const text = `${'<i>'.repeat(1900)}${'</b>'.repeat(1000)}`;
    expect(await reasonOf(strToU8(text), 'text/html')).toBe('too_complex');
    expect(await reasonOf(strToU8(text), 'application/xml')).toBe('too_complex');
  });

  it('rejects an element with attributes without end', async () => {
    const names = Array.from({ length: 5000 }, (_, index) => `a${index}`).join(' ');
    expect(await reasonOf(strToU8(`<p ${names}>`), 'text/html')).toBe('too_complex');
  });

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

  it('rejects an RTF file with fonts without end', async () => {
    const fonts = Array.from({ length: 20_000 }, (_, index) => `\\f${index}\\fcharset0`);
    const bytes = strToU8(`{\\rtf1{\\fonttbl${fonts.join('')}`);
    expect(await reasonOf(bytes, 'application/rtf')).toBe('too_complex');
  });

  it('reads RTF whose control words are names of Object', async () => {
    const bytes = strToU8('{\\rtf1 a\\constructor b\\toString\\__proto__ c}');
    const result = await extractText({ bytes, mimeType: 'application/rtf' });
    expect(result).toMatchObject({ state: 'done', text: expect.stringMatching(/^a ?b ?.*c$/) });
  });

  it.each([
    ['header fields', 'X: y\n'.repeat(100_000)],
    ['parts', `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n'.repeat(20_000)}`],
  ])('rejects a mail with too many %s', async (_, text) => {
    expect(await reasonOf(strToU8(text), 'message/rfc822')).toBe('too_complex');
  });

  it.each(['<a href=', '&amp', '<', '<!--'])(
    'reads the text of a mail beside a megabyte of %j in HTML',
    async (unit) => {
      const html = unit.repeat(1_000_000 / unit.length);
      const text = `Content-Type: multipart/alternative; boundary=b\n\n--b\n\nHello\n--b\nContent-Type: text/html\n\n${html}\n--b--`;
      const result = await extractText({ bytes: strToU8(text), mimeType: 'message/rfc822' });
      expect(result).toEqual({ state: 'done', text: 'Hello' });
    },
  );

  it('keeps thirty marks of a character, as sorting more takes quadratic time', async () => {
    const bytes = strToU8(`a${'\u0301\u0316'.repeat(400_000)}b`);
    const result = await extractText({ bytes, mimeType: 'text/plain' });
    expect(result).toMatchObject({ state: 'done' });
    expect('text' in result && result.text?.length).toBeLessThan(40);
  });
});
