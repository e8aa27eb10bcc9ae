import { expect, it, vi } from 'vitest';
import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import { createTextOutput } from '../../text-reader.ts';
import { writeNotes } from './pdf-notes.ts';
import type { Pdfium } from '../engine/pdfium.ts';

const noteBytes = 100_000;

function pageOfComments() {
  const memory = new DataView(new ArrayBuffer(2 * noteBytes));
  const copy = vi.fn((_annotation: number, _key: number, buffer: number, size: number) => {
    if (size > 0) new Uint8Array(memory.buffer, buffer, size - 2).fill(0x41);
    return noteBytes;
  });
  const api = {
    malloc: () => 64,
    free: () => undefined,
    FPDFPage_GetAnnotCount: () => 1_000_000,
    FPDFPage_GetAnnot: () => 1,
    FPDFPage_CloseAnnot: () => undefined,
    FPDFAnnot_GetStringValue: copy,
  };
  return { pdfium: { api, view: () => memory } as unknown as Pdfium, copy };
}

it('stops reading comments once their text is longer than what is kept', () => {
  const { pdfium, copy } = pageOfComments();
  const output = createTextOutput(60_000);
  expect(() => writeNotes(pdfium, { page: 1, form: 0, output })).toThrow(ExtractionFailure);
  expect(output.text()).toHaveLength(120_000);
  expect(copy.mock.calls.length).toBeLessThan(10);
});
