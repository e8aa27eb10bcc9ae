import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fixtures from '../../../tests/support/fixtures/fixtures.json' with { type: 'json' };
import { detectMimeType, mimeTypeHeadLength } from './detect-mime-type.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const detect = (content: string | Uint8Array, name: string, declaredType = '') =>
  detectMimeType(typeof content === 'string' ? encode(content) : content, { name, declaredType });

const wide = (text: string) => encode(text.replaceAll(/[^]/g, '$&\0'));

const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer);

const zipEntry = (name: string, content = '') => {
  const header = new Uint8Array(30);
  header.set([0x50, 0x4b, 3, 4]);
  new DataView(header.buffer).setUint32(18, content.length, true);
  new DataView(header.buffer).setUint16(26, name.length, true);
  return new TextDecoder('latin1').decode(header) + name + content;
};

describe('detectMimeType', () => {
  it.each(fixtures)('detects $detectedType in $file', ({ file, declaredType, detectedType }) => {
    const bytes = readFileSync(
      new URL(`../../../tests/support/fixtures/documents/${file}`, import.meta.url),
    );
    const head = bytes.subarray(0, mimeTypeHeadLength);
    expect(detectMimeType(head, { name: file, declaredType })).toBe(detectedType);
  });

  it.each(
    fixtures.filter(({ file }) =>
      /\.(pdf|docx|xlsx|pptx|odt|ods|odp|png|jpg|gif|webp|rtf|svg)$/.test(file),
    ),
  )(
    'detects $file by its bytes when its name and declared type say text',
    ({ file, detectedType }) => {
      const bytes = readFileSync(
        new URL(`../../../tests/support/fixtures/documents/${file}`, import.meta.url),
      );
      expect(detectMimeType(bytes, { name: 'renamed.txt', declaredType: 'text/plain' })).toBe(
        detectedType,
      );
    },
  );

  it('detects pictures and films by their brands', () => {
    for (const [brand, type] of [
      ['heix', 'image/heic'],
      ['mif1', 'image/heic'],
      ['avis', 'image/avif'],
      ['isom', 'video/mp4'],
    ])
      expect(detect(`\0\0\0\x18ftyp${brand}`, 'a.txt')).toBe(type);
  });

  it('detects a bitmap by its header, and no text that begins like one', () => {
    const size = '\x36\x00\x10\x00';
    const bitmap = `BM${size}${'\0'.repeat(4)}\x36\0\0\0\x28\0\0\0`;
    expect(detect(bitmap, 'a.txt')).toBe('image/bmp');
    expect(detect('BMW 320d, first registered in 2019', 'a.txt')).toBe('text/plain');
  });

  it('finds a PDF header anywhere in the first 1,024 bytes, at the start of a line', () => {
    expect(detect('\n\n%PDF-1.7\n%âãÏÓ\n', 'a.bin')).toBe('application/pdf');
    expect(detect(`${'\0'.repeat(1000)}%PDF-1.7\n`, 'a.bin')).toBe('application/pdf');
    expect(detect(`${'\0'.repeat(1024)}%PDF-1.7\n`, 'a.bin')).toBe('application/octet-stream');
    expect(detect('A PDF begins with %PDF-1.7 and ends with %%EOF.', 'a.txt')).toBe('text/plain');
  });

  it.each([
    '<!DOCTYPE html><p>',
    '  <html>',
    '<!-- x --><html>',
    '<?xml version="1.0"?><html xmlns="x">',
    '\ufeff<script>alert(1)</script>',
  ])('detects HTML in %s whatever its name', (content) => {
    for (const name of ['a.pdf', 'a.txt', 'a.png', 'a'])
      expect(detect(content, name, 'image/png')).toBe('text/html');
  });

  it.each([
    '<svg xmlns="x">',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg:svg>',
    '<!-- x -->\n<svg>',
  ])('detects SVG in %s whatever its name', (content) => {
    for (const name of ['a.svg', 'a.png', 'a.txt', 'a.xml'])
      expect(detect(content, name)).toBe('image/svg+xml');
  });

  it('lets the extension choose between kinds of text', () => {
    const text = '<p align="center">a, b</p>\n';
    expect(detect(text, 'README.md')).toBe('text/markdown');
    expect(detect(text, 'table.CSV')).toBe('text/csv');
    expect(detect(text, 'unnamed')).toBe('text/html');
    expect(detect('a: 1', 'a.yml')).toBe('application/yaml');
    expect(detect('plain', 'a.pdf', 'application/pdf')).toBe('text/plain');
    expect(detect('plain', 'notes', 'text/markdown; charset=utf-8')).toBe('text/markdown');
    expect(detect('{"a":1}', 'notes')).toBe('application/json');
  });

  it('detects text in UTF-16 without a byte order mark, and no other bytes with zeros', () => {
    expect(detect(wide('Hello, world\r\n'), 'a.txt')).toBe('text/plain');
    expect(detect(wide('<!DOCTYPE html><p>'), 'a.txt')).toBe('text/html');
    expect(detect(wide('\x01\x02\x03\x04'), 'a.txt')).toBe('application/octet-stream');
    expect(detect(new Uint8Array(1000), 'a.txt')).toBe('application/octet-stream');
  });

  it.each(['MZ', '\x7fELF'])('takes no text for text that begins with %j', (signature) => {
    const text = `${signature} and then nothing but lines of plain text.\n`.repeat(40);
    for (const name of ['a', 'a.txt', 'a.csv', 'a.json']) {
      expect(detect(text, name, 'text/plain')).toBe('application/octet-stream');
    }
  });

  it('takes no executable and no content with stray zeros for text', () => {
    for (const content of [
      'MZ\0This is a program.',
      'MZ\0not really a program!!',
      'MZ\x90\0\x03\0<!DOCTYPE html>',
      '\x7fELF\x02\x01\x01\0',
      'some words\0and then others.',
      'a\0bcdefghijklmnopqrstuvwx',
    ]) {
      for (const bytes of [encode(content), encode(`${content}.`)]) {
        expect(detect(bytes, 'app.exe', 'text/plain')).toBe('application/octet-stream');
        expect(detect(bytes, 'notes.txt', 'text/plain')).toBe('application/octet-stream');
      }
    }
  });

  it('detects East Asian text in UTF-16 without a byte order mark', () => {
    expect(detect(utf16('請求書の件について、ご確認ください。\n'), 'a.txt')).toBe('text/plain');
    expect(detect(utf16('合同编号 2024, 请查收。谢谢\r\n'), 'a.txt')).toBe('text/plain');
  });

  it('detects an email by its headers', () => {
    const mail = 'Received: from a\r\n by b\r\nFrom: a@example.org\r\nSubject: x\r\n\r\nHello';
    expect(detect(mail, 'message')).toBe('message/rfc822');
    expect(detect('To do: buy milk\nFrom: me\n', 'list')).toBe('text/plain');
  });

  it('detects an Office file only by its parts', () => {
    expect(detect(zipEntry('word/notes.txt', 'x'), 'a.docx')).toBe('application/zip');
    expect(
      detect(zipEntry('[Content_Types].xml', 'x') + zipEntry('word/document.xml'), 'a.zip'),
    ).toMatch(/wordprocessingml/);
    expect(detect(zipEntry('[Content_Types].xml', 'x'), 'a.xlsx')).toMatch(/spreadsheetml/);
    expect(
      detect(
        zipEntry('inner.docx', zipEntry('[Content_Types].xml') + zipEntry('word/document.xml')),
        'a.zip',
      ),
    ).toBe('application/zip');
    expect(detect(zipEntry('mimetype', 'application/vnd.oasis.opendocument.text'), 'a')).toBe(
      'application/vnd.oasis.opendocument.text',
    );
    expect(detect(zipEntry('mimetype', 'text/html'), 'a')).toBe('application/zip');
  });

  it('returns a type for any bytes', () => {
    expect(detect(new Uint8Array(0), 'a.bin')).toBe('application/octet-stream');
    expect(detect(new Uint8Array(0), 'a.md')).toBe('text/markdown');
    expect(detect(new Uint8Array([0x50, 0x4b, 3, 4]), 'a')).toBe('application/zip');
    expect(detect(new Uint8Array([0x1f, 0x8b, 8, 0]), 'a.txt')).toBe('application/gzip');
    expect(detect(new Uint8Array([1, 2, 3, 4]), 'a.txt', 'text/plain')).toBe(
      'application/octet-stream',
    );
  });
});

describe.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s', (name) => {
  it.each([
    ['an empty file', '', 'application/octet-stream'],
    ['a text', 'some text', 'text/plain'],
    ['a zip archive', 'PK\x03\x04', 'application/zip'],
    ['an Office archive', zipEntry('[Content_Types].xml'), 'application/zip'],
    ['a legacy Office file', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/x-ole-storage'],
  ])('is no extension or declared type that %s has', (_kind, head, expected) => {
    const bytes = Uint8Array.from(head, (character) => character.charCodeAt(0));
    for (const declaredType of [name, `text/${name}`, `${name}/${name}`, '']) {
      expect(detectMimeType(bytes, { name: `x.${name}`, declaredType })).toBe(expected);
    }
  });
});
