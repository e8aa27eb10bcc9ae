import { limits } from '../../../shared/limits.ts';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJob, deleteJobUnless, findJob } from '../../outbox/job-store.ts';
import { findDocument } from '../documents/document-store.ts';
import { fileKey } from '../files/file-key.ts';
import { ruleTagsChange } from '../tagging-rules/rule-tags-store.ts';
import { findTaggingRules } from '../tagging-rules/tagging-rule-store.ts';
import {
  isAsRead,
  saveExtractionStatements,
  selectChangedSince,
  textOf,
} from './document-content-store.ts';
import { extractionLimits } from './limits.ts';
import { extractText } from './extract-text.ts';
import type { ExtractionResult } from './extraction-result.ts';

const maxAttempts = 5;
const maxRounds = 5;

type ExtractionJob = JobRun<'document.extract'>;

/**
 * The job after every upload: reads the text out of the file, stores and indexes it, and lets the tagging rules see it.
 * A file that cannot be read keeps its reason; a store that does not answer is tried again, and given up as
 * `unavailable` in the end, a file that takes its reader down each time as `too_complex`. When the document changes
 * while its file is read, only the rest is done again.
 */
export async function extractDocument(scope: OrganizationScope, run: ExtractionJob): Promise<void> {
  let result: ExtractionResult | undefined;
  for (let round = 1; round <= maxRounds; round += 1) {
    const document = await findDocument(scope, run.job.documentId);
    if (!document) {
      await commit(scope, { statements: { done: deleteJob(scope.database, run.jobId) } });
      return;
    }
    if (document.extractionState === 'pending') result ??= await read(scope, document, run);
    const isSaved = await saved(scope, document, {
      jobId: run.jobId,
      result: document.extractionState === 'pending' ? result : undefined,
    });
    if (isSaved || !(await findJob(scope.database, run.jobId))) return;
  }
  throw new Error(`${run.job.documentId} changed whenever its text was to be saved`);
}

/** Saves the outcome and its tags in one batch with the end of the job; nothing if the document has changed meanwhile. */
async function saved(
  scope: OrganizationScope,
  document: DocumentDetail,
  outcome: { jobId: string; result: ExtractionResult | undefined },
): Promise<boolean> {
  const { jobId, result } = outcome;
  const content = (result && textOf(result)) ?? document.content;
  const tags = ruleTagsChange(
    scope,
    { condition: isAsRead(scope, document), subject: { name: document.name, content } },
    await findTaggingRules(scope),
  );
  const { ended } = await commit(scope, {
    eventSources: tags.eventSources,
    statements: {
      ended: deleteJobUnless(scope.database, jobId, selectChangedSince(scope, document)),
      ...tags.statements,
      saved: result ? saveExtractionStatements(scope, document, result) : [],
    },
  });
  return ended.length > 0;
}

async function read(
  scope: OrganizationScope,
  document: DocumentDetail,
  run: ExtractionJob,
): Promise<ExtractionResult> {
  if (run.attempt > maxAttempts) return { state: 'failed', reason: 'too_complex' };
  try {
    return withinRow(await readFile(scope, document));
  } catch (error) {
    if (run.attempt < maxAttempts) throw error;
    return { state: 'failed', reason: 'unavailable' };
  }
}

async function readFile(
  scope: OrganizationScope,
  document: DocumentDetail,
): Promise<ExtractionResult> {
  if (document.originalSize > extractionLimits.fileBytes) {
    return { state: 'failed', reason: 'too_large' };
  }
  const file = await scope.platform.files.get(fileKey(scope.organizationId, document.id));
  if (!file) throw new Error(`The file of ${document.id} is missing`);
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  return extractText({
    bytes,
    mimeType: document.mimeType,
    readCharacterMap: (name) => scope.platform.readAsset(`/pdfjs/cmaps/${name}`),
  });
}

/** Cuts a text that a database row cannot hold. */
function withinRow(result: ExtractionResult): ExtractionResult {
  const text = textOf(result);
  if (text === undefined || text.length * 3 <= limits.documentContent.maxBytes) return result;
  const room = new Uint8Array(limits.documentContent.maxBytes);
  const { read: length } = new TextEncoder().encodeInto(text, room);
  if (length === text.length) return result;
  const reason = result.state === 'failed' ? result.reason : 'too_long';
  return { state: 'failed', reason, text: text.slice(0, length) };
}
