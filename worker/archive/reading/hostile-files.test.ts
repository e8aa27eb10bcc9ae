import { deflateSync, strFromU8, strToU8, unzipSync, zipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { extractionFailureReasons } from '../../../shared/archive/reading/extraction-reasons.ts';
import { minute } from '../../../shared/durations.ts';
import { officeMimeTypes } from '../../../shared/archive/documents/mime-types.ts';
import { readFixture } from '../../../tests/support/fixtures/fixture-files.ts';
import { createRandom, mutateBytes } from '../../../tests/support/fixtures/mutate-bytes.ts';
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
  ])('125 mutations of %s', async (file) => {
    const original = readFixture(file);
    for (let seed = 0; seed < 125; seed += 1) {
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

  it.each(['angebot.eml', 'programme-html-only.eml'])('150 mutations of %s', async (file) => {
    const original = readFixture(file);
    for (let seed = 0; seed < 150; seed += 1) {
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

/** A PDF of one page, with its content as object 4 and any objects more from number 6 on. */
function pdfWithContent(content: string, ...more: string[]): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >> >>',
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const trailer = `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`;
  return strToU8(`%PDF-1.4\n${body}${trailer}`, true);
}

function pdfStream(dictionary: string, data: Uint8Array, length = String(data.length)): string {
  return `<< ${dictionary} /Length ${length} >>\nstream\n${strFromU8(data, true)}\nendstream`;
}

function toAscii85(data: Uint8Array): Uint8Array {
  let text = '';
  for (let at = 0; at < data.length; at += 4) {
    const group = new DataView(Uint8Array.of(0, 0, 0, 0).buffer);
    const size = Math.min(4, data.length - at);
    for (let index = 0; index < size; index += 1) group.setUint8(index, data[at + index] ?? 0);
    let value = group.getUint32(0);
    let digits = '';
    for (let index = 0; index < 5; index += 1) {
      digits = String.fromCharCode((value % 85) + 33) + digits;
      value = Math.floor(value / 85);
    }
    text += digits.slice(0, size + 1);
  }
  return strToU8(`${text}~>`);
}

const helloContent = strToU8('BT /F1 12 Tf 20 100 Td (Hello from the page) Tj ET');
const bombContent = new Uint8Array(20 * mebibyte).fill(0x20);

describe('PDF bombs', patience, () => {
  const filters: [string, string, (data: Uint8Array) => Uint8Array][] = [
    ['no filter', '', (data) => data],
    ['Flate', '/Filter /FlateDecode', (data) => zlibSync(data)],
    ['Flate under its short name', '/Filter [/Fl]', (data) => zlibSync(data)],
    ['Flate under an escaped name', '/Filter /#46lateDecode', (data) => zlibSync(data)],
    [
      'ASCII85 and Flate',
      '/Filter [/ASCII85Decode /FlateDecode]',
      (data) => toAscii85(zlibSync(data)),
    ],
  ];

  it.each(filters)('reads a page under %s', async (_, dictionary, pack) => {
    const bytes = pdfWithContent(pdfStream(dictionary, pack(helloContent)));
    expect(await extractText({ bytes, mimeType: 'application/pdf' })).toEqual({
      state: 'done',
      text: 'Hello from the page',
    });
  });

  it.each(filters.slice(1))('rejects a bomb under %s', async (_, dictionary, pack) => {
    const bytes = pdfWithContent(pdfStream(dictionary, pack(bombContent)));
    expect(await reasonOf(bytes, 'application/pdf')).toBe('too_complex');
  });

  it('rejects a bomb whose filter a comment hides', async () => {
    const dictionary = '/Filter [%]\n/FlateDecode]';
    const bytes = pdfWithContent(pdfStream(dictionary, zlibSync(bombContent)));
    expect(await reasonOf(bytes, 'application/pdf')).toBe('too_complex');
  });

  it('rejects a bomb in a bomb', async () => {
    const packed = zlibSync(zlibSync(bombContent));
    const bytes = pdfWithContent(pdfStream('/Filter [/FlateDecode /FlateDecode]', packed));
    expect(await reasonOf(bytes, 'application/pdf')).toBe('too_complex');
  });

  it('rejects a bomb with a false end before its end', async () => {
    const packed = strFromU8(zlibSync(bombContent), true);
    const stored = strFromU8(deflateSync(strToU8('endstream'), { level: 0 }), true);
    // A stored block that is not the last one, with the keyword in it, before the blocks of the bomb.
    const hidden = packed.slice(0, 2) + '\0' + stored.slice(1) + packed.slice(2);
    const bytes = pdfWithContent(
      pdfStream('/Filter /FlateDecode', strToU8(hidden, true), '6 0 R'),
      String(hidden.length),
    );
    expect(await reasonOf(bytes, 'application/pdf')).toBe('too_complex');
  });

  it('does not unpack pictures', async () => {
    const bytes = pdfWithContent(
      pdfStream('/Subtype /Image /Filter /FlateDecode', zlibSync(bombContent)),
    );
    expect(await reasonOf(bytes, 'application/pdf')).toBe('none');
  });

  it('rejects many streams that are each just small enough', async () => {
    const data = zlibSync(bombContent.subarray(0, mebibyte));
    const streams = Array.from({ length: 9 }, () => pdfStream('/Filter /FlateDecode', data));
    const bytes = pdfWithContent(pdfStream('', helloContent), ...streams);
    const limits = { ...extractionLimits, pdfStreamBytesTotal: 8 * mebibyte };
    const result = await extractText({ bytes, mimeType: 'application/pdf', limits });
    expect(result).toEqual({ state: 'failed', reason: 'too_complex' });
  });

  it('rejects them also after an empty stream with an unknown filter', async () => {
    const data = zlibSync(bombContent.subarray(0, mebibyte));
    const streams = Array.from({ length: 9 }, () => pdfStream('/Filter /FlateDecode', data));
    const empty = '<< /Filter /Unknown >>\nstream\nendstream';
    const bytes = pdfWithContent(pdfStream('', helloContent), empty, ...streams);
    const limits = { ...extractionLimits, pdfStreamBytesTotal: 8 * mebibyte };
    const result = await extractText({ bytes, mimeType: 'application/pdf', limits });
    expect(result).toEqual({ state: 'failed', reason: 'too_complex' });
  });

  it.each([
    ['ASCII85', '1 0 obj<</Filter[/A85/Fl]>>stream\nendstream endobj\n'.repeat(2000)],
    ['white space', `${'1 0 obj<</Filter/A85>>stream\n'.repeat(1000)}${' '.repeat(100_000)}`],
    [
      'deflate that breaks off',
      '1 0 obj<</Filter/Fl>>stream\n\x78\x01\x00\xff\xff\x00\x00'.repeat(900),
    ],
  ])('rejects many streams of which each requires a long search for %s', async (_, body) => {
    const bytes = strToU8(`%PDF-1.4\n${body}`, true);
    const limits = { ...extractionLimits, pdfStreamBytesTotal: 4 * mebibyte };
    const result = await extractText({ bytes, mimeType: 'application/pdf', limits });
    expect(result).toEqual({ state: 'failed', reason: 'too_complex' });
  });

  it('searches once for the end of each list of filters', async () => {
    const dictionary = `<<${'/F['.repeat(150_000)}>>`;
    const bytes = pdfWithContent(`${dictionary}\nstream\nxendstream`);
    expect(await reasonOf(bytes, 'application/pdf')).toBe('too_complex');
  });

  it('stops at a page that draws the same text without end', async () => {
    const form = (next: number) =>
      pdfStream(
        `/Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> /XObject << /X ${next} 0 R >> >>`,
        strToU8(`BT /F1 12 Tf (text) Tj ET${' /X Do'.repeat(10)}`),
      );
    const forms = Array.from({ length: 12 }, (_, index) => form(index + 7));
    const bytes = pdfWithContent(pdfStream('', strToU8('/X Do')), ...forms);
    const limits = { ...extractionLimits, milliseconds: 500 };
    const result = await extractText({ bytes, mimeType: 'application/pdf', limits });
    expect(result).toMatchObject({ state: 'failed', reason: 'timeout' });
  });

  it.each([
    'stream\n',
    '1 0 obj <<',
    '1 0 obj\n<<\n',
    'xref\n',
    'trailer\n<<',
    '[ ',
    '<< ',
    'endstream ',
  ])('returns a result for a file of nothing but %j', async (keyword) => {
    await expectResult(strToU8(`%PDF-1.4\n${keyword.repeat(100_000)}`), 'application/pdf');
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
