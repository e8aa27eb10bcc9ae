import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { harness } from '#harness';
import { minute } from '../../shared/time/durations.ts';
import { serverLimits } from '../../shared/limits.ts';
import { createApp } from '../../worker/app.ts';
import { createApiKey } from '../support/access.ts';
import { createOwner, TestClient, type Owner } from '../support/client.ts';
import { bearer } from '../support/route-requests.ts';
import { uploadSlotsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

const app = createApp();
const origin = testVariables.APP_BASE_URL;

/** Starts an upload that pauses after its first bytes until it is ended. */
function startUpload({ org, headers }: Pick<Owner, 'org' | 'headers'>, name: string) {
  const background: Promise<unknown>[] = [];
  const gate = Promise.withResolvers<void>();
  const encoder = new TextEncoder();
  const parts = [
    `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
    `content of ${name}\r\n--b--\r\n`,
  ];
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = parts.shift();
        if (part === undefined) return controller.close();
        if (parts.length === 0) await gate.promise;
        controller.enqueue(encoder.encode(part));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(new URL(`${org}/documents`, origin), {
    method: 'POST',
    headers: { ...headers, origin, 'content-type': 'multipart/form-data; boundary=b' },
    body,
    duplex: 'half',
  } as RequestInit);
  const response = Promise.resolve(
    app.fetch(request, {
      ...harness.platform(),
      jobs: { send: () => Promise.resolve() },
      inBackground: (work: Promise<unknown>) => void background.push(work),
    }),
  ).then(async (ended) => {
    await Promise.all(background);
    return ended;
  });
  return { response, end: gate.resolve };
}

async function statusOfUpload(client: Pick<Owner, 'org' | 'headers'>, name: string) {
  const { response, end } = startUpload(client, name);
  end();
  const ended = await response;
  return { status: ended.status, retryAfter: ended.headers.get('retry-after') };
}

async function slotsOf(owner: Owner) {
  const { user } = await owner.get<{ user: { id: string } }>('/api/users/me');
  const database = harness.platform().identityDatabase;
  const rows = () =>
    database.select().from(uploadSlotsTable).where(eq(uploadSlotsTable.userId, user.id));
  return { userId: user.id, database, rows };
}

it('are limited for a user with all their keys, and for nobody else', async () => {
  const [owner, other] = [await createOwner(), await createOwner()];
  const { rows } = await slotsOf(owner);
  const key = Object.assign(bearer(await createApiKey(owner, {})), { org: owner.org });
  const started = Array.from({ length: serverLimits.uploadsInFlight }, (_, index) =>
    startUpload(index % 2 === 0 ? owner : key, `${index}.txt`),
  );
  await expect.poll(async () => (await rows()).length).toBe(serverLimits.uploadsInFlight);

  const refused = { status: 429, retryAfter: '30' };
  expect(await statusOfUpload(owner, 'one-more.txt')).toEqual(refused);
  expect(await statusOfUpload(key, 'one-more.txt')).toEqual(refused);
  expect(await statusOfUpload(other, 'a.txt')).toMatchObject({ status: 201 });

  started[0]?.end();
  expect((await started[0]?.response)?.status).toBe(201);
  expect(await statusOfUpload(owner, 'one-more.txt')).toMatchObject({ status: 201 });

  for (const { end } of started) end();
  const statuses = await Promise.all(started.map(async ({ response }) => (await response).status));
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await rows()).toEqual([]);
});

it('take no slot when they are refused', async () => {
  const [owner, stranger] = [await createOwner(), await createOwner()];
  const { rows } = await slotsOf(stranger);
  const forbidden = new TestClient(stranger.headers);
  const refused = await statusOfUpload(Object.assign(forbidden, { org: owner.org }), 'a.txt');
  expect(refused.status).toBe(403);
  expect(await rows()).toEqual([]);
});

it('of an isolate that was killed count no more after five minutes', async () => {
  const owner = await createOwner();
  const { userId, database, rows } = await slotsOf(owner);
  const takeAll = async (expiresAt: Date) => {
    for (let index = 0; index < serverLimits.uploadsInFlight; index += 1) {
      const id = `up_${userId}${expiresAt.getTime()}${index}`;
      await database.insert(uploadSlotsTable).values({ id, userId, expiresAt });
    }
  };
  await takeAll(new Date(Date.now() - 1));
  expect(await statusOfUpload(owner, 'a.txt')).toMatchObject({ status: 201 });
  expect(await rows()).toEqual([]);
  await takeAll(new Date(Date.now() + 5 * minute));
  expect(await statusOfUpload(owner, 'b.txt')).toMatchObject({ status: 429 });
});
