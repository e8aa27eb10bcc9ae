import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { second } from '../../../../shared/time/durations.ts';
import { createId } from '../../../../shared/ids.ts';
import { limits } from '../../../../shared/limits.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { insertDocuments } from '../../../../tests/support/sqlite-documents.ts';
import { createSqlitePlatform } from '../../../../tests/support/sqlite-platform.ts';
import { plainRule } from '../../../../tests/support/plain-rule.ts';
import { createSystemScope } from '../../../access/organization-scope.ts';
import { createTag } from '../../tags/create-tag.ts';
import { createTaggingRule } from '../create-tagging-rule.ts';
import { getTaggingRun } from './get-tagging-run.ts';
import { startTaggingRun } from './start-tagging-run.ts';

const documentsCount = 25;

/**
 * A run over documents with the longest text, of a rule with the maximum number of conditions. Each
 * call of the clock takes `tick` milliseconds.
 */
async function startRun({ tick }: { tick: number }) {
  let now = 1_000_000;
  const { platform, database, sent } = createSqlitePlatform({
    clock: { now: () => new Date((now += tick)) },
  });
  const scope = createSystemScope(platform, createId('org'));
  const content = 'a'.repeat(limits.documentContent.max);
  await insertDocuments(scope, { count: documentsCount, content });
  const tag = await createTag(scope, { name: 'Tag', color: '#7A7FFF', description: null });
  const { taggingRule } = await createTaggingRule(scope, {
    ...plainRule,
    name: 'Rule',
    description: null,
    conditions: Array.from({ length: limits.taggingRuleConditions.max }, (_, index) => ({
      field: 'content' as const,
      operator: 'not_contains' as const,
      value: `${'a'.repeat(1000)}b${index}`,
    })),
    tagIds: [tag.id],
  });
  const { id: runId } = await startTaggingRun(scope, taggingRule.id);
  sent.splice(0);
  const [job] = await database.all<{ id: string }>(sql`select id from jobs`);
  const jobId = job?.id ?? '';
  const readRun = () => getTaggingRun(scope, taggingRule.id, runId);
  return {
    sent,
    jobId,
    readRun,
    async consume() {
      await runJob(platform, jobId);
      return (await readRun()).processedCount;
    },
  };
}

it('a run takes long texts in short steps and continues by itself', async () => {
  const { sent, jobId, consume, readRun } = await startRun({ tick: 0 });
  expect([await consume(), await consume(), await consume()]).toEqual([20, 25, 25]);
  expect(sent).toEqual([{ jobId, queue: 'jobs' }]);
  expect(await readRun()).toMatchObject({ state: 'done', taggedCount: documentsCount });
});

it('a run takes fewer steps a message where they take long', async () => {
  const { sent, jobId, consume, readRun } = await startRun({ tick: 5 * second });
  expect([await consume(), await consume()]).toEqual([2, 4]);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual({ jobId, queue: 'jobs' });
  expect(await readRun()).toMatchObject({ state: 'running' });
});
