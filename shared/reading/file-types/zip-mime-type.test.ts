import { zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectStoredMimeType, mimeTypeHeadLength } from './detect-mime-type.ts';
import { officeMimeTypes } from './mime-types.ts';

const text = (content = 'x') => new TextEncoder().encode(content);
const noise = Uint8Array.from({ length: 10_000 }, (_, index) => Math.sin(index) * 1e6);

async function detect(bytes: Uint8Array, name = 'a.bin') {
  let bytesRead = 0;
  const mimeType = await detectStoredMimeType(
    {
      head: bytes.subarray(0, mimeTypeHeadLength),
      size: bytes.length,
      read: async ({ offset, length }) => {
        const part = bytes.subarray(offset, offset + length);
        bytesRead += part.length;
        return part;
      },
    },
    { name, declaredType: '' },
  );
  return { mimeType, bytesRead };
}

const detectZip = async (entries: Zippable, name?: string) =>
  (await detect(zipSync(entries), name)).mimeType;

describe('the type of an Office file', () => {
  it.each([
    ['word/numbering.xml', 'word/document.xml', officeMimeTypes.docx],
    ['xl/drawings/drawing1.xml', 'xl/workbook.xml', officeMimeTypes.xlsx],
    ['ppt/slideLayouts/slideLayout1.xml', 'ppt/presentation.xml', officeMimeTypes.pptx],
  ])('is detected if %s is its first part, as Google writes it', async (first, main, expected) => {
    const parts = {
      [first]: noise,
      [main]: noise,
      '_rels/.rels': text(),
      '[Content_Types].xml': text(),
    };
    expect(await detectZip(parts)).toBe(expected);
  });

  it('is detected with backslashes in the names', async () => {
    const parts = { 'word\\document.xml': noise, '[Content_Types].xml': text() };
    expect(await detectZip(parts)).toBe(officeMimeTypes.docx);
  });

  it('is that of OpenDocument wherever its mimetype is', async () => {
    const parts = { 'content.xml': noise, 'META-INF/manifest.xml': text() };
    const mimetype = text(officeMimeTypes.ods);
    expect(await detectZip({ ...parts, mimetype: [mimetype, { level: 0 }] })).toBe(
      officeMimeTypes.ods,
    );
    expect(await detectZip({ ...parts, mimetype }, 'a.odt')).toBe(officeMimeTypes.odt);
    expect(await detectZip(parts, 'a.ODP')).toBe(officeMimeTypes.odp);
  });

  it('is not that of what it only contains', async () => {
    const inner = zipSync({ 'word/document.xml': text(), '[Content_Types].xml': text() });
    expect(await detectZip({ 'notes.txt': noise, 'a.docx': inner })).toBe('application/zip');
    expect(await detectZip({ 'notes.txt': noise, 'a.docx': [inner, { level: 0 }] })).toBe(
      'application/zip',
    );
    expect(await detectZip({ 'copy/word/document.xml': noise, 'word/a.txt': text() })).toBe(
      'application/zip',
    );
  });

  it('is found in a large archive with a bounded number of bytes', async () => {
    const slides = Object.fromEntries(
      Array.from({ length: 1500 }, (_, index) => [`ppt/slides/slide${index}.xml`, text()]),
    );
    const bytes = zipSync({
      ...slides,
      'media.bin': [new Uint8Array(3e6), { level: 0 }],
      '_rels/.rels': text(),
    });
    const { mimeType, bytesRead } = await detect(bytes);
    expect(mimeType).toBe(officeMimeTypes.pptx);
    expect(bytesRead).toBeLessThan(200_000);
  });
});

describe('a broken zip archive', () => {
  const parts = zipSync({ 'word/document.xml': noise, '[Content_Types].xml': text() });

  it.each([
    ['without a directory', parts.subarray(0, -100)],
    ['of nothing but its signature', parts.subarray(0, 4)],
    ['whose directory is said to begin before the file', withDirectorySize(parts, 0xffffffff)],
    ['whose directory is said to be empty', withDirectorySize(parts, 0)],
  ])('%s is a zip archive', async (_kind, bytes) => {
    expect((await detect(bytes)).mimeType).toBe('application/zip');
  });
});

function withDirectorySize(bytes: Uint8Array, size: number) {
  const changed = bytes.slice();
  new DataView(changed.buffer).setUint32(changed.length - 10, size, true);
  return changed;
}
