import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { correspondentLimits } from '../../shared/archive/archive-limits.ts';
import type { Permission } from '../../shared/permissions.ts';
import { createApiKey } from '../support/access.ts';
import {
  activityOf,
  attachTag,
  createTag,
  createTextDocument,
  eventsOf,
  readDocument,
  statusesOf,
  unknownId,
} from '../support/builders.ts';
import { createOwner, TestClient, type Owner } from '../support/client.ts';
import {
  createCorrespondent,
  setCorrespondent,
  type WireCorrespondent,
} from '../support/correspondents.ts';
import { bearer } from '../support/route-requests.ts';

async function list(owner: Owner) {
  const path = `${owner.org}/correspondents`;
  return (await owner.get<{ correspondents: WireCorrespondent[] }>(path)).correspondents;
}

async function update(owner: Owner, id: string, body: unknown) {
  const path = `${owner.org}/correspondents/${id}`;
  return (await owner.call<{ correspondent: WireCorrespondent }>('PATCH', path, { body }))
    .correspondent;
}

const merge = (owner: Owner, from: string, into: string) =>
  owner.post(`${owner.org}/correspondents/${from}/merge`, { intoCorrespondentId: into }, 204);

function numbered(name: string, length: number): string[] {
  return Array.from({ length }, (_, index) => `${name} ${index}`);
}

describe('correspondents', () => {
  it('are listed by name with what they give to documents', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner);
    const works = await createCorrespondent(owner, {
      name: '  Stadtwerke\nLindenau ',
      aliases: ['SWL', 'swl', 'STADTWERKE LINDENAU'],
      defaultTagIds: [tag.id, tag.id],
      defaultDocumentType: 'invoice',
    });
    expect(works).toMatchObject({
      name: 'Stadtwerke Lindenau',
      aliases: ['swl'],
      defaultTagIds: [tag.id],
      defaultDocumentType: 'invoice',
      documentsCount: 0,
      latestDocument: null,
    });
    const bank = await createCorrespondent(owner, 'bank');
    expect(await list(owner)).toEqual([bank, works]);
  });

  it('have names and aliases that no other has, ignoring case', async () => {
    const owner = await createOwner();
    const bank = await createCorrespondent(owner, { name: 'Bank', aliases: ['Straße 1'] });
    const other = await createCorrespondent(owner, 'Other');
    for (const body of [
      { name: 'BANK' },
      { name: 'strasse 1' },
      { name: 'New', aliases: ['bank'] },
    ]) {
      await owner.fails('POST', `${owner.org}/correspondents`, {
        code: 'correspondent.already_exists',
        body,
      });
    }
    for (const body of [{ name: 'bank' }, { aliases: ['STRASSE 1'] }]) {
      await owner.fails('PATCH', `${owner.org}/correspondents/${other.id}`, {
        code: 'correspondent.already_exists',
        body,
      });
    }
    expect(await list(owner)).toEqual([bank, other]);
    const stranger = await createOwner();
    await createCorrespondent(stranger, 'Bank');
  });

  it('accept one of several of the same name at once', async () => {
    const owner = await createOwner();
    const answers = await Promise.all(
      ['Bank', 'BANK', 'bank'].map((name) =>
        owner.request('POST', `${owner.org}/correspondents`, { name }),
      ),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    expect(await list(owner)).toHaveLength(1);
  });

  it('keep their other names where the organization has more than it may have', async () => {
    const owner = await createOwner();
    const aliases = ['A1', 'A2', 'A3'];
    const bank = await createCorrespondent(owner, { name: 'Bank', aliases });
    await harness.platform().databaseFor(owner.organizationId).run(sql`
      with recursive number(n) as (select 0 union all select n + 1 from number where n < ${correspondentLimits.names})
      insert into correspondent_names (organization_id, name_key, correspondent_id, name, position)
      select ${owner.organizationId}, 'former ' || n, ${unknownId('cor')}, 'Former', n from number`);
    expect(await update(owner, bank.id, { aliases: ['A1', 'A3'] })).toMatchObject({
      name: 'Bank',
      aliases: ['A1', 'A3'],
    });
    const swapped = { name: 'A3', aliases: ['Bank', 'A1'] };
    expect(await update(owner, bank.id, swapped)).toMatchObject(swapped);
    const defaultTagIds = [(await createTag(owner)).id];
    const renewed = await update(owner, bank.id, { aliases: ['a3', 'New'], defaultTagIds });
    expect(renewed).toMatchObject({ name: 'A3', aliases: ['New'], defaultTagIds });
    await owner.fails('PATCH', `${owner.org}/correspondents/${bank.id}`, {
      code: 'limit.reached',
      body: { aliases: ['New', 'Newer'] },
    });
    const { correspondents } = await owner.get<{ correspondents: WireCorrespondent[] }>(
      `${owner.org}/correspondents`,
    );
    expect(correspondents).toMatchObject([{ name: 'A3', aliases: ['New'] }]);
  });

  it('change only what is sent', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner);
    const bank = await createCorrespondent(owner, {
      name: 'Bank',
      aliases: ['The bank', 'Piggy'],
      defaultTagIds: [tag.id],
      defaultDocumentType: 'statement',
    });
    const renamed = await update(owner, bank.id, { name: 'the bank' });
    expect(renamed).toMatchObject({
      ...bank,
      name: 'the bank',
      aliases: ['Piggy'],
      updatedAt: expect.anything(),
    });
    const changed = await update(owner, bank.id, { aliases: ['Purse'], defaultTagIds: [] });
    expect(changed).toMatchObject({ name: 'the bank', aliases: ['Purse'], defaultTagIds: [] });
    expect(await update(owner, bank.id, { defaultDocumentType: null })).toMatchObject({
      aliases: ['Purse'],
      defaultDocumentType: null,
    });
    await createCorrespondent(owner, 'Piggy');
    await owner.fails('PATCH', `${owner.org}/correspondents/${bank.id}`, {
      code: 'request.invalid',
      body: {},
    });
  });

  it.each([
    { name: '' },
    { name: ' ' },
    { name: 'x'.repeat(129) },
    {},
    { name: 'A', aliases: [''] },
    { name: 'A', defaultDocumentType: 'a bill' },
  ])('refuse %.60j', async (body) => {
    const owner = await createOwner();
    await owner.fails('POST', `${owner.org}/correspondents`, { code: 'request.invalid', body });
  });

  it('know no tags of another organization, and forget deleted ones', async () => {
    const owner = await createOwner();
    const foreign = await createTag(await createOwner());
    const tag = await createTag(owner);
    for (const defaultTagIds of [[foreign.id], [tag.id, unknownId('tag')]]) {
      await owner.fails('POST', `${owner.org}/correspondents`, {
        code: 'tag.not_found',
        body: { name: 'Bank', defaultTagIds },
      });
    }
    const bank = await createCorrespondent(owner, { name: 'Bank', defaultTagIds: [tag.id] });
    await owner.fails('PATCH', `${owner.org}/correspondents/${bank.id}`, {
      code: 'tag.not_found',
      body: { defaultTagIds: [foreign.id] },
    });
    expect(await list(owner)).toEqual([bank]);
    await owner.call('DELETE', `${owner.org}/tags/${tag.id}`, { status: 204 });
    expect(await list(owner)).toMatchObject([{ defaultTagIds: [] }]);
  });
});

describe('the correspondent of a document', () => {
  it('is set, replaced and cleared, and counted', async () => {
    const owner = await createOwner();
    const [bank, works] = [
      await createCorrespondent(owner, 'Bank'),
      await createCorrespondent(owner, 'Works'),
    ];
    const { id } = await createTextDocument(owner, { name: 'a.txt' });
    const counts = async () => (await list(owner)).map(({ documentsCount }) => documentsCount);
    await setCorrespondent(owner, id, bank.id);
    expect(await readDocument(owner, id)).toMatchObject({
      correspondent: { id: bank.id, name: 'Bank' },
    });
    expect(await counts()).toEqual([1, 0]);
    await setCorrespondent(owner, id, works.id);
    expect(await counts()).toEqual([0, 1]);
    await update(owner, works.id, { name: 'City works' });
    expect(await readDocument(owner, id)).toMatchObject({ correspondent: { name: 'City works' } });
    await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    expect(await counts()).toEqual([0, 0]);
    await owner.post(`${owner.org}/documents/${id}/restore`, undefined, 204);
    expect(await counts()).toEqual([0, 1]);
    await setCorrespondent(owner, id, null);
    expect(await counts()).toEqual([0, 0]);
    const changes = (await activityOf(owner, id)).flatMap(
      ({ eventData }) => eventData.changes ?? [],
    );
    expect(changes).toEqual([
      { field: 'correspondent', from: { id: works.id, name: 'City works' }, to: null },
      {
        field: 'correspondent',
        from: { id: bank.id, name: 'Bank' },
        to: { id: works.id, name: 'Works' },
      },
      { field: 'correspondent', from: null, to: { id: bank.id, name: 'Bank' } },
    ]);
  });

  it('is none of another organization, and none that does not exist', async () => {
    const owner = await createOwner();
    const foreign = await createCorrespondent(await createOwner(), 'Bank');
    const { id } = await createTextDocument(owner, { name: 'a.txt' });
    for (const correspondentId of [foreign.id, unknownId('cor')]) {
      await owner.fails('PATCH', `${owner.org}/documents/${id}`, {
        code: 'correspondent.not_found',
        body: { correspondentId, name: 'b.txt', dueDate: '2026-01-01' },
      });
    }
    expect(await readDocument(owner, id)).toMatchObject({
      correspondent: null,
      name: 'a.txt',
      dueDate: null,
    });
    expect(await eventsOf(owner, id)).toEqual(['created']);
  });

  it('brings its default tags, and its type where the document has none', async () => {
    const owner = await createOwner();
    const [bills, energy] = [
      await createTag(owner, { name: 'a' }),
      await createTag(owner, { name: 'b' }),
    ];
    const works = await createCorrespondent(owner, {
      name: 'Works',
      defaultTagIds: [bills.id, energy.id],
      defaultDocumentType: 'invoice',
    });
    const first = await createTextDocument(owner);
    await attachTag(owner, first.id, bills.id);
    await setCorrespondent(owner, first.id, works.id);
    const { version, ...set } = await readDocument(owner, first.id);
    expect(set).toMatchObject({
      documentType: 'invoice',
      tags: [{ id: bills.id }, { id: energy.id }],
    });
    expect((await eventsOf(owner, first.id)).toSorted()).toEqual([
      'created',
      'tagged',
      'tagged',
      'updated',
      'updated',
    ]);
    await owner.call('DELETE', `${owner.org}/documents/${first.id}/tags/${bills.id}`, {
      status: 204,
    });
    await setCorrespondent(owner, first.id, works.id);
    const again = await readDocument(owner, first.id);
    expect(again).toMatchObject({ version, tags: [{ id: energy.id }] });
    const second = await createTextDocument(owner);
    await owner.call('PATCH', `${owner.org}/documents/${second.id}`, {
      body: { documentType: 'contract' },
    });
    await setCorrespondent(owner, second.id, works.id);
    expect(await readDocument(owner, second.id)).toMatchObject({ documentType: 'contract' });
    const third = await createTextDocument(owner);
    await owner.call('PATCH', `${owner.org}/documents/${third.id}`, {
      body: { correspondentId: works.id, documentType: null },
    });
    expect(await readDocument(owner, third.id)).toMatchObject({ documentType: null });
  });

  it('takes back from one document what came with it', async () => {
    const owner = await createOwner();
    const [bills, energy] = [await createTag(owner), await createTag(owner)];
    const works = await createCorrespondent(owner, {
      name: 'Works',
      defaultTagIds: [bills.id, energy.id],
      defaultDocumentType: 'invoice',
    });
    const { id } = await createTextDocument(owner);
    await attachTag(owner, id, bills.id);
    const patch = (body: object) =>
      owner.call<{ addedDefaults?: object }>('PATCH', `${owner.org}/documents/${id}`, { body });
    const { addedDefaults } = await patch({ correspondentId: works.id });
    expect(addedDefaults).toEqual({ documentType: 'invoice', tagIds: [energy.id] });
    for (const others of [{}, { dueDate: '2026-01-31' }]) {
      const again = await patch({ correspondentId: works.id, ...others });
      expect(again.addedDefaults).toBeUndefined();
    }
    const { version } = await readDocument(owner, id);
    const undo = { correspondentId: null, removeDefaults: addedDefaults };
    const asOf = (read: number) => new TestClient({ ...owner.headers, 'if-match': `"${read}"` });
    const path = `${owner.org}/documents/${id}`;
    await asOf(version - 1).fails('PATCH', path, { code: 'request.conflict', body: undo });
    await asOf(version).call('PATCH', path, { body: undo });
    expect(await readDocument(owner, id)).toMatchObject({
      correspondent: null,
      documentType: null,
      tags: [{ id: bills.id }],
      version: version + 1,
    });

    await patch({ correspondentId: works.id });
    await patch({ documentType: 'contract' });
    await patch({ removeDefaults: addedDefaults });
    expect(await readDocument(owner, id)).toMatchObject({
      correspondent: { id: works.id },
      documentType: 'contract',
      tags: [{ id: bills.id }],
    });

    await patch({ correspondentId: null, documentType: null });
    await patch({ correspondentId: works.id, removeDefaults: { documentType: null, tagIds: [] } });
    expect(await readDocument(owner, id)).toMatchObject({
      correspondent: { id: works.id },
      documentType: null,
      tags: [{ id: bills.id }],
    });
  });

  it('is shown with its latest document by date', async () => {
    const owner = await createOwner();
    const bank = await createCorrespondent(owner, 'Bank');
    const documents = [];
    for (const documentDate of ['2026-01-31', '2026-03-31', '2026-02-28', null]) {
      const { id } = await createTextDocument(owner);
      const body = { correspondentId: bank.id, documentDate };
      await owner.call('PATCH', `${owner.org}/documents/${id}`, { body });
      documents.push(id);
    }
    const latest = async () => (await list(owner))[0]?.latestDocument;
    expect(await latest()).toMatchObject({ id: documents[1], documentDate: '2026-03-31' });
    await owner.call('DELETE', `${owner.org}/documents/${documents[1]}`, { status: 204 });
    expect(await latest()).toMatchObject({ id: documents[2] });
  });

  it('names documents only for API keys that may read them', async () => {
    const owner = await createOwner();
    const bank = await createCorrespondent(owner, { name: 'Bank' });
    const { id } = await createTextDocument(owner);
    await setCorrespondent(owner, id, bank.id);
    const latestFor = async (...permissions: Permission[]) => {
      const key = bearer(await createApiKey(owner, { permissions }));
      const path = `${owner.org}/correspondents`;
      const { correspondents } = await key.get<{ correspondents: WireCorrespondent[] }>(path);
      const changed = await key.call<{ correspondent: WireCorrespondent }>(
        'PATCH',
        `${path}/${bank.id}`,
        { body: { aliases: [] } },
      );
      expect(changed.correspondent.latestDocument).toEqual(correspondents[0]?.latestDocument);
      return changed.correspondent;
    };
    const withoutDocuments = await latestFor('tags:read', 'tags:update');
    expect(withoutDocuments).toMatchObject({ documentsCount: 1, latestDocument: null });
    const all = await latestFor('tags:read', 'tags:update', 'documents:read');
    expect(all).toMatchObject({ documentsCount: 1, latestDocument: { id } });
  });
});

describe('deleting a correspondent', () => {
  it('empties the values of its documents, and frees its names', async () => {
    const owner = await createOwner();
    const bank = await createCorrespondent(owner, { name: 'Bank', aliases: ['Purse'] });
    const { id } = await createTextDocument(owner);
    const trashed = await createTextDocument(owner);
    for (const each of [id, trashed.id]) await setCorrespondent(owner, each, bank.id);
    await owner.call('DELETE', `${owner.org}/documents/${trashed.id}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/correspondents/${bank.id}`, { status: 204 });
    expect(await list(owner)).toEqual([]);
    for (const each of [id, trashed.id]) {
      expect(await readDocument(owner, each)).toMatchObject({ correspondent: null });
      const [last] = await activityOf(owner, each);
      expect(last?.eventData).toMatchObject({
        updatedFields: ['correspondent'],
        changes: [{ from: { name: 'Bank' }, to: null }],
      });
    }
    await createCorrespondent(owner, { name: 'Purse', aliases: ['Bank'] });
    await owner.fails('DELETE', `${owner.org}/correspondents/${bank.id}`, {
      code: 'correspondent.not_found',
    });
    await owner.fails('PATCH', `${owner.org}/documents/${id}`, {
      code: 'correspondent.not_found',
      body: { correspondentId: bank.id },
    });
  });
});

describe('merging a correspondent into another', () => {
  it('moves its documents, and makes its names aliases', async () => {
    const owner = await createOwner();
    const wrong = await createCorrespondent(owner, { name: 'Stadtwerk', aliases: ['SW'] });
    const works = await createCorrespondent(owner, { name: 'Stadtwerke', aliases: ['SWL'] });
    const { id } = await createTextDocument(owner);
    await setCorrespondent(owner, id, wrong.id);
    await merge(owner, wrong.id, works.id);
    const [merged, ...others] = await list(owner);
    expect(others).toEqual([]);
    expect(merged).toMatchObject({ id: works.id, name: 'Stadtwerke', documentsCount: 1 });
    expect(merged?.aliases.toSorted()).toEqual(['SW', 'SWL', 'Stadtwerk']);
    expect(await readDocument(owner, id)).toMatchObject({ correspondent: { id: works.id } });
    const [last] = await activityOf(owner, id);
    expect(last?.eventData.changes).toEqual([
      {
        field: 'correspondent',
        from: { id: wrong.id, name: 'Stadtwerk' },
        to: { id: works.id, name: 'Stadtwerke' },
      },
    ]);
    await harness.finishJobs();
  });

  it('is refused if the other would have more aliases than it may be saved with', async () => {
    const owner = await createOwner();
    const bank = await createCorrespondent(owner, { name: 'Bank', aliases: numbered('bank', 40) });
    const many = await createCorrespondent(owner, { name: 'Many', aliases: numbered('many', 10) });
    const few = await createCorrespondent(owner, { name: 'Few', aliases: numbered('few', 9) });
    await owner.fails('POST', `${owner.org}/correspondents/${many.id}/merge`, {
      code: 'limit.reached',
      body: { intoCorrespondentId: bank.id },
    });
    expect(await list(owner)).toEqual([bank, few, many]);
    await merge(owner, few.id, bank.id);
    const [merged] = await list(owner);
    expect(merged?.aliases).toHaveLength(50);
    await update(owner, bank.id, { aliases: merged?.aliases });
  });

  it('is refused for those of another organization, unknown ones, and itself', async () => {
    const owner = await createOwner();
    const [bank, foreign] = [
      await createCorrespondent(owner, 'Bank'),
      await createCorrespondent(await createOwner(), 'Bank'),
    ];
    const refused = (from: string, into: string) =>
      owner.fails('POST', `${owner.org}/correspondents/${from}/merge`, {
        code: 'correspondent.not_found',
        body: { intoCorrespondentId: into },
      });
    await refused(bank.id, foreign.id);
    await refused(foreign.id, bank.id);
    await refused(bank.id, unknownId('cor'));
    await refused(bank.id, bank.id);
    expect(await list(owner)).toEqual([bank]);
  });
});
