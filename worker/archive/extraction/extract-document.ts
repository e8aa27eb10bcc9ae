import { pageMimeTypes } from '../../../shared/reading/file-types/mime-types.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJobUnless } from '../../outbox/job-store.ts';
import { log } from '../../platform/log.ts';
import { mayHaveEInvoice, saveEInvoice } from '../e-invoices/e-invoice-store.ts';
import type { StoredDocument } from '../documents/document-store.ts';
import { selectDocumentExists } from '../documents/rows/document-condition-store.ts';
import { optionsFor } from '../findings/find-in-text.ts';
import type { KnownOfDocument } from '../findings/known-of-document.ts';
import { beginReading, hasTakenReaderDown } from './attempts/begin-reading.ts';
import { extractionLimits } from '../../reading/extraction-limits.ts';
import {
  saveProgressStatements,
  selectChangedSince,
  selectRecognitionJob,
  type ReadDocument,
} from './extraction-store.ts';
import { findReadingContext, findReadingContexts, type ReadingContext } from './reading-context.ts';
import { readOriginal } from './read-original.ts';
import { endReading, startReading, type Reading } from './attempts/reading-note-store.ts';
import { cutToRow, isPending, saveReading, type ReadingOutcome } from './save-reading.ts';
import { decodeWordsFile, type WordsFile } from '../../reading/words/words-file.ts';
import {
  keepCarried,
  limitWaitingPages,
  nextWaitingPage,
  recognitionOf,
  textOfPages,
} from '../../reading/words/words-progress.ts';
import { forgetReading } from './forget-reading.ts';
import { toReadDocument } from './words-result.ts';
import { releaseWaitingText, type WaitingText } from './waiting-text-store.ts';
import { findFormerWords, replaceWords } from '../page-words/words-store.ts';

/** After this number of attempts of a job the file store is regarded as unavailable. */
const maxAttempts = 5;

type ExtractionJob = JobRun<'document.extract'> & {
  /**
   * Undefined for a small text that is read by the job of another text. A text is read alone before
   * it could crash a reader twice.
   */
  reading: Reading | undefined;
  known: KnownOfDocument | undefined;
};

type Extracted = ReadDocument & { words?: WordsFile };

/**
 * The job after every upload: extracts the text of the file, stores and indexes it, and applies the
 * tagging rules. If pages have to be recognized, another job continues. A file that has crashed its
 * reader is not read again. A small text is read together with other waiting texts.
 */
export async function extractDocument(
  scope: OrganizationScope,
  run: JobRun<'document.extract'>,
): Promise<void> {
  let others: WaitingText[] = [];
  try {
    await beginReading(scope, run, async (reading) => {
      const { documentId } = run.job;
      const claimsOthers = run.attempt === 1;
      const { claimed, contextOf } = await findReadingContexts(scope, [documentId], {
        claimsOthers,
      });
      others = claimed;
      await extractOne(scope, { ...run, reading }, contextOf(documentId));
    });
  } finally {
    await extractOthers(scope, others);
  }
}

/**
 * The contexts of the other texts are found together, and again once a correspondent was added,
 * which the other texts may name. Any other change is noticed when a text is saved.
 */
async function extractOthers(
  scope: OrganizationScope,
  others: readonly WaitingText[],
): Promise<void> {
  let found: Awaited<ReturnType<typeof findReadingContexts>> | undefined;
  for (const [index, other] of others.entries()) {
    const documentIds = others.slice(index).map(({ documentId }) => documentId);
    found ??= await findReadingContexts(scope, documentIds).catch(() => undefined);
    const context = found?.contextOf(other.documentId);
    if (await extractOther(scope, other, context)) found = undefined;
  }
}

/**
 * A text that fails is read alone later, so that the other texts are still read. Returns whether a
 * correspondent was added.
 */
async function extractOther(
  scope: OrganizationScope,
  { jobId, documentId }: WaitingText,
  found: ReadingContext | undefined,
): Promise<boolean> {
  const job = { type: 'document.extract', documentId } as const;
  try {
    const context = found ?? (await findReadingContext(scope, documentId));
    return await extractOne(scope, { jobId, job, attempt: 1, reading: undefined }, context);
  } catch (error) {
    log.warn('Text left to be read alone', { jobId }, error);
    await releaseWaitingText(scope, jobId).catch(() => undefined);
    return false;
  }
}

async function extractOne(
  scope: OrganizationScope,
  run: Omit<ExtractionJob, 'known'>,
  context: ReadingContext,
): Promise<boolean> {
  const { document, known } = context;
  const { jobId, job, attempt } = run;
  const isToRead = document !== undefined && isPending(document);
  let extracted = isToRead ? await extract(scope, document, { ...run, known }) : undefined;
  if (isToRead && !extracted) return false;
  let fileNumber = document?.fileNumber;
  const reading = { jobId, documentId: job.documentId, attempt };
  return saveReading(scope, reading, context, async (current) => {
    // Another extraction was requested only after the document was found, and no new job was
    // written because this one is tried again.
    if (!extracted) return 'continued';
    if (current.fileNumber !== fileNumber) {
      extracted = await extract(scope, current, { ...run, known: undefined });
      fileNumber = current.fileNumber;
      if (!extracted) return 'continued';
    }
    return extracted.words && nextWaitingPage(extracted.words) >= 0
      ? beginRecognition(scope, current, { jobId, ...extracted, words: extracted.words })
      : extracted;
  });
}

const failed = (reason: 'too_complex' | 'too_large' | 'unavailable'): Extracted => ({
  result: { state: 'failed', reason },
  recognition: null,
  pagesCount: null,
});

/**
 * Returns the outcome of reading; undefined if another consumer is reading. An error of the file
 * store fails the attempt, so that the job is tried again; the last attempt gives up.
 */
async function extract(
  scope: OrganizationScope,
  document: StoredDocument,
  run: ExtractionJob,
): Promise<Extracted | undefined> {
  if (hasTakenReaderDown(scope, run)) return failed('too_complex');
  if (document.originalSize > extractionLimits.fileBytes) return failed('too_large');
  if (run.attempt > maxAttempts) return failed('unavailable');
  try {
    return await readFile(scope, document, run);
  } catch (error) {
    if (run.attempt < maxAttempts) throw error;
    return failed('unavailable');
  }
}

async function readFile(
  scope: OrganizationScope,
  document: StoredDocument,
  { reading, known }: ExtractionJob,
): Promise<Extracted | undefined> {
  const { reader, recognizedPages } = scope.platform;
  const { id: documentId, mimeType } = document;
  // This is read before the reading is noted: if another consumer has ended in between, its words
  // have another ETag.
  const former = pageMimeTypes.includes(mimeType)
    ? await findFormerWords(scope, document)
    : { etag: null, file: null };
  const bytes = await readOriginal(scope, document);
  const noted = reader.isInProcess ? reading : undefined;
  if (noted && !(await startReading(scope, noted))) return undefined;
  const find = known && !document.isContentEdited ? optionsFor(document, known) : undefined;
  const {
    pages,
    eInvoice = null,
    fields,
    ...result
  } = await reader.read({ bytes, mimeType, find });
  if (noted) await endReading(scope, noted);
  if (mayHaveEInvoice(mimeType)) await saveEInvoice(scope, document, eInvoice);
  const found = { result: cutToRow(result), fields, eInvoice };
  if (!pages) return { ...found, recognition: null, pagesCount: null };
  const decoded = decodeWordsFile(pages);
  const carried = keepCarried(decoded, former.file);
  const file = limitWaitingPages(carried, recognizedPages);
  if (!(await replaceWords(scope, document, { file, etag: former.etag }))) return undefined;
  const [existing] = await selectDocumentExists(scope, documentId);
  if (!existing) await forgetReading(scope, document);
  const hasCarriedAll = carried !== decoded && nextWaitingPage(file) < 0;
  if (hasCarriedAll) return { ...(await toReadDocument(file)), eInvoice, words: file };
  const recognition = recognitionOf(file);
  return { ...found, recognition, pagesCount: file.pages.length, words: file };
}

async function beginRecognition(
  scope: OrganizationScope,
  document: StoredDocument,
  { jobId, words, ...read }: Extracted & { jobId: string; words: WordsFile },
): Promise<ReadingOutcome> {
  const { database } = scope;
  const text = await textOfPages(words);
  const { ended } = await commit(scope, {
    jobSources: [selectRecognitionJob(scope, document, jobId)],
    statements: {
      ended: deleteJobUnless(database, jobId, selectChangedSince(scope, document)),
      saved: await saveProgressStatements(scope, document, { ...read, text }),
    },
  });
  return ended.length > 0 ? 'continued' : 'changed';
}
