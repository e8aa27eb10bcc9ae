import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJob, deleteJobUnless, findJob } from '../../outbox/job-store.ts';
import { findDocument } from '../documents/document-store.ts';
import { fileKey } from '../files/file-key.ts';
import { tagsFromRules } from '../tagging-rules/match-rules.ts';
import { addTagsOfRulesChange } from '../tagging-rules/rule-tags-store.ts';
import { findTaggingRules } from '../tagging-rules/tagging-rule-store.ts';
import { extractText } from './extract-text.ts';
import { extractionLimits } from './extraction-limits.ts';
import { textOf, type ExtractionResult } from './extraction-result.ts';
import { isAsRead, saveExtractionStatements, selectChangedSince } from './extraction-store.ts';

/** Attempts of a job; after as many, a file that ends its reader each time is given up. */
const maxAttempts = 5;
/** How often saving is repeated for a document that keeps changing. */
const maxRounds = 5;

type ExtractionJob = JobRun<'document.extract'>;

/**
 * The job after every upload: extracts the text of the file, stores and indexes it, and applies the tagging rules. If
 * the document changes meanwhile, the extracted text is kept, and the rest is done again with the changed document.
 */
export async function extractDocument(scope: OrganizationScope, run: ExtractionJob): Promise<void> {
  let result: ExtractionResult | undefined;
  for (let round = 1; round <= maxRounds; round += 1) {
    const document = await findDocument(scope, run.job.documentId);
    if (!document) {
      await commit(scope, { statements: { done: deleteJob(scope.database, run.jobId) } });
      return;
    }
    const isPending = document.extractionState === 'pending';
    if (isPending) result ??= await extract(scope, document, run);
    const isSaved = await save(scope, document, {
      jobId: run.jobId,
      result: isPending ? result : undefined,
    });
    if (isSaved || !(await findJob(scope.database, run.jobId))) return;
  }
  throw new Error(`${run.job.documentId} changed each time its text was to be saved`);
}

/**
 * Saves the result, the tags that rules add by it and the end of the job, all or nothing: nothing if the document has
 * changed since it was read. Returns whether it was saved.
 */
async function save(
  scope: OrganizationScope,
  document: DocumentDetail,
  outcome: { jobId: string; result: ExtractionResult | undefined },
): Promise<boolean> {
  const { jobId, result } = outcome;
  const content = (result && textOf(result)) ?? document.content;
  const rules = await findTaggingRules(scope);
  const tags = addTagsOfRulesChange(
    scope,
    isAsRead(scope, document),
    tagsFromRules(rules, { name: document.name, content }),
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

/** An error of the file store fails the attempt, so that the job is tried again; the last attempt gives up. */
async function extract(
  scope: OrganizationScope,
  document: DocumentDetail,
  run: ExtractionJob,
): Promise<ExtractionResult> {
  if (run.attempt > maxAttempts) return { state: 'failed', reason: 'too_complex' };
  try {
    return cutToRow(await extractFile(scope, document));
  } catch (error) {
    if (run.attempt < maxAttempts) throw error;
    return { state: 'failed', reason: 'unavailable' };
  }
}

async function extractFile(
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
