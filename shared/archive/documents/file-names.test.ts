import { describe, expect, it } from 'vitest';
import { displayName, fileExtension } from '../../reading/file-types/file-extension.ts';
import { contentDisposition, sanitizeFileName } from './file-names.ts';

describe('sanitizeFileName', () => {
  it('keeps letters of every script and composes them', () => {
    expect(sanitizeFileName('Übersicht 契約書 договор.pdf')).toBe('Übersicht 契約書 договор.pdf');
    expect(sanitizeFileName('re\u0301sume\u0301.pdf')).toBe('r\u00e9sum\u00e9.pdf');
  });

  it('removes path separators and control characters', () => {
    expect(sanitizeFileName('../../etc/passwd')).toBe('.._.._etc_passwd');
    expect(sanitizeFileName('C:\\scans\\a.pdf')).toBe('C:_scans_a.pdf');
    expect(sanitizeFileName('a\u0000b\r\nc\u0085d\u2028.pdf')).toBe('abcd.pdf');
  });

  it('removes the overrides that hide an extension but keeps right-to-left names', () => {
    expect(sanitizeFileName('invoice\u202Efdp.exe')).toBe('invoicefdp.exe');
    expect(sanitizeFileName('\u2066a\u2069.pdf')).toBe('a.pdf');
    expect(sanitizeFileName('חוזה.pdf')).toBe('חוזה.pdf');
  });

  it('cuts a long name before its extension', () => {
    const cut = sanitizeFileName(`${'a'.repeat(300)}.pdf`);
    expect(cut).toHaveLength(255);
    expect(cut.endsWith('a.pdf')).toBe(true);
    expect(sanitizeFileName(`a.${'b'.repeat(300)}`)).toHaveLength(255);
  });

  it('never splits a surrogate pair and repairs lone ones', () => {
    const cut = sanitizeFileName(`${'a'.repeat(250)}🗂🗂.pdf`);
    expect(cut).toBe(`${'a'.repeat(250)}.pdf`);
    expect(sanitizeFileName('a\ud83d.pdf')).toBe('a\ufffd.pdf');
  });

  it('returns the fallback when nothing is left', () => {
    for (const name of ['', '   ', '\u0000\u202e', '.', '..'])
      expect(sanitizeFileName(name)).toBe('document');
  });

  it('is idempotent', () => {
    for (const name of ['a/b.pdf', `${'é'.repeat(400)}.docx`, ' x ', '🗂'.repeat(200)]) {
      const once = sanitizeFileName(name);
      expect(sanitizeFileName(once)).toBe(once);
    }
  });
});

describe('fileExtension and displayName', () => {
  it.each([
    ['report.pdf', 'pdf', 'report'],
    ['archive.tar.gz', 'gz', 'archive.tar'],
    ['README', '', 'README'],
    ['.env', '', '.env'],
    ['.config.json', 'json', '.config'],
    ['odd.', '', 'odd.'],
  ])('%s has the extension "%s" and is displayed as "%s"', (name, extension, display) => {
    expect(fileExtension(name)).toBe(extension);
    expect(displayName(name)).toBe(display);
  });
});

describe('contentDisposition', () => {
  it('has one plain value for an ASCII name', () => {
    expect(contentDisposition('attachment', 'report 2026.pdf')).toBe(
      'attachment; filename="report 2026.pdf"',
    );
  });

  it('has other names in both forms', () => {
    expect(contentDisposition('inline', 'Übersicht (契約).pdf')).toBe(
      `inline; filename="Ubersicht (__).pdf"; filename*=UTF-8''%C3%9Cbersicht%20%28%E5%A5%91%E7%B4%84%29.pdf`,
    );
  });

  it('escapes characters that would end the value', () => {
    const value = contentDisposition('attachment', 'a"; filename="evil.exe\r\nSet-Cookie: x=1\\');
    expect(value).not.toMatch(/[\r\n\\]/);
    expect(value.match(/"/g)).toHaveLength(2);
    expect(value).toContain('filename="a_; filename=_evil.exeSet-Cookie: x=1_"');
  });

  it('is ASCII for every input and never throws', () => {
    for (const name of ['\ud800', '\u0000', "it's 100%*.pdf", 'é'.repeat(500)]) {
      expect(contentDisposition('attachment', name)).toMatch(/^[\x20-\x7e]+$/);
    }
  });
});
