import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../api/session/session-api.ts';
import { setTransport, type Transport } from '../api/transport/transport.ts';
import { shareLimits } from '../../shared/archive/documents/sharing.ts';
import { copyLimits, findCopy, pruneCopies, saveCopy, setOwner } from './copy-store.ts';
import { isCopied } from './copied-paths.ts';
import { forgetEverything, forgetOrganizationOffline, forgetWhatWasRead } from './forget.ts';
import { keepCopy, recallCopy } from './keep-copies.ts';
import { dropEarlyReads, noteRead, onRead } from './read-responses.ts';
import { listPages, savePages, type StoredPage } from './scan-store.ts';
import { startKeepingCopies } from './with-copies.ts';
import {
  addShared,
  addWaiting,
  assignWaiting,
  cancelWaiting,
  isWaitingFor,
  listWaiting,
  removeWaiting,
} from './waiting-store.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const emptyCopy = { status: 200, type: '', body: new ArrayBuffer(0) };
const home = '/api/organizations/org_a';
const receivedAt = 1_800_000_000_000;

const noTransport: Transport = {
  fetch,
  upload: () => Promise.reject(new Error('Not expected')),
  download: () => undefined,
};

async function receive(key: string, body: unknown, status = 200) {
  const response = Response.json(body, { status });
  await keepCopy({ key, response, receivedAt });
}

/** Sets the session as on a page, where it is also stored for other tabs. */
async function signIn(userId: string) {
  stored.set('sheaf.user', userId);
  await receive('/api/auth/get-session', { session: { token: 'secret' }, user: { id: userId } });
}

async function recalled(key: string): Promise<unknown> {
  return (await recallCopy(key))?.response.json();
}

async function withoutRoom(store: string, run: () => Promise<unknown>) {
  let hasRoom = false;
  const { put, delete: drop } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...values
  ) {
    if (this.name === store && !hasRoom) throw new DOMException('', 'QuotaExceededError');
    return put.apply(this, values);
  });
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    hasRoom = true;
    return drop.call(this, key);
  });
  try {
    await run();
  } finally {
    vi.restoreAllMocks();
  }
}

beforeEach(async () => {
  for (const userId of ['usr_1', 'usr_2']) await forgetEverything(userId);
  stored.clear();
});

describe('copies of responses', () => {
  it('are there without a network, with the time they are of', async () => {
    await signIn('usr_1');
    await receive(`${home}/documents?pageIndex=0`, { documents: [] });
    const copy = await recallCopy(`${home}/documents?pageIndex=0`);
    expect(copy?.savedAt).toBe(receivedAt);
    expect(await copy?.response.json()).toEqual({ documents: [] });
  });

  it('contain no token of the session', async () => {
    await signIn('usr_1');
    expect(await recalled('/api/auth/get-session')).toEqual({ user: { id: 'usr_1' } });
  });

  it('are of one user only', async () => {
    await signIn('usr_1');
    await receive(home, { organization: {} });
    await signIn('usr_2');
    expect(await recalled(home)).toBeUndefined();
  });

  it('are not those of a late response to the user before', async () => {
    await signIn('usr_1');
    await signIn('usr_2');
    await saveCopy({ ...emptyCopy, key: home, savedAt: 1 }, 'usr_1');
    expect(await findCopy(home)).toBeUndefined();
  });

  it('are not shown to another user who has just signed in', async () => {
    await signIn('usr_1');
    await receive(home, {});
    stored.set('sheaf.user', 'usr_2');
    expect(await recalled(home)).toBeUndefined();
    expect(await recalled('/api/auth/get-session')).toBeUndefined();
  });

  it('are gone when the session has ended while the application was closed', async () => {
    await signIn('usr_1');
    await receive(home, {});
    setTransport({ ...noTransport, fetch: async () => Response.json(null) });
    expect(await new QueryClient().fetchQuery(sessionQuery)).toBeNull();
    await vi.waitFor(async () => expect(await findCopy(home)).toBeUndefined(), 10_000);
  });

  it('are gone after logging out, and do not come back with a late response', async () => {
    await signIn('usr_1');
    await receive(home, {});
    await forgetEverything('usr_1');
    await saveCopy(
      { key: home, savedAt: 1, status: 200, type: '', body: new ArrayBuffer(1) },
      'usr_1',
    );
    expect(await recalled(home)).toBeUndefined();
    expect(await recalled('/api/auth/get-session')).toBeUndefined();
  });

  it('are gone when the server knows no session any more', async () => {
    await signIn('usr_1');
    await receive(home, {});
    await receive('/api/auth/get-session', null);
    expect(await recalled(home)).toBeUndefined();
  });

  it('of an organization end with the membership, and no others', async () => {
    await signIn('usr_1');
    for (const path of [home, `${home}/tags`, '/api/organizations/org_ab', '/api/config']) {
      await receive(path, {});
    }
    await forgetOrganizationOffline('org_a');
    expect(await recalled(home)).toBeUndefined();
    expect(await recalled(`${home}/tags`)).toBeUndefined();
    expect(await recalled('/api/organizations/org_ab')).toEqual({});
    expect(await recalled('/api/config')).toEqual({});
  });

  it('of organizations that are not listed any more are dropped', async () => {
    await signIn('usr_1');
    await receive(`${home}/tags`, {});
    await receive('/api/organizations', { organizations: [{ id: 'org_b' }] });
    expect(await recalled(`${home}/tags`)).toBeUndefined();
  });

  it.each([403, 404])('are dropped after a response of %i', async (status) => {
    await signIn('usr_1');
    await receive(`${home}/documents/doc_1`, {});
    await receive(`${home}/documents/doc_1`, {}, status);
    expect(await recalled(`${home}/documents/doc_1`)).toBeUndefined();
  });

  it('are limited in number and size, the oldest going first', async () => {
    await setOwner('usr_1');
    for (let age = 0; age < 6; age += 1) {
      const body = new ArrayBuffer(10);
      const copy = { ...emptyCopy, key: `${home}/${age}`, savedAt: 100 - age, body };
      await saveCopy(copy, 'usr_1');
    }
    await pruneCopies({ count: 4, bytes: 1000 });
    expect(await findCopy(`${home}/3`)).toBeDefined();
    expect(await findCopy(`${home}/4`)).toBeUndefined();
    await pruneCopies({ count: 4, bytes: 25 });
    expect(await findCopy(`${home}/1`)).toBeDefined();
    expect(await findCopy(`${home}/2`)).toBeUndefined();
  });

  it('are not made of what was read for the user before', async () => {
    vi.stubGlobal('location', new URL('https://sheaf.test'));
    noteRead({ input: home, init: undefined, response: Response.json({ organization: {} }) });
    dropEarlyReads();
    await signIn('usr_2');
    await startKeepingCopies();
    onRead(() => undefined);
    expect(await findCopy(home)).toBeUndefined();
  });

  it('are limited from the first response of a visit', async () => {
    await setOwner('usr_1');
    for (let index = 0; index < copyLimits.count + 5; index += 1) {
      await saveCopy({ ...emptyCopy, key: `${home}/${index}`, savedAt: index }, 'usr_1');
    }
    await startKeepingCopies();
    onRead(() => undefined);
    expect(await findCopy(`${home}/4`)).toBeUndefined();
    expect(await findCopy(`${home}/5`)).toBeDefined();
  });

  it('are limited after few large responses', async () => {
    await signIn('usr_1');
    for (let index = 0; index < 6; index += 1) {
      const response = new Response(new Uint8Array(9_000_000));
      await keepCopy({ key: `${home}/${index}`, response, receivedAt: index });
    }
    expect(await findCopy(`${home}/0`)).toBeUndefined();
    expect(await findCopy(`${home}/5`)).toBeDefined();
  });

  it.each([
    '/api/api-keys',
    '/api/auth/list-sessions',
    `${home}/webhooks`,
    `${home}/intake-emails`,
    `${home}/version`,
    `${home}/export`,
    `${home}/documents/search?searchQuery=a`,
  ])('are not made of %s', (path) => {
    expect(isCopied(path)).toBe(false);
  });
});

describe('what waits to be uploaded', () => {
  const file = new File(['text'], 'note.txt', { type: 'text/plain' });

  it('keeps its bytes and name, and belongs to nobody until an organization is chosen', async () => {
    await addWaiting([file]);
    const [shared] = await listWaiting('usr_1');
    expect(shared).toMatchObject({ name: 'note.txt', type: 'text/plain', organizationId: null });
    expect(await shared?.blob.text()).toBe('text');
    await assignWaiting(shared ? [shared] : [], { userId: 'usr_1', organizationId: 'org_a' });
    expect(await listWaiting('usr_1')).toMatchObject([{ organizationId: 'org_a' }]);
    expect(await listWaiting('usr_2')).toEqual([]);
  });

  it('belongs to the user who shared it, where one is signed in', async () => {
    await signIn('usr_1');
    await addShared([file]);
    expect(await listWaiting('usr_2')).toEqual([]);
    expect(await listWaiting('usr_1')).toMatchObject([{ userId: 'usr_1', organizationId: null }]);
    await forgetWhatWasRead();
    await addShared([file]);
    expect(await listWaiting('usr_2')).toMatchObject([{ userId: null }]);
  });

  it('is shared up to a limit, however often', async () => {
    const files = Array.from({ length: shareLimits.files }, () => file);
    expect(await addShared(files)).toBeUndefined();
    expect(await addShared([file])).toBe('too-much');
    expect(await listWaiting('usr_1')).toHaveLength(shareLimits.files);
    await assignWaiting(await listWaiting('usr_1'), { userId: 'usr_1', organizationId: 'org_a' });
    expect(await addShared([file])).toBeUndefined();
  });

  it('has a limit for each user, as nobody sees or removes what others have shared', async () => {
    const files = Array.from({ length: shareLimits.files }, () => file);
    await signIn('usr_2');
    await addShared(files);
    await signIn('usr_1');
    expect(await addShared([file])).toBeUndefined();
    expect(await listWaiting('usr_1')).toHaveLength(1);
  });

  it('takes the room of copies where there is none', async () => {
    await signIn('usr_1');
    await receive(home, {});
    await withoutRoom('waiting', () =>
      addWaiting([file], { userId: 'usr_1', organizationId: 'org_a' }),
    );
    expect(await listWaiting('usr_1')).toHaveLength(1);
    expect(await recalled(home)).toBeUndefined();
  });

  it('of another user stays when someone logs out', async () => {
    await addWaiting([file], { userId: 'usr_2', organizationId: 'org_a' });
    await addWaiting([file]);
    await forgetEverything('usr_1');
    expect(await listWaiting('usr_2')).toMatchObject([{ userId: 'usr_2' }]);
  });

  it('is removed once it is uploaded', async () => {
    const [added] = await addWaiting([file], { userId: 'usr_1', organizationId: 'org_a' });
    expect(await isWaitingFor('org_a', added?.id ?? '')).toBe(true);
    await removeWaiting([added?.id ?? '']);
    expect(await isWaitingFor('org_a', added?.id ?? '')).toBe(false);
  });

  it('survives the end of a session, but not logging out', async () => {
    await addWaiting([file], { userId: 'usr_1', organizationId: 'org_a' });
    await forgetWhatWasRead();
    expect(await listWaiting('usr_1')).toHaveLength(1);
    await forgetEverything('usr_1');
    expect(await listWaiting('usr_1')).toEqual([]);
  });

  it('of an organization that was left waits for the choice of another one', async () => {
    const [left] = await addWaiting([file], {
      userId: 'usr_1',
      organizationId: 'org_a',
      into: { viewId: 'view_of_org_a' },
    });
    await addWaiting([file], { userId: 'usr_1', organizationId: 'org_b' });
    await addWaiting([file], { userId: 'usr_2', organizationId: 'org_a' });
    await signIn('usr_1');
    await receive('/api/organizations', { organizations: [{ id: 'org_b' }] });
    const released = { id: left?.id, organizationId: null, isReleased: true, into: undefined };
    expect(await listWaiting('usr_1')).toEqual(
      expect.arrayContaining([
        expect.objectContaining(released),
        expect.objectContaining({ organizationId: 'org_b' }),
      ]),
    );
    expect(await listWaiting('usr_2')).toMatchObject([{ organizationId: 'org_a' }]);
    // The failed upload to that organization may still be listed and be cancelled.
    await cancelWaiting('org_a', left?.id ?? '');
    await forgetOrganizationOffline('org_b');
    const waiting = await listWaiting('usr_1');
    expect(waiting.map(({ isReleased }) => isReleased)).toEqual([true, true]);
    await assignWaiting(waiting, { userId: 'usr_1', organizationId: 'org_c' });
    expect(await listWaiting('usr_1')).toMatchObject(
      waiting.map(() => ({ organizationId: 'org_c', isReleased: false })),
    );
  });

  it('of an organization that was left takes no room from what is shared', async () => {
    const files = Array.from({ length: shareLimits.files }, () => file);
    await signIn('usr_1');
    await addWaiting(files, { userId: 'usr_1', organizationId: 'org_a' });
    await forgetOrganizationOffline('org_a');
    expect(await addShared([file])).toBeUndefined();
  });
});

function pageOf(id: string, userId: string, position: number): StoredPage {
  return { id, userId, position, photo: new Blob([id]), corners: [], rotation: 0 };
}

async function idsOf(userId: string) {
  return (await listPages(userId)).map(({ id }) => id);
}

describe('pages of a scan that is not finished', () => {
  it('are listed in their order, and for their user only', async () => {
    await savePages([pageOf('b', 'usr_1', 1), pageOf('a', 'usr_1', 0)], []);
    await savePages([pageOf('z', 'usr_2', 0)], []);
    expect(await idsOf('usr_1')).toEqual(['a', 'b']);
    await savePages([pageOf('b', 'usr_1', 0)], ['a']);
    expect(await idsOf('usr_1')).toEqual(['b']);
  });

  it('survive the end of a session, but not logging out', async () => {
    await savePages([pageOf('a', 'usr_1', 0), pageOf('z', 'usr_2', 0)], []);
    await forgetWhatWasRead();
    expect(await idsOf('usr_1')).toEqual(['a']);
    await forgetEverything('usr_1');
    expect(await idsOf('usr_1')).toEqual([]);
    expect(await idsOf('usr_2')).toEqual(['z']);
  });

  it('take the room of copies where there is none, and say where there is none at all', async () => {
    await signIn('usr_1');
    await receive(home, {});
    await withoutRoom('scan', () => savePages([pageOf('a', 'usr_1', 0)], []));
    expect(await idsOf('usr_1')).toEqual(['a']);
    expect(await recalled(home)).toBeUndefined();
    await withoutRoom('scan', () =>
      expect(savePages([pageOf('b', 'usr_1', 1)], [])).rejects.toThrow(DOMException),
    );
  });
});
