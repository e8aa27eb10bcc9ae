import { expect, it } from 'vitest';
import { isTextMissing } from './is-text-missing.ts';

it('misses the text of files that could not be read, and of scans', () => {
  expect(isTextMissing({ extractionState: 'failed', mimeType: 'application/rtf' })).toBe(true);
  expect(isTextMissing({ extractionState: 'none', mimeType: 'application/pdf' })).toBe(true);
  expect(isTextMissing({ extractionState: 'none', mimeType: 'image/jpeg' })).toBe(false);
  expect(isTextMissing({ extractionState: 'done', mimeType: 'application/pdf' })).toBe(false);
  expect(isTextMissing({ extractionState: 'pending', mimeType: 'application/pdf' })).toBe(false);
});
