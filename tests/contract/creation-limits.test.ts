import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { harness } from '#harness';
import { correspondentLimits } from '../../shared/archive/archive-limits.ts';
import { limits } from '../../shared/limits.ts';
import { createTag, statusesOf, unknownId } from '../support/builders.ts';
import { createOwner, createUser } from '../support/client.ts';

const apiKey = { name: 'Key', permissions: ['tags:read'], allOrganizations: true };
const threeLeft = 3;

/** Sends five requests at once when three are left: the limit is exact and named. */
async function expectLimit(create: (index: number) => Promise<Response>) {
  const responses = await Promise.all([0, 1, 2, 3, 4].map(create));
  expect(statusesOf(responses)).toEqual([201, 201, 201, 403, 403]);
  const refused = responses.filter(({ status }) => status === 403);
  for (const response of refused) {
    expect(await response.json()).toMatchObject({ error: { code: 'limit.reached' } });
  }
}

it('an organization has at most 5,000 tags', async () => {
  const owner = await createOwner();
  const start = owner.organizationId.slice(4, 20);
  await harness.platform().databaseFor(owner.organizationId).run(sql`
    insert into tags (id, organization_id, name, name_key, color, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${limits.tags.max - threeLeft})
    select 'tag_' || ${start} || printf('%08d', n), ${owner.organizationId}, 'tag ' || n, 'tag ' || n, '#d8ff75', 0
    from numbers`);
  const path = `${owner.org}/tags`;
  await expectLimit((index) =>
    owner.request('POST', path, { name: `t${index}`, color: '#d8ff75' }),
  );
  await owner.fails('POST', path, {
    code: 'tags.already_exists',
    body: { name: 'TAG 1', color: '#d8ff75' },
  });
  const other = await createOwner();
  await createTag(other);
});

it('an organization has at most 500 tagging rules', async () => {
  const owner = await createOwner();
  const { id: tagId } = await createTag(owner);
  const start = owner.organizationId.slice(4, 20);
  await harness.platform().databaseFor(owner.organizationId).run(sql`
    insert into tagging_rules (id, organization_id, name, conditions, created_at)
    with recursive numbers(n) as (
      select 1 union all select n + 1 from numbers where n < ${limits.taggingRules.max - threeLeft})
    select 'tr_' || ${start} || printf('%08d', n), ${owner.organizationId}, 'rule', '[]', 0 from numbers`);
  const path = `${owner.org}/tagging-rules`;
  const rule = { name: 'Rule', conditions: [], tagIds: [tagId] };
  await expectLimit(() => owner.request('POST', path, rule));
  const body = { ...rule, tagIds: [unknownId('tag')] };
  await owner.fails('POST', path, { code: 'tag.not_found', body });
});

it('the values of the tagging rules of an organization have at most 250,000 bytes', async () => {
  const owner = await createOwner();
  const { id: tagId } = await createTag(owner);
  const path = `${owner.org}/tagging-rules`;
  const rule = (...lengths: number[]) => ({
    name: 'Rule',
    conditions: lengths.map((length) => ({
      field: 'content',
      operator: 'contains',
      value: 'é'.repeat(length),
    })),
    tagIds: [tagId],
  });
  const longest = Array.from({ length: 50 }, () => 1000);
  const { taggingRule } = await owner.post<{ taggingRule: { id: string } }>(path, rule(...longest));
  await owner.post(path, rule(...longest));
  const refused = { code: 'limit.reached', body: rule(...longest) } as const;
  await owner.fails('POST', path, refused);
  await owner.post(path, rule(...longest.slice(25)));
  await owner.fails('POST', path, { ...refused, body: rule(1) });
  await owner.post(path, rule());

  const itsPath = `${path}/${taggingRule.id}`;
  const longer = rule(...longest.slice(1), 1001);
  await owner.fails('PUT', itsPath, { ...refused, body: longer });
  const { conditions } = rule(...longest);
  expect(await owner.get(itsPath)).toMatchObject({ taggingRule: { conditions } });
  const body = { ...longer, tagIds: [unknownId('tag')] };
  await owner.fails('PUT', itsPath, { code: 'tag.not_found', body });
  await owner.call('PUT', itsPath, { body: rule(...longest) });
  await owner.call('PUT', itsPath, { body: rule(1) });
  await owner.post(path, rule(1));
  const other = await createOwner();
  const { id } = await createTag(other);
  await other.post(`${other.org}/tagging-rules`, { ...rule(...longest), tagIds: [id] });
});

it('a user has at most 100 API keys, and may create another one after revoking one', async () => {
  const user = await createUser();
  for (let count = 0; count < limits.apiKeys.max - threeLeft; count += 1) {
    await user.post('/api/api-keys', apiKey);
  }
  await expectLimit(() => user.request('POST', '/api/api-keys', apiKey));
  const body = { ...apiKey, allOrganizations: false, organizationIds: [unknownId('org')] };
  await user.fails('POST', '/api/api-keys', { code: 'auth.forbidden', body });
  const { apiKeys } = await user.get<{ apiKeys: { id: string }[] }>('/api/api-keys');
  expect(apiKeys).toHaveLength(limits.apiKeys.max);
  await user.call('DELETE', `/api/api-keys/${apiKeys[0]?.id}`, { status: 204 });
  await user.post('/api/api-keys', apiKey);
});

it('the correspondents of an organization have at most 20,000 names', async () => {
  const owner = await createOwner();
  const path = `${owner.org}/correspondents`;
  const create = async (body: object) =>
    (await owner.post<{ correspondent: { id: string } }>(path, body)).correspondent;
  const full = await create({ name: 'Full', aliases: ['A', 'B'] });
  const merged = await create({ name: 'Merged' });
  await harness.platform().databaseFor(owner.organizationId).run(sql`
    insert into correspondent_names (organization_id, name_key, correspondent_id, name, position)
    with recursive numbers(n) as (
      select 1 union all select n + 1 from numbers where n < ${correspondentLimits.names - 6})
    select ${owner.organizationId}, 'key ' || n, ${unknownId('cor')}, 'key', n from numbers`);
  const refused = { code: 'limit.reached' } as const;
  await owner.fails('POST', path, { ...refused, body: { name: 'New', aliases: ['C', 'D'] } });
  await owner.post(path, { name: 'New', aliases: ['C'] });

  const itsPath = `${path}/${full.id}`;
  await owner.fails('POST', path, { ...refused, body: { name: 'Another' } });
  await owner.fails('PATCH', itsPath, { ...refused, body: { aliases: ['A', 'B', 'E'] } });
  await owner.call('PATCH', itsPath, { body: { name: 'Renamed', aliases: ['E', 'F'] } });
  const metadata = { correspondent: 'Another' };
  const form = new FormData();
  form.set('metadata', JSON.stringify(metadata));
  form.set('file', new File(['text'], 'a.txt'));
  await owner.fails('POST', `${owner.org}/documents`, { ...refused, body: form });
  await owner.post(`${path}/${merged.id}/merge`, { intoCorrespondentId: full.id }, 204);
  await owner.call('PATCH', itsPath, { body: { aliases: ['A'] } });
  await owner.post(path, { name: 'Another' });
});
