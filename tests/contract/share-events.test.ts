import { and, eq, like } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { addMember } from '../support/access.ts';
import { createTextDocument } from '../support/builders.ts';
import {
  anonymous,
  createOwner,
  createUser,
  type Owner,
  type TestClient,
} from '../support/client.ts';
import { deleteOldEvents } from '../support/cron-steps.ts';
import { shareDocuments, unlock, type WireShareLink } from '../support/share-links.ts';
import { rateLimitsTable, shareEventsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

type Files = Platform['files'];

type WireEvent = {
  type: string;
  documentId: string | null;
  documentName: string | null;
  country: string | null;
  browser: string | null;
  visitor: string;
};

let owner: Owner;
let first: string;
let second: string;

const day = 86_400_000;
const reader = 'a'.repeat(32);
const firefox = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'cf-ipcountry': 'DE',
};
const logOf = ({ id }: WireShareLink) => `${owner.org}/share-links/${id}/events`;
const eventsOf = async (link: WireShareLink, client: TestClient = owner) =>
  (await client.get<{ events: WireEvent[] }>(logOf(link))).events;
const typesOf = async (link: WireShareLink) => (await eventsOf(link)).map(({ type }) => type);

function openBrowser(headers: Record<string, string> = firefox) {
  const cookies = new Map<string, string>();
  return async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = { ...headers, ...(init.headers as Record<string, string>), cookie };
    const response = await harness.fetch(path, { ...init, headers: sent });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  };
}

const limited = (maxDownloads: number) =>
  shareDocuments(owner, { documentIds: [first, second], maxDownloads });

async function linkOf({ id }: WireShareLink) {
  const { shareLinks } = await owner.get<{ shareLinks: WireShareLink[] }>(
    `${owner.org}/share-links`,
  );
  const found = shareLinks.find((each) => each.id === id);
  if (!found) throw new Error('The link is gone');
  return found;
}

async function beginDownload(path: string, document = 'documents/1/file') {
  const base = harness.platform();
  const platform = { ...base, files: { ...base.files, get: byteByByte(base.files.get) } };
  const url = new URL(`${path}/${document}`, testVariables.APP_BASE_URL);
  const headers = { cookie: `sheaf.reader=${reader}` };
  const { status, body } = await createApp().fetch(new Request(url, { headers }), platform);
  if (status !== 200 || !body) throw new Error('The download has not begun');
  const bytes = body.getReader();
  return {
    async read(count: number) {
      for (let taken = 0; taken < count; taken += 1) await bytes.read();
    },
    breakOff: () => bytes.cancel(),
  };
}

const failing = () => Promise.reject(new Error('The store is down'));

function byteByByte(get: Files['get']): Files['get'] {
  return async (key, range) => {
    const file = await get(key, range);
    if (!file) return null;
    const bytes = [...new Uint8Array(await new Response(file.body).arrayBuffer())];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const byte = bytes.shift();
        if (byte === undefined) controller.close();
        else controller.enqueue(new Uint8Array([byte]));
      },
    });
    return { ...file, body };
  };
}

async function statusOf(response: Response) {
  await response.arrayBuffer();
  return response.status;
}

beforeEach(async () => {
  owner = await createOwner({ organization: 'Papers' });
  first = (await createTextDocument(owner, { name: 'First.txt', content: 'The first' })).id;
  second = (await createTextDocument(owner, { name: 'Second.txt', content: 'The second' })).id;
});

describe('the log of a share link', () => {
  it('says once for each browser what it has opened, shown and taken, without its address', async () => {
    const { shareLink, token, path } = await shareDocuments(owner, { documentIds: [first] });
    const visit = openBrowser({ ...firefox, 'cf-connecting-ip': '203.0.113.7' });
    for (let time = 0; time < 2; time += 1) {
      await visit(`/s/${token}`);
      await visit(`${path}/documents/1/thumbnail`);
      await statusOf(await visit(`${path}/documents/1/file?inline`));
      await statusOf(await visit(`${path}/documents/1/file`));
    }
    await openBrowser({ 'cf-connecting-ip': '203.0.113.8' })(path);
    const events = await eventsOf(shareLink);
    expect(events.map(({ type }) => type)).toEqual(['opened', 'downloaded', 'previewed', 'opened']);
    const [other, downloaded, , opened] = events;
    expect(downloaded).toMatchObject({ documentId: first, documentName: 'First.txt' });
    expect(opened).toMatchObject({
      documentId: null,
      country: 'DE',
      browser: 'Firefox · Linux',
      visitor: downloaded?.visitor,
    });
    expect(other).toMatchObject({ country: null, browser: null });
    expect(other?.visitor).not.toBe(opened?.visitor);
    const rows = await harness.platform().identityDatabase.select().from(shareEventsTable);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    const { shareLinks } = await owner.get<{ shareLinks: WireShareLink[] }>(
      `${owner.org}/share-links`,
    );
    expect(shareLinks).toMatchObject([{ downloadsCount: 1, openedAt: expect.any(String) }]);
  });

  it('has wrong passwords, and neither robots of messengers nor HEAD', async () => {
    const input = { documentIds: [first], password: 'open sesame' };
    const { shareLink, token, path } = await shareDocuments(owner, input);
    const headers = {
      cookie: `sheaf.reader=${reader}`,
      'content-type': 'application/json',
      origin: testVariables.APP_BASE_URL,
    };
    for (const password of ['sesame', 'simsim']) {
      const body = JSON.stringify({ password });
      const wrong = await harness.fetch(`${path}/unlock`, { method: 'POST', headers, body });
      expect(wrong.status).toBe(400);
    }
    const { cookie } = await unlock(path, 'open sesame');
    await harness.fetch(`/s/${token}`, {
      headers: { cookie, 'user-agent': 'TelegramBot (like TwitterBot)' },
    });
    for (const url of [`/s/${token}`, path, `${path}/documents/1/file`]) {
      await harness.fetch(url, { method: 'HEAD', headers: { cookie } });
    }
    expect(await typesOf(shareLink)).toEqual(['wrong_password', 'wrong_password']);
  });

  it('is for the owner of the link and admins, and of no other organization', async () => {
    const [member, other] = [await createUser(), await createUser()];
    await addMember(owner, member, 'member');
    await addMember(owner, other, 'member');
    const { shareLink, path } = await shareDocuments(owner, { documentIds: [first] }, member);
    await anonymous.get(path);
    expect(await eventsOf(shareLink, member)).toHaveLength(1);
    expect(await eventsOf(shareLink, owner)).toHaveLength(1);
    const notFound = { code: 'share_link.not_found' } as const;
    await other.fails('GET', logOf(shareLink), notFound);
    const stranger = await createOwner();
    const foreign = logOf(shareLink).replace(owner.organizationId, stranger.organizationId);
    await stranger.fails('GET', foreign, notFound);
  });

  it('has pages, 1,000 events of a link, and what is of the last 90 days', async () => {
    const { shareLink, path } = await shareDocuments(owner, { documentIds: [first] });
    await anonymous.get(path);
    const { identityDatabase } = harness.platform();
    const isOfLink = eq(shareEventsTable.shareLinkId, shareLink.id);
    const [row] = await identityDatabase.select().from(shareEventsTable).where(isOfLink);
    if (!row) throw new Error('The opening is not recorded');
    const older = Array.from({ length: 1005 }, (_, number) => ({
      ...row,
      id: `${row.id.slice(0, -4)}${String(number).padStart(4, '0')}`,
      sessionHash: String(number),
      createdAt: new Date(Date.now() - number * 60_000),
    }));
    for (let start = 0; start < older.length; start += 8) {
      await identityDatabase.insert(shareEventsTable).values(older.slice(start, start + 8));
    }
    await anonymous.get(path);
    expect(await identityDatabase.$count(shareEventsTable, isOfLink)).toBe(1000);
    // Opening a link does not displace other events, which have room of their own.
    const headers = { cookie: `sheaf.reader=${reader}` };
    await identityDatabase.update(shareEventsTable).set({ type: 'wrong_password' }).where(isOfLink);
    await identityDatabase
      .update(shareEventsTable)
      .set({ createdAt: new Date(Date.now() + day) })
      .where(isOfLink);
    await harness.fetch(path, { headers });
    expect(await identityDatabase.$count(shareEventsTable, isOfLink)).toBe(1001);
    await identityDatabase
      .delete(shareEventsTable)
      .where(and(isOfLink, eq(shareEventsTable.type, 'opened')));
    const page = await owner.get<{ events: unknown[] }>(`${logOf(shareLink)}?pageIndex=19`);
    expect(page.events).toHaveLength(50);
    await identityDatabase
      .update(shareEventsTable)
      .set({ createdAt: new Date(Date.now() - 91 * day) })
      .where(eq(shareEventsTable.id, row.id));
    await deleteOldEvents(harness.platform());
    expect(await identityDatabase.$count(shareEventsTable, isOfLink)).toBe(999);
  });
});

describe('the downloads of a share link', () => {
  it('are counted once for a browser with all ranges, and end the link', async () => {
    const { shareLink, path, token } = await limited(2);
    const [visit, other] = [openBrowser(), openBrowser()];
    const file = `${path}/documents/1/file`;
    await visit(path);
    for (const range of ['bytes=0-3', 'bytes=4-']) {
      expect(await statusOf(await visit(file, { headers: { range } }))).toBe(206);
    }
    expect(await statusOf(await visit(file))).toBe(200);
    const { share } = await anonymous.get<{ share: object }>(path);
    expect(share).toMatchObject({ downloadsLeft: 1 });
    expect(await statusOf(await other(`${file}?inline`))).toBe(200);
    expect(await statusOf(await other(file))).toBe(200);
    // A started download may continue, but no other one may begin.
    expect(await statusOf(await other(file, { headers: { range: 'bytes=4-' } }))).toBe(206);
    for (const more of [`${file}?inline`, `${path}/documents/2/file`, path]) {
      const response = await other(more);
      expect(await response.json()).toMatchObject({
        error: { code: 'share.ended', details: { reason: 'used_up' } },
      });
    }
    const page = await harness.fetch(`/s/${token}`);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('downloaded')]);
    const list = await owner.get<{ shareLinks: WireShareLink[] }>(`${owner.org}/share-links`);
    expect(list.shareLinks).toMatchObject([{ state: 'used_up', downloadsCount: 2 }]);
    const body = { maxDownloads: null };
    await owner.call('PATCH', `${owner.org}/share-links/${shareLink.id}`, { body });
    expect(await statusOf(await other(path))).toBe(200);
  });

  it('are given back only if less than half was sent', async () => {
    const { path, shareLink } = await limited(9);
    const countOf = async () => (await eventsOf(shareLink)).length;
    const { read, breakOff } = await beginDownload(path);
    await read(4);
    await breakOff();
    await expect.poll(countOf).toBe(0);
    const other = await beginDownload(path);
    await other.read(5);
    await other.breakOff();
    expect(await countOf()).toBe(1);
  });

  it('are kept if another response to the same browser has them', async () => {
    const { path, shareLink } = await limited(1);
    const downloads = [await beginDownload(path), await beginDownload(path)];
    const [broken, complete] = downloads;
    await broken?.breakOff();
    await complete?.read(9);
    const { downloadsCount } = await linkOf(shareLink);
    expect([downloadsCount, await typesOf(shareLink)]).toEqual([1, ['downloaded']]);
  });

  it('are given back if all responses to a browser break off', async () => {
    const { path, shareLink } = await limited(1);
    for (const { breakOff } of [await beginDownload(path), await beginDownload(path)]) {
      await breakOff();
    }
    await expect.poll(async () => (await linkOf(shareLink)).downloadsCount).toBe(0);
    expect(await typesOf(shareLink)).toEqual([]);
  });

  it('are given back if the file is missing or cannot be read', async () => {
    const { path, shareLink } = await limited(1);
    const base = harness.platform();
    for (const get of [() => Promise.resolve(null), failing]) {
      const platform = { ...base, files: { ...base.files, get } };
      const url = new URL(`${path}/documents/1/file`, testVariables.APP_BASE_URL);
      const { status } = await createApp().fetch(new Request(url), platform);
      expect(status).toBeGreaterThanOrEqual(404);
      await expect.poll(async () => (await linkOf(shareLink)).downloadsCount).toBe(0);
    }
    expect(await typesOf(shareLink)).toEqual([]);
  });

  it('are of one browser for 12 hours, however long it keeps its cookie', async () => {
    const { path, shareLink } = await limited(2);
    const file = `${path}/documents/1/file`;
    const headers = { cookie: `sheaf.reader=${reader}` };
    const get = async () => statusOf(await harness.fetch(file, { headers }));
    const passTime = () =>
      harness
        .platform()
        .identityDatabase.update(shareEventsTable)
        .set({ createdAt: new Date(Date.now() - 12 * 3_600_000) })
        .where(eq(shareEventsTable.shareLinkId, shareLink.id));
    expect(await get()).toBe(200);
    await passTime();
    expect(await get()).toBe(200);
    expect((await linkOf(shareLink)).downloadsCount).toBe(2);
    // The link has ended, so the browser may continue only what it has begun.
    expect(await get()).toBe(200);
    await passTime();
    expect(await get()).toBe(410);
    expect(await typesOf(shareLink)).toEqual(['downloaded', 'downloaded']);
  });

  it('are not more than the link has, however many come at once', async () => {
    const { path } = await limited(3);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () =>
        statusOf(await harness.fetch(`${path}/documents/1/file`)),
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 410)).toHaveLength(5);
  });

  it('are limited in an hour by files, not by their ranges', async () => {
    const { path, shareLink } = await limited(1);
    const base = harness.platform();
    const platform = { ...base, config: { ...base.config, RATE_LIMIT_IS_ENABLED: true } };
    const cookie = `sheaf.reader=${reader}`;
    const url = new URL(`${path}/documents/1/file`, testVariables.APP_BASE_URL);
    const get = async (headers: Record<string, string>) => {
      const request = new Request(url, { headers: { cookie, ...headers } });
      return statusOf(await createApp().fetch(request, platform));
    };
    for (const range of ['bytes=0-2', 'bytes=3-5', 'bytes=6-']) {
      expect(await get({ range })).toBe(206);
    }
    const whole: Record<string, string>[] = [
      {},
      { range: 'bytes=5-3' },
      { range: 'bytes=1-', 'if-range': '"x"' },
    ];
    for (const headers of whole) {
      expect(await get(headers)).toBe(200);
    }
    expect(await get({ range: 'bytes=-9' })).toBe(206);
    const rows = await base.identityDatabase
      .select()
      .from(rateLimitsTable)
      .where(like(rateLimitsTable.key, `%:account:${shareLink.id}`));
    expect(Object.fromEntries(rows.map(({ key, count }) => [key.split(':')[0], count]))).toEqual({
      'share-file': 5,
      'share-range': 2,
    });
  });

  it('are numbers from 1 to 1,000', async () => {
    for (const maxDownloads of [0, 1001, 1.5, '3']) {
      const body = { name: 'Link', documentIds: [first], maxDownloads };
      await owner.fails('POST', `${owner.org}/share-links`, { code: 'request.invalid', body });
    }
  });
});

async function archiveOf(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
}

describe('the archive of a share link', () => {
  it('has all documents that are there, and each counts as a download', async () => {
    const same = await createTextDocument(owner, { name: 'first.TXT', content: 'The other' });
    const gone = await createTextDocument(owner, { name: 'Gone.txt', content: 'Gone' });
    const { shareLink, path } = await shareDocuments(owner, {
      documentIds: [gone.id, first, same.id],
      name: 'For: the bank',
      maxDownloads: 2,
    });
    await owner.call('DELETE', `${owner.org}/documents/${gone.id}`, { status: 204 });
    const visit = openBrowser();
    const head = await visit(`${path}/archive`, { method: 'HEAD' });
    expect(head.headers.get('content-disposition')).toContain('filename="For_ the bank.zip"');
    const expected = [
      ['First.txt', 'The first'],
      ['first (2).TXT', 'The other'],
    ];
    expect(await archiveOf(await visit(`${path}/archive`))).toEqual(expected);
    expect(await typesOf(shareLink)).toEqual(['downloaded', 'downloaded']);
    // Only the browser that has downloaded the files may download them again.
    expect(await archiveOf(await visit(`${path}/archive`))).toEqual(expected);
    await anonymous.fails('GET', `${path}/archive`, { code: 'share.ended' });
  });

  it('is refused where not enough downloads are left, or none allowed', async () => {
    const { path, token } = await limited(1);
    await anonymous.fails('GET', `${path}/archive`, { code: 'share.ended' });
    expect(await (await harness.fetch(`/s/${token}`)).text()).not.toContain('/archive');
    const input = { documentIds: [first, second], isDownloadAllowed: false };
    const shown = await shareDocuments(owner, input);
    await anonymous.fails('GET', `${shown.path}/archive`, { code: 'auth.forbidden' });
    const locked = await shareDocuments(owner, { documentIds: [first], password: 'open sesame' });
    await anonymous.fails('GET', `${locked.path}/archive`, { code: 'share.locked' });
  });

  it('counts no document whose file is missing', async () => {
    const { path, shareLink } = await limited(2);
    const base = harness.platform();
    const get: Files['get'] = (key) =>
      key.includes(first) ? Promise.resolve(null) : base.files.get(key);
    const platform = { ...base, files: { ...base.files, get } };
    const url = new URL(`${path}/archive`, testVariables.APP_BASE_URL);
    const names = (await archiveOf(await createApp().fetch(new Request(url), platform))).map(
      ([name]) => name,
    );
    expect(names).toEqual(['Second.txt', 'missing-files.txt']);
    await expect.poll(async () => (await linkOf(shareLink)).downloadsCount).toBe(1);
    expect((await eventsOf(shareLink)).map(({ documentName }) => documentName)).toEqual([
      'Second.txt',
    ]);
  });

  it('counts documents of which half was sent, and all that another response has', async () => {
    const { path, shareLink } = await limited(4);
    const namesOf = async () => (await eventsOf(shareLink)).map(({ documentName }) => documentName);
    const broken = await beginDownload(path, 'archive');
    await broken.read(1 + 5);
    await broken.breakOff();
    await expect.poll(namesOf).toEqual(['First.txt']);
    const [one, other] = [await beginDownload(path, 'archive'), await beginDownload(path)];
    await one.breakOff();
    await other.read(9);
    await expect.poll(namesOf).toEqual(['First.txt']);
  });

  it('breaks off once the link ends, and what was not sent does not count', async () => {
    const { path, shareLink } = await limited(5);
    const base = harness.platform();
    const pauseAfterFirst = {
      ...base,
      files: {
        ...base.files,
        get: async (key: string) => {
          const file = await base.files.get(key);
          const body = { isEnabled: false };
          await owner.call('PATCH', `${owner.org}/share-links/${shareLink.id}`, { body });
          return file;
        },
      },
    };
    const url = new URL(`${path}/archive`, testVariables.APP_BASE_URL);
    const response = await createApp().fetch(new Request(url), pauseAfterFirst);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    const names = (await eventsOf(shareLink)).map(({ documentName }) => documentName);
    // Whether the first file was already being sent depends on the platform.
    expect(names).not.toContain('Second.txt');
  });
});
