import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { limits } from '../../shared/limits.ts';
import { createOwner, TestClient, uploadDocument, type Owner } from '../support/client.ts';
import { runJob } from '../support/run-job.ts';
import {
  activityOf,
  createTag,
  createTextDocument,
  eventsOf,
  insertDocuments,
  listDocuments,
  readDocument,
  readTag,
  unknownId,
} from '../support/builders.ts';

type Rule = {
  id: string;
  name: string;
  description: string | null;
  conditions: unknown[];
  actions: { tagId: string }[];
  version: number;
  updatedAt: string | null;
};
type Run = {
  id: string;
  state: string;
  processedCount: number;
  matchedCount: number;
  taggedCount: number;
  totalCount: number;
};

const nameContains = (value: string) => ({ field: 'name', operator: 'contains', value });
const contentContains = (value: string) => ({ field: 'content', operator: 'contains', value });

async function createRule(
  owner: Owner,
  rule: { name?: string; conditions?: unknown[]; tagIds: string[] },
) {
  const { taggingRule } = await owner.post<{ taggingRule: Rule }>(`${owner.org}/tagging-rules`, {
    name: rule.name ?? 'A rule',
    description: '',
    conditions: rule.conditions ?? [],
    tagIds: rule.tagIds,
  });
  return taggingRule;
}

async function applyRule(owner: Owner, ruleId: string) {
  const path = `${owner.org}/tagging-rules/${ruleId}`;
  const { run } = await owner.post<{ run: Run }>(`${path}/apply`, undefined, 202);
  return { run, path: `${path}/runs/${run.id}` };
}

/** Runs the job of the started run, before those that read documents. */
async function runApplyingJob({ organizationId }: Owner) {
  const [job] = await harness.platform().databaseFor(organizationId).all<{ id: string }>(sql`
    select id from jobs
    where organization_id = ${organizationId} and job ->> 'type' = 'tagging-rule.apply'`);
  await runJob(harness.platform(), job?.id ?? '');
}

async function tagNamesOf(owner: Owner, documentId: string) {
  return (await readDocument(owner, documentId)).tags.map(({ name }) => name);
}

describe('tagging rules', () => {
  it('are created, listed, read, updated and deleted', async () => {
    const owner = await createOwner();
    const [first, second] = [await createTag(owner), await createTag(owner)];
    const conditions = [nameContains(' Rechnung '), contentContains('Strom')];
    const { taggingRule } = await owner.post<{ taggingRule: Rule }>(`${owner.org}/tagging-rules`, {
      name: ' Bills ',
      description: ' of the house ',
      conditions,
      tagIds: [second.id, first.id, second.id],
      organizationId: unknownId('org'),
    });
    expect(taggingRule).toMatchObject({
      name: 'Bills',
      description: 'of the house',
      organizationId: owner.organizationId,
      conditions,
      actions: [{ tagId: second.id }, { tagId: first.id }],
      updatedAt: null,
    });
    const path = `${owner.org}/tagging-rules/${taggingRule.id}`;
    expect(await owner.get(path)).toEqual({ taggingRule });
    expect(await owner.get(`${owner.org}/tagging-rules`)).toEqual({ taggingRules: [taggingRule] });
    const changed = await owner.call<{ taggingRule: Rule }>('PUT', path, {
      body: { name: 'All', conditions: [], tagIds: [first.id] },
    });
    expect(changed.taggingRule).toMatchObject({
      id: taggingRule.id,
      name: 'All',
      description: null,
      conditions: [],
      actions: [{ tagId: first.id }],
    });
    expect(changed.taggingRule.updatedAt).not.toBeNull();
    await owner.call('DELETE', path, { status: 204 });
    for (const method of ['GET', 'DELETE']) {
      await owner.fails(method, path, { code: 'tagging_rule.not_found' });
    }
  });

  it('are replaced only in the version that is named, if one is', async () => {
    const owner = await createOwner();
    const [first, second] = [await createTag(owner), await createTag(owner)];
    const { id, version } = await createRule(owner, {
      conditions: [nameContains('a')],
      tagIds: [first.id],
    });
    const path = `${owner.org}/tagging-rules/${id}`;
    const { headers } = await owner.request('GET', path);
    expect(headers.get('etag')).toBe(`"${version}"`);
    const body = { name: 'Changed', conditions: [], tagIds: [second.id] };
    const stale = new TestClient({ ...owner.headers, 'if-match': `"${version + 1}"` });
    const { details } = await stale.fails('PUT', path, { code: 'request.conflict', body });
    expect(details).toMatchObject({ taggingRule: { name: 'A rule', version } });
    // This also applies to a rule that would be rejected.
    const unknown = { field: 'custom', fieldId: unknownId('fld'), operator: 'is_set' };
    const conditions = [unknown];
    await stale.fails('PUT', path, { code: 'request.conflict', body: { ...body, conditions } });
    const { taggingRule } = await owner.get<{ taggingRule: Rule }>(path);
    expect(taggingRule).toMatchObject({ name: 'A rule', actions: [{ tagId: first.id }], version });

    const current = new TestClient({ ...owner.headers, 'if-match': `"${version}"` });
    type Saved = { taggingRule: Rule; run: object | null };
    const saved = await current.call<Saved>('PUT', path, { body });
    expect(saved).toMatchObject({
      taggingRule: { name: 'Changed', actions: [{ tagId: second.id }], version: version + 1 },
      run: { state: 'running' },
    });
    await current.fails('PUT', path, { code: 'request.conflict', body });
    await owner.call('PUT', path, { body: { ...body, name: 'Anyway' } });
  });

  const valid = { name: 'A', conditions: [], tagIds: [unknownId('tag')] };
  it.each([
    [{ ...valid, name: ' ' }, 'name', 'tagging-rules.form.name.required'],
    [{ ...valid, name: 'x'.repeat(65) }, 'name', 'tagging-rules.form.name.max-length'],
    [
      { ...valid, description: 'x'.repeat(257) },
      'description',
      'tagging-rules.form.description.max-length',
    ],
    [{ ...valid, tagIds: [] }, 'tagIds', 'tagging-rules.form.tags.required'],
    [
      { ...valid, conditions: [nameContains('  ')] },
      'conditions.0.value',
      'tagging-rules.form.conditions.value.required',
    ],
    [
      { ...valid, conditions: [{ ...nameContains('a'), field: 'size' }] },
      'conditions.0.field',
      null,
    ],
    [
      { ...valid, conditions: [{ ...nameContains('a'), operator: 'matches' }] },
      'conditions.0.operator',
      null,
    ],
    [{ ...valid, conditions: {} }, 'conditions', null],
    [{ ...valid, tagIds: ['tag'] }, 'tagIds.0', null],
  ])('are refused: %.80j', async (body, path, key) => {
    const owner = await createOwner();
    const error = await owner.fails('POST', `${owner.org}/tagging-rules`, {
      code: 'request.invalid',
      body,
    });
    expect(error.details).toContainEqual(expect.objectContaining({ path, ...(key && { key }) }));
  });

  it('reject tags and rules of another organization', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const [own, foreign] = [await createTag(owner), await createTag(stranger)];
    const body = { name: 'A', conditions: [], tagIds: [own.id, foreign.id] };
    await owner.fails('POST', `${owner.org}/tagging-rules`, { code: 'tag.not_found', body });
    expect(await owner.get(`${owner.org}/tagging-rules`)).toEqual({ taggingRules: [] });
    const rule = await createRule(owner, { name: 'Mine', tagIds: [own.id] });
    const path = `${owner.org}/tagging-rules/${rule.id}`;
    await owner.fails('PUT', path, { code: 'tag.not_found', body });
    expect(await owner.get(path)).toEqual({ taggingRule: rule });

    const theirs = `${stranger.org}/tagging-rules/${rule.id}`;
    const allowed = { name: 'Theirs', conditions: [], tagIds: [foreign.id] };
    await stranger.fails('GET', theirs, { code: 'tagging_rule.not_found' });
    await stranger.fails('PUT', theirs, { code: 'tagging_rule.not_found', body: allowed });
    await stranger.fails('DELETE', theirs, { code: 'tagging_rule.not_found' });
    await stranger.fails('POST', `${theirs}/apply`, { code: 'tagging_rule.not_found' });
    const { run } = await applyRule(owner, rule.id);
    await stranger.fails('GET', `${theirs}/runs/${run.id}`, { code: 'tagging_rule.not_found' });
    expect(await owner.get(path)).toEqual({ taggingRule: rule });
  });

  it('keep their other tags when one is deleted, and add nothing without any', async () => {
    const owner = await createOwner();
    const [kept, gone] = [await createTag(owner), await createTag(owner)];
    const both = await createRule(owner, { tagIds: [gone.id, kept.id] });
    const single = await createRule(owner, { tagIds: [gone.id] });
    await owner.call('DELETE', `${owner.org}/tags/${gone.id}`, { status: 204 });
    const { taggingRules } = await owner.get<{ taggingRules: Rule[] }>(
      `${owner.org}/tagging-rules`,
    );
    expect(taggingRules.map(({ id, actions }) => ({ id, actions }))).toEqual([
      { id: both.id, actions: [{ tagId: kept.id }] },
      { id: single.id, actions: [] },
    ]);
    const document = await createTextDocument(owner);
    expect(await tagNamesOf(owner, document.id)).toEqual([kept.name]);
  });
});

describe('a new document', () => {
  it('gets the tags of the rules it matches, once its text is extracted', async () => {
    const owner = await createOwner();
    const [bill, house, other] = [
      await createTag(owner, { name: 'Bill' }),
      await createTag(owner, { name: 'House' }),
      await createTag(owner, { name: 'Other' }),
    ];
    const rule = await createRule(owner, {
      name: 'Electricity',
      conditions: [nameContains('RECHNUNG'), contentContains('straße')],
      tagIds: [bill.id, house.id],
    });
    await createRule(owner, {
      conditions: [contentContains('nothing like it')],
      tagIds: [other.id],
    });
    await createRule(owner, { name: 'Again', conditions: [], tagIds: [bill.id] });
    const document = await uploadDocument(owner, {
      name: 'Stromrechnung.txt',
      content: 'Lindenstrasse 5',
    });
    await harness.finishJobs();
    expect(await tagNamesOf(owner, document.id)).toEqual(['Bill', 'House']);
    const activities = await activityOf(owner, document.id);
    expect(activities.map(({ event }) => event)).toEqual(['tagged', 'tagged', 'created']);
    expect(activities.slice(0, 2)).toEqual([
      expect.objectContaining({ user: null, tag: expect.objectContaining({ name: 'House' }) }),
      expect.objectContaining({ user: null, tag: expect.objectContaining({ name: 'Bill' }) }),
    ]);
    expect(activities[0]?.eventData.taggingRule).toEqual({ id: rule.id, name: 'Electricity' });
    expect((await readTag(owner, bill.id))?.documentsCount).toBe(1);
    expect((await readTag(owner, other.id))?.documentsCount).toBe(0);
  });

  it('is compared with rules as with searches, and by whole words', async () => {
    const owner = await createOwner();
    for (const [name, operator, value] of [
      ['account', 'contains', 'DE89370400440532013000'],
      ['accent', 'contains', "L'ETE"],
      ['part', 'contains', '82002'],
      ['year', 'contains', '2002'],
      ['word', 'contains_word', '2002'],
      ['no word', 'not_contains_word', '2002'],
    ] as const) {
      const { id } = await createTag(owner, { name });
      const conditions = [{ field: 'content', operator, value }];
      await createRule(owner, { conditions, tagIds: [id] });
    }
    const document = await uploadDocument(owner, {
      name: 'a.txt',
      content: 'DE89 3704 0044 0532 0130 00 pour l\u2019été, account 18200277',
    });
    await harness.finishJobs();
    expect(await tagNamesOf(owner, document.id)).toEqual(['accent', 'account', 'no word', 'part']);
  });

  it('without text matches by its name, and by what its text does not contain', async () => {
    const owner = await createOwner();
    const [byName, byLack] = [
      await createTag(owner, { name: 'a' }),
      await createTag(owner, { name: 'b' }),
    ];
    await createRule(owner, { conditions: [nameContains('İSTANBUL')], tagIds: [byName.id] });
    await createRule(owner, {
      conditions: [{ field: 'content', operator: 'not_contains', value: 'x' }],
      tagIds: [byLack.id],
    });
    const document = await uploadDocument(owner, {
      name: 'istanbul.bin',
      content: new Uint8Array([0, 1, 2, 3, 255]),
    });
    await harness.finishJobs();
    expect(await tagNamesOf(owner, document.id)).toEqual(['a', 'b']);
  });

  it('is not tagged by rules of another organization', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    await createRule(stranger, { tagIds: [(await createTag(stranger)).id] });
    const document = await createTextDocument(owner);
    expect(await tagNamesOf(owner, document.id)).toEqual([]);
  });
});

describe('applying a rule to existing documents', () => {
  it('tags those that match, and returns its progress', async () => {
    const owner = await createOwner();
    const fits = await createTextDocument(owner, { name: 'a.txt', content: 'the lease' });
    const fitsToo = await createTextDocument(owner, { name: 'b.txt', content: 'a Lease' });
    const other = await createTextDocument(owner, { name: 'c.txt', content: 'a letter' });
    const trashed = await createTextDocument(owner, { name: 'd.txt', content: 'old lease' });
    await owner.call('DELETE', `${owner.org}/documents/${trashed.id}`, { status: 204 });
    const tag = await createTag(owner, { name: 'Lease' });
    await owner.post(`${owner.org}/documents/${fitsToo.id}/tags`, { tagId: tag.id }, 204);
    const rule = await createRule(owner, {
      name: 'Leases',
      conditions: [contentContains('LEASE')],
      tagIds: [tag.id],
    });
    const { run, path } = await applyRule(owner, rule.id);
    expect(run).toMatchObject({ state: 'running', processedCount: 0, totalCount: 3 });
    await harness.finishJobs();
    expect(await owner.get(path)).toMatchObject({
      run: { state: 'done', processedCount: 3, matchedCount: 2, taggedCount: 1, totalCount: 3 },
    });
    expect(await tagNamesOf(owner, fits.id)).toEqual(['Lease']);
    expect(await tagNamesOf(owner, other.id)).toEqual([]);
    expect(await tagNamesOf(owner, trashed.id)).toEqual([]);
    expect((await readTag(owner, tag.id))?.documentsCount).toBe(2);
    const [last] = await activityOf(owner, fits.id);
    expect(last).toMatchObject({
      event: 'tagged',
      user: null,
      eventData: { taggingRule: { id: rule.id, name: 'Leases' } },
    });
    const events = await eventsOf(owner, fitsToo.id);
    expect(events.filter((event) => event === 'tagged')).toEqual(['tagged']);
    const again = await applyRule(owner, rule.id);
    await harness.finishJobs();
    expect(await owner.get(again.path)).toMatchObject({
      run: { state: 'done', matchedCount: 2, taggedCount: 0 },
    });
  });

  it.each(['that is switched off', 'that is enabled'])(
    'tags a document that is still to be read with its text, by a rule %s',
    async (state) => {
      const owner = await createOwner();
      const tag = await createTag(owner, { name: 'Lease' });
      const tagIds = [tag.id];
      const rule = await createRule(owner, { conditions: [contentContains('lease')], tagIds });
      const isEnabled = state === 'that is enabled';
      await owner.call('PATCH', `${owner.org}/tagging-rules/${rule.id}`, { body: { isEnabled } });
      const form = new FormData();
      form.set('metadata', JSON.stringify({ skipsRules: isEnabled }));
      form.set('file', new File(['the lease'], 'a.txt'));
      const { document } = await owner.post<{ document: { id: string } }>(
        `${owner.org}/documents`,
        form,
      );
      const { path } = await applyRule(owner, rule.id);
      await runApplyingJob(owner);
      expect(await owner.get(path)).toMatchObject({ run: { state: 'done', processedCount: 1 } });
      await harness.finishJobs();
      expect(await tagNamesOf(owner, document.id)).toEqual(['Lease']);
      // The rule does not apply to documents that are read later.
      const later = await createTextDocument(owner, { content: 'another lease' });
      expect(await tagNamesOf(owner, later.id)).toEqual(isEnabled ? ['Lease'] : []);
      await owner.call('DELETE', `${owner.org}/documents/${document.id}/tags/${tag.id}`, {
        status: 204,
      });
      await owner.post(`${owner.org}/documents/${document.id}/extract`, undefined, 204);
      await harness.finishJobs();
      // A tag that a user has removed stays removed.
      expect(await tagNamesOf(owner, document.id)).toEqual([]);
    },
  );
});

it('a rule is not applied to what is imported with an older date after its run was started', async () => {
  const owner = await createOwner();
  const tag = await createTag(owner, { name: 'Lease' });
  const conditions = [nameContains('lease')];
  const rule = await createRule(owner, { conditions, tagIds: [tag.id] });
  await owner.call('PATCH', `${owner.org}/tagging-rules/${rule.id}`, {
    body: { isEnabled: false },
  });
  const existing = await createTextDocument(owner, { name: 'lease.txt' });
  const { path } = await applyRule(owner, rule.id);
  const form = new FormData();
  const createdAt = '2020-01-01T00:00:00.000Z';
  form.set('metadata', JSON.stringify({ createdAt, skipsRules: true }));
  form.set('file', new File(['imported'], 'old lease.txt'));
  const imported = await owner.post<{ document: { id: string } }>(`${owner.org}/documents`, form);
  await harness.finishJobs();
  expect(await owner.get(path)).toMatchObject({
    run: { state: 'done', processedCount: 1, totalCount: 1 },
  });
  expect(await tagNamesOf(owner, existing.id)).toEqual(['Lease']);
  expect(await tagNamesOf(owner, imported.document.id)).toEqual([]);
});

it('a rule with many tags is applied to fewer documents at a time', async () => {
  const owner = await createOwner();
  const tags = await Promise.all(
    Array.from({ length: 50 }, (_, index) => createTag(owner, { name: `Tag ${index}` })),
  );
  const atOnce = limits.tagChanges / tags.length;
  await insertDocuments(owner, atOnce + 1);
  const rule = await createRule(owner, {
    conditions: [nameContains('document')],
    tagIds: tags.map(({ id }) => id),
  });
  const { path } = await applyRule(owner, rule.id);
  await harness.finishJobs();
  expect(await owner.get(path)).toMatchObject({ run: { state: 'done', taggedCount: atOnce + 1 } });
  const taggedAt = async (sortOrder: string) => {
    const { ids } = await listDocuments(owner, `?pageSize=1&sortOrder=${sortOrder}`);
    const [last] = await activityOf(owner, ids[0] ?? '');
    return last?.createdAt;
  };
  expect(await taggedAt('asc')).not.toBe(await taggedAt('desc'));
});

describe('saving a rule without conditions', () => {
  it('applies it to all documents', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner);
    const tag = await createTag(owner);
    const rule = { name: 'Everything', conditions: [], tagIds: [tag.id] };
    const created = await owner.post<{ taggingRule: Rule; run: Run | null }>(
      `${owner.org}/tagging-rules`,
      rule,
    );
    expect(created.run).toMatchObject({ state: 'running', totalCount: 1 });
    await harness.finishJobs();
    const path = `${owner.org}/tagging-rules/${created.taggingRule.id}`;
    expect(await owner.get(`${path}/runs/${created.run?.id}`)).toMatchObject({
      run: { state: 'done', taggedCount: 1 },
    });
    expect(await tagNamesOf(owner, document.id)).toEqual([tag.name]);

    const other = await createTag(owner);
    const changed = await owner.call<{ run: Run | null }>('PUT', path, {
      body: { ...rule, tagIds: [other.id] },
    });
    expect(changed.run).toMatchObject({ state: 'running' });
    await harness.finishJobs();
    expect(await tagNamesOf(owner, document.id)).toEqual(
      expect.arrayContaining([tag.name, other.name]),
    );
  });

  it('starts no run if the rule has conditions, or cannot be saved', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'lease.txt' });
    const tag = await createTag(owner);
    const path = `${owner.org}/tagging-rules`;
    const rule = { name: 'Leases', conditions: [nameContains('lease')], tagIds: [tag.id] };
    const { taggingRule, run } = await owner.post<{ taggingRule: Rule; run: null }>(path, rule);
    expect(run).toBeNull();
    const body = { name: 'All', conditions: [], tagIds: [tag.id, unknownId('tag')] };
    await owner.fails('POST', path, { code: 'tag.not_found', body });
    await owner.fails('PUT', `${path}/${taggingRule.id}`, { code: 'tag.not_found', body });
    await harness.finishJobs();
    expect(await tagNamesOf(owner, document.id)).toEqual([]);
  });
});

describe('previewing conditions', () => {
  it('counts the documents that meet them', async () => {
    const owner = await createOwner();
    const { id } = await createTextDocument(owner, { name: 'Lease.txt', content: 'one' });
    await createTextDocument(owner, { name: 'letter.txt', content: 'two' });
    const preview = (conditions: unknown[]) =>
      owner.post(`${owner.org}/tagging-rules/preview`, { conditions }, 200);
    const checked = { checkedCount: 2, isCapped: false };
    expect(await preview([])).toEqual({ matchingCount: 2, documents: [], ...checked });
    expect(await preview([nameContains('LEASE')])).toEqual({
      matchingCount: 1,
      documents: [{ id, name: 'Lease.txt' }],
      ...checked,
    });
    expect(await preview([contentContains('two')])).toMatchObject({
      matchingCount: 1,
      documents: [{ name: 'letter.txt' }],
    });
    expect(await preview([nameContains('lease'), contentContains('two')])).toEqual({
      matchingCount: 0,
      documents: [],
      conditionCounts: [1, 1],
      ...checked,
    });
    await owner.fails('POST', `${owner.org}/tagging-rules/preview`, {
      code: 'request.invalid',
      body: { conditions: [nameContains('')] },
    });
  });
});

describe('extracting the text again', () => {
  it('replaces an edited text by that of the file only if asked to, and applies the rules', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner, { name: 'a.txt', content: 'original' });
    const path = `${owner.org}/documents/${document.id}`;
    await owner.call('PATCH', path, { body: { content: 'edited' } });
    await createRule(owner, {
      conditions: [contentContains('original')],
      tagIds: [(await createTag(owner, { name: 'Found' })).id],
    });
    await owner.post(`${path}/extract`, undefined, 204);
    await harness.finishJobs();
    const kept = { extractionState: 'done', content: 'edited', tags: [] };
    expect(await readDocument(owner, document.id)).toMatchObject(kept);
    await owner.post(`${path}/extract?replacesEdited=true`, undefined, 204);
    await harness.finishJobs();
    expect(await readDocument(owner, document.id)).toMatchObject({
      extractionState: 'done',
      content: 'original',
      tags: [{ name: 'Found' }],
    });
    const search = `${owner.org}/documents/search?searchQuery=original`;
    expect(await owner.get(search)).toMatchObject({ documentsCount: 1 });
    const stranger = await createOwner();
    await stranger.fails('POST', `${stranger.org}/documents/${document.id}/extract`, {
      code: 'document.not_found',
    });
  });
});
