import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { harness } from '#harness';
import { limits } from '../../shared/limits.ts';
import { addMember, createApiKey, scopeOf } from '../support/access.ts';
import { activityOf, createTextDocument, readDocument, unknownId } from '../support/builders.ts';
import { createOwner, createUser, TestClient, type Owner } from '../support/client.ts';
import { usersTable } from '../support/tables.ts';
import { deleteNote } from '../../worker/archive/notes/delete-note.ts';
import { batch } from '../../worker/database/database.ts';
import { notesLimits, selectNoteOfDocument } from '../../worker/archive/notes/note-store.ts';
import { toNoteOfDocument } from '../../worker/archive/notes/note.ts';

type Note = {
  id: string;
  documentId: string;
  text: string;
  author: { id: string | null; name: string };
  createdAt: string;
  updatedAt: string | null;
};

let owner: Owner;
let documentId: string;
const path = () => `${owner.org}/documents/${documentId}/notes`;

async function addNote(text: string, by: TestClient = owner) {
  return (await by.post<{ note: Note }>(path(), { text })).note;
}

async function notesOf(client: TestClient = owner) {
  return (await client.get<{ notes: Note[] }>(path())).notes;
}

async function memberOf(role: 'viewer' | 'member' | 'admin', name = 'Mia') {
  const user = await createUser({ name });
  await addMember(owner, user, role);
  return user;
}

type Found = { id: string; snippet: { text: string; isMatch: boolean }[]; snippetSource: string };

async function find(query: string) {
  const { documents } = await owner.get<{ documents: Found[] }>(
    `${owner.org}/documents/search?searchQuery=${encodeURIComponent(query)}`,
  );
  return documents;
}
const idsFor = async (query: string) => (await find(query)).map(({ id }) => id);

beforeEach(async () => {
  owner = await createOwner({ name: 'Olga' });
  const document = await createTextDocument(owner, {
    name: 'Lease.txt',
    content: 'The rent is due in October',
  });
  documentId = document.id;
});

describe('notes on a document', () => {
  it('are added, listed, changed and deleted, with their author and times', async () => {
    const first = await addNote('  Call the landlord\r\nbefore May \0');
    expect(first).toEqual({
      id: expect.stringMatching(/^not_[a-z0-9]{24}$/) as string,
      documentId,
      text: 'Call the landlord\nbefore May',
      author: { id: expect.stringMatching(/^usr_/) as string, name: 'Olga' },
      createdAt: expect.any(String) as string,
      updatedAt: null,
    });
    const member = await memberOf('member');
    const second = await addNote('Done', member);
    expect(await notesOf()).toEqual([second, first]);
    expect(second.author.name).toBe('Mia');
    expect(await readDocument(owner, documentId)).toMatchObject({ notesCount: 2 });

    const { note } = await member.call<{ note: Note }>('PATCH', `${path()}/${second.id}`, {
      body: { text: 'Done on Monday' },
    });
    expect(note).toEqual({
      ...second,
      text: 'Done on Monday',
      updatedAt: expect.any(String) as string,
    });
    await member.call('DELETE', `${path()}/${second.id}`, { status: 204 });
    expect(await notesOf(member)).toEqual([first]);
  });

  it('are part of the activity as updated notes, and change nothing else of the document', async () => {
    const before = await readDocument(owner, documentId);
    const note = await addNote('Call');
    await owner.call('PATCH', `${path()}/${note.id}`, { body: { text: 'Call' } });
    await owner.call('PATCH', `${path()}/${note.id}`, { body: { text: 'Call again' } });
    await owner.call('DELETE', `${path()}/${note.id}`, { status: 204 });
    const events = (await activityOf(owner, documentId)).map(({ event, eventData }) => [
      event,
      eventData.updatedFields,
    ]);
    const updated = ['updated', ['notes']];
    expect(events.slice(0, -1)).toEqual([updated, updated, updated]);
    expect(await readDocument(owner, documentId)).toEqual(before);
  });

  it('are changed by their author alone, and deleted by them and by admins', async () => {
    const author = await memberOf('member');
    const note = await addNote('Mine', author);
    const others = { member: await memberOf('member'), admin: await memberOf('admin'), owner };
    for (const client of Object.values(others)) {
      await client.fails('PATCH', `${path()}/${note.id}`, {
        code: 'auth.forbidden',
        body: { text: 'Theirs' },
      });
    }
    await others.member.fails('DELETE', `${path()}/${note.id}`, { code: 'auth.forbidden' });
    expect(await notesOf()).toEqual([note]);
    await others.admin.call('DELETE', `${path()}/${note.id}`, { status: 204 });
    expect(await notesOf()).toEqual([]);
  });

  it('are not deleted by an admin whose role was lowered after the check', async () => {
    const admin = await createUser();
    const { id } = await addMember(owner, admin, 'admin');
    const note = await addNote('Keep');
    const { organizationId } = owner;
    const scope = await scopeOf(admin, { organizationId, role: 'admin', requiredRole: 'member' });
    const address = { documentId, noteId: note.id };
    const found = toNoteOfDocument(
      await batch(scope.database, selectNoteOfDocument(scope, address)),
    );
    await owner.call('PATCH', `${owner.org}/members/${id}`, { body: { role: 'member' } });
    const { actor } = scope;
    if (actor.kind === 'system') throw new Error('Not a user');
    await expect(deleteNote(scope, { found, actor })).rejects.toMatchObject({
      code: 'auth.forbidden',
    });
    expect(await notesOf()).toEqual([note]);
  });

  it('are read by viewers and by keys that read documents, and changed by neither', async () => {
    const note = await addNote('Read me');
    const viewer = await memberOf('viewer');
    expect(await notesOf(viewer)).toEqual([note]);
    await viewer.fails('POST', path(), { code: 'auth.forbidden', body: { text: 'x' } });
    const token = await createApiKey(owner, { permissions: ['documents:read'] });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    expect(await notesOf(key)).toEqual([note]);
    await key.fails('POST', path(), { code: 'auth.forbidden', body: { text: 'x' } });
    await key.fails('DELETE', `${path()}/${note.id}`, { code: 'auth.forbidden' });
  });

  it('of a key carry the name of its owner', async () => {
    const token = await createApiKey(owner, { permissions: ['documents:update'] });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    expect((await addNote('By a script', key)).author.name).toBe('Olga');
  });

  it('keep the name of an author whose account is deleted', async () => {
    const author = await memberOf('member', 'Gone Soon');
    const note = await addNote('I was here', author);
    await harness
      .platform()
      .identityDatabase.delete(usersTable)
      .where(sql`id = ${note.author.id}`);
    expect(await notesOf()).toEqual([{ ...note, author: { id: null, name: 'Gone Soon' } }]);
  });

  it('without the id of an author are imported, also where it was not recorded by whom', async () => {
    const { organizationId } = owner;
    await harness.platform().databaseFor(organizationId).run(sql`
      insert into document_notes (id, organization_id, document_id, author_name, text, tokens, created_at)
      values (${unknownId('not')}, ${organizationId}, ${documentId}, 'Boss', 'Approved', '', 1)`);
    expect(await notesOf()).toMatchObject([
      { author: { id: null, name: 'Boss' }, importedBy: { id: null, name: null } },
    ]);
  });

  it('are deleted by who imported them once their author has no account, and by no other member', async () => {
    const [author, importer, other] = await Promise.all([
      memberOf('member'),
      memberOf('member'),
      memberOf('member'),
    ]);
    const note = await addNote('Imported', author);
    const { author: brought } = await addNote('Own', importer);
    await harness.platform().databaseFor(owner.organizationId).run(sql`
      update document_notes set imported_by_id = ${brought.id}, imported_by_name = 'Importer' where id = ${note.id}`);
    const remove = `${path()}/${note.id}`;
    await importer.fails('DELETE', remove, { code: 'auth.forbidden' });
    await harness
      .platform()
      .identityDatabase.delete(usersTable)
      .where(sql`id = ${note.author.id}`);
    await other.fails('DELETE', remove, { code: 'auth.forbidden' });
    await importer.call('DELETE', remove, { status: 204 });
  });

  it.each([
    ['no text', {}],
    ['an empty text', { text: ' \n ' }],
    ['nothing but control characters', { text: '\0' }],
    ['a text that is too long', { text: 'x'.repeat(limits.note.max + 1) }],
    ['a number', { text: 1 }],
  ])('reject %s', async (_what, body) => {
    const error = await owner.fails('POST', path(), { code: 'request.invalid', body });
    expect(error.details).toMatchObject([{ path: 'text' }]);
  });

  it('accept the longest text', async () => {
    const text = 'x'.repeat(limits.note.max);
    expect((await addNote(text)).text).toBe(text);
  });

  it('reject notes and documents of other organizations and documents', async () => {
    const note = await addNote('Here');
    const other = await createTextDocument(owner);
    const stranger = await createOwner();
    const own = await createTextDocument(stranger);
    const body = { text: 'There' };
    const elsewhere = `${owner.org}/documents/${other.id}/notes/${note.id}`;
    await owner.fails('PATCH', elsewhere, { code: 'note.not_found', body });
    await owner.fails('DELETE', elsewhere, { code: 'note.not_found' });
    const foreign = `${stranger.org}/documents/${own.id}/notes/${note.id}`;
    await stranger.fails('PATCH', foreign, { code: 'note.not_found', body });
    await stranger.fails('DELETE', foreign, { code: 'note.not_found' });
    const foreignDocument = `${stranger.org}/documents/${documentId}/notes`;
    await stranger.fails('GET', foreignDocument, { code: 'document.not_found' });
    await stranger.fails('POST', foreignDocument, { code: 'document.not_found', body });
    await stranger.fails('DELETE', `${foreignDocument}/${note.id}`, { code: 'document.not_found' });
    await owner.fails('DELETE', `${path()}/${unknownId('not')}`, { code: 'note.not_found' });
    await owner.fails('DELETE', `${path()}/not_1`, { code: 'request.invalid' });
    expect(await notesOf()).toEqual([note]);
  });

  it('are limited for each document', async () => {
    const { organizationId } = owner;
    await harness.platform().databaseFor(organizationId).run(sql`
      insert into document_notes (id, organization_id, document_id, author_name, text, tokens, created_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${notesLimits.max - 1})
      select 'not_' || printf('%024d', n), ${organizationId}, ${documentId}, 'Ada', 'x', '', 0 from numbers`);
    await addNote('The last one');
    await owner.fails('POST', path(), { code: 'limit.reached', body: { text: 'One more' } });
    expect(await notesOf()).toHaveLength(notesLimits.max);
    const other = await createTextDocument(owner);
    await owner.post(`${owner.org}/documents/${other.id}/notes`, { text: 'Elsewhere' });
  });

  it('are limited in the text that the search index has of them', async () => {
    const note = await addNote('Short');
    const { organizationId } = owner;
    await harness.platform().databaseFor(organizationId).run(sql`
      insert into document_notes (id, organization_id, document_id, author_name, text, tokens, created_at)
      values ('not_0', ${organizationId}, ${documentId}, 'Ada', 'x', hex(zeroblob(${notesLimits.indexedBytes / 2 - 50})), 0)`);
    const body = { text: 'long '.repeat(20) };
    await owner.fails('POST', path(), { code: 'limit.reached', body });
    await owner.fails('PATCH', `${path()}/${note.id}`, { code: 'limit.reached', body });
    await owner.call('PATCH', `${path()}/${note.id}`, { body: { text: 'Brief' } });
  });

  it('stay in the trash, come back with the document, and are deleted with it', async () => {
    const note = await addNote('Unforgettable');
    await owner.call('DELETE', `${owner.org}/documents/${documentId}`, { status: 204 });
    expect(await idsFor('unforgettable')).toEqual([]);
    expect(await notesOf()).toEqual([note]);
    await owner.post(`${owner.org}/documents/${documentId}/restore`, undefined, 204);
    expect(await idsFor('unforgettable')).toEqual([documentId]);
    await owner.call('DELETE', `${owner.org}/documents/${documentId}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${documentId}`, { status: 204 });
    const rows = await harness
      .platform()
      .databaseFor(owner.organizationId)
      .all(sql`select id from document_notes where organization_id = ${owner.organizationId}`);
    expect(rows).toEqual([]);
  });

  it('added at the same time as a new text and other notes are all found', async () => {
    const texts = Array.from({ length: 6 }, (_, index) => `simultaneous${index}`);
    await Promise.all([
      ...texts.map((text) => addNote(text)),
      owner.call('PATCH', `${owner.org}/documents/${documentId}`, {
        body: { content: 'A new contract' },
      }),
    ]);
    for (const query of [...texts, 'contract']) {
      expect(await idsFor(query), query).toEqual([documentId]);
    }
  });
});

describe('a search', () => {
  it('finds words of notes, together with those of name and text', async () => {
    await addNote('Der Vermieter heißt Müller, Hundeschule nebenan');
    await addNote('Second visit');
    for (const query of [
      'vermieter',
      'verm',
      'mueller',
      'schule nebenan',
      '"Hundeschule nebenan"',
      'rent vermieter',
      'lease visit october',
      'note:vermieter',
      'note:hund',
      'note:"second visit" rent',
      'vermeiter',
    ]) {
      expect(await idsFor(query), query).toEqual([documentId]);
    }
    for (const query of [
      'note:rent',
      'note:lease',
      'name:vermieter',
      'content:vermieter',
      '-note:vermieter rent',
      'rent -vermieter',
      '"nebenan second"',
    ]) {
      expect(await idsFor(query), query).toEqual([]);
    }
  });

  it('shows the note where only a note matches', async () => {
    await addNote('The deposit is with Olga');
    const [ofNote] = await find('deposit');
    expect(ofNote?.snippetSource).toBe('note');
    expect(ofNote?.snippet.find(({ isMatch }) => isMatch)?.text).toBe('deposit');
    const [ofText] = await find('october');
    expect(ofText?.snippetSource).toBe('content');
    const [ofFilter] = await find('note:deposit');
    expect(ofFilter?.snippetSource).toBe('note');
  });

  it('follows changes and deletions of notes, of the text and of the name', async () => {
    const note = await addNote('alpha');
    await owner.call('PATCH', `${path()}/${note.id}`, { body: { text: 'beta' } });
    expect([await idsFor('alpha'), await idsFor('note:beta')]).toEqual([[], [documentId]]);
    await owner.call('PATCH', `${owner.org}/documents/${documentId}`, {
      body: { name: 'gamma.txt', content: 'delta' },
    });
    expect(await idsFor('beta gamma delta')).toEqual([documentId]);
    await owner.call('DELETE', `${path()}/${note.id}`, { status: 204 });
    expect([await idsFor('beta'), await idsFor('delta')]).toEqual([[], [documentId]]);
  });

  it('finds the same after the index is rebuilt from the texts of the notes', async () => {
    await addNote('Hundeschule bei Müller');
    const queries = ['schule', 'note:müll', 'rent hundeschule', 'hundeschlue'];
    const before = await Promise.all(queries.map(find));
    expect(before.map((found) => found.length)).toEqual([1, 1, 1, 1]);
    const { organizationId } = owner;
    const database = harness.platform().databaseFor(organizationId);
    await database.run(sql`delete from document_search where rowid in (
      select sequence from documents where organization_id = ${organizationId})`);
    await database.run(sql`delete from search_words where organization_id = ${organizationId}`);
    await database.run(
      sql`update document_notes set tokens = '' where organization_id = ${organizationId}`,
    );
    expect(await idsFor('schule')).toEqual([]);
    await owner.post(`${owner.org}/documents/search-index/rebuild`, undefined, 204);
    await harness.finishJobs();
    expect(await Promise.all(queries.map(find))).toEqual(before);
  });
});
