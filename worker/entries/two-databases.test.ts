import { expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../tests/support/sqlite-database.ts';
import { createSqlitePlatform } from '../../tests/support/sqlite-platform.ts';
import { hour } from '../../shared/time/durations.ts';
import { createId } from '../../shared/ids.ts';
import { createOrganizationScope, createSystemScope } from '../access/organization-scope.ts';
import { createTag } from '../archive/tags/create-tag.ts';
import { startRebuild } from '../archive/search/index/rebuild/start-rebuild.ts';
import { purgeExpiredTrash } from '../archive/trash/purge-expired-trash.ts';
import { connectDatabase } from '../database/database.ts';
import { createDatabaseUsage } from '../database/metering.ts';
import { purgeOrganizations } from '../people/organizations/purge-organizations.ts';
import { resendJobs } from './resend-jobs.ts';
import { insertAccountJob, insertJobsFrom, selectJobs } from '../outbox/job-store.ts';
import { jobsTable } from '../outbox/job-table.ts';
import type { MailMessage } from '../platform/platform.ts';
import { runJob } from '../../tests/support/run-job.ts';

const clockIn = (hours: number) => ({ now: () => new Date(Date.now() + hours * hour) });

/** A platform that stores the content of an organization in another database than its identity data. */
function createShardedPlatform() {
  const [people, shard] = [openMigratedSqlite(), openMigratedSqlite()];
  const usage = createDatabaseUsage();
  const identityDatabase = connectDatabase(sqliteAsD1(people), usage);
  const contentDatabase = connectDatabase(sqliteAsD1(shard), usage);
  const base = createSqlitePlatform();
  const platform = {
    ...base.platform,
    identityDatabase,
    databaseFor: () => contentDatabase,
    databases: [identityDatabase, contentDatabase],
    clock: clockIn(1),
    files: { ...base.platform.files, delete: () => Promise.resolve() },
  };
  const organizationId = createId('org');
  people
    .prepare(
      `insert into organizations (id, name, created_at, updated_at, deleted_at) values (?, 'Acme', 0, 0, 1)`,
    )
    .run(organizationId);
  shard
    .prepare(
      `insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
        declared_mime_type, extraction_state, created_at, deleted_at)
       values ('doc_1', ?, 'a', 'a', 1, 'a', 'text/plain', '', 'none', 1, 1)`,
    )
    .run(organizationId);
  const countRows = (table: string) =>
    [people, shard].map((sqlite) => sqlite.prepare(`select 1 from ${table}`).all().length);
  const scope = createSystemScope(platform, organizationId);
  return { platform, sent: base.sent, countRows, scope, people };
}

it('enqueues and runs jobs that are stored beside the content of their organization', async () => {
  const { platform, sent, countRows, scope } = createShardedPlatform();
  await startRebuild(scope);
  expect(countRows('jobs')).toEqual([0, 1]);
  await resendJobs({ ...platform, clock: clockIn(2) });
  expect(sent[1]).toEqual(sent[0]);
  for (const { jobId } of sent) await runJob(platform, jobId);
  expect(countRows('jobs')).toEqual([0, 0]);
});

it('purges the trash and organizations whose content is in another database', async () => {
  const { platform, countRows } = createShardedPlatform();
  await purgeExpiredTrash(platform);
  expect(countRows('documents')).toEqual([0, 0]);
  expect(countRows('jobs')).toEqual([0, 2]);
  await purgeOrganizations(platform);
  expect(countRows('jobs')).toEqual([0, 0]);
  expect(countRows('organizations')).toEqual([0, 0]);
});

it('writes into the content only while the identity database still has the membership', async () => {
  const { platform, people, scope, countRows } = createShardedPlatform();
  const { organizationId } = scope;
  people.exec(`
    insert into users (id, email, name, created_at, updated_at) values ('usr_1', 'a@example.com', 'Ada', 0, 0);
    insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
    values ('ses_1', 'token', 'usr_1', 9e15, 0, 0);
    update organizations set deleted_at = null;
    insert into members values ('mem_1', '${organizationId}', 'usr_1', 'member', 0);`);
  const member = createOrganizationScope(platform, organizationId, {
    actor: { kind: 'user', userId: 'usr_1', userName: 'Ada' },
    credentials: { kind: 'session', token: 'token' },
    permission: null,
    role: 'member',
    requiredRole: 'member',
  });
  const tag = { name: 'Tag', color: '#ffffff', description: null };
  await createTag(member, tag);
  expect(countRows('tags')).toEqual([0, 1]);
  people.exec('delete from members');
  await expect(createTag(member, { ...tag, name: 'Other' })).rejects.toMatchObject({
    code: 'auth.forbidden',
  });
  expect(countRows('tags')).toEqual([0, 1]);
});

it('sends each mail once, wherever its job is stored', async () => {
  const mails: MailMessage[] = [];
  const mailer = { send: async (mail: MailMessage) => void mails.push(mail) };
  const { platform: sharded, people, scope, countRows } = createShardedPlatform();
  const { organizationId } = scope;
  people.exec(`
    update organizations set deleted_at = null;
    insert into users (id, email, name, created_at, updated_at) values ('usr_1', 'a@example.com', 'Ada', 0, 0);
    insert into invitations (id, organization_id, email, role, status, inviter_id, locale, times_sent, created_at,
      updated_at, expires_at)
    values ('inv_1', '${organizationId}', 'invited@example.com', 'member', 'pending', 'usr_1', 'en', 1, 0, 0, 9e15);`);
  const platform = { ...sharded, mailer };
  const mail = {
    kind: 'verify-email',
    url: 'https://sheaf.example.com/',
    values: { name: 'Ada' },
  } as const;
  const mailTo = (to: string) =>
    ({
      type: 'mail.send',
      mail,
      delivery: { to, locale: 'en', idempotencyKey: to },
      expiresAt: 9e15,
    }) as const;
  const now = new Date();
  await insertAccountJob(platform.identityDatabase, now, mailTo('account@example.com'));
  const shard = platform.databaseFor();
  const invitation = { type: 'invitation.send', invitationId: 'inv_1', timesSent: 1 } as const;
  const context = { organizationId, now, pagePlaces: 1 };
  await insertJobsFrom({ ...context, database: shard }, selectJobs([mailTo('admin@example.com')]));
  await insertJobsFrom(
    { ...context, database: platform.identityDatabase },
    selectJobs([invitation]),
  );
  expect(countRows('jobs')).toEqual([2, 1]);
  for (const database of platform.databases) {
    const jobs = await database.select({ id: jobsTable.id }).from(jobsTable);
    for (const { id } of jobs) await runJob(platform, id);
  }
  expect(mails.map(({ to }) => to).toSorted()).toEqual([
    'account@example.com',
    'admin@example.com',
    'invited@example.com',
  ]);
  expect(countRows('jobs')).toEqual([0, 0]);
});
