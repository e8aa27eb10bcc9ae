import { describe, expect, it } from 'vitest';
import { canReadingAgainHelp } from '../archive/extraction/can-reading-again-help.ts';

const recognition = {
  pagesDone: 1,
  pagesTotal: 1,
  recognizedPages: 1,
  languages: [],
  confidence: 0,
};
const mimeType = 'application/pdf';
const isContentEdited = false;
const failed = (extractionReason: string | null, type = mimeType) =>
  canReadingAgainHelp({
    extractionState: 'failed',
    extractionReason,
    mimeType: type,
    recognition: null,
    isContentEdited,
  });

describe('reading a file again', () => {
  it.each(['encrypted', 'unsupported', 'too_large', 'too_long', 'too_many_pages'])(
    'cannot help if it is %s',
    (reason) => expect(failed(reason)).toBe(false),
  );

  it.each(['timeout', 'unavailable', 'damaged', null])('may help after %s', (reason) =>
    expect(failed(reason)).toBe(true),
  );

  it('may help pictures of HEIC and AVIF, which former versions did not support', () => {
    expect(failed('unsupported', 'image/heic')).toBe(true);
    expect(failed('unsupported', 'image/avif')).toBe(true);
    expect(failed('unsupported', 'image/png')).toBe(false);
  });

  it('cannot help pages on which nothing was recognized, but those that nothing has looked at', () => {
    const none = {
      extractionState: 'none',
      extractionReason: null,
      mimeType,
      isContentEdited,
    } as const;
    expect(canReadingAgainHelp({ ...none, recognition })).toBe(false);
    expect(canReadingAgainHelp({ ...none, recognition: null })).toBe(true);
  });

  it.each(['application/octet-stream', 'image/svg+xml', 'video/mp4', 'application/zip'])(
    'cannot help a file of type %s, which has no text',
    (type) => {
      const none = {
        extractionState: 'none',
        extractionReason: null,
        recognition: null,
        isContentEdited,
      } as const;
      expect(canReadingAgainHelp({ ...none, mimeType: type })).toBe(false);
    },
  );

  it('may find another text than a person has written, or a former version has found', () => {
    const done = {
      extractionState: 'done',
      extractionReason: null,
      mimeType,
      recognition,
      isContentEdited,
    } as const;
    expect(canReadingAgainHelp(done)).toBe(true);
    const written = { ...done, mimeType: 'image/svg+xml', recognition: null };
    expect(canReadingAgainHelp({ ...written, isContentEdited: true })).toBe(true);
    expect(canReadingAgainHelp(written)).toBe(false);
  });
});
