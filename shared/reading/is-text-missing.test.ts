import { describe, expect, it } from 'vitest';
import { isTextDoubtful, isTextMissing } from '../archive/extraction/is-text-missing.ts';

const recognition = {
  pagesDone: 1,
  pagesTotal: 1,
  recognizedPages: 1,
  languages: ['de'],
  confidence: 69,
};
const none = { extractionState: 'none', recognition: null } as const;
const done = { extractionState: 'done', recognition: null } as const;

describe('a text', () => {
  it('is missing where a file could not be read, or no scan was recognized', () => {
    const failed = { extractionState: 'failed', recognition: null } as const;
    expect(isTextMissing({ ...failed, mimeType: 'application/rtf' })).toBe(true);
    expect(isTextMissing({ ...none, mimeType: 'application/pdf' })).toBe(true);
    expect(isTextMissing({ ...none, mimeType: 'image/jpeg' })).toBe(true);
  });

  it('is not missing where there is none to be read', () => {
    expect(isTextMissing({ ...none, mimeType: 'application/pdf', recognition })).toBe(false);
    expect(isTextMissing({ ...none, mimeType: 'text/plain' })).toBe(false);
    expect(isTextMissing({ ...done, mimeType: 'application/pdf' })).toBe(false);
    const pending = { extractionState: 'pending', recognition: null } as const;
    expect(isTextMissing({ ...pending, mimeType: 'application/pdf' })).toBe(false);
  });

  it('is doubtful where little of it is sure', () => {
    expect(isTextDoubtful({ ...done, recognition })).toBe(true);
    expect(isTextDoubtful({ ...done, recognition: { ...recognition, confidence: 70 } })).toBe(
      false,
    );
    expect(isTextDoubtful(done)).toBe(false);
    expect(isTextDoubtful({ extractionState: 'none', recognition })).toBe(false);
  });
});
