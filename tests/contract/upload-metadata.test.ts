import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { limits } from '../../shared/limits.ts';
import { addMember, createApiKey } from '../support/access.ts';
import {
  activityOf,
  createTag,
  readDocument,
  unknownId,
  type WireDocument,
} from '../support/builders.ts';
import { createOwner, createUser, formWith, TestClient, type Owner } from '../support/client.ts';
import { createField, setField } from '../support/custom-fields.ts';

type File = { name?: string; content?: string };
type Uploaded = { document: WireDocument & { originalName: string; createdAt: string } };

function formOf(metadata: unknown, { name = 'letter.txt', content = 'Dear Ada' }: File = {}) {
  const form = new FormData();
  form.set('metadata', typeof metadata === 'string' ? metadata : JSON.stringify(metadata));
  const file = formWith({ name, content }).get('file');
  if (file) form.set('file', file);
  return form;
}

async function upload(owner: Owner, metadata: unknown, file?: File, client: TestClient = owner) {
  const path = `${owner.org}/documents`;
  return (await client.post<Uploaded>(path, formOf(metadata, file))).document;
}

async function refuse(owner: Owner, form: FormData) {
  const path = `${owner.org}/documents`;
  const error = await owner.fails('POST', path, { code: 'request.invalid', body: form });
  return (error.details as { path: string }[]).map(({ path: at }) => at);
}

async function expectNothingStored(owner: Owner) {
  expect(
    (await owner.get<{ documentsCount: number }>(`${owner.org}/documents`)).documentsCount,
  ).toBe(0);
  expect((await owner.get<{ tags: unknown[] }>(`${owner.org}/tags`)).tags).toEqual([]);
  const { files } = await harness.platform().files.list();
  expect(files.filter(({ key }) => key.startsWith(owner.organizationId))).toEqual([]);
}

const fields = {
  documentDate: '2026-03-02',
  dueDate: '2026-03-31',
  documentType: 'invoice',
  totalAmount: { amount: 1234.5, currency: 'EUR' },
  iban: 'DE89370400440532013000',
  reference: 'RE-2026/0815',
  vatId: 'DE123456789',
};

describe('an upload with metadata', () => {
  it('is in the lists by when it was added elsewhere, also in those of a tag and of words', async () => {
    const owner = await createOwner();
    const tags = ['Old'];
    const created = async (year: number) =>
      (
        await upload(
          owner,
          { tags, createdAt: `${year}-01-31T10:00:00.000Z` },
          { name: 'word.txt', content: `${year}` },
        )
      ).id;
    const middle = await created(2018);
    const last = (await upload(owner, { tags }, { name: 'word.txt', content: 'last' })).id;
    const first = await created(2015);
    await harness.finishJobs();
    const idsOf = async (path: string) => {
      const page = await owner.get<{ documents: { id: string }[] }>(
        `${owner.org}/documents${path}`,
      );
      return page.documents.map(({ id }) => id);
    };
    const [tag] = (await owner.get<{ tags: { id: string }[] }>(`${owner.org}/tags`)).tags;
    const lists = [
      '?',
      `?tags=${tag?.id}&`,
      '/search?searchQuery=tag:old&',
      '/search?searchQuery=has:tag&',
    ];
    for (const list of [...lists, '/search?searchQuery=word&sortField=createdAt&']) {
      expect(await idsOf(`${list}sortOrder=desc`), list).toEqual([last, middle, first]);
      expect(await idsOf(`${list}sortOrder=asc`), list).toEqual([first, middle, last]);
    }
  });

  it('is not new to the Inbox if it was added elsewhere before', async () => {
    const owner = await createOwner();
    await upload(owner, { createdAt: '2020-01-31T10:00:00.000Z' }, { content: 'old' });
    await upload(owner, { name: 'new.txt' }, { content: 'new' });
    const { documents } = await owner.get<{ documents: { name: string }[] }>(
      `${owner.org}/documents/search?searchQuery=in:inbox&pageSize=5`,
    );
    expect(documents.map(({ name }) => name)).toEqual(['new.txt']);
  });

  it('stores every field, creates what is missing, and is one activity', async () => {
    const owner = await createOwner({ name: 'Ada' });
    const power = await createTag(owner, { name: 'Power' });
    const document = await upload(owner, {
      ...fields,
      name: 'Renamed.txt',
      createdAt: '2020-02-29T12:00:00.000Z',
      tags: ['power', 'House', 'HOUSE'],
      correspondent: 'City Works',
      notes: ['From the old archive'],
    });
    expect(document).toMatchObject({
      ...fields,
      name: 'Renamed.txt',
      originalName: 'letter.txt',
      createdAt: '2020-02-29T12:00:00.000Z',
      extractionState: 'pending',
      tags: [{ name: 'House' }, { id: power.id, name: 'Power' }],
      correspondent: { name: 'City Works' },
    });
    expect((await readDocument(owner, document.id)).extractionState).not.toBe('failed');
    expect((await activityOf(owner, document.id)).map(({ event }) => event)).toEqual(['created']);
    const { tags } = await owner.get<{ tags: { name: string; documentsCount: number }[] }>(
      `${owner.org}/tags`,
    );
    expect(tags.map(({ name, documentsCount }) => [name, documentsCount])).toEqual([
      ['House', 1],
      ['Power', 1],
    ]);
    const other = await upload(owner, { correspondent: 'CITY works' }, { content: 'Second' });
    expect(other.correspondent).toEqual(document.correspondent);
    const { correspondents } = await owner.get<{ correspondents: object[] }>(
      `${owner.org}/correspondents`,
    );
    expect(correspondents).toMatchObject([{ name: 'City Works', documentsCount: 2 }]);
    await harness.finishJobs();
    const found = await owner.get<{ documents: { id: string }[] }>(
      `${owner.org}/documents/search?searchQuery=archive`,
    );
    expect(found.documents.map(({ id }) => id)).toEqual([document.id]);
  });

  it('sets custom fields by key, and options and members by name', async () => {
    const owner = await createOwner({ name: 'Ada' });
    const linked = await upload(owner, {}, { content: 'linked' });
    await createField(owner, { name: 'Project', type: 'text' });
    await createField(owner, { name: 'Price', type: 'money' });
    await createField(owner, { name: 'Paid', type: 'boolean' });
    await createField(owner, { name: 'Belongs', type: 'document' });
    await createField(owner, { name: 'Clerk', type: 'person' });
    const { options } = await createField(owner, {
      name: 'Rooms',
      type: 'multi-select',
      options: [{ name: 'Kitchen' }, { name: 'Hall' }],
    });
    const document = await upload(owner, {
      fields: {
        project: 'Alpha',
        price: { amount: 12.5, currency: 'EUR' },
        paid: false,
        belongs: linked.id,
        clerk: 'Ada',
        rooms: ['hall', options[0]?.id],
      },
    });
    const values = Object.fromEntries(document.fields.map(({ key, value }) => [key, value]));
    expect(values).toMatchObject({
      project: 'Alpha',
      price: { amount: 12.5, currency: 'EUR' },
      paid: false,
      belongs: linked.id,
      rooms: [options[1]?.id, options[0]?.id],
    });
    expect(values['clerk']).toMatch(/^usr_/);
  });

  it('keeps the name of an author who is no member', async () => {
    const owner = await createOwner({ name: 'Ada' });
    const { id } = await upload(owner, {
      notes: [
        { text: 'Old', author: 'Charles Babbage', createdAt: '1843-07-10T00:00:00.000Z' },
        { text: 'Hers', author: 'Ada', createdAt: '1844-07-10T00:00:00.000Z' },
        'New',
      ],
    });
    const { notes } = await owner.get<{ notes: object[] }>(`${owner.org}/documents/${id}/notes`);
    const ada = { id: expect.stringMatching(/^usr_/) as string, name: 'Ada' };
    expect(notes).toMatchObject([
      { text: 'New', author: ada },
      { text: 'Hers', author: ada },
      {
        text: 'Old',
        author: { id: null, name: 'Charles Babbage' },
        importedBy: ada,
        createdAt: '1843-07-10T00:00:00.000Z',
      },
    ]);
    expect(notes.filter((note) => 'importedBy' in note)).toHaveLength(1);
  });

  it('makes notes those of another member only for those who may delete them', async () => {
    const owner = await createOwner({ name: 'Ada' });
    const member = await createUser({ name: 'Mia' });
    await addMember(owner, member, 'member');
    const idsOf = async (uploader: TestClient, content: string) => {
      const notes = ['Ada', 'Mia'].map((author) => ({ text: author, author }));
      const { id } = await upload(owner, { notes }, { content }, uploader);
      const listed = await owner.get<{ notes: { author: { id: string | null; name: string } }[] }>(
        `${owner.org}/documents/${id}/notes`,
      );
      return Object.fromEntries(listed.notes.map(({ author }) => [author.name, author.id]));
    };
    const isUser = expect.stringMatching(/^usr_/) as string;
    expect(await idsOf(member, 'one')).toEqual({ Ada: null, Mia: isUser });
    expect(await idsOf(owner, 'two')).toEqual({ Ada: isUser, Mia: isUser });
  });

  it('names who imported a note for another author, who may delete it', async () => {
    const boss = await createOwner({ name: 'Boss' });
    const member = await createUser({ name: 'Mia' });
    await addMember(boss, member, 'member');
    const forged = { notes: [{ text: 'Approved', author: 'Boss' }] };
    const { id } = await upload(boss, forged, { content: 'one' }, member);
    const path = `${boss.org}/documents/${id}/notes`;
    const notesOf = async () =>
      (await boss.get<{ notes: { id: string; importedBy?: { id: string | null } }[] }>(path)).notes;
    const [note] = await notesOf();
    const mia = { id: expect.stringMatching(/^usr_/) as string, name: 'Mia' };
    expect(note).toMatchObject({ author: { id: null, name: 'Boss' }, importedBy: mia });

    const another = await createUser();
    await addMember(boss, another, 'member');
    await another.fails('DELETE', `${path}/${note?.id}`, { code: 'auth.forbidden' });
    await member.call('DELETE', `${path}/${note?.id}`, { status: 204 });
    expect(await notesOf()).toEqual([]);
  });

  it('names who imported a note for a member, who may change it', async () => {
    const owner = await createOwner({ name: 'Ada' });
    const member = await createUser({ name: 'Mia' });
    await addMember(owner, member, 'member');
    const { id } = await upload(owner, { notes: [{ text: 'Paid', author: 'Mia' }] });
    const path = `${owner.org}/documents/${id}/notes`;
    const {
      notes: [note],
    } = await member.get<{ notes: { id: string }[] }>(path);
    const imported = {
      author: { id: expect.stringMatching(/^usr_/) as string, name: 'Mia' },
      importedBy: { id: expect.stringMatching(/^usr_/) as string, name: 'Ada' },
    };
    expect(note).toMatchObject(imported);
    const body = { text: 'Paid in May' };
    expect(await member.call('PATCH', `${path}/${note?.id}`, { body })).toMatchObject({
      note: { ...imported, ...body },
    });
  });

  it('leaves a note of a member to them, also where a former admin has imported it', async () => {
    const owner = await createOwner();
    const author = await createUser({ name: 'Mia' });
    await addMember(owner, author, 'member');
    const admin = await createUser();
    const { id: memberId } = await addMember(owner, admin, 'admin');
    const { id } = await upload(owner, { notes: [{ text: 'Paid', author: 'Mia' }] }, {}, admin);
    const path = `${owner.org}/documents/${id}/notes`;
    const { notes } = await author.get<{ notes: { id: string }[] }>(path);
    await owner.call('PATCH', `${owner.org}/members/${memberId}`, { body: { role: 'member' } });
    await admin.fails('DELETE', `${path}/${notes[0]?.id}`, { code: 'auth.forbidden' });
    await author.call('DELETE', `${path}/${notes[0]?.id}`, { status: 204 });
  });

  it('brings the tags and the type of its correspondent where it does not name its own', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner, { name: 'Power' });
    await owner.post(`${owner.org}/correspondents`, {
      name: 'Works',
      defaultTagIds: [tag.id],
      defaultDocumentType: 'invoice',
    });
    expect(await upload(owner, { correspondent: 'Works' })).toMatchObject({
      tags: [{ name: 'Power' }],
      documentType: 'invoice',
    });
    const own = { correspondent: 'Works', tags: [], documentType: null };
    expect(await upload(owner, own, { content: 'other' })).toMatchObject({
      tags: [],
      documentType: null,
    });
  });

  it('keeps its values, and that there are none, whatever the text and rules say', async () => {
    const owner = await createOwner();
    await owner.post(`${owner.org}/tagging-rules`, {
      name: 'All',
      conditions: [],
      tagIds: [],
      fieldActions: [{ field: 'documentType', value: 'letter', replaces: true }],
    });
    const content = [
      'INVOICE',
      'Invoice number: 2026-77',
      'Invoice date: 14 March 2026',
      'Due date: 28 March 2026',
      'Total amount due: EUR 99.00',
      'IBAN: DE89 3704 0044 0532 0130 00',
    ].join('\n');
    const plain = await upload(owner, {}, { content: `${content}\nfirst` });
    const kept = await upload(
      owner,
      { documentType: 'offer', documentDate: '2001-01-01', totalAmount: null, iban: null },
      { content: `${content}\nsecond` },
    );
    const typeless = await upload(owner, { documentType: null }, { content: `${content}\nthird` });
    await harness.finishJobs();
    expect(await readDocument(owner, plain.id)).toMatchObject({
      documentType: 'letter',
      documentDate: '2026-03-14',
      iban: 'DE89370400440532013000',
    });
    expect(await readDocument(owner, kept.id)).toMatchObject({
      documentType: 'offer',
      documentDate: '2001-01-01',
      totalAmount: null,
      iban: null,
    });
    expect((await readDocument(owner, typeless.id)).documentType).toBeNull();
  });

  it('keeps its custom fields, and that one is empty, until a person applies a rule', async () => {
    const owner = await createOwner();
    const project = await createField(owner, { name: 'Project', type: 'text' });
    const pieces = await createField(owner, { name: 'Pieces', type: 'number' });
    const by = { field: 'custom', fieldId: project.id, value: 'By rule', replaces: true };
    const fieldActions = [by, { field: 'custom', fieldId: pieces.id, value: 7 }];
    const { taggingRule } = await owner.post<{ taggingRule: { id: string } }>(
      `${owner.org}/tagging-rules`,
      { name: 'All', conditions: [], tagIds: [], fieldActions },
    );
    const plain = await upload(owner, {}, { content: 'first' });
    const kept = await upload(owner, { fields: { project: 'Mine', pieces: null } });
    const emptied = await upload(owner, { fields: { project: null } }, { content: 'third' });
    await harness.finishJobs();
    const valuesOf = async ({ id }: { id: string }) =>
      (await readDocument(owner, id)).fields.map(({ key, value }) => [key, value]);
    const byRule = [
      ['pieces', 7],
      ['project', 'By rule'],
    ];
    expect(await valuesOf(plain)).toEqual(byRule);
    expect(await valuesOf(kept)).toEqual([['project', 'Mine']]);
    expect(await valuesOf(emptied)).toEqual([['pieces', 7]]);
    await owner.post(`${owner.org}/tagging-rules/${taggingRule.id}/apply`, undefined, 202);
    await harness.finishJobs();
    expect(await valuesOf(kept)).toEqual([
      ['pieces', 7],
      ['project', 'Mine'],
    ]);
    expect(await valuesOf(emptied)).toEqual(byRule);
    await setField(owner, { documentId: emptied.id, fieldId: project.id, value: 'By hand' });
    expect(await valuesOf(emptied)).toContainEqual(['project', 'By hand']);
  });

  it('is left to no rule with skipsRules, until it is read again', async () => {
    const owner = await createOwner();
    const { tag } = await owner.post<{ tag: { id: string } }>(`${owner.org}/tags`, {
      name: 'By rule',
      color: '#123456',
    });
    await owner.post(`${owner.org}/tagging-rules`, {
      name: 'All',
      conditions: [{ field: 'content', operator: 'contains', value: 'words' }],
      tagIds: [tag.id],
    });
    const { id } = await upload(owner, { skipsRules: true }, { content: 'some words' });
    await harness.finishJobs();
    expect(await readDocument(owner, id)).toMatchObject({ content: 'some words', tags: [] });
    await owner.post(`${owner.org}/documents/${id}/extract`, undefined, 204);
    await harness.finishJobs();
    expect((await readDocument(owner, id)).tags).toMatchObject([{ name: 'By rule' }]);
  });

  it('names 500 tags at most, of which the document gets the first that it may have', async () => {
    const owner = await createOwner();
    const names = Array.from({ length: 501 }, (_, index) => `Tag ${index}`);
    expect(await refuse(owner, formOf({ tags: names }))).toEqual(['metadata.tags']);
    const { tags } = await upload(owner, { tags: names.slice(1) });
    expect(tags).toHaveLength(limits.documentTags.max);
  });

  it('does not change a document that it restores, and is refused for a duplicate', async () => {
    const owner = await createOwner();
    const { id } = await upload(owner, { name: 'First.txt' });
    const duplicate = { code: 'document.already_exists', body: formOf({ tags: ['New'] }) } as const;
    await owner.fails('POST', `${owner.org}/documents`, duplicate);
    await owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
    expect(await upload(owner, { name: 'Second.txt', tags: ['New'] })).toMatchObject({
      id,
      name: 'First.txt',
      tags: [],
    });
    expect((await owner.get<{ tags: unknown[] }>(`${owner.org}/tags`)).tags).toEqual([]);
  });

  it('ignores keys that it does not know', async () => {
    const owner = await createOwner();
    const json = `{"organizationId":"${unknownId('org')}","id":1,"__proto__":{"name":"x"},"constructor":1}`;
    expect(await upload(owner, json as unknown)).toMatchObject({ name: 'letter.txt', tags: [] });
  });
});

describe('invalid metadata', () => {
  const future = new Date(Date.now() + 3_600_000).toISOString();
  const ownField = 'metadata.fields.project';
  it.each([
    ['no JSON', '{', 'metadata'],
    ['no object', '[]', 'metadata'],
    ['a name of another type', { name: 1 }, 'metadata.name'],
    ['an empty name', { name: ' ' }, 'metadata.name'],
    ['a date that does not exist', { documentDate: '2026-02-30' }, 'metadata.documentDate'],
    ['a due date with a time', { dueDate: '2026-02-01T00:00:00Z' }, 'metadata.dueDate'],
    ['a time that is none', { createdAt: 'yesterday' }, 'metadata.createdAt'],
    ['a time before the year 1000', { createdAt: '0000-01-01T00:00:00Z' }, 'metadata.createdAt'],
    ['a time to come', { createdAt: future }, 'metadata.createdAt'],
    ['one tag instead of a list', { tags: 'Power' }, 'metadata.tags'],
    ['an empty tag', { tags: ['a', ' '] }, 'metadata.tags.1'],
    ['a tag that is too long', { tags: ['a'.repeat(65)] }, 'metadata.tags.0'],
    ['a correspondent by id', { correspondent: { id: 'cor_1' } }, 'metadata.correspondent'],
    ['an unknown type', { documentType: 'novel' }, 'metadata.documentType'],
    [
      'three decimals',
      { totalAmount: { amount: 1.234, currency: 'EUR' } },
      'metadata.totalAmount.amount',
    ],
    ['an amount without currency', { totalAmount: { amount: 1 } }, 'metadata.totalAmount.currency'],
    ['a wrong IBAN', { iban: 'DE00370400440532013000' }, 'metadata.iban'],
    ['an empty reference', { reference: '' }, 'metadata.reference'],
    ['a wrong VAT id', { vatId: '1' }, 'metadata.vatId'],
    ['fields as a list', { fields: [['project', 'x']] }, 'metadata.fields'],
    ['no fields as a list', { fields: [] }, 'metadata.fields'],
    ['an unknown field', { fields: { unknown: 'x' } }, 'metadata.fields.unknown'],
    ['a field of objects', '{"fields":{"__proto__":"x"}}', 'metadata.fields.__proto__'],
    ['a value of another type', { fields: { project: 1 } }, ownField],
    ['a value that is an object', { fields: { project: {} } }, ownField],
    ['an unknown option', { fields: { rooms: ['Attic'] } }, 'metadata.fields.rooms'],
    ['a stranger', { fields: { clerk: unknownId('usr') } }, 'metadata.fields.clerk'],
    ['an unknown document', { fields: { belongs: unknownId('doc') } }, 'metadata.fields.belongs'],
    ['an empty note', { notes: ['a', ''] }, 'metadata.notes.1'],
    ['a note to come', { notes: [{ text: 'a', createdAt: future }] }, 'metadata.notes.0.createdAt'],
    ['a note without text', { notes: [{ author: 'Ada' }] }, 'metadata.notes.0'],
    ['a note of nobody', { notes: [{ text: 'a', author: '' }] }, 'metadata.notes.0.author'],
  ])('is refused for %s, and nothing is stored', async (_, metadata, path) => {
    const owner = await createOwner();
    if (path.startsWith('metadata.fields')) {
      await createField(owner, { name: 'Project', type: 'text' });
      await createField(owner, { name: 'Clerk', type: 'person' });
      await createField(owner, { name: 'Belongs', type: 'document' });
      await createField(owner, {
        name: 'Rooms',
        type: 'multi-select',
        options: [{ name: 'Hall' }],
      });
    }
    const form = formOf(typeof metadata === 'string' ? metadata : { tags: ['New'], ...metadata });
    expect(await refuse(owner, form)).toContain(path);
    await expectNothingStored(owner);
  });

  it('is refused for fields and documents of another organization', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    await createField(other, { name: 'Project', type: 'text' });
    await createField(owner, { name: 'Belongs', type: 'document' });
    const foreign = await upload(other, {});
    expect(await refuse(owner, formOf({ fields: { project: 'x' } }))).toEqual([
      'metadata.fields.project',
    ]);
    expect(await refuse(owner, formOf({ fields: { belongs: foreign.id } }))).toEqual([
      'metadata.fields.belongs',
    ]);
    await expectNothingStored(owner);
  });

  it('is refused beyond 64 KiB, after the file, twice, and in another encoding', async () => {
    const owner = await createOwner();
    const large = JSON.stringify({ unknown: 'x'.repeat(65 * 1024) });
    expect(await refuse(owner, formOf(large))).toEqual(['metadata']);
    const late = formWith({ name: 'a.txt', content: 'text' });
    late.append('other', 'x');
    late.append('metadata', '{}');
    expect(await refuse(owner, late)).toEqual(['metadata']);
    const twice = formOf({});
    twice.delete('file');
    twice.append('metadata', '{}');
    twice.append('file', new File(['x'], 'a.txt'));
    expect(await refuse(owner, twice)).toEqual(['metadata']);
    const latin = formOf({});
    latin.set('metadata', new Blob([new Uint8Array([0x22, 0xe9, 0x22])]));
    const file = latin.get('file');
    latin.delete('file');
    if (file) latin.append('file', file);
    expect(await refuse(owner, latin)).toEqual(['metadata']);
    await expectNothingStored(owner);
  });
});

describe('an API key', () => {
  it('needs tags:create to create tags and correspondents, and not to use those that exist', async () => {
    const owner = await createOwner();
    const token = await createApiKey(owner, { permissions: ['documents:create'] });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    for (const metadata of [{ tags: ['New'] }, { correspondent: 'New' }]) {
      await key.fails('POST', `${owner.org}/documents`, {
        code: 'auth.forbidden',
        body: formOf(metadata),
      });
    }
    await expectNothingStored(owner);
    await createTag(owner, { name: 'Power' });
    expect((await upload(owner, { tags: ['power'] }, {}, key)).tags).toMatchObject([
      { name: 'Power' },
    ]);
  });
});
