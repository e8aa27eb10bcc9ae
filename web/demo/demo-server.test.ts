import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import formerDatabase from '../../tests/support/fixtures/former-database.sql?raw';
import { createInProcessReader } from '../../worker/reading/in-process-reader.ts';
import { createUserScope } from '../../worker/access/user-scope.ts';
import { createOrganization } from '../../worker/people/organizations/create-organization.ts';
import { runBatch } from '../../worker/database/database.ts';
import { AppError } from '../../worker/http/app-error.ts';
import type { Platform, Reader } from '../../worker/platform/platform.ts';
import { createDemoConfig } from './demo-config.ts';
import { demoRules } from './demo-rules.ts';
import { createDemoServer, type DemoServerPorts } from './demo-server.ts';
import { createDemoSessions, demoCredentials, demoUser, insertDemoUser } from './demo-sessions.ts';
import { openDemoStorage } from './storage/demo-storage.ts';
import { exportSqlite, openSqlite } from './storage/open-sqlite.ts';

const origin = 'https://demo.example.com';
const foreignId = (prefix: string) => `${prefix}_${'0'.repeat(24)}`;

function openBrowser(options: Partial<DemoServerPorts> = {}) {
  const storage = openDemoStorage(new IDBFactory());
  const withLock = oneAtATime();
  const openTab = async (ports: Partial<DemoServerPorts> = {}) => {
    const demo = createDemoServer({
      readAsset: () => Promise.resolve(null),
      reader: createInProcessReader(() => Promise.resolve(null)),
      config: createDemoConfig(origin),
      rules: { ...demoRules, uploadDelay: 0, quietTime: 0 },
      storage: await storage,
      sessions: createDemoSessions,
      withLock,
      seed,
      onChange: () => undefined,
      ...options,
      ...ports,
    });
    const call = async (method: string, path: string, body?: unknown) => {
      const isForm = body instanceof FormData;
      const response = await demo.fetch(
        new Request(`${origin}/api${path}`, {
          method,
          body: isForm ? body : JSON.stringify(body),
          headers: isForm || body === undefined ? {} : { 'content-type': 'application/json' },
        }),
      );
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    };
    return Object.assign(demo, { call });
  };
  return { storage, openTab };
}

type Tab = Awaited<ReturnType<ReturnType<typeof openBrowser>['openTab']>>;

async function seed(platform: Platform) {
  await insertDemoUser(platform.identityDatabase, new Date());
  const actor = { kind: 'user', userId: demoUser.id, userName: demoUser.name } as const;
  const access = { actor, credentials: demoCredentials, permission: null };
  const scope = createUserScope(platform, access);
  await createOrganization(scope, { name: 'Seeded' });
}

function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

async function organizationOf(tab: Tab): Promise<string> {
  const { body } = await tab.call('GET', '/organizations');
  return `/organizations/${body.organizations[0].id}`;
}

const upload = (tab: Tab, organization: string, text: string) => {
  const form = new FormData();
  form.set('file', new File([text], `${text}.txt`, { type: 'text/plain' }));
  return tab.call('POST', `${organization}/documents`, form);
};

afterEach(() => vi.unstubAllGlobals());

describe('the demo server', () => {
  it('has one user, who owns the organization', async () => {
    const tab = await openBrowser().openTab();
    const organization = await organizationOf(tab);
    expect((await tab.call('GET', '/users/me')).body.user).toMatchObject({
      id: demoUser.id,
      roles: [],
    });
    expect((await tab.call('GET', `${organization}/members/me`)).body.member.role).toBe('owner');
    expect((await tab.call('GET', '/config')).body.config.isDemoMode).toBe(true);
  });

  it('renames the user in the session too', async () => {
    const tab = await openBrowser().openTab();
    await tab.call('PUT', '/users/me', { name: 'Jo Demo' });
    expect((await tab.call('GET', '/auth/get-session')).body.user.name).toBe('Jo Demo');
  });

  it('responds with 403, 404 and 400 like the product', async () => {
    const tab = await openBrowser().openTab();
    const organization = await organizationOf(tab);
    const statusOf = async (method: string, path: string, body?: unknown) =>
      (await tab.call(method, path, body)).status;
    expect(await statusOf('GET', `/organizations/${foreignId('org')}/documents`)).toBe(403);
    expect(await statusOf('GET', `${organization}/documents/${foreignId('doc')}`)).toBe(404);
    expect(await statusOf('GET', `${organization}/documents/${foreignId('doc')}/file`)).toBe(404);
    expect(await statusOf('PUT', `${organization}/tags/${foreignId('tag')}`, tag)).toBe(404);
    expect(await statusOf('GET', `${organization}/tagging-rules/${foreignId('tr')}`)).toBe(404);
    expect(await statusOf('POST', `${organization}/documents`, new FormData())).toBe(400);
    expect(await statusOf('POST', `${organization}/documents/${foreignId('doc')}/tags`, {})).toBe(
      400,
    );
  });
});

const tag = { name: 'Contract', color: '#d8ff75' };

describe('differences from a server', () => {
  it.each([
    ['GET', '/invitations'],
    ['GET', '/invitations/count'],
    ['POST', `/invitations/${foreignId('inv')}/accept`],
    ['GET', '{org}/members/invitations'],
    ['POST', '{org}/members/invitations'],
    ['POST', `{org}/webhooks/${foreignId('wh')}/test`],
    ['POST', '/auth/sign-out'],
  ])('does not offer %s %s', async (method, path) => {
    const tab = await openBrowser().openTab();
    const organization = await organizationOf(tab);
    const { status, body } = await tab.call(
      method,
      path.replace('{org}', organization),
      method === 'POST' ? {} : undefined,
    );
    expect(status).toBe(501);
    expect(body.error).toEqual({
      code: 'demo.not_available',
      message: 'This feature is not available in demo',
    });
  });

  it('has words of its own for the customer portal', async () => {
    const tab = await openBrowser().openTab();
    const organization = await organizationOf(tab);
    const { status, body } = await tab.call('GET', `${organization}/customer-portal`);
    expect(status).toBe(501);
    expect(body.error).toEqual({ code: 'demo.not_available', message: 'Not available in demo' });
  });

  it('lists ten and finds five documents per page by default', async () => {
    const tab = await openBrowser().openTab();
    const organization = await organizationOf(tab);
    for (let count = 1; count <= 11; count += 1) await upload(tab, organization, `paper ${count}`);
    await tab.finishJobs();
    const countAt = async (path: string) =>
      (await tab.call('GET', `${organization}/documents${path}`)).body.documents.length;
    expect(await countAt('')).toBe(10);
    expect(await countAt('?pageSize=100')).toBe(11);
    expect(await countAt('/search?searchQuery=paper')).toBe(5);
  });

  it('delivers no webhooks', async () => {
    const network = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', network);
    const tab = await openBrowser().openTab();
    const organization = await organizationOf(tab);
    const { status } = await tab.call('POST', `${organization}/webhooks`, {
      name: 'Bookkeeping',
      url: 'https://hooks.example.com/sheaf',
      events: ['document:created'],
    });
    expect(status).toBe(201);
    await upload(tab, organization, 'not delivered');
    await tab.finishJobs();
    await tab.runCron();
    await tab.finishJobs();
    expect(network).not.toHaveBeenCalled();
    const left = await tab.withPlatform(({ identityDatabase }) =>
      identityDatabase.$client.prepare('select id from jobs').all(),
    );
    expect(left.results).toEqual([]);
  });
});

describe('stored data', () => {
  it('is visible in every tab at the next request', async () => {
    const { openTab } = openBrowser();
    const [one, two] = [await openTab(), await openTab()];
    const organization = await organizationOf(one);
    await two.call('GET', `${organization}/tags`);
    await one.call('POST', `${organization}/tags`, tag);
    expect((await two.call('GET', `${organization}/tags`)).body.tags).toMatchObject([
      { name: 'Contract' },
    ]);
    await two.reset();
    expect((await one.call('GET', `${organization}/tags`)).status).toBe(403);
    expect((await one.call('GET', '/organizations')).body.organizations).toMatchObject([
      { name: 'Seeded' },
    ]);
  });

  it('is not written by a request that only reads', async () => {
    const onChange = vi.fn<DemoServerPorts['onChange']>();
    const tab = await openBrowser({ onChange }).openTab();
    const organization = await organizationOf(tab);
    for (let run = 0; run < 20; run += 1) await tab.runCron();
    onChange.mockClear();
    for (const path of ['', '/documents', '/tags', '/webhooks', '/documents/statistics']) {
      expect((await tab.call('GET', `${organization}${path}`)).status).toBe(200);
    }
    await tab.runCron();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('has its jobs finished by the next tab when one is closed', async () => {
    const { openTab } = openBrowser();
    const closed = await openTab();
    const organization = await organizationOf(closed);
    const { documentId } = await closed.withPlatform(async (platform) => {
      const form = new FormData();
      form.set('file', new File(['zinnia'], 'flower.txt'));
      const { createApp } = await import('../../worker/app.ts');
      const response = await createApp().fetch(
        new Request(`${origin}/api${organization}/documents`, { method: 'POST', body: form }),
        { ...platform, jobs: { send: () => Promise.resolve() } },
      );
      const { document } = (await response.json()) as { document: { id: string } };
      return { documentId: document.id };
    });
    const next = await openTab();
    await next.runCron();
    await next.finishJobs();
    const { body } = await next.call('GET', `${organization}/documents/${documentId}`);
    expect(body.document).toMatchObject({ extractionState: 'done', content: 'zinnia' });
  });

  it('is unchanged when storage is full', async () => {
    const { storage, openTab } = openBrowser();
    const tab = await openTab();
    const organization = await organizationOf(tab);
    const full = vi
      .spyOn(await storage, 'writeSnapshot')
      .mockRejectedValue(new AppError('demo.storage_full'));
    await expect(tab.call('POST', `${organization}/tags`, tag)).rejects.toMatchObject({
      code: 'demo.storage_full',
    });
    expect((await tab.call('GET', `${organization}/tags`)).body.tags).toEqual([]);
    full.mockRestore();
    expect((await tab.call('POST', `${organization}/tags`, tag)).status).toBe(201);
  });

  it('is migrated to a new version of the product', async () => {
    const { storage, openTab } = openBrowser();
    const old = await openSqlite(null);
    old.exec(formerDatabase);
    old.exec(
      `insert into users (id, name, email, email_verified, created_at, updated_at)
       values ('${demoUser.id}', 'Old hand', 'old@example.com', 1, 0, 0)`,
    );
    await (await storage).writeSnapshot(await exportSqlite(old), 7);
    const tab = await openTab();
    const { body } = await tab.call('GET', '/auth/get-session');
    expect(body.user.name).toBe('Old hand');
    expect((await (await openTab()).call('GET', '/auth/get-session')).status).toBe(200);
  });

  it('gets the new layout of the index of search, in which the same is found', async () => {
    const { openTab } = openBrowser();
    const tab = await openTab();
    const organization = await organizationOf(tab);
    const { body: uploaded } = await upload(tab, organization, 'old paper');
    await tab.finishJobs();
    const layout = () =>
      tab.withPlatform(({ identityDatabase }) =>
        identityDatabase.all('select state from search_layout'),
      );
    for (const state of ['writing', 'emptying', 'done']) {
      expect(await layout()).toEqual([{ state }]);
      for (const searchQuery of ['paper', 'pa', 'p']) {
        const path = `${organization}/documents/search?searchQuery=${searchQuery}`;
        const { body } = await tab.call('GET', path);
        expect(body.documents).toMatchObject([{ id: uploaded.document.id }]);
      }
      await tab.runCron();
    }
  });

  it('is left as it is, until it is reset, where it is too old for that', async () => {
    const { storage, openTab } = openBrowser();
    const old = await openSqlite(null);
    old.exec('create table documents (id text)');
    const snapshot = await exportSqlite(old);
    await (await storage).writeSnapshot(snapshot, 7);
    const tab = await openTab();
    await expect(tab.call('GET', '/auth/get-session')).rejects.toMatchObject({
      code: 'demo.too_old',
    });
    expect(await (await storage).readSnapshot()).toEqual(snapshot);
    await tab.reset();
    expect((await tab.call('GET', '/auth/get-session')).status).toBe(200);
  });

  it('loses expired trash when the demo is opened', async () => {
    const { openTab } = openBrowser();
    const tab = await openTab();
    const organization = await organizationOf(tab);
    const { body } = await upload(tab, organization, 'old paper');
    await tab.call('DELETE', `${organization}/documents/${body.document.id}`);
    await tab.withPlatform(({ identityDatabase }) =>
      runBatch(identityDatabase, [
        identityDatabase.run(`update documents set deleted_at = deleted_at - 31 * 86400000`),
      ]),
    );
    const next = await openTab();
    await next.runCron();
    await next.finishJobs();
    const trash = await next.call('GET', `${organization}/documents/deleted`);
    expect(trash.body.documents).toEqual([]);
    const { files } = await next.withPlatform((platform) => platform.files.list());
    expect(files).toEqual([]);
  });
});

/** Returns a reader whose first reading ends when `finish` is called. */
function slowReader() {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const reader: Reader = {
    isInProcess: false,
    async read() {
      started.resolve();
      await finished.promise;
      return { state: 'done', text: 'marigold' };
    },
    recognize: () => Promise.reject(new Error('There are no pages')),
    renderThumbnail: () => Promise.resolve(null),
    findFields: () => Promise.resolve([]),
    arrangePages: () => Promise.reject(new Error('There are no pages')),
  };
  return { reader, started: started.promise, finish: finished.resolve };
}

describe('reading in the background', () => {
  it('keeps no request waiting, and loses none of their changes', async () => {
    const { reader, started, finish } = slowReader();
    const { openTab } = openBrowser({ reader });
    const [one, two] = [await openTab(), await openTab()];
    const organization = await organizationOf(one);
    const { body } = await upload(one, organization, 'slow');
    await started;
    await one.call('POST', `${organization}/tags`, tag);
    await two.call('POST', `${organization}/tags`, { ...tag, name: 'Invoice' });
    const path = `${organization}/documents/${body.document.id}`;
    expect((await two.call('GET', path)).body.document.extractionState).toBe('pending');
    finish();
    await one.finishJobs();
    const { document } = (await two.call('GET', path)).body;
    expect(document).toMatchObject({ extractionState: 'done', content: 'marigold' });
    expect((await one.call('GET', `${organization}/tags`)).body.tags).toHaveLength(2);
  });

  it('ends with a reset of the archive', async () => {
    const { reader, started, finish } = slowReader();
    const tab = await openBrowser({ reader }).openTab();
    await upload(tab, await organizationOf(tab), 'slow');
    await started;
    await tab.reset();
    finish();
    await tab.finishJobs();
    const organization = await organizationOf(tab);
    expect((await tab.call('GET', `${organization}/documents`)).body.documents).toEqual([]);
  });

  it('continues with what was being read when the demo was closed', async () => {
    const { openTab } = openBrowser({ reader: slowReader().reader });
    const tab = await openTab();
    const organization = await organizationOf(tab);
    const { body } = await upload(tab, organization, 'slow');
    await tab.withPlatform(({ identityDatabase }) =>
      runBatch(identityDatabase, [identityDatabase.run('update jobs set attempts = 1')]),
    );
    const { reader, finish } = slowReader();
    finish();
    const next = await openTab({ reader });
    await next.call('GET', organization);
    await next.finishJobs();
    const path = `${organization}/documents/${body.document.id}`;
    expect((await next.call('GET', path)).body.document.content).toBe('marigold');
  });
});

describe('SQLite in the browser has the limits of D1', () => {
  it.each([
    ['a hundred parameters', `select ${Array.from({ length: 101 }, () => '?').join(' + ')}`],
    ['values of two megabytes', 'select zeroblob(2000001)'],
    ['LIKE patterns of fifty bytes', `select 'a' like '${'%a'.repeat(26)}'`],
    ['statements of a hundred kilobytes', `select 1 ${' '.repeat(100_001)}`],
    ['functions of 32 arguments', `select max(${Array.from({ length: 33 }, () => '1').join()})`],
  ])('%s', async (_limit, sql) => {
    const sqlite = await openSqlite(null);
    const count = sql.split('?').length - 1;
    expect(() =>
      sqlite.exec({ sql, bind: count > 0 ? Array.from({ length: count }, () => 1) : undefined }),
    ).toThrow();
  });
});
