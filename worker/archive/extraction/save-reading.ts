import type { ExtractionResult } from '../../../shared/reading/extraction-result.ts';
import { usesField } from '../../../shared/archive/tagging-rules/rule-matcher.ts';
import { limits } from '../../../shared/limits.ts';
import { utcDay } from '../../../shared/time/utc-day.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { joinStatements, type Statement } from '../../database/database.ts';
import { commit } from '../../outbox/commit.ts';
import { deleteJob, deleteJobUnless, findJob } from '../../outbox/job-store.ts';
import { storageRefusalOf } from '../documents/storage/storage-store.ts';
import {
  selectDocument,
  toDocumentDetail,
  type StoredDocument,
} from '../documents/document-store.ts';
import { firstFile } from '../files/file-key.ts';
import { findOrGiveUp, isNothing } from '../findings/find-or-give-up.ts';
import { findingsChange } from '../findings/finding-change-store.ts';
import { findSender } from '../tagging-rules/matching/rule-candidate-store.ts';
import { effectsOfRules, type EffectsOfRule } from '../tagging-rules/matching/match-rules.ts';
import {
  findRuleCustomFields,
  subjectFields,
  withWrittenActions,
  type RuleCustomFields,
} from '../tagging-rules/rule-custom-fields.ts';
import {
  type ReadingRules,
  selectAwaitingChangedSince,
  selectSkippingChangedSince,
} from '../tagging-rules/matching/reading-rules-store.ts';
import { ruleEffectsChange } from '../tagging-rules/rule-effects-store.ts';
import { selectRulesChangedSince } from '../tagging-rules/tagging-rule-store.ts';
import { textOf } from '../../reading/extraction-result.ts';
import {
  isAsRead,
  raiseVersion,
  readEvents,
  saveExtractionStatements,
  selectChangedSince,
  type ReadDocument,
} from './extraction-store.ts';
import { forgetReading } from './forget-reading.ts';
import { findReadingContext, type ReadingContext } from './reading-context.ts';

const maxRounds = 5;

type ReadingJob = { jobId: string; documentId: string; attempt: number };

type FoundContext = Pick<ReadingContext, 'document'> & Partial<ReadingContext>;

/**
 * The outcome for a pending document: what was read, `continued` if another job or consumer
 * continues, or `changed` if the document has changed.
 */
export type ReadingOutcome = ReadDocument | 'continued' | 'changed';

/**
 * Saves what `outcomeOf` has read of a document that is still pending, and ends the job. If the
 * document or the rules change in the meantime, this is repeated with the changed ones. Returns
 * whether a correspondent was added.
 */
export async function saveReading(
  scope: OrganizationScope,
  { jobId, documentId, attempt }: ReadingJob,
  first: FoundContext,
  outcomeOf: (document: StoredDocument) => Promise<ReadingOutcome>,
): Promise<boolean> {
  let addsCorrespondent = false;
  let found = first;
  for (let round = 1; round <= maxRounds; round += 1) {
    const { document, ...context } = found;
    if (!document) {
      const fileNumber = first.document?.fileNumber ?? firstFile;
      await forgetDocument(scope, { jobId, documentId, fileNumber });
      return false;
    }
    const outcome = isPending(document) ? await outcomeOf(document) : undefined;
    if (outcome === 'continued') return false;
    const saved =
      outcome === 'changed'
        ? undefined
        : await saveWithinStorage(scope, document, { jobId, attempt, round, outcome, context });
    addsCorrespondent ||= saved?.addsCorrespondent ?? false;
    if (saved?.isDone || !(await findJob(scope.database, jobId))) return addsCorrespondent;
    found = await findReadingContext(scope, documentId);
  }
  throw new Error(`${documentId} changed each time its text was to be saved`);
}

export function isPending({ extractionState }: Pick<StoredDocument, 'extractionState'>): boolean {
  return extractionState === 'pending';
}

async function forgetDocument(
  scope: OrganizationScope,
  { jobId, documentId, fileNumber }: Omit<ReadingJob, 'attempt'> & { fileNumber: number },
): Promise<void> {
  // The job that deletes the files may have run before another job stored what it read, so they are deleted again.
  await forgetReading(scope, { id: documentId, fileNumber });
  await commit(scope, { statements: { done: deleteJob(scope.database, jobId) } });
}

type Saving = {
  jobId: string;
  attempt: number;
  round: number;
  outcome: ReadDocument | undefined;
  context: Partial<ReadingContext>;
};

type Saved = { isDone: boolean; addsCorrespondent: boolean };

async function saveWithinStorage(
  scope: OrganizationScope,
  document: StoredDocument,
  saving: Saving,
): Promise<Saved> {
  try {
    return await save(scope, document, saving);
  } catch (error) {
    if (!saving.outcome || !storageRefusalOf(error)) throw error;
    const outcome = { ...saving.outcome, result: storageFull, fields: undefined };
    return save(scope, document, { ...saving, outcome });
  }
}

export const storageFull: ExtractionResult = { state: 'failed', reason: 'storage_full' };

/**
 * Saves the fields found in the text, what was read, the tags and fields that rules set by both,
 * and ends the job. Nothing is saved if the document has changed since it was read. If rules have
 * changed or were applied in the meantime, the job does not end, because that run skipped a pending
 * document. `isDone` is true if the job has ended.
 */
async function save(
  scope: OrganizationScope,
  document: StoredDocument,
  { jobId, attempt, round, outcome, context }: Saving,
): Promise<Saved> {
  const text = outcome && !document.isContentEdited ? textOf(outcome.result) : undefined;
  const content = text ?? document.content;
  const { applied, known } = await wholeContext(scope, document.id, context);
  // The fields that the reader found are not used if a person has written the text, or if correspondents may have changed
  // since.
  const fields = text === undefined || round > 1 ? undefined : outcome?.fields;
  const found =
    outcome &&
    (await findOrGiveUp(scope, { ...outcome, document, content, attempt, known, fields }));
  const isAnyFound = found && !isNothing(found, document);
  const findings = isAnyFound
    ? findingsChange(scope, document, { found, isAsRead: isAsRead(scope, document) })
    : undefined;
  const isFirst = findings && applied.rules.length > 0;
  const subject = isFirst ? await saveFindings(scope, document, findings) : document;
  const { effects, customFields } = await effectsOf(scope, applied, { ...subject, content });
  const byRules = ruleEffectsChange(scope, isAsRead(scope, document), { effects, customFields });
  const beside = isFirst ? undefined : findings;
  const { ended } = await commit(scope, {
    eventSources: [
      ...(beside?.eventSources ?? []),
      ...byRules.eventSources,
      ...(outcome ? [readEvents(scope, document)] : []),
    ],
    statements: joinStatements(
      beside?.statements ?? {},
      {
        ended: deleteJobUnless(
          scope.database,
          jobId,
          selectChangedSince(scope, document),
          selectRulesChangedSince(scope, applied.all),
          selectAwaitingChangedSince(scope, document.id, applied),
          selectSkippingChangedSince(scope, document.id, applied),
        ),
      },
      byRules.statements,
      { saved: await savedStatements(scope, document, { outcome, effects }) },
    ),
  });
  const addsCorrespondent = (findings?.statements.correspondent.length ?? 0) > 0;
  return { isDone: ended.length > 0, addsCorrespondent };
}

async function wholeContext(
  scope: OrganizationScope,
  documentId: string,
  { applied, known }: Partial<ReadingContext>,
): Promise<Pick<ReadingContext, 'applied' | 'known'>> {
  return applied && known ? { applied, known } : findReadingContext(scope, documentId);
}

async function saveFindings(
  scope: OrganizationScope,
  document: StoredDocument,
  { eventSources, statements }: ReturnType<typeof findingsChange>,
): Promise<StoredDocument> {
  const { documents } = await commit(scope, {
    eventSources,
    statements: joinStatements(statements, { documents: selectDocument(scope, document.id) }),
  });
  const [row] = documents;
  return row ? toDocumentDetail(row) : document;
}

async function effectsOf(
  scope: OrganizationScope,
  { rules, awaitingIds, givenFields }: ReadingRules,
  document: StoredDocument,
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

/** Reading raises the version of the document itself; otherwise setting fields has to raise it. */
function savedStatements(
  scope: OrganizationScope,
  document: StoredDocument,
  { outcome, effects }: { outcome: ReadDocument | undefined; effects: EffectsOfRule[] },
): Promise<Statement[]> | Statement[] {
  if (outcome) return saveExtractionStatements(scope, document, outcome);
  const setsFields = effects.some(({ fieldActions }) => fieldActions.length > 0);
  return setsFields ? [raiseVersion(scope, document)] : [];
}

export function cutToRow(result: ExtractionResult): ExtractionResult {
  const text = textOf(result);
  if (text === undefined || text.length * 3 <= limits.documentContent.maxBytes) return result;
  const room = new Uint8Array(limits.documentContent.maxBytes);
  const { read: length } = new TextEncoder().encodeInto(text, room);
  if (length === text.length) return result;
  const reason = result.state === 'failed' ? result.reason : 'too_long';
  return { state: 'failed', reason, text: text.slice(0, length) };
}
