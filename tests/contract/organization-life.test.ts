import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { addMember, createApiKey } from '../support/access.ts';
import {
  createOwner,
  createUser,
  TestClient,
  uploadDocument,
  type Owner,
} from '../support/client.ts';
import { purgeOrganizations } from '../support/cron-steps.ts';

const days = 86_400_000;

const platformIn = (milliseconds: number) => ({
  ...harness.platform(),
  clock: { now: () => new Date(Date.now() + milliseconds) },
});

async function rowsOf(organizationId: string) {
  const counts: Record<string, number> = {};
  for (const database of harness.platform().databases) {
    const tables = await database.all<{ name: string }>(sql`
      select name from sqlite_schema where type = 'table' and sql like '%organization_id text%'`);
    for (const { name } of tables) {
      const [row] = await database.all<{ total: number }>(
        sql`select count(*) as total from ${sql.identifier(name)} where organization_id = ${organizationId}`,
      );
      if (row && row.total > 0) counts[name] = (counts[name] ?? 0) + row.total;
    }
  }
  return counts;
}

async function filesOf(owner: Owner) {
  const { files } = await harness.platform().files.list();
  return files.filter(({ key }) => key.startsWith(owner.organizationId));
}

describe('renaming an organization', () => {
  it('trims the name, and is allowed to admins and the owner', async () => {
    const owner = await createOwner();
    const [admin, member, stranger] = [await createUser(), await createUser(), await createUser()];
    await addMember(owner, admin, 'admin');
    await addMember(owner, member, 'member');
    const body = { name: '  New name ', id: 'org_x', deletedAt: 1 };
    const { organization } = await admin.call<{ organization: { id: string; name: string } }>(
      'PUT',
      owner.org,
      { body },
    );
    expect(organization).toMatchObject({ id: owner.organizationId, name: 'New name' });
    expect(await owner.get(owner.org)).toMatchObject({ organization: { name: 'New name' } });
    await member.fails('PUT', owner.org, { code: 'auth.forbidden', body: { name: 'Mine now' } });
    await stranger.fails('PUT', owner.org, { code: 'auth.forbidden', body: { name: 'Mine now' } });
    for (const name of ['ab', 'x'.repeat(51), ' ', 7]) {
      await owner.fails('PUT', owner.org, { code: 'request.invalid', body: { name } });
    }
  });
});

describe('deleting an organization', () => {
  it('is allowed to the owner only', async () => {
    const owner = await createOwner();
    const [admin, member, stranger] = [await createUser(), await createUser(), await createOwner()];
    await addMember(owner, admin, 'admin');
    await addMember(owner, member, 'member');
    for (const client of [admin, member, stranger]) {
      await client.fails('DELETE', owner.org, { code: 'auth.forbidden' });
    }
    expect(await owner.get(owner.org)).toBeTruthy();
  });

  it('ends the access of all members and keys at once', async () => {
    const owner = await createOwner();
    const member = await createUser();
    await addMember(owner, member, 'member');
    const key = new TestClient({ authorization: `Bearer ${await createApiKey(owner, {})}` });
    await owner.call('DELETE', owner.org, { status: 204 });
    for (const client of [owner, member, key]) {
      await client.fails('GET', owner.org, { code: 'auth.forbidden' });
      await client.fails('GET', `${owner.org}/documents`, { code: 'auth.forbidden' });
      expect(await client.get('/api/organizations')).toEqual({ organizations: [] });
    }
  });

  it('purges its rows and files step by step after 30 days, and no others', async () => {
    const owner = await createOwner();
    const other = await createOwner();
    for (const client of [owner, other]) {
      await uploadDocument(client, {
        name: 'a.txt',
        content: `Quick brown foxes of ${client.organizationId}`,
      });
      await client.post(`${client.org}/members/invitations`, { email: 'invited@example.com' });
    }
    await harness.finishJobs();
    const untouched = await rowsOf(other.organizationId);
    const [file] = await filesOf(owner);
    await harness.platform().files.put(`${file?.key}.thumb`, new Blob(['picture']).stream());
    await owner.call('DELETE', owner.org, { status: 204 });

    await purgeOrganizations(platformIn(29 * days));
    expect(Object.keys(await rowsOf(owner.organizationId))).toContain('documents');
    expect(await filesOf(owner)).toHaveLength(2);

    for (let run = 0; run < 4; run += 1) await purgeOrganizations(platformIn(31 * days));
    expect(await rowsOf(owner.organizationId)).toEqual({});
    expect(await filesOf(owner)).toEqual([]);
    expect(await rowsOf(other.organizationId)).toEqual(untouched);
    expect(await filesOf(other)).toHaveLength(1);
    const left = await harness
      .platform()
      .identityDatabase.all(sql`select id from organizations where id = ${owner.organizationId}`);
    expect(left).toEqual([]);
  });

  it('purges it without reading the texts of other organizations', async () => {
    const owner = await createOwner();
    await owner.call('DELETE', owner.org, { status: 204 });
    const platform = platformIn(31 * days);
    const database = platform.databaseFor(owner.organizationId);
    await database.run(sql`
      insert into document_contents (document_id, organization_id, content)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 3000)
      select 'other_' || n, 'org_other', 'text' from numbers`);
    const before = platform.databaseUsage.rowsRead;
    await purgeOrganizations(platform);
    expect(platform.databaseUsage.rowsRead - before).toBeLessThan(3000);
    await database.run(sql`delete from document_contents where organization_id = 'org_other'`);
  });
});
