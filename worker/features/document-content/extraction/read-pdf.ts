import { getResolvedPDFJS } from 'unpdf';
import { defusePdf } from './defuse-pdf.ts';
import { ExtractionFailure } from './extraction-result.ts';
import { joinPdfText } from './pdf-lines.ts';
import type { ReaderContext, TextReader } from './text-reader.ts';

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type LoadingTask = ReturnType<PdfJs['getDocument']>;
type PdfDocument = Awaited<LoadingTask['promise']>;

const pagesBetweenCheckpoints = 8;
const silent = 0;

/** PDF: the text layer of each page, then what is written into its form fields and comments. */
export const readPdf: TextReader = async (bytes, context) => {
  await defusePdf(bytes, context);
  const { getDocument } = await getResolvedPDFJS();
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: true,
    verbosity: silent,
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

async function openPdf(task: LoadingTask): Promise<PdfDocument> {
  try {
    return await task.promise;
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    throw isEncrypted ? new ExtractionFailure('encrypted') : error;
  }
}

/** A damaged page costs its own text, not that of the others. */
async function writePages(
  pdf: PdfDocument,
  { output, limits, checkpoint }: ReaderContext,
): Promise<void> {
  let isDamaged = false;
  for (let number = 1; number <= Math.min(pdf.numPages, limits.pages); number += 1) {
    const text = await readPage(pdf, number).catch(() => undefined);
    if (text) output.write(`${text}\n\n`);
    isDamaged ||= text === undefined;
    if (number % pagesBetweenCheckpoints === 0) await checkpoint();
  }
  if (pdf.numPages > limits.pages) throw new ExtractionFailure('too_many_pages');
  if (isDamaged) throw new ExtractionFailure('damaged');
}

async function readPage(pdf: PdfDocument, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const annotations = await page.getAnnotations();
  page.cleanup();
  const notes = annotations.flatMap(({ fieldValue, contentsObj }) => [
    fieldValue,
    contentsObj?.str,
  ]);
  return [
    joinPdfText(items.filter((item) => 'str' in item)),
    ...notes.filter((note) => typeof note === 'string' && note !== ''),
  ].join('\n');
}
