import type { PageContent } from '../../../shared/reading/page-content.ts';
import type { PageRecognition } from '../../../shared/reading/recognition.ts';
import type { PageText } from '../../../shared/reading/word-boxes.ts';
import {
  recognitionLanguageCodes,
  type RecognitionLanguage,
} from '../../../shared/recognition-languages.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { findDocument, type StoredDocument } from '../documents/document-store.ts';
import { findDocumentLanguages } from '../../people/organizations/organization-store.ts';
import type { PageToRecognize } from '../../platform/platform.ts';
import { ServiceError } from '../../platform/service-error.ts';
import { storageRefusalOf } from '../documents/storage/storage-store.ts';
import { beginReading, hasTakenReaderDown } from './attempts/begin-reading.ts';
import { restartReadingChange, savePageChange } from './extraction-store.ts';
import { readOriginal } from './read-original.ts';
import { endReading, startReading, type Reading } from './attempts/reading-note-store.ts';
import { isPending, saveReading, storageFull, type ReadingOutcome } from './save-reading.ts';
import { toReadDocument } from './words-result.ts';
import {
  packPage,
  unpackPage,
  type WordsFile,
  type WordsPage,
} from '../../reading/words/words-file.ts';
import {
  isIndexedAfter,
  nextWaitingPage,
  recognitionOf,
  textOfPages,
} from '../../reading/words/words-progress.ts';
import { findWords, replaceWords } from '../page-words/words-store.ts';

/** After this number of attempts of a page the file store or the reader is regarded as unavailable. */
const maxAttempts = 5;

type RecognitionJob = JobRun<'document.recognize'> & { reading: Reading };

/**
 * The job of a document with pages that have no text layer. It recognizes the next page and
 * enqueues itself behind the other documents of its organization. The words file contains the
 * finished pages, so that a consumer may end at any point and be repeated. A page that has crashed
 * its reader is left out.
 */
export function recognizeDocument(
  scope: OrganizationScope,
  run: JobRun<'document.recognize'>,
): Promise<void> {
  const { jobId, job } = run;
  const { documentId } = job;
  return beginReading(scope, run, async (reading) => {
    const document = await findDocument(scope, documentId);
    const stored = document && (await findWords(scope, document));
    let file = stored?.file ?? undefined;
    if (stored && file && isPending(document) && nextWaitingPage(file) >= 0) {
      file = await recognizeNextPage(
        scope,
        { document, file, etag: stored.etag },
        { ...run, reading },
      );
      if (!file) return;
    }
    // The text of a document is not compared with anything until its last page is recognized, so
    // only the document was read.
    await saveReading(scope, { ...run, documentId }, { document }, async (current) => {
      const isSameFile = current.fileNumber === document?.fileNumber;
      if (!file || !isSameFile) return restart(scope, current, jobId);
      if (nextWaitingPage(file) < 0) return toReadDocument(file);
      return savePage(scope, current, { jobId, file });
    });
  });
}

async function restart(
  scope: OrganizationScope,
  { id: documentId }: StoredDocument,
  jobId: string,
): Promise<ReadingOutcome> {
  await commit(scope, restartReadingChange(scope, { jobId, documentId }));
  return 'continued';
}

async function savePage(
  scope: OrganizationScope,
  document: StoredDocument,
  { jobId, file }: { jobId: string; file: WordsFile },
): Promise<ReadingOutcome> {
  const recognition = recognitionOf(file);
  const text =
    recognition && isIndexedAfter(recognition.pagesDone) ? await textOfPages(file) : undefined;
  const pagesCount = file.pages.length;
  try {
    await commit(
      scope,
      await savePageChange(scope, document, { jobId, text, recognition, pagesCount }),
    );
    return 'continued';
  } catch (error) {
    if (!storageRefusalOf(error)) throw error;
    return { result: storageFull, recognition, pagesCount };
  }
}

async function recognizeNextPage(
  scope: OrganizationScope,
  { document, file, etag }: { document: StoredDocument; file: WordsFile; etag: string | null },
  run: RecognitionJob,
): Promise<WordsFile | undefined> {
  const index = nextWaitingPage(file);
  const waiting = file.pages[index];
  if (waiting?.page.state !== 'waiting') return undefined;
  const recognized = await recognize(scope, run, {
    document,
    index,
    content: waiting.page.content,
    languages: languageOrder(file, await findDocumentLanguages(scope)),
    languageBefore: languageBefore(file, index),
  });
  if (!recognized) return undefined;
  const page = await toWordsPage(waiting, { recognized, content: waiting.page.content });
  const next = { ...file, pages: file.pages.with(index, page) };
  const isStored = await replaceWords(scope, document, { file: next, etag });
  return isStored ? next : undefined;
}

function languageOrder(
  { pages }: WordsFile,
  expected: readonly string[],
): readonly RecognitionLanguage[] {
  const last = pages.findLast(({ page }) => page.state === 'recognized' && page.language)?.page;
  const likely = [last?.state === 'recognized' ? last.language : null, ...expected];
  // The organization may expect a language that is not offered any more.
  const known = likely.flatMap(
    (code) => recognitionLanguageCodes.find((each) => each === code) ?? [],
  );
  return [...new Set([...known, ...recognitionLanguageCodes])];
}

const wellRead = 90;

function languageBefore({ pages }: WordsFile, index: number): RecognitionLanguage | undefined {
  const before = pages[index - 1]?.page;
  if (before?.state !== 'recognized' || before.confidence < wellRead) return undefined;
  return recognitionLanguageCodes.find((code) => code === before.language);
}

/**
 * Returns undefined if another consumer is reading the page. An error of the file store or the reader fails the attempt,
 * so that the job is tried again; the last attempt gives the page up.
 */
async function recognize(
  scope: OrganizationScope,
  run: RecognitionJob,
  { document, ...page }: Omit<PageToRecognize, 'bytes'> & { document: StoredDocument },
): Promise<PageRecognition | undefined> {
  const { reader } = scope.platform;
  if (hasTakenReaderDown(scope, run)) return { state: 'failed', reason: 'too_complex' };
  try {
    const bytes = await readOriginal(scope, document);
    if (reader.isInProcess && !(await startReading(scope, run.reading))) return undefined;
    const recognized = await reader.recognize({ bytes, ...page });
    if (reader.isInProcess) await endReading(scope, run.reading);
    // The cost of a page is bounded by other limits, so a timeout means that the machine was busy.
    const isLate = recognized.state === 'failed' && recognized.reason === 'timeout';
    if (isLate && run.attempt < maxAttempts) throw new ServiceError('The page took too long');
    return recognized;
  } catch (error) {
    if (run.attempt < maxAttempts) throw error;
    return { state: 'failed', reason: 'unavailable' };
  }
}

async function toWordsPage(
  { packed }: WordsPage,
  { recognized, content }: { recognized: PageRecognition; content: PageContent },
): Promise<WordsPage> {
  if (recognized.state === 'failed') {
    const { reason, megapixels } = recognized;
    return { page: { state: 'failed', reason, megapixels }, packed };
  }
  const { text, words, language, otherLanguages, confidence, reason } = recognized;
  const letters = lettersIn(text);
  const page = {
    state: 'recognized',
    language,
    otherLanguages,
    confidence,
    letters,
    reason,
  } as const;
  if (text === '') return { page, packed };
  if (content.textLayer === 'none') return { page, packed: await packPage({ text, words }) };
  const layer: PageText = await unpackPage(packed);
  return {
    page,
    packed: await packPage({
      text: `${layer.text}\n\n${text}`.trim(),
      words: [...layer.words, ...words],
    }),
  };
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
