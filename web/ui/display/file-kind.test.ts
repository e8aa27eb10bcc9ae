import { describe, expect, it } from 'vitest';
import { fileKindOf } from './file-kind.ts';

describe('the kind of a file', () => {
  it('is found by its exact type first', () => {
    expect(fileKindOf('application/pdf')).toBe('pdf');
    expect(fileKindOf('text/csv')).toBe('sheet');
    expect(
      fileKindOf('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    ).toBe('doc');
    expect(fileKindOf('application/vnd.oasis.opendocument.presentation')).toBe('slides');
    expect(fileKindOf('application/zip')).toBe('archive');
  });

  it('falls back to its major type', () => {
    expect(fileKindOf('image/avif')).toBe('image');
    expect(fileKindOf('text/x-unheard-of')).toBe('text');
    expect(fileKindOf('message/rfc822')).toBe('mail');
    expect(fileKindOf('audio/flac')).toBe('audio');
    expect(fileKindOf('video/webm')).toBe('video');
  });

  it.each(['application/octet-stream', '', 'nonsense', '__proto__', 'constructor/x', 'toString'])(
    'is generic for %j',
    (type) => {
      expect(fileKindOf(type)).toBe('generic');
    },
  );

  it('ignores parameters, letter case and space', () => {
    expect(fileKindOf('Text/CSV; charset=utf-8')).toBe('sheet');
    expect(fileKindOf(' application/PDF ')).toBe('pdf');
  });
});
