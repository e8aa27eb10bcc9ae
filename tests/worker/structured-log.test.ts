import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createId } from '../../shared/ids.ts';
import { createApp } from '../../worker/app.ts';
import { unloggedRoutes } from '../../worker/operations/log-request.ts';
import { createInProcessReader } from '../../worker/reading/in-process-reader.ts';
import { runCron } from '../support/cron-steps.ts';
import { runJob } from '../support/run-job.ts';
import { createApiKey } from '../support/access.ts';
import { createOwner, formWith } from '../support/client.ts';
import { installation } from '../support/configured.ts';
import { randomEmail } from '../support/mails.ts';
import { jobsTable, rateLimitsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

const logged = installation({ LOG_IS_ENABLED: 'true' });
const origin = testVariables.APP_BASE_URL;

const lines: string[] = [];
const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

it('has one line for each request, with facts only', async () => {
  const owner = await createOwner();
  const path = `${owner.org}/documents?searchQuery=confidential`;
  const response = await logged.fetch(path, { headers: owner.headers });
  const requestId = response.headers.get('x-request-id');
  expect(entries()).toEqual([
    {
      message: 'Request',
      requestId,
      method: 'GET',
      route: '/api/organizations/:organizationId/documents',
      status: 200,
      actor: 'user',
      ms: expect.any(Number),
      roundTrips: expect.any(Number),
      rowsRead: expect.any(Number),
      rowsWritten: expect.any(Number),
    },
  ]);
  expect(entries()[0]?.roundTrips).toBeGreaterThan(0);
});

it('has no line for what open pages request by themselves, unless it fails', async () => {
  const owner = await createOwner();
  const poll = `${owner.org}/version`;
  const first = await logged.fetch(poll, { headers: owner.headers });
  const etag = first.headers.get('etag') ?? '';
  const second = await logged.fetch(poll, { headers: { ...owner.headers, 'if-none-match': etag } });
  expect([first.status, second.status]).toEqual([200, 304]);
  await logged.fetch('/api/config');
  await logged.fetch('/api/health');
  expect(lines).toEqual([]);

  await logged.fetch(poll);
  await logged.fetch(`${owner.org}/documents/${createId('doc')}/thumbnail`, {
    headers: owner.headers,
  });
  expect(entries()).toMatchObject([
    { route: '/api/organizations/:organizationId/version', status: 401 },
    { route: '/api/organizations/:organizationId/documents/:documentId/thumbnail', status: 404 },
  ]);
  const routes = createApp().routes.map(({ path }) => path);
  expect([...unloggedRoutes].filter((route) => !routes.includes(route))).toEqual([]);
});

it('tells who asked by kind, and requests that are refused by their status', async () => {
  const owner = await createOwner();
  const authorization = `Bearer ${await createApiKey(owner, {})}`;
  await logged.fetch(`${owner.org}/tags`, { headers: { authorization } });
  await logged.fetch(`${owner.org}/tags`);
  await logged.fetch('/api/nothing/here');
  expect(entries()).toMatchObject([
    { actor: 'api-key', status: 200 },
    { actor: 'none', status: 401, route: '/api/organizations/:organizationId/tags' },
    { actor: 'none', status: 404, route: '/api/*' },
  ]);
});

it('never has content, names, tokens, addresses, queries or ids of organizations', async () => {
  const owner = await createOwner();
  const email = randomEmail();
  const password = 'secret of the test';
  const headers = { ...owner.headers, origin };
  await logged.post('/api/auth/sign-up/email', { email, name: 'Nameless', password });
  await logged.fetch('/api/auth/callback/acme?code=secret-token');
  const form = formWith({ name: 'salaries.txt', content: 'secret content' });
  await logged.fetch(`${owner.org}/documents`, { method: 'POST', headers, body: form });
  expect(lines).toHaveLength(3);
  const text = lines.join('\n');
  const secrets = [email, 'Nameless', 'secret', 'salaries', owner.organizationId, owner.email];
  for (const secret of [...secrets, ...Object.values(owner.headers)]) {
    expect(text).not.toContain(secret);
  }
});

it('has one line for each job, and for each step of Cron that wrote something', async () => {
  const owner = await createOwner();
  const form = formWith({ name: 'a.txt', content: 'text' });
  const reader = createInProcessReader(() => Promise.resolve(null));
  const platform = { ...logged.platform(), reader };
  await platform.identityDatabase.delete(jobsTable);
  await owner.post(`${owner.org}/documents`, form);
  const [job] = await platform.identityDatabase.select().from(jobsTable);
  if (job) await runJob(platform, job.id);
  expect(entries()).toMatchObject([
    { message: 'Job done', jobId: job?.id, type: 'document.extract', attempt: expect.any(Number) },
  ]);
  await runCron(logged.platform());
  lines.length = 0;
  await platform.identityDatabase
    .insert(rateLimitsTable)
    .values({ key: 'over', count: 1, windowEndsAt: 0 });
  await runCron(logged.platform());
  expect(entries()).toContainEqual(
    expect.objectContaining({ message: 'Cron step done', step: 'clean up sessions' }),
  );
});

it('is empty on localhost unless it is asked for', async () => {
  await installation({ LOG_IS_ENABLED: '' }).fetch('/api/nothing/here');
  expect(lines).toEqual([]);
  await installation({
    LOG_IS_ENABLED: '',
    APP_BASE_URL: 'https://archive.example',
    EMAILS_DRIVER: 'cloudflare',
  }).fetch('/api/nothing/here');
  expect(lines).toHaveLength(1);
});

it('has a client that breaks off an upload as no error', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const owner = await createOwner();
  const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext';
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode(start)),
    pull: (stream) => stream.error(new Error('Network connection lost.')),
  });
  const type = 'multipart/form-data; boundary=x';
  const headers = { ...owner.headers, origin, 'content-type': type };
  const response = await logged.fetch(`${owner.org}/documents`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(entries()).toMatchObject([{ message: 'Request', status: 400 }]);
  expect(errors).not.toHaveBeenCalled();
});
