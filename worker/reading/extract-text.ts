import {
  avifMimeType,
  heicMimeType,
  legacyOfficeMimeTypes,
  mailMimeTypes,
  officeMimeTypes,
  recognizedPictureTypes,
  signedMimeType,
  unknownLegacyMimeType,
} from '../../shared/reading/file-types/mime-types.ts';
import type { ExtractionFailureReason } from '../../shared/reading/extraction-reasons.ts';
import { joinPages } from '../../shared/reading/page-breaks.ts';
import type { FileReading } from '../platform/platform.ts';
import { cleanText, cutAtWord } from './text/clean-text.ts';
import { extractionLimits, type ExtractionLimits } from './extraction-limits.ts';
import { runWithinTime } from './run-within-time.ts';
import {
  createTextOutput,
  type ExtractedPage,
  type TextOutput,
  type TextReader,
} from './text-reader.ts';
import { encodeWordsFile, packPage } from './words/words-file.ts';

type LoadReader = () => Promise<TextReader>;

const loadPlainText: LoadReader = async () =>
  (await import('./text/read-plain-text.ts')).readPlainText;
const loadOpenDocument: LoadReader = async () =>
  (await import('./office/read-open-document.ts')).readOpenDocument;
const loadLegacyOffice: LoadReader = async () =>
  (await import('./office/read-legacy-office.ts')).readLegacyOffice;

const loadMail = (mimeType: string): LoadReader => {
  return async () => (await import('./text/read-mail.ts')).readMailOf(mimeType);
};

const loadPicture: LoadReader = async () => (await import('./picture/read-picture.ts')).readPicture;

// Loaded on first use, because the readers, above all PDFium, are most of the code of the Worker.
const readers = new Map<string, LoadReader>([
  ['application/pdf', async () => (await import('./pdf/read-pdf.ts')).readPdf],
  ...recognizedPictureTypes.map((type) => [type, loadPicture] as const),
  [heicMimeType, loadPicture],
  [avifMimeType, loadPicture],
  ['text/html', async () => (await import('./text/read-html.ts')).readHtml],
  ['application/xml', async () => (await import('./text/read-xml.ts')).readXml],
  ['image/svg+xml', async () => (await import('./text/read-xml.ts')).readXml],
  [signedMimeType, async () => (await import('./text/read-signed.ts')).readSigned],
  ['application/rtf', async () => (await import('./rtf/read-rtf.ts')).readRtf],
  ['application/json', loadPlainText],
  ['application/yaml', loadPlainText],
  [officeMimeTypes.docx, async () => (await import('./office/read-docx.ts')).readDocx],
  [officeMimeTypes.xlsx, async () => (await import('./office/read-xlsx.ts')).readXlsx],
  [officeMimeTypes.pptx, async () => (await import('./office/read-pptx.ts')).readPptx],
  [unknownLegacyMimeType, loadLegacyOffice],
  ...Object.values(legacyOfficeMimeTypes).map((type) => [type, loadLegacyOffice] as const),
  ...mailMimeTypes.map((type) => [type, loadMail(type)] as const),
]);

function readerFor(mimeType: string): LoadReader | undefined {
  if (mimeType.startsWith('text/')) return readers.get(mimeType) ?? loadPlainText;
  if (mimeType.startsWith('application/vnd.oasis.opendocument.')) return loadOpenDocument;
  return readers.get(mimeType);
}

/**
 * Returns the text of a file by its detected `mimeType`, in NFC, without control characters except line feeds and tabs, and form feeds
 * between pages. Takes ownership of `bytes`, which may be changed or detached. Never throws.
 */
export async function extractText({
  bytes,
  mimeType,
  limits = extractionLimits,
}: {
  bytes: Uint8Array;
  mimeType: string;
  limits?: ExtractionLimits;
}): Promise<FileReading> {
  const loadReader = readerFor(mimeType);
  if (!loadReader || bytes.length === 0) return { state: 'none' };
  if (bytes.length > limits.fileBytes) return { state: 'failed', reason: 'too_large' };

  const output = createTextOutput(limits.characters);
  const failure = await runWithinTime(limits.milliseconds, async (time) => {
    const read = await loadReader();
    await read(bytes, { ...time, limits, output });
  });

  const { text, pages } = cleanOutput(output);
  const kept = cutAtWord(text, limits.characters);
  const reason = failure ?? (kept.length < text.length ? 'too_long' : undefined);
  const file = pages && {
    pages: await packPages(pages, { reason, characters: limits.characters }),
  };
  const rest = { ...file, ...(output.eInvoice && { eInvoice: output.eInvoice }) };
  if (reason) return { state: 'failed', reason, ...(kept && { text: kept }), ...rest };
  return kept === '' ? { state: 'none', ...rest } : { state: 'done', text: kept, ...rest };
}

function cleanOutput(output: TextOutput): { text: string; pages?: ExtractedPage[] } {
  if (output.pages.length === 0) return { text: cleanText(output.text()) };
  const pages = output.pages.map((page) => ({ ...page, text: cleanText(page.text) }));
  const rest = cleanText(output.text());
  if (rest !== '') pages.push({ text: rest, content: completePage, words: [] });
  return { text: joinPages(pages.map((page) => page.text)), pages };
}

const completePage = { textLayer: 'complete', needsRecognition: false, dpi: 0 } as const;

async function packPages(
  pages: readonly ExtractedPage[],
  { reason, characters }: { reason: ExtractionFailureReason | undefined; characters: number },
) {
  let left = characters;
  const kept = pages.map((page) => {
    left -= page.text.length;
    return left < 0 ? { ...page, text: '', words: [] } : page;
  });
  const packed = await Promise.all(
    kept.map(async ({ text, words, content }) => ({
      page: content.needsRecognition
        ? { state: 'waiting' as const, content }
        : { state: 'read' as const },
      packed: await packPage({ text, words }),
    })),
  );
  return encodeWordsFile({ reason, pages: packed });
}
