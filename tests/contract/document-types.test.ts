import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { documentTypes } from '../../shared/reading/fields/document-types.ts';
import { createTextDocument, readDocument, statusesOf } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { createCorrespondent } from '../support/correspondents.ts';
import { createType, listTypes, type WireType } from '../support/document-types.ts';

const own = { isBuiltIn: false, isRenamed: false, isHidden: false };

async function changeType(owner: Owner, key: string, body: object) {
  const path = `${owner.org}/document-types/${key}`;
  return (await owner.call<{ documentType: WireType }>('PATCH', path, { body })).documentType;
}

const deleteType = (owner: Owner, key: string) =>
  owner.call('DELETE', `${owner.org}/document-types/${key}`, { status: 204 });

const setType = (owner: Owner, documentId: string, documentType: string | null) =>
  owner.call('PATCH', `${owner.org}/documents/${documentId}`, { body: { documentType } });

const typeOf = async (owner: Owner, documentId: string) =>
  (await readDocument(owner, documentId)).documentType;

const hasTypes = async (owner: Owner) => {
  const path = `${owner.org}/documents/statistics`;
  return (await owner.get<{ organizationStats: { hasTypes: boolean } }>(path)).organizationStats
    .hasTypes;
};

async function namesFound(owner: Owner, searchQuery: string) {
  const path = `${owner.org}/documents/search?${new URLSearchParams({ searchQuery }).toString()}`;
  const found = await owner.get<{ documents: { name: string }[]; unknownTerms: object[] }>(path);
  return { names: found.documents.map(({ name }) => name), unknown: found.unknownTerms.length };
}

describe('document types', () => {
  it('are the built-in ones, then those of the organization by name', async () => {
    const owner = await createOwner();
    expect((await listTypes(owner)).map(({ key }) => key)).toEqual(documentTypes);
    expect(await hasTypes(owner)).toBe(false);
    const report = await createType(owner, '  Zeugnis der\nSchule ');
    expect(report).toEqual({ key: 'zeugnis-der-schule', name: 'Zeugnis der Schule', ...own });
    const plan = await createType(owner, 'Bauplan');
    const all = await listTypes(owner);
    expect(all.slice(documentTypes.length)).toEqual([plan, report]);
    expect(all[0]).toEqual({
      key: 'invoice',
      name: 'Invoice',
      isBuiltIn: true,
      isRenamed: false,
      isHidden: false,
    });
    expect(await hasTypes(owner)).toBe(true);
    expect((await listTypes(await createOwner())).length).toBe(documentTypes.length);
  });

  it('have names and keys that no other has', async () => {
    const owner = await createOwner();
    const path = `${owner.org}/document-types`;
    await createType(owner, 'Straße');
    const taken = { code: 'document_type.already_exists' } as const;
    for (const body of [{ name: 'STRASSE' }, { name: 'invoice' }, { name: 'A', key: 'tax' }])
      await owner.fails('POST', path, { ...taken, body });
    const other = await createType(owner, 'Strasse!');
    expect(other.key).toBe('strasse-2');
    await owner.fails('PATCH', `${path}/${other.key}`, { ...taken, body: { name: 'straße' } });
    await owner.fails('PATCH', `${path}/letter`, { ...taken, body: { name: 'Straße' } });
    for (const body of [{ name: ' ' }, { name: 'x'.repeat(65) }, { name: 'A', key: 'A b' }])
      await owner.fails('POST', path, { code: 'request.invalid', body });
    const answers = await Promise.all(
      ['Plan', 'PLAN', 'plan'].map((name) => owner.request('POST', path, { name })),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    expect((await createType(owner, '契約')).key).toBe('type');
  });

  it('are renamed and hidden, built-in ones too, and get their own name back', async () => {
    const owner = await createOwner();
    const { key } = await createType(owner, 'Bauplan');
    expect(await changeType(owner, key, { name: 'Plan', isHidden: true })).toEqual({
      key,
      name: 'Plan',
      ...own,
      isHidden: true,
    });
    const letter = { key: 'letter', isBuiltIn: true };
    expect(await changeType(owner, 'letter', { name: 'Post' })).toMatchObject({
      ...letter,
      name: 'Post',
      isRenamed: true,
      isHidden: false,
    });
    expect(await changeType(owner, 'letter', { isHidden: true })).toMatchObject({
      name: 'Post',
      isHidden: true,
    });
    expect(await changeType(owner, 'letter', { name: null })).toMatchObject({
      name: 'Letter',
      isRenamed: false,
      isHidden: true,
    });
    const path = `${owner.org}/document-types`;
    const nameless = { code: 'request.invalid', body: { name: null } } as const;
    await owner.fails('PATCH', `${path}/${key}`, nameless);
    const missing = { code: 'document_type.not_found', body: { name: 'New' } } as const;
    await owner.fails('PATCH', `${path}/missing`, missing);
    await (
      await createOwner()
    ).fails('PATCH', `${path}/${key}`, {
      code: 'auth.forbidden',
      body: { name: 'Mine' },
    });
  });

  it('are set by people, in bulk and with an upload, and only those of the organization', async () => {
    const owner = await createOwner();
    const { key } = await createType(owner, 'Bauplan');
    const stranger = await createOwner();
    const { id } = await createTextDocument(owner, { name: 'house.txt', content: 'walls' });
    await setType(owner, id, key);
    expect(await typeOf(owner, id)).toBe(key);
    const theirs = await createTextDocument(stranger, { name: 'theirs.txt', content: 'text' });
    const notFound = { code: 'document_type.not_found', body: { documentType: key } } as const;
    await stranger.fails('PATCH', `${stranger.org}/documents/${theirs.id}`, notFound);
    expect(await typeOf(stranger, theirs.id)).toBeNull();
    const filter = { documentIds: [theirs.id] };
    const bulk = {
      code: 'document_type.not_found',
      body: { filter, values: notFound.body },
    } as const;
    await stranger.fails('POST', `${stranger.org}/documents/batch/fields`, bulk);
    const { id: other } = await createTextDocument(owner, { name: 'shed.txt', content: 'roof' });
    const body = { filter: { documentIds: [other] }, values: { documentType: key } };
    await owner.call('POST', `${owner.org}/documents/batch/fields`, { body });
    expect(await typeOf(owner, other)).toBe(key);
  });

  it('are found by their key and name, which goes before the words for built-in types', async () => {
    const owner = await createOwner();
    const { key } = await createType(owner, 'Brief');
    const plan = await createType(owner, 'Floor plan');
    await changeType(owner, 'letter', { name: 'Post' });
    const types = { 'own.txt': key, 'plan.txt': plan.key, 'letter.txt': 'letter' };
    for (const [name, type] of Object.entries(types))
      await setType(owner, (await createTextDocument(owner, { name, content: name })).id, type);
    await harness.finishJobs();
    const found = async (query: string) => (await namesFound(owner, query)).names;
    expect(await found('kind:brief')).toEqual(['own.txt']);
    expect(await found('kind:letter')).toEqual(['letter.txt']);
    expect(await found('kind:post')).toEqual(['letter.txt']);
    expect(await found('kind:"floor plan"')).toEqual(['plan.txt']);
    expect(await found('kind:floor-plan,post')).toHaveLength(2);
    expect(await found('art:floor')).toEqual(['plan.txt']);
    expect(await namesFound(owner, 'kind:novel own')).toEqual({ names: ['own.txt'], unknown: 1 });
    const csv = await owner.request('GET', `${owner.org}/documents/csv?columns=name,documentType`);
    const table = await csv.text();
    for (const row of ['own.txt,Brief', 'plan.txt,Floor plan', 'letter.txt,Post'])
      expect(table).toContain(row);
  });

  it('are given by correspondents and rules, and by neither once they are deleted', async () => {
    const owner = await createOwner();
    const { key } = await createType(owner, 'Bauplan');
    const works = await createCorrespondent(owner, { name: 'Works', defaultDocumentType: key });
    const rule = {
      name: 'Plans',
      conditions: [{ field: 'name', operator: 'contains', value: 'plan' }],
      tagIds: [],
      fieldActions: [{ field: 'documentType', value: key }],
    };
    const path = `${owner.org}/tagging-rules`;
    const saved = await owner.post<{ taggingRule: { id: string } }>(path, rule);
    const { id } = await createTextDocument(owner, { name: 'plan.txt', content: 'walls' });
    await harness.finishJobs();
    expect(await typeOf(owner, id)).toBe(key);
    const { id: letter } = await createTextDocument(owner, { name: 'other.txt', content: 'text' });
    const ofWorks = { body: { correspondentId: works.id } };
    await owner.call('PATCH', `${owner.org}/documents/${letter}`, ofWorks);
    expect(await typeOf(owner, letter)).toBe(key);

    await owner.call('DELETE', `${owner.org}/documents/${letter}`, { status: 204 });
    await deleteType(owner, key);
    expect(await typeOf(owner, id)).toBeNull();
    await owner.call('POST', `${owner.org}/documents/${letter}/restore`, { status: 204 });
    expect(await typeOf(owner, letter)).toBeNull();
    expect(await listTypes(owner)).toHaveLength(documentTypes.length);
    expect(await hasTypes(owner)).toBe(false);
    const { correspondents } = await owner.get<{ correspondents: object[] }>(
      `${owner.org}/correspondents`,
    );
    expect(correspondents).toMatchObject([{ defaultDocumentType: null }]);
    const kept = await owner.get(`${path}/${saved.taggingRule.id}`);
    expect(kept).toMatchObject({ taggingRule: { fieldActions: [] } });
    const { id: next } = await createTextDocument(owner, {
      name: 'next plan.txt',
      content: 'stairs',
    });
    await harness.finishJobs();
    expect(await typeOf(owner, next)).toBeNull();
    const missing = { code: 'document_type.not_found' } as const;
    await owner.fails('POST', path, { ...missing, body: { ...rule, name: 'Other' } });
    const body = { name: 'Others', defaultDocumentType: key };
    await owner.fails('POST', `${owner.org}/correspondents`, { ...missing, body });
    await owner.fails('DELETE', `${owner.org}/document-types/${key}`, missing);
    await owner.fails('DELETE', `${owner.org}/document-types/tax`, {
      code: 'document_type.built_in',
    });
    expect(await createType(owner, 'Bauplan')).toEqual({ key, name: 'Bauplan', ...own });
  });

  it('are named in proposed names', async () => {
    const owner = await createOwner();
    const { key } = await createType(owner, 'Bauplan');
    const { id } = await createTextDocument(owner, { name: 'scan0001.txt', content: 'walls' });
    await harness.finishJobs();
    const body = { documentType: key, documentDate: '2026-03-01' };
    await owner.call('PATCH', `${owner.org}/documents/${id}`, { body });
    const { findings } = (await readDocument(owner, id)) as unknown as { findings: object[] };
    expect(findings).toContainEqual(
      expect.objectContaining({ field: 'name', value: expect.stringContaining('Bauplan') }),
    );
  });
});
