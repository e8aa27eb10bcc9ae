import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createInProcessReader } from '../../worker/reading/in-process-reader.ts';
import { readLanguageData } from '../language-data.ts';

/** White pictures: PDFium unpacks PNG, and Tesseract WebP, which takes its first language too. */
const blankPng = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAJklEQVRIx+3NMQ0AAAwDoPo33arYsQQMkB6LQCAQCAQCgUAg+BIMi1X0po6X0qgAAAAASUVORK5CYII=',
);

const blankWebp = fromBase64('UklGRh4AAABXRUJQVlA4TBEAAAAvH8AHAAfQ//73v/+BiOh/AAA=');

setFlagsFromString('--expose-gc');
const runCollection = runInNewContext('gc') as () => void;
/** By how much a process may grow before its garbage is collected, which takes ten times as long as reading a text. */
const spareBytes = 8 * 1024 * 1024;
let bytesAfterCollection = 0;

function collectGarbage() {
  runCollection();
  bytesAfterCollection = process.memoryUsage.rss();
}

/** Reads files in a process that does nothing else. */
export const localReader = createInProcessReader(readLanguageData, {
  pageMilliseconds: 110_000,
  // The instances of WebAssembly that a step took would stay for a long time.
  betweenSteps: collectGarbage,
});

/** Loads the code that reads texts, so that it does not count as the cost of a file. */
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

/** Loads what draws and recognizes pages, with a language. */
export async function loadPages(): Promise<void> {
  const content = { textLayer: 'none', needsRecognition: true, dpi: 0 } as const;
  await localReader.renderThumbnail({ bytes: blankPng, mimeType: 'image/png' });
  await localReader.recognize({ bytes: blankWebp, index: 0, content });
  await freeMemory();
}

/** To be called after each file: collects garbage if the process has grown. */
export async function freeMemory(): Promise<void> {
  if (process.memoryUsage.rss() < bytesAfterCollection + spareBytes) return;
  // Until this turn of the event loop ends, the last instance is in use.
  await setImmediate();
  collectGarbage();
}

function fromBase64(base64: string) {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
