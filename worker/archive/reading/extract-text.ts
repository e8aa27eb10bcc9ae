import {
  legacyOfficeMimeTypes,
  officeMimeTypes,
  unknownLegacyMimeType,
} from '../../../shared/archive/documents/mime-types.ts';
import type { ExtractionResult } from '../../../shared/archive/reading/extraction-result.ts';
import { yieldToOthers } from '../../../shared/pace.ts';
import { cleanText, cutAtWord } from './text/clean-text.ts';
import { ExtractionFailure } from './extraction-result.ts';
import { extractionLimits, type ExtractionLimits } from './extraction-limits.ts';
import { createTextOutput, type ReaderContext, type TextReader } from './text-reader.ts';

type LoadReader = () => Promise<TextReader>;

const loadPlainText: LoadReader = async () =>
  (await import('./text/read-plain-text.ts')).readPlainText;
const loadOpenDocument: LoadReader = async () =>
  (await import('./office/read-open-document.ts')).readOpenDocument;
const loadLegacyOffice: LoadReader = async () =>
  (await import('./office/read-legacy-office.ts')).readLegacyOffice;

// Loaded on first use: the readers, above all pdf.js, are most of the code of the Worker.
const readers = new Map<string, LoadReader>([
  ['application/pdf', async () => (await import('./pdf/read-pdf.ts')).readPdf],
  ['text/html', async () => (await import('./text/read-html.ts')).readHtml],
  ['application/xml', async () => (await import('./text/read-xml.ts')).readXml],
  ['image/svg+xml', async () => (await import('./text/read-xml.ts')).readXml],
  ['application/rtf', async () => (await import('./rtf/read-rtf.ts')).readRtf],
  ['message/rfc822', async () => (await import('./text/read-mail.ts')).readMail],
  ['application/json', loadPlainText],
  ['application/yaml', loadPlainText],
  [officeMimeTypes.docx, async () => (await import('./office/read-docx.ts')).readDocx],
  [officeMimeTypes.xlsx, async () => (await import('./office/read-xlsx.ts')).readXlsx],
  [officeMimeTypes.pptx, async () => (await import('./office/read-pptx.ts')).readPptx],
  [unknownLegacyMimeType, loadLegacyOffice],
  ...Object.values(legacyOfficeMimeTypes).map((type) => [type, loadLegacyOffice] as const),
]);

function readerFor(mimeType: string): LoadReader | undefined {
  if (mimeType.startsWith('text/')) return readers.get(mimeType) ?? loadPlainText;
  if (mimeType.startsWith('application/vnd.oasis.opendocument.')) return loadOpenDocument;
  return readers.get(mimeType);
}

/**
 * The text of a file by its detected `mimeType`, in NFC, without control characters except line feeds and tabs. Takes
 * ownership of `bytes`, which may be changed or detached afterwards. Never throws.
 */
export async function extractText({
  bytes,
  mimeType,
  limits = extractionLimits,
}: {
  bytes: Uint8Array;
  mimeType: string;
  /** Unused since PDFium, which contains all maps; for the one caller that still passes it. */
  readCharacterMap?: (name: string) => Promise<Uint8Array | null>;
  limits?: ExtractionLimits;
}): Promise<ExtractionResult> {
  const loadReader = readerFor(mimeType);
  if (!loadReader || bytes.length === 0) return { state: 'none' };
  if (bytes.length > limits.fileBytes) return { state: 'failed', reason: 'too_large' };

  const output = createTextOutput(limits.characters);
  const failure = await runWithinTime(limits, async (time) => {
    const read = await loadReader();
    await read(bytes, { ...time, limits, output });
  });

  const text = cleanText(output.text());
  const kept = cutAtWord(text, limits.characters);
  const reason = failure ?? (kept.length < text.length ? 'too_long' : undefined);
  if (reason) return { state: 'failed', reason, ...(kept && { text: kept }) };
  return kept === '' ? { state: 'none' } : { state: 'done', text: kept };
}

/** Runs `work` until it ends or the time is over. Returns the reason if it failed. */
async function runWithinTime(
  limits: ExtractionLimits,
  work: (time: Pick<ReaderContext, 'signal' | 'checkpoint'>) => Promise<void>,
) {
  const controller = new AbortController();
  const timeout = new ExtractionFailure('timeout');
  const deadline = Date.now() + limits.milliseconds;
  const timer = setTimeout(() => controller.abort(timeout), limits.milliseconds);
  const timeIsOver = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(timeout));
  });
  // The clock of a Worker only advances with the event loop.
  const checkpoint = async () => {
    await yieldToOthers();
    if (Date.now() > deadline) throw timeout;
  };
  try {
    await Promise.race([work({ signal: controller.signal, checkpoint }), timeIsOver]);
    return undefined;
  } catch (error) {
    return error instanceof ExtractionFailure ? error.reason : 'damaged';
  } finally {
    clearTimeout(timer);
  }
}
