import { createId } from '../../shared/ids.ts';
import { createApp } from '../../worker/app.ts';
import { runJob } from './run-job.ts';
import { createWorld, platformIn } from '../faults/faulty-platform.ts';
import { jobsTable, sessionsTable, usersTable } from './tables.ts';
import { testVariables } from './test-variables.ts';

const years = 10 * 365 * 86_400_000;

/**
 * The product in this process over Node's SQLite, with one user, for archives that are too large for other platforms.
 */
export async function createLocalProduct() {
  const world = createWorld();
  const token = 'token';
  const platform = {
    ...platformIn(world),
    sessions: {
      tokenOf: () => Promise.resolve(token),
      handle: () => Promise.resolve(new Response(null, { status: 404 })),
    },
  };
  const { identityDatabase: database } = platform;
  const now = new Date(world.now);
  const userId = createId('usr');
  await database.insert(usersTable).values({
    id: userId,
    email: 'ada@example.com',
    name: 'Ada',
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  });
  await database.insert(sessionsTable).values({
    id: createId('evt'),
    token,
    userId,
    expiresAt: new Date(world.now + years),
    createdAt: now,
    updatedAt: now,
  });
  const app = createApp();

  const fetchAsUser = async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, testVariables.APP_BASE_URL), init);
    request.headers.set('origin', testVariables.APP_BASE_URL);
    return app.fetch(request, platform);
  };

  const request = async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const response = await fetchAsUser(path, {
      method,
      ...(!isForm && body !== undefined && { headers: { 'content-type': 'application/json' } }),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  };

  return {
    world,
    user: { id: userId },
    fetch: fetchAsUser,
    request,
    async call<Body = unknown>(method: string, path: string, body?: unknown): Promise<Body> {
      const response = await request(method, path, body);
      return (response.status === 204 ? undefined : await response.json()) as Body;
    },
    async finishJobs() {
      for (;;) {
        const jobs = await database.select({ id: jobsTable.id }).from(jobsTable);
        if (jobs.length === 0) return;
        for (const { id } of jobs) await runJob(platform, id);
      }
    },
  };
}

export type LocalProduct = Awaited<ReturnType<typeof createLocalProduct>>;
