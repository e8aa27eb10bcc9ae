import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createId } from '../../shared/ids.ts';
import { organizationVersionHeader } from '../../shared/organization-version.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { emptyTrash } from '../../worker/archive/trash/empty-trash.ts';
import { addMember } from '../support/access.ts';
import {
  createOwner,
  createUser,
  formWith,
  TestClient,
  uploadDocument,
  type Owner,
} from '../support/client.ts';
import { runJob } from '../support/run-job.ts';
import { createOwnerIn } from '../support/shards.ts';
import { attachTag, createTag, createTextDocument, insertDocuments } from '../support/builders.ts';

type Version = { version: number; isPending: boolean };

const readVersion = (owner: Owner) => owner.get<Version>(`${owner.org}/version`);

async function growthOf(owner: Owner, act: () => Promise<unknown>) {
  const { version: before } = await readVersion(owner);
  await act();
  return (await readVersion(owner)).version - before;
}

const ruleInput = (tagId: string, name = 'Rule') => ({ name, conditions: [], tagIds: [tagId] });

/** A change by one member that another one sees, after its preparation. */
const changes: Record<string, (owner: Owner) => Promise<() => Promise<unknown>>> = {
  'an upload': async (owner) => () => uploadDocument(owner, { name: 'a.txt', content: 'a' }),
  'a renamed document': async (owner) => {
    const { id } = await createTextDocument(owner);
    return () =>
      owner.call('PATCH', `${owner.org}/documents/${id}`, { body: { name: 'renamed.txt' } });
  },
  'an edited text': async (owner) => {
    const { id } = await createTextDocument(owner);
    return () => owner.call('PATCH', `${owner.org}/documents/${id}`, { body: { content: 'new' } });
  },
  'a document moved to the trash': async (owner) => {
    const { id } = await createTextDocument(owner);
    return () => owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
  },
  'an emptied trash': async (owner) => {
    const { id } = await createTextDocument(owner);
    await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    return () => owner.call('DELETE', `${owner.org}/documents/trash`, { status: 204 });
  },
  'a tag': async (owner) => () => createTag(owner),
  'a recolored tag': async (owner) => {
    const tag = await createTag(owner);
    const body = { name: tag.name, color: '#ffffff' };
    return () => owner.call('PUT', `${owner.org}/tags/${tag.id}`, { body });
  },
  'an alias that is written otherwise': async (owner) => {
    const path = `${owner.org}/correspondents`;
    const input = { name: 'Bank', aliases: ['the bank'] };
    const { correspondent } = await owner.post<{ correspondent: { id: string } }>(path, input);
    const body = { aliases: ['The Bank'] };
    return () => owner.call('PATCH', `${path}/${correspondent.id}`, { body });
  },
  'a deleted tag': async (owner) => {
    const tag = await createTag(owner);
    return () => owner.call('DELETE', `${owner.org}/tags/${tag.id}`, { status: 204 });
  },
  'a tagged document': async (owner) => {
    const [document, tag] = [await createTextDocument(owner), await createTag(owner)];
    return () => attachTag(owner, document.id, tag.id);
  },
  'a tagging rule': async (owner) => {
    const tag = await createTag(owner);
    return () => owner.post(`${owner.org}/tagging-rules`, ruleInput(tag.id));
  },
  'a new member': async (owner) => {
    const member = await createUser();
    return () => addMember(owner, member, 'member');
  },
  'a changed role': async (owner) => {
    const { id } = await addMember(owner, await createUser(), 'member');
    return () => owner.call('PATCH', `${owner.org}/members/${id}`, { body: { role: 'admin' } });
  },
  'a removed member': async (owner) => {
    const { id } = await addMember(owner, await createUser(), 'member');
    return () => owner.call('DELETE', `${owner.org}/members/${id}`, { status: 204 });
  },
  'a paused webhook': async (owner) => {
    const input = { name: 'Hook', url: 'https://hooks.example.com/', events: ['document:created'] };
    const { webhook } = await owner.post<{ webhook: { id: string } }>(
      `${owner.org}/webhooks`,
      input,
    );
    const body = { ...input, enabled: false };
    return () => owner.call('PUT', `${owner.org}/webhooks/${webhook.id}`, { body });
  },
  'a renamed organization': async (owner) => () =>
    owner.call('PUT', owner.org, { body: { name: 'Renamed' } }),
  'a renamed user': async (owner) => () =>
    owner.call('PUT', '/api/users/me', { body: { name: 'Grace Hopper' } }),
};

describe('the version of an organization', () => {
  it.each(Object.entries(changes))('grows with %s', async (_name, prepare) => {
    const [owner, neighbour] = [await createOwner(), await createOwner()];
    const act = await prepare(owner);
    const before = await readVersion(neighbour);
    expect(await growthOf(owner, act)).toBeGreaterThan(0);
    expect(await readVersion(neighbour)).toEqual(before);
  });

  it('stays the same while nothing changes, whatever is read', async () => {
    const owner = await createOwner();
    const { id } = await createTextDocument(owner, { content: 'some words' });
    const reads = [
      '',
      '/documents',
      `/documents/${id}`,
      `/documents/${id}/file`,
      `/documents/${id}/activity`,
      '/documents/search?searchQuery=words',
      '/documents/search?searchQuery=wrods',
      '/documents/deleted?searchQuery=words',
      '/documents/statistics',
      '/tags',
      '/tagging-rules',
      '/members',
    ];
    const growth = await growthOf(owner, async () => {
      for (const path of reads) {
        await (await owner.request('GET', owner.org + path)).arrayBuffer();
      }
    });
    expect(growth).toBe(0);
  });

  it('grows again when the text of an upload has been read and rules have added tags', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner);
    await owner.post(`${owner.org}/tagging-rules`, ruleInput(tag.id));
    const form = formWith({ name: 'a.txt', content: 'a' });
    const uploaded = await owner.request('POST', `${owner.org}/documents`, form);
    await harness.finishJobs();
    const uploadedVersion = Number(uploaded.headers.get(organizationVersionHeader));
    expect(uploadedVersion).toBeGreaterThan(0);
    expect((await readVersion(owner)).version).toBeGreaterThan(uploadedVersion);
  });

  it('grows with each step that empties a large trash, and is pending until it is empty', async () => {
    const owner = await createOwner();
    await insertDocuments(owner, 1200);
    await harness.platform().databaseFor(owner.organizationId).run(sql`
      update documents set deleted_at = 1 where organization_id = ${owner.organizationId}`);
    const withoutQueue = { ...harness.platform(), jobs: { send: async () => undefined } };
    await emptyTrash(createSystemScope(withoutQueue, owner.organizationId));
    const left = () => owner.get<{ documentsCount: number }>(`${owner.org}/documents/deleted`);
    expect((await left()).documentsCount).toBe(200);
    const meanwhile = await readVersion(owner);
    expect(meanwhile.isPending).toBe(true);

    const jobs = await harness
      .platform()
      .databaseFor(owner.organizationId)
      .all<{ empty_job: string }>(
        sql`select id as empty_job from jobs where organization_id = ${owner.organizationId} and job ->> 'type' = 'trash.empty'`,
      );
    expect(jobs).toHaveLength(1);
    await runJob(withoutQueue, jobs[0]?.empty_job ?? '');
    expect((await left()).documentsCount).toBe(0);
    const finished = await readVersion(owner);
    expect(finished.isPending).toBe(false);
    expect(finished.version).toBeGreaterThan(meanwhile.version);
  });

  it('grows by a purged document no more for its tags', async () => {
    const owner = await createOwner();
    const [untagged, tagged] = [await createTextDocument(owner), await createTextDocument(owner)];
    for (const tag of [await createTag(owner), await createTag(owner)]) {
      await attachTag(owner, tagged.id, tag.id);
    }
    const growthOfPurge = async ({ id }: { id: string }) => {
      await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
      return growthOf(owner, () =>
        owner.call('POST', `${owner.org}/documents/batch/purge`, {
          body: { filter: { documentIds: [id] } },
        }),
      );
    };
    expect(await growthOfPurge(tagged)).toBe(await growthOfPurge(untagged));
  });

  it('is pending while a job waits that will change documents', async () => {
    const [owner, neighbour] = [await createOwner(), await createOwner()];
    const insertJob = (type: string) =>
      harness.platform().databaseFor(owner.organizationId).run(sql`
        insert into jobs (id, organization_id, job, created_at, send_after)
        values (${createId('evt')}, ${owner.organizationId}, json_object('type', ${type}), 0, 9e15)`);
    await insertJob('webhook.deliver');
    expect((await readVersion(owner)).isPending).toBe(false);
    await insertJob('document.extract');
    expect((await readVersion(owner)).isPending).toBe(true);
    expect((await readVersion(neighbour)).isPending).toBe(false);
  });

  it('responds 304 until something changes', async () => {
    const owner = await createOwner();
    const path = `${owner.org}/version`;
    const first = await owner.request('GET', path);
    const client = new TestClient({
      ...owner.headers,
      'if-none-match': first.headers.get('etag') ?? '',
    });
    const second = await client.request('GET', path);
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    await createTag(owner);
    expect((await client.request('GET', path)).status).toBe(200);
  });

  it('is a header of every response that has written, and of no other', async () => {
    const owner = await createOwner();
    const body = { name: 'Tax', color: '#d8ff75' };
    const written = await owner.request('POST', `${owner.org}/tags`, body);
    const { version } = await readVersion(owner);
    expect(written.headers.get(organizationVersionHeader)).toBe(String(version));
    const read = await owner.request('GET', `${owner.org}/tags`);
    expect(read.headers.get(organizationVersionHeader)).toBeNull();
  });

  it('costs one round trip and a row beside the access check, however many documents there are', async () => {
    const owner = await createOwnerIn(0);
    const costOf = async () => {
      const response = await owner.request('GET', `${owner.org}/version`);
      const cost = /(\d+) trips, (\d+) read, (\d+) written/.exec(
        response.headers.get('server-timing') ?? '',
      );
      return cost?.slice(1).map(Number);
    };
    await createTextDocument(owner);
    const before = await costOf();
    await insertDocuments(owner, 2000);
    expect(await costOf()).toEqual(before);
    expect(before?.[0]).toBe(1);
    expect(before?.[2]).toBe(0);
  });
});
