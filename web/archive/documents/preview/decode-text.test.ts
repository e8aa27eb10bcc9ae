import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const fixture = (name: string) =>
  decodeText(
    readFileSync(new URL(`../../../../tests/support/fixtures/documents/${name}`, import.meta.url)),
  );

describe('the text of a file', () => {
  it('is decoded as UTF-8', () => {
    expect(fixture('recette-utf8.txt')).toContain('é');
  });

  it('is decoded as UTF-16 with its byte order mark', () => {
    const text = fixture('memo-utf16le.txt');
    expect(text).not.toContain('\0');
    expect(text).not.toContain('\ufeff');
  });

  it('is decoded as Windows-1252 if it is not valid UTF-8', () => {
    const text = fixture('notiz-windows-1252.txt');
    expect(text).toMatch(/[äöüß]/);
    expect(text).not.toContain('\ufffd');
  });

  it('loses only the last, incomplete character when truncated', () => {
    const bytes = new TextEncoder().encode('Bücher, Grüße €');
    expect(decodeText(bytes.subarray(0, -1))).toBe('Bücher, Grüße ');
  });
});
