import { minute } from '../../../shared/durations.ts';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { ExtractionResult } from '../../../shared/archive/reading/extraction-result.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { log } from '../../platform/log.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJob, deleteJobUnless, findJob } from '../../outbox/job-store.ts';
import { findDocument } from '../documents/document-store.ts';
import { fileKey } from '../files/file-key.ts';
import { tagsFromRules } from '../tagging-rules/match-rules.ts';
import { addTagsOfRulesChange } from '../tagging-rules/rule-tags-store.ts';
import { findTaggingRules, selectRulesChangedSince } from '../tagging-rules/tagging-rule-store.ts';
import { extractionLimits } from './extraction-limits.ts';
import { textOf } from './extraction-result.ts';
import {
  endReading,
  forgetReading,
  isAsRead,
  saveExtractionStatements,
  selectChangedSince,
  startReading,
  type Reading,
} from './extraction-store.ts';

/** Attempts of a job; after as many, the file store is taken for unavailable. */
const maxAttempts = 5;
/** How often saving is repeated for a document that keeps changing. */
const maxRounds = 5;
/** Longer than a reader is allowed to take: a consumer that is still reading then has been taken down. */
const longestReading = minute;
/** A file that was being read alone when its consumer was taken down, as often as this, is the reason. Once may be a deployment. */
const maxReadings = 2;

const unavailable: ExtractionResult = { state: 'failed', reason: 'unavailable' };

type ExtractionJob = JobRun<'document.extract'> & { reading: Reading };

/**
 * The job after every upload: extracts the text of the file, stores and indexes it, and applies the tagging rules. A file
 * that took its reader down twice is not read again.
 */
export async function extractDocument(
  scope: OrganizationScope,
  run: JobRun<'document.extract'>,
): Promise<void> {
  const { readingSince: formerly } = run.job;
  const since = scope.platform.clock.now().getTime();
  // The other consumer of a message delivered twice is reading. If it does not end, Cron comes back.
  if (formerly !== undefined && since < formerly + longestReading) return;
  const reading = { jobId: run.jobId, since, formerly };
  try {
    await extractAndSave(scope, { ...run, reading });
  } catch (error) {
    await forgetReading(scope, reading).catch((failure: unknown) =>
      log.warn('Reading not forgotten', { jobId: run.jobId }, failure),
    );
    throw error;
  }
}

/**
 * If the document or the rules change meanwhile, the extracted text is kept, and the rest is done again with what has
 * changed.
 */
async function extractAndSave(scope: OrganizationScope, run: ExtractionJob): Promise<void> {
  let result: ExtractionResult | undefined;
  for (let round = 1; round <= maxRounds; round += 1) {
    const document = await findDocument(scope, run.job.documentId);
    if (!document) {
      await commit(scope, { statements: { done: deleteJob(scope.database, run.jobId) } });
      return;
    }
    const isPending = document.extractionState === 'pending';
    if (isPending) result ??= await extract(scope, document, run);
    if (isPending && !result) return;
    const isSaved = await save(scope, document, {
      jobId: run.jobId,
      result: isPending ? result : undefined,
    });
    if (isSaved || !(await findJob(scope.database, run.jobId))) return;
  }
  throw new Error(`${run.job.documentId} changed each time its text was to be saved`);
}

/**
 * Saves the result, the tags that rules add by it and the end of the job: nothing if the document has changed since it was
 * read. If rules have changed, the job does not end, as their own run has passed by a document that was still pending.
 * Returns whether it has ended.
 */
async function save(
  scope: OrganizationScope,
  document: DocumentDetail,
  outcome: { jobId: string; result: ExtractionResult | undefined },
): Promise<boolean> {
  const { jobId, result } = outcome;
  const content = (result && textOf(result)) ?? document.content;
  const rules = await findTaggingRules(scope);
  const tagsOfRules = await tagsFromRules(rules, { name: document.name, content });
  const tags = addTagsOfRulesChange(scope, isAsRead(scope, document), tagsOfRules);
  const { ended } = await commit(scope, {
    eventSources: tags.eventSources,
    statements: {
      ended: deleteJobUnless(
        scope.database,
        jobId,
        selectChangedSince(scope, document),
        selectRulesChangedSince(scope, rules),
      ),
      ...tags.statements,
      saved: result ? saveExtractionStatements(scope, document, result) : [],
    },
  });
  return ended.length > 0;
}

/**
 * The outcome of reading; undefined if another consumer is reading. An error of the file store fails the attempt, so that
 * the job is tried again; the last attempt gives up.
 */
async function extract(
  scope: OrganizationScope,
  document: DocumentDetail,
  { job, attempt, reading }: ExtractionJob,
): Promise<ExtractionResult | undefined> {
  if ((job.readings ?? 0) >= maxReadings) return { state: 'failed', reason: 'too_complex' };
  if (document.originalSize > extractionLimits.fileBytes) {
    return { state: 'failed', reason: 'too_large' };
  }
  const { reader } = scope.platform;
  if (attempt > maxAttempts) return unavailable;
  try {
    const bytes = await readFile(scope, document);
    if (reader.isInProcess && !(await startReading(scope, reading))) return undefined;
    const result = await reader.read({ bytes, mimeType: document.mimeType });
    if (reader.isInProcess) await endReading(scope, reading);
    return cutToRow(result);
  } catch (error) {
    if (attempt < maxAttempts) throw error;
    return unavailable;
  }
}

async function readFile(
  scope: OrganizationScope,
  document: DocumentDetail,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await scope.platform.files.get(fileKey(scope.organizationId, document.id));
  if (!file) throw new Error(`The file of ${document.id} is missing`);
  return new Uint8Array(await new Response(file.body).arrayBuffer());
}

/** Cuts a text that is too long for a database row. */
function cutToRow(result: ExtractionResult): ExtractionResult {
  const text = textOf(result);
  if (text === undefined || text.length * 3 <= limits.documentContent.maxBytes) return result;
  const room = new Uint8Array(limits.documentContent.maxBytes);
  const { read: length } = new TextEncoder().encodeInto(text, room);
  if (length === text.length) return result;
  const reason = result.state === 'failed' ? result.reason : 'too_long';
  return { state: 'failed', reason, text: text.slice(0, length) };
}
