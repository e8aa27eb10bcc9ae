import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { ExtractionResult } from '../../../shared/archive/reading/extraction-result.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { deleteJob, deleteJobUnless, findJob } from '../../outbox/job-store.ts';
import { findDocument } from '../documents/document-store.ts';
import { tagsFromRules } from '../tagging-rules/match-rules.ts';
import { addTagsOfRulesChange } from '../tagging-rules/rule-tags-store.ts';
import { findTaggingRules, selectRulesChangedSince } from '../tagging-rules/tagging-rule-store.ts';
import { textOf } from './extraction-result.ts';
import {
  isAsRead,
  saveExtractionStatements,
  selectChangedSince,
  type ReadDocument,
} from './extraction-store.ts';
import { deleteWords } from './words/words-store.ts';

/** How often saving is repeated for a document that keeps changing. */
const maxRounds = 5;

type ReadingJob = { jobId: string; documentId: string };

/** What becomes of a pending document: it was read, or another job or consumer goes on with it. */
export type ReadingOutcome = ReadDocument | 'continued' | 'changed';

/**
 * Reads a document if it is pending, and saves what was read. If the document or the rules change meanwhile, what was
 * read is kept by `read`, and the rest is done again with what has changed.
 */
export async function saveReading(
  scope: OrganizationScope,
  { jobId, documentId }: ReadingJob,
  read: (document: DocumentDetail) => Promise<ReadingOutcome>,
): Promise<void> {
  for (let round = 1; round <= maxRounds; round += 1) {
    const document = await findDocument(scope, documentId);
    if (!document) return forgetDocument(scope, { jobId, documentId });
    const isPending = document.extractionState === 'pending';
    const outcome = isPending ? await read(document) : undefined;
    if (outcome === 'continued') return;
    const isSaved = outcome !== 'changed' && (await save(scope, document, { jobId, outcome }));
    if (isSaved || !(await findJob(scope.database, jobId))) return;
  }
  throw new Error(`${documentId} changed each time its text was to be saved`);
}

async function forgetDocument(
  scope: OrganizationScope,
  { jobId, documentId }: ReadingJob,
): Promise<void> {
  // The job that deleted its files may have been faster than the one that stored its words.
  await deleteWords(scope, documentId);
  await commit(scope, { statements: { done: deleteJob(scope.database, jobId) } });
}

/**
 * Saves what was read, the tags that rules add by it and the end of the job: nothing if the document has changed since it was
 * read. If rules have changed, the job does not end, as their own run has passed by a document that was still pending.
 * Returns whether it has ended.
 */
async function save(
  scope: OrganizationScope,
  document: DocumentDetail,
  { jobId, outcome }: { jobId: string; outcome: ReadDocument | undefined },
): Promise<boolean> {
  const text = outcome && !document.isContentEdited ? textOf(outcome.result) : undefined;
  const rules = await findTaggingRules(scope);
  const subject = { name: document.name, content: text ?? document.content };
  const tagsOfRules = await tagsFromRules(rules, subject);
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
      saved: outcome ? await saveExtractionStatements(scope, document, outcome) : [],
    },
  });
  return ended.length > 0;
}

/** Cuts a text that is too long for a database row. */
export function cutToRow(result: ExtractionResult): ExtractionResult {
  const text = textOf(result);
  if (text === undefined || text.length * 3 <= limits.documentContent.maxBytes) return result;
  const room = new Uint8Array(limits.documentContent.maxBytes);
  const { read: length } = new TextEncoder().encodeInto(text, room);
  if (length === text.length) return result;
  const reason = result.state === 'failed' ? result.reason : 'too_long';
  return { state: 'failed', reason, text: text.slice(0, length) };
}
