import { getResolvedPDFJS } from 'unpdf';
import { ExtractionFailure } from '../extraction-result.ts';
import type { ReaderContext, TextReader } from '../text-reader.ts';
import { defusePdf } from './defuse-pdf.ts';
import { joinPdfText, type PdfTextItem } from './pdf-lines.ts';

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type LoadingTask = ReturnType<PdfJs['getDocument']>;
type PdfDocument = Awaited<LoadingTask['promise']>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type TextContent = Awaited<ReturnType<PdfPage['getTextContent']>>;

const pagesBetweenCheckpoints = 8;
const piecesBetweenCheckpoints = 50;
const silent = 0;

/** PDF: the text layer of each page, then the values of its form fields and its comments. */
export const readPdf: TextReader = async (bytes, context) => {
  await defusePdf(bytes, context);
  const { getDocument } = await getResolvedPDFJS();
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: true,
    verbosity: silent,
    // Most fonts contain a character map; Chinese, Japanese and Korean ones may only name a standard one.
    cMapUrl: '/pdfjs/cmaps/',
    BinaryDataFactory: characterMapsOf(context),
    useWorkerFetch: false,
  });
  const stop = () => void task.destroy();
  context.signal.addEventListener('abort', stop);
  try {
    await writePages(await openPdf(task), context);
  } finally {
    context.signal.removeEventListener('abort', stop);
    await task.destroy();
  }
};

/** The class by which pdf.js loads character maps. */
function characterMapsOf({ readCharacterMap }: ReaderContext) {
  return class {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
      const isMap = kind === 'cMapUrl' && /^[\w-]+\.bcmap$/.test(filename);
      const bytes = isMap ? await readCharacterMap(filename) : null;
      if (!bytes) throw new Error(`No ${filename}`);
      return bytes;
    }
  };
}

async function openPdf(task: LoadingTask): Promise<PdfDocument> {
  try {
    return await task.promise;
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    throw isEncrypted ? new ExtractionFailure('encrypted') : error;
  }
}

/** A damaged page has no text, but the others are read. */
async function writePages(pdf: PdfDocument, context: ReaderContext): Promise<void> {
  const { output, limits, checkpoint } = context;
  let isDamaged = false;
  for (let number = 1; number <= Math.min(pdf.numPages, limits.pages); number += 1) {
    try {
      output.write(`${await readPage(await pdf.getPage(number), context)}\n\n`);
    } catch (error) {
      if (error instanceof ExtractionFailure) throw error;
      isDamaged = true;
    }
    if (number % pagesBetweenCheckpoints === 0) await checkpoint();
  }
  if (pdf.numPages > limits.pages) throw new ExtractionFailure('too_many_pages');
  if (isDamaged) throw new ExtractionFailure('damaged');
}

async function readPage(page: PdfPage, context: ReaderContext): Promise<string> {
  const text = joinPdfText(await readItems(page, context));
  const annotations = await page.getAnnotations();
  page.cleanup();
  const notes = annotations.flatMap(({ fieldValue, contentsObj }) => [
    fieldValue,
    contentsObj?.str,
  ]);
  return [text, ...notes.filter((note) => typeof note === 'string' && note !== '')].join('\n');
}

/** Reads a page piece by piece: a small one can draw the same text a billion times. */
async function readItems(
  page: PdfPage,
  { limits, checkpoint }: ReaderContext,
): Promise<PdfTextItem[]> {
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader();
  const items: PdfTextItem[] = [];
  let characters = 0;
  for (let pieces = 1; ; pieces += 1) {
    const { done, value } = await reader.read();
    if (done) return items;
    for (const item of value.items) {
      if (!('str' in item)) continue;
      items.push(item);
      characters += item.str.length;
    }
    if (characters > limits.characters) throw new ExtractionFailure('too_long');
    if (pieces % piecesBetweenCheckpoints === 0) await checkpoint();
  }
}
