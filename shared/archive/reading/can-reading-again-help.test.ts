import { describe, expect, it } from 'vitest';
import { canReadingAgainHelp } from './can-reading-again-help.ts';

const failed = (extractionReason: string | null, mimeType = 'application/pdf') =>
  canReadingAgainHelp({ extractionState: 'failed', extractionReason, mimeType });

describe('reading a file again', () => {
  it.each(['encrypted', 'unsupported', 'too_large', 'too_long', 'too_many_pages'])(
    'cannot help if it is %s',
    (reason) => expect(failed(reason)).toBe(false),
  );

  it.each(['timeout', 'unavailable', 'damaged', null])('may help after %s', (reason) =>
    expect(failed(reason)).toBe(true),
  );

  it('cannot help a picture, but a PDF without text', () => {
    const none = { extractionState: 'none', extractionReason: null } as const;
    expect(canReadingAgainHelp({ ...none, mimeType: 'image/jpeg' })).toBe(false);
    expect(canReadingAgainHelp({ ...none, mimeType: 'application/pdf' })).toBe(true);
  });
});
