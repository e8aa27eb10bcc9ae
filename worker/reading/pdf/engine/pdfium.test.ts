import { expect, it } from 'vitest';
import { allowed } from '../../../../tests/support/limits/limits.ts';
import { extractionLimits } from '../../extraction-limits.ts';
import { recognitionLimits } from '../../recognition/recognition-limits.ts';
import { withPdfium } from './pdfium.ts';

const mebibyte = 1024 * 1024;
const heapBytes = 12 * mebibyte;

it.each([0, 10, 21, 32])(
  'takes no more memory than an isolate has for a file of %i MiB',
  async (size) => {
    const fileBytes = size * mebibyte;
    expect(fileBytes).toBeLessThanOrEqual(extractionLimits.fileBytes);
    for (const limits of [extractionLimits, recognitionLimits]) {
      const memoryBytes = await withPdfium({ fileBytes, limits }, ({ api, view }) => {
        while (api.malloc(mebibyte) > 0);
        return view().byteLength;
      });
      expect(memoryBytes).toBeGreaterThan(fileBytes + 30 * mebibyte);
      expect(memoryBytes + fileBytes + heapBytes).toBeLessThanOrEqual(allowed('memoryBytes'));
    }
  },
);
