import { expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../tests/support/sqlite-database.ts';
import { createSqlitePlatform } from '../../tests/support/sqlite-platform.ts';
import { hour } from '../../shared/time/durations.ts';
import { createId } from '../../shared/ids.ts';
import { createOrganizationScope, createSystemScope } from '../access/organization-scope.ts';
import { createTag } from '../archive/tags/create-tag.ts';
import { viewsTable } from '../archive/views/searches/view-table.ts';
import { startRebuild } from '../archive/search/index/rebuild/start-rebuild.ts';
import { purgeExpiredTrash } from '../archive/trash/purge-expired-trash.ts';
import {
  createDatabaseUsage,
  type D1Like,
  type D1ResultLike,
  type D1StatementLike,
} from '../database/metering.ts';
import { chooseShard } from '../people/organizations/choose-shard.ts';
import { organizationsTable } from '../people/organizations/organization-table.ts';
import { purgeOrganizations } from '../people/organizations/purge-organizations.ts';
import { connectDatabases } from './connect-databases.ts';
import { resendJobs } from './resend-jobs.ts';
import { insertAccountJob, insertJobsFrom, selectJobs } from '../outbox/job-store.ts';
import { jobsTable } from '../outbox/job-table.ts';
import type { MailMessage, Platform } from '../platform/platform.ts';
import { runJob } from '../../tests/support/run-job.ts';

const clockIn = (hours: number) => ({ now: () => new Date(Date.now() + hours * hour) });

const organization = { id: 'org_1', name: 'Acme', createdAt: new Date(0), updatedAt: new Date(0) };

function withSize(d1: D1Like, size: number): D1Like {
  const sized = (result: D1ResultLike) => ({
    ...result,
    meta: { ...result.meta, size_after: size },
  });
  const wrap = (statement: D1StatementLike): D1StatementLike => ({
    ...statement,
    bind: (...values) => wrap(statement.bind(...values)),
    all: async () => sized(await statement.all()),
  });
  return { ...d1, prepare: (query) => wrap(d1.prepare(query)) };
}

function createShardedPlatform() {
  const [people, shard] = [openMigratedSqlite(), openMigratedSqlite()];
  const databaseUsage = createDatabaseUsage();
  const base = createSqlitePlatform();
  const platform = {
    ...base.platform,
    ...connectDatabases([sqliteAsD1(people), sqliteAsD1(shard)], databaseUsage),
    databaseUsage,
    clock: clockIn(1),
    files: { ...base.platform.files, delete: () => Promise.resolve() },
  };
  const organizationId = createId('org');
  people
    .prepare(
      `insert into organizations (id, name, created_at, updated_at, deleted_at, shard)
       values (?, 'Acme', 0, 0, 1, 1)`,
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

it('looks for the database of an organization once, and not at all where it was noted', async () => {
  const { platform, scope, countRows } = createShardedPlatform();
  const { databaseUsage: usage } = platform;
  const tag = { name: 'Tag', color: '#ffffff', description: null };
  await createTag(scope, tag);
  const { roundTrips: first } = usage;
  await createTag(scope, { ...tag, name: 'Other' });
  const second = usage.roundTrips - first;
  expect(first).toBe(second + 1);
  expect(countRows('tags')).toEqual([0, 2]);
  expect(platform.databaseFor(scope.organizationId)).toBe(platform.databases[1]);
  platform.shards.note('org_other', 0);
  expect(platform.databaseFor('org_other')).toBe(platform.identityDatabase);
  expect(() => platform.shards.note('org_other', 2)).toThrow('DB_3 is missing');
});

it('leaves a job of content where an organization has moved away', async () => {
  const { platform, people, scope, countRows } = createShardedPlatform();
  await startRebuild(scope);
  people.exec('update organizations set deleted_at = null, shard = 0');
  const [job] = await platform.databases[1]!.select({ id: jobsTable.id }).from(jobsTable);
  await runJob(platform, job?.id ?? '');
  expect(countRows('jobs')).toEqual([0, 1]);
});

it('ends a membership in the other database, and its job in its own', async () => {
  const { platform, people, scope, countRows } = createShardedPlatform();
  const { organizationId } = scope;
  people.exec(joinAs(organizationId));
  const view = {
    organizationId,
    createdBy: 'usr_1',
    name: 'Mine',
    search: '',
    filters: {} as never,
    columns: [],
    isShared: false,
    position: 0,
  };
  const afterReturn = new Date(Date.now() + hour);
  await scope.database.insert(viewsTable).values([
    { ...view, id: 'view_1', createdAt: new Date(0) },
    { ...view, id: 'view_2', createdAt: afterReturn },
  ]);
  people.exec('delete from users');
  expect(countRows('jobs')).toEqual([1, 0]);
  const [job] = await platform.identityDatabase.select({ id: jobsTable.id }).from(jobsTable);
  await runJob(platform, job?.id ?? '');
  expect(countRows('jobs')).toEqual([0, 0]);
  expect(await scope.database.select({ id: viewsTable.id }).from(viewsTable)).toEqual([
    { id: 'view_2' },
  ]);
});

async function chosenFor(sizes: number[], latest: number) {
  const connected = connectDatabases(
    sizes.map((size) => withSize(sqliteAsD1(openMigratedSqlite()), size)),
    createDatabaseUsage(),
  );
  await connected.identityDatabase
    .insert(organizationsTable)
    .values({ ...organization, shard: latest });
  return chooseShard(connected);
}

it('puts a new organization into the smallest database, or into each in turn', async () => {
  expect(await chosenFor([5e9, 1e9, 2e9], 0)).toBe(1);
  expect(await chosenFor([1e6, 1e6, 1e6], 0)).toBe(1);
  expect(await chosenFor([1e6, 1e6, 1e6], 2)).toBe(0);
  expect(await chosenFor([5e9, 1e6, 1e6], 2)).toBe(1);
});

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

const joinAs = (organizationId: string) => `
  update organizations set deleted_at = null;
  insert into users (id, email, name, created_at, updated_at) values ('usr_1', 'a@example.com', 'Ada', 0, 0);
  insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
  values ('ses_1', 'token', 'usr_1', 9e15, 0, 0);
  insert into members values ('mem_1', '${organizationId}', 'usr_1', 'member', 0);`;

const scopeOfMember = (platform: Platform, organizationId: string) =>
  createOrganizationScope(platform, organizationId, {
    actor: { kind: 'user', userId: 'usr_1', userName: 'Ada' },
    credentials: { kind: 'session', token: 'token' },
    permission: null,
    role: 'member',
    requiredRole: 'member',
  });

it('writes into the content only while the identity database still has the membership', async () => {
  const { platform, people, scope, countRows } = createShardedPlatform();
  const { organizationId } = scope;
  people.exec(joinAs(organizationId));
  const member = scopeOfMember(platform, organizationId);
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
  const shard = platform.databaseFor(organizationId);
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
