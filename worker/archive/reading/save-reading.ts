import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { ExtractionResult } from '../../../shared/archive/reading/extraction-result.ts';
import { usesField } from '../../../shared/archive/tagging-rules/rule-matcher.ts';
import { limits } from '../../../shared/limits.ts';
import { utcDay } from '../../../shared/utc-day.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { commit } from '../../outbox/commit.ts';
import { deleteJob, deleteJobUnless, findJob } from '../../outbox/job-store.ts';
import { findDocument } from '../documents/document-store.ts';
import { saveFindings } from '../findings/save-findings.ts';
import { findSender } from '../tagging-rules/rule-candidate-store.ts';
import { effectsOfRules, type EffectsOfRule } from '../tagging-rules/match-rules.ts';
import {
  findRuleCustomFields,
  subjectFields,
  withWrittenActions,
  type RuleCustomFields,
} from '../tagging-rules/rule-custom-fields.ts';
import {
  findReadingRules,
  type ReadingRules,
  selectAwaitingChangedSince,
} from '../tagging-rules/reading-rules-store.ts';
import { ruleEffectsChange } from '../tagging-rules/rule-effects-store.ts';
import { findTaggingRules, selectRulesChangedSince } from '../tagging-rules/tagging-rule-store.ts';
import { textOf } from './extraction-result.ts';
import {
  isAsRead,
  raiseVersion,
  readEvents,
  saveExtractionStatements,
  selectChangedSince,
  type ReadDocument,
} from './extraction-store.ts';
import { forgetReading } from './forget-reading.ts';

/** How often saving is repeated for a document that keeps changing. */
const maxRounds = 5;

type ReadingJob = { jobId: string; documentId: string; attempt: number };

/** What becomes of a pending document: it was read, or another job or consumer goes on with it. */
export type ReadingOutcome = ReadDocument | 'continued' | 'changed';

/**
 * Reads a document if it is pending, and saves what was read. If the document or the rules change meanwhile, what was
 * read is kept by `read`, and the rest is done again with what has changed.
 */
export async function saveReading(
  scope: OrganizationScope,
  { jobId, documentId, attempt }: ReadingJob,
  read: (document: DocumentDetail) => Promise<ReadingOutcome>,
): Promise<void> {
  for (let round = 1; round <= maxRounds; round += 1) {
    const document = await findDocument(scope, documentId);
    if (!document) return forgetDocument(scope, { jobId, documentId });
    const isPending = document.extractionState === 'pending';
    const outcome = isPending ? await read(document) : undefined;
    if (outcome === 'continued') return;
    const isSaved =
      outcome !== 'changed' && (await save(scope, document, { jobId, attempt, outcome }));
    if (isSaved || !(await findJob(scope.database, jobId))) return;
  }
  throw new Error(`${documentId} changed each time its text was to be saved`);
}

async function forgetDocument(
  scope: OrganizationScope,
  { jobId, documentId }: Omit<ReadingJob, 'attempt'>,
): Promise<void> {
  // The job that deleted its files may have been faster than the one that stored what it read.
  await forgetReading(scope, documentId);
  await commit(scope, { statements: { done: deleteJob(scope.database, jobId) } });
}

/**
 * Saves what the text says of the fields, and then what was read, the tags and fields that rules set by both and the end of the
 * job: nothing if the document has changed since it was read. If rules have changed or were applied meanwhile, the job does not
 * end, as their own run has passed by a document that was still pending. Returns whether it has ended.
 */
async function save(
  scope: OrganizationScope,
  document: DocumentDetail,
  {
    jobId,
    attempt,
    outcome,
  }: { jobId: string; attempt: number; outcome: ReadDocument | undefined },
): Promise<boolean> {
  const text = outcome && !document.isContentEdited ? textOf(outcome.result) : undefined;
  const content = text ?? document.content;
  const known = outcome ? await saveFindings(scope, document, { content, attempt }) : document;
  const rules = await findTaggingRules(scope);
  const applied = await findReadingRules(scope, document.id, rules);
  const { effects, customFields } = await effectsOf(scope, applied, { ...known, content });
  const byRules = ruleEffectsChange(scope, isAsRead(scope, document), { effects, customFields });
  const { ended } = await commit(scope, {
    eventSources: [...byRules.eventSources, ...(outcome ? [readEvents(scope, document)] : [])],
    statements: {
      ended: deleteJobUnless(
        scope.database,
        jobId,
        selectChangedSince(scope, document),
        selectRulesChangedSince(scope, rules),
        selectAwaitingChangedSince(scope, document.id, applied.awaitingIds),
      ),
      ...byRules.statements,
      saved: await savedStatements(scope, document, { outcome, effects }),
    },
  });
  return ended.length > 0;
}

/** What rules do to a document, and the custom fields that they name. */
async function effectsOf(
  scope: OrganizationScope,
  { rules, awaitingIds, givenFields }: ReadingRules,
  document: DocumentDetail,
): Promise<{ effects: EffectsOfRule[]; customFields: RuleCustomFields }> {
  const needsSender = rules.some(({ conditions }) => usesField(conditions, 'sender'));
  const customFields = await findRuleCustomFields(scope, rules);
  const subject = {
    ...document,
    correspondentId: document.correspondent?.id,
    sender: needsSender ? await findSender(scope, document.id) : null,
    customFields: subjectFields(customFields, document.fields),
  };
  const today = utcDay(scope.platform.clock.now());
  const written = rules.map((rule) => withWrittenActions(rule, customFields));
  const effects = await effectsOfRules(written, subject, { today, givenFields, awaitingIds });
  return { effects, customFields };
}

/** A document that was read has a new version, and one of which only fields were set. */
function savedStatements(
  scope: OrganizationScope,
  document: DocumentDetail,
  { outcome, effects }: { outcome: ReadDocument | undefined; effects: EffectsOfRule[] },
): Promise<Statement[]> | Statement[] {
  if (outcome) return saveExtractionStatements(scope, document, outcome);
  const setsFields = effects.some(({ fieldActions }) => fieldActions.length > 0);
  return setsFields ? [raiseVersion(scope, document)] : [];
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
