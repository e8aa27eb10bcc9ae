import { describe, expect, it } from 'vitest';
import { isInlineSafe, looksLikeText, previewKindOf } from './preview-kind.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const ofControls = (count: number) =>
  new Uint8Array([...Array(count).fill(1), ...Array(100 - count).fill(0x61)]);
const ofAscii = (count: number) => encode('a'.repeat(count) + 'é'.repeat(100 - count));

describe('previewKindOf', () => {
  it.each([
    ['application/pdf', 'pdf'],
    ['image/webp', 'image'],
    ['image/svg+xml', 'unknown'],
    ['image/tiff', 'tiff'],
    ['image/heic', 'other-image'],
    ['image/avif', 'other-image'],
    ['text/html', 'text'],
    ['Text/Plain; charset=utf-8', 'text'],
    ['application/yaml', 'text'],
    ['application/json', 'text'],
    ['application/xml', 'text'],
    ['application/octet-stream', 'octet-stream'],
    ['application/zip', 'unknown'],
    ['', 'unknown'],
  ])('shows %s as %s', (mimeType, kind) => {
    expect(previewKindOf(mimeType)).toBe(kind);
  });
});

describe('isInlineSafe', () => {
  it('accepts PDF, images and text, but no active content', () => {
    for (const type of [
      'text/html',
      'TEXT/HTML; charset=x',
      'image/svg+xml',
      'application/xhtml+xml',
      'application/octet-stream',
      '',
    ]) {
      expect(isInlineSafe(type)).toBe(false);
    }
    for (const type of [
      'application/pdf',
      'image/png',
      'image/jpeg',
      'image/gif',
      'image/webp',
      'text/plain',
      'application/json',
    ]) {
      expect(isInlineSafe(type)).toBe(true);
    }
  });
});

describe('looksLikeText', () => {
  it('applies its limits exactly', () => {
    expect(looksLikeText(new Uint8Array(0))).toBe(true);
    expect(looksLikeText(ofControls(10))).toBe(true);
    expect(looksLikeText(ofControls(11))).toBe(false);
    expect(looksLikeText(ofAscii(71))).toBe(true);
    expect(looksLikeText(ofAscii(70))).toBe(false);
    expect(looksLikeText(encode('1\n2\r\n3\t4\n'))).toBe(true);
  });

  it.each([
    '%PDF-1.7 text',
    'PK\x03\x04 text text',
    '\x7fELF text',
    'MZ text',
    'GIF89a text',
    '\x89PNG text',
    '\xff\xd8\xff text',
  ])('rejects the signature of %j', (start) => {
    const bytes = Uint8Array.from(`${start}${'a'.repeat(200)}`, (character) =>
      character.charCodeAt(0),
    );
    expect(looksLikeText(bytes)).toBe(false);
  });
});
