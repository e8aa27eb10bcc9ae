import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createSqlitePlatform } from '../../tests/support/sqlite-platform.ts';
import { createId } from '../../shared/ids.ts';
import { createSystemScope } from '../access/organization-scope.ts';
import { commit } from './commit.ts';
import { jobJson } from './job-json.ts';
import { jobSchema, queueFor } from './job.ts';
import { jobsTable } from './job-table.ts';

const count = sql`select count(*) as count from ${jobsTable}`;

function createScope() {
  const { platform, database, sent } = createSqlitePlatform();
  return { scope: createSystemScope(platform, createId('org')), platform, database, sent };
}

describe('commit', () => {
  it('writes and enqueues jobs of every source in one round trip', async () => {
    const { scope, platform, database, sent } = createScope();
    await commit(scope, {
      statements: {},
      jobs: [{ type: 'files.delete', documentIds: ['doc_1'] }],
      jobSources: [sql`select ${jobJson('tagging-rule.apply', { taggingRuleId: 'tr_1' })} as job`],
      events: [{ type: 'document.created', documentId: 'doc_2', name: 'a' }],
    });
    expect(platform.databaseUsage.roundTrips).toBe(1);
    const rows = await database.select().from(jobsTable);
    expect(rows.map(({ job }) => job)).toEqual(
      expect.arrayContaining([
        { type: 'files.delete', documentIds: ['doc_1'] },
        { type: 'tagging-rule.apply', taggingRuleId: 'tr_1' },
        { type: 'document.extract', documentId: 'doc_2' },
      ]),
    );
    expect(rows.every(({ organizationId }) => organizationId === scope.organizationId)).toBe(true);
    expect(sent).toEqual(
      expect.arrayContaining(
        rows.map(({ id, job }) => ({ jobId: id, queue: queueFor(jobSchema.parse(job).type) })),
      ),
    );
    expect(sent).toHaveLength(rows.length);
  });

  it('returns the results of its own statements by name', async () => {
    const { scope, database } = createScope();
    const results = await commit(scope, {
      statements: {
        jobs: database.all<{ count: number }>(count),
        both: [database.all<{ count: number }>(count), database.all<{ count: number }>(count)],
      },
      jobs: [{ type: 'files.delete', documentIds: [] }],
    });
    expect(results).toEqual({ jobs: [{ count: 1 }], both: [[{ count: 1 }], [{ count: 1 }]] });
  });

  it('writes and enqueues nothing when a statement fails', async () => {
    const { scope, database, sent } = createScope();
    const failing = commit(scope, {
      statements: { failing: database.run(sql`insert into ${jobsTable} (id) values ('evt_1')`) },
      jobs: [{ type: 'files.delete', documentIds: [] }],
    });
    await expect(failing).rejects.toThrow('NOT NULL');
    expect(await database.select().from(jobsTable)).toEqual([]);
    expect(sent).toEqual([]);
  });
});
