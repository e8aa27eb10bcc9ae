import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { day, hour } from '../../shared/time/durations.ts';
import { createId } from '../../shared/ids.ts';
import {
  createSystemScope,
  type OrganizationScope,
} from '../../worker/access/organization-scope.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { createDocument } from '../../worker/archive/uploads/create-document.ts';
import { selectDocument } from '../../worker/archive/documents/document-store.ts';
import { updateDocument } from '../../worker/archive/documents/update-document.ts';
import { sweepOrphanedFiles } from '../../worker/archive/files/sweep-orphaned-files.ts';
import { extractAgain } from '../../worker/archive/extraction/extract-again.ts';
import { createTaggingRule } from '../../worker/archive/tagging-rules/create-tagging-rule.ts';
import { deleteTaggingRule } from '../../worker/archive/tagging-rules/delete-tagging-rule.ts';
import { startTaggingRun } from '../../worker/archive/tagging-rules/runs/start-tagging-run.ts';
import { updateTaggingRule } from '../../worker/archive/tagging-rules/update-tagging-rule.ts';
import { changeDocumentTags } from '../../worker/archive/tags/change-document-tags.ts';
import { createTag } from '../../worker/archive/tags/create-tag.ts';
import { deleteTag } from '../../worker/archive/tags/delete-tag.ts';
import { emptyTrash } from '../../worker/archive/trash/empty-trash.ts';
import { purgeDocument } from '../../worker/archive/trash/purge-document.ts';
import { restoreDocuments } from '../../worker/archive/trash/restore-documents.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import { resendJobs } from '../../worker/entries/resend-jobs.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { createRandom } from '../support/random.ts';
import { runJob } from '../support/run-job.ts';
import { plainRule } from '../support/plain-rule.ts';
import { changeVersions, type VersionLog } from './change-versions.ts';
import { checkArchive, checkSettled, type Expected } from './check-archive.ts';
import { createWorld, platformIn, type Step, type World } from './faulty-platform.ts';
import { checkRules, logRound, logRules } from './rule-log.ts';

const rounds = 20;
const processesAtOnce = 4;
/** The documents that are used, the newest: so that processes get into each other's way. */
const usedDocuments = 2;
const faultRate = 0.06;
/** After a call that failed: what is away often still is a moment later. */
const repeatedFaultRate = 0.5;
/** Without pauses, what takes one call would always be done before what takes several. */
const pauseRate = 0.4;
const longestPause = 3;
const longestDelay = 10;
/** One of so many schedules is mostly about a single rule, which is applied while it is changed, and one about versions. */
const scheduleKinds = 4;
const words = ['power', 'bill', 'gas', 'renamed'];
const texts = ['power bill', 'water bill', 'gas bill', 'lease of the flat', 'power contract'];

/** What D1 says where it ran nothing, and where it may have run everything and its response is lost. */
const refusal = 'D1_ERROR: D1 DB is overloaded. Requests queued for too long.';
const interruption = 'D1_ERROR: Network connection lost.';

class Fault extends Error {}

/**
 * Uses an archive from several processes at once, in an order and with faults that the seed determines: calls that fail
 * before or after they took effect, processes that end, messages that are lost or come twice. Then lets everything end
 * without faults, and returns what is wrong.
 */
export async function runSchedule(seed: number): Promise<string[]> {
  const random = createRandom(seed);
  const chance = (rate: number) => random() < rate;
  const isAboutRules = seed % scheduleKinds === 0;
  const isAboutVersions = seed % scheduleKinds === 1;
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  const world = createWorld();
  const organizationId = createId('org');
  const scopeOn = (platform: Platform) => createSystemScope(platform, organizationId);

  /** Others may do all they have to meanwhile, up to their next pause. */
  async function pause(longest: number): Promise<void> {
    for (let turns = Math.floor(random() * longest) + 1; turns > 0; turns -= 1)
      await setImmediate();
  }

  /** One process: after it has ended, none of its calls has an effect. */
  function faultyStep(): Step {
    let hasEnded = false;
    let rate = faultRate;
    return async (call, to) => {
      for (let turns = Math.floor(random() * 4); turns > 0; turns -= 1) await Promise.resolve();
      if (chance(pauseRate)) await pause(longestPause);
      if (hasEnded) throw new Fault('ended');
      if (!chance(rate)) {
        rate = faultRate;
        return call();
      }
      rate = repeatedFaultRate;
      hasEnded = chance(0.3);
      const isApplied = chance(0.5);
      if (isApplied) await call();
      if (hasEnded) throw new Fault('ends');
      if (to !== 'database') throw new Fault('fails');
      // A lost connection says nothing of what was applied.
      throw new Error(isApplied || chance(0.5) ? interruption : refusal);
    };
  }

  const healthy = scopeOn(platformIn(world));
  const createTagOf = (name: string) =>
    createTag(healthy, { name, color: '#7A7FFF', description: null });
  const other = await createTagOf('Other');
  /** Only rules add these, and nobody removes them: with few, documents would soon have all. */
  const ruleTags = await Promise.all(
    Array.from({ length: isAboutRules ? 32 : 8 }, (_, index) => createTagOf(`Tag ${index}`)),
  );
  await logRules(healthy);
  const ruleIds: string[] = [];

  /** Mostly one condition, sometimes none. */
  function randomRule() {
    const condition = () => ({
      field: chance(0.7) ? ('content' as const) : ('name' as const),
      operator: chance(0.7) ? ('contains' as const) : ('not_contains' as const),
      value: oneOf(words) ?? '',
    });
    const conditions = Array.from({ length: Math.floor(random() * 2.5) }, condition);
    const first = Math.floor(random() * ruleTags.length);
    const tags = ruleTags.slice(first, first + (chance(0.2) ? 2 : 1));
    return {
      ...plainRule,
      name: 'Rule',
      description: null,
      conditions,
      tagIds: tags.map(({ id }) => id),
    };
  }

  async function createRule(scope: OrganizationScope) {
    const { taggingRule } = await createTaggingRule(scope, randomRule());
    ruleIds.push(taggingRule.id);
  }

  async function changeRules(scope: OrganizationScope): Promise<void> {
    const ruleId = oneOf(ruleIds.slice(isAboutRules ? -1 : -3));
    const rate = isAboutRules ? 0.02 : 0.2;
    if (ruleId === undefined || chance(rate)) return createRule(scope);
    if (chance(rate)) return deleteTaggingRule(scope, ruleId);
    if (chance(0.5)) await startTaggingRun(scope, ruleId);
    else await updateTaggingRule(scope, ruleId, randomRule());
  }

  await createRule(healthy);

  const known: string[] = [];
  /** Documents whose upload was confirmed, but for those that were requested to be purged once they might be in the trash. */
  const kept = new Set<string>();
  const trashed = new Set<string>();
  const purged = new Set<string>();
  const versions: VersionLog = { confirmed: [], kept: [] };

  function actOnVersions(scope: OrganizationScope): Promise<void> {
    const [one, other] = known.slice(-usedDocuments);
    const [documentId = createId('doc'), otherId = createId('doc')] = chance(0.5)
      ? [one, other]
      : [other, one];
    trashed.add(otherId);
    const content = `${oneOf(texts)} again ${Math.floor(random() * 8)}`;
    return changeVersions(scope, { documentId, otherId, content, random, log: versions });
  }

  async function act(platform: Platform): Promise<void> {
    const scope = scopeOn(platform);
    const documentId = oneOf(known.slice(-usedDocuments)) ?? createId('doc');
    const selection = namedDocuments([documentId]);
    if (isAboutRules && chance(0.7)) return changeRules(scope);
    if (isAboutVersions && chance(0.5)) return actOnVersions(scope);
    switch (Math.floor(random() * 16)) {
      case 0:
      case 1: {
        const content = `${oneOf(texts)} ${Math.floor(random() * 8)}`;
        const body = new Blob([content]).stream();
        const outcome = await createDocument(scope, { name: 'a.txt', type: 'text/plain', body });
        if (outcome.kind === 'created') {
          known.push(outcome.document.id);
          kept.add(outcome.document.id);
        }
        return;
      }
      case 2:
      case 3: {
        const [found] = await selectDocument(scope, documentId);
        const update = { name: `renamed ${random()}` };
        await updateDocument(scope, { found, update });
        return;
      }
      case 4: {
        const [found] = await selectDocument(scope, documentId);
        const update = { content: `edited ${oneOf(texts)}` };
        await updateDocument(scope, { found, update });
        return;
      }
      case 5:
        trashed.add(documentId);
        return void (await trashDocuments(scope, selection));
      case 6:
        return void (await restoreDocuments(scope, selection));
      case 7:
        try {
          await purgeDocument(scope, documentId);
          purged.add(documentId);
        } finally {
          // Another process may have moved it to the trash just before.
          if (trashed.has(documentId)) kept.delete(documentId);
        }
        return;
      case 8:
        if (!chance(0.3)) return extractAgain(scope, documentId);
        try {
          await emptyTrash(scope);
        } finally {
          for (const id of trashed) kept.delete(id);
        }
        return;
      case 9:
        await changeDocumentTags(scope, selection, { addTagIds: [other.id], removeTagIds: [] });
        return;
      case 10:
        await changeDocumentTags(scope, selection, { addTagIds: [], removeTagIds: [other.id] });
        return;
      case 11:
        return actOnVersions(scope);
      default:
        return chance(0.03) ? deleteTag(scope, other.id) : changeRules(scope);
    }
  }

  async function consume(platform: Platform): Promise<void> {
    const at = Math.floor(random() * world.messages.length);
    const [message] = chance(0.2) ? world.messages.slice(at, at + 1) : world.messages.splice(at, 1);
    if (message && !chance(0.1)) await runJob(platform, message.jobId);
  }

  const wrong = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    world.now += Math.floor(random() * 90_000);
    await logRound(healthy);
    await Promise.allSettled(
      Array.from({ length: processesAtOnce }, async () => {
        await pause(longestDelay);
        const platform = platformIn(world, faultyStep(), () => pause(longestDelay));
        if (chance(0.1)) return resendJobs(platform);
        return chance(0.4) ? consume(platform) : act(platform);
      }),
    );
    // What is repaired later was wrong all the same.
    for (const problem of await checkArchive(healthy)) wrong.add(problem);
  }
  for (const problem of await settle(healthy, world, {
    kept,
    purged,
    versions: versions.confirmed,
  }))
    wrong.add(problem);
  for (const problem of await checkRules(healthy)) wrong.add(problem);
  return [...wrong];
}

const healthyRounds = 200;

/** Lets Cron and the queue finish everything, and compares what should be with what is. */
async function settle(
  scope: OrganizationScope,
  world: World,
  expected: Expected,
): Promise<string[]> {
  const { platform, database } = scope;
  // The sweep deletes no file of a database without documents.
  const body = new Blob(['The last one']).stream();
  await createDocument(scope, { name: 'last.txt', type: 'text/plain', body });
  const countJobs = async () => (await database.all(sql`select 1 from jobs`)).length;
  for (let round = 0; round < healthyRounds && (await countJobs()) > 0; round += 1) {
    world.now += 12 * hour;
    await resendJobs(platform);
    for (const { jobId } of world.messages.splice(0)) await runJob(platform, jobId);
  }
  const wrong = (await countJobs()) > 0 ? ['jobs never end'] : [];
  // The sweep deletes files of which D1 cannot be restored any more.
  world.now += 40 * day;
  await sweepOrphanedFiles(platform);
  return [
    ...wrong,
    ...(await checkArchive(scope)),
    ...(await checkSettled(scope, world, expected)),
  ];
}
