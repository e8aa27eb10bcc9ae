import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createInProcessReader } from '../../worker/reading/in-process-reader.ts';
import { readLanguageData } from '../language-data.ts';

/** Blank images for the first calls: PDFium decodes PNG, and Tesseract WebP, which also loads its first language. */
const blankPng = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAJklEQVRIx+3NMQ0AAAwDoPo33arYsQQMkB6LQCAQCAQCgUAg+BIMi1X0po6X0qgAAAAASUVORK5CYII=',
);

const blankWebp = fromBase64('UklGRh4AAABXRUJQVlA4TBEAAAAvH8AHAAfQ//73v/+BiOh/AAA=');

setFlagsFromString('--expose-gc');
const runCollection = runInNewContext('gc') as () => void;
/** Growth of a process in bytes before its garbage is collected, which takes ten times as long as reading a text. */
const spareBytes = 8 * 1024 * 1024;
let bytesAfterCollection = 0;

function collectGarbage() {
  runCollection();
  bytesAfterCollection = process.memoryUsage.rss();
}

export const localReader = createInProcessReader(readLanguageData, {
  pageMilliseconds: 110_000,
  // The WebAssembly instances of a step would otherwise stay for a long time.
  betweenSteps: collectGarbage,
});

export async function loadTexts(): Promise<void> {
  const bytes = new TextEncoder().encode('%PDF-1.4');
  await localReader.read({ bytes, mimeType: 'application/pdf' });
  await localReader.findFields({ text: 'text', options: noContacts });
  await freeMemory();
}

const noContacts = {
  correspondents: [],
  organization: { names: [], domains: [], addresses: [] },
  referenceDay: '2000-01-01',
};

export async function loadPages(): Promise<void> {
  const content = { textLayer: 'none', needsRecognition: true, dpi: 0 } as const;
  await localReader.renderThumbnail({ bytes: blankPng, mimeType: 'image/png' });
  await localReader.recognize({ bytes: blankWebp, index: 0, content });
  await freeMemory();
}

/** Collects garbage if the process has grown; to be called after each file. */
export async function freeMemory(): Promise<void> {
  if (process.memoryUsage.rss() < bytesAfterCollection + spareBytes) return;
  // The last instance is in use until this turn of the event loop ends.
  await setImmediate();
  collectGarbage();
}

function fromBase64(base64: string) {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
