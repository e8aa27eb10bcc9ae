import { between, eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { harness } from '#harness';
import { second } from '../../shared/time/durations.ts';
import { createApp } from '../../worker/app.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { shareDocuments } from '../support/share-links.ts';
import { documentsTable, rateLimitsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

type Reading = { max: number; method?: string; headers?: HeadersInit };

async function shareTwo() {
  const owner = await createOwner();
  const one = await createTextDocument(owner, { name: 'one.txt', content: 'one 567890' });
  const two = await createTextDocument(owner, { name: 'two.txt', content: 'two 567890' });
  return { owner, ...(await shareDocuments(owner, { documentIds: [one.id, two.id] })) };
}

async function read(
  path: string,
  { max, ...init }: Reading,
  platform: Platform = harness.platform(),
) {
  const config = { ...platform.config, ORGANIZATION_MAX_SHARED_BYTES_PER_DAY: max };
  const request = new Request(new URL(path, testVariables.APP_BASE_URL), init);
  return createApp().fetch(request, { ...platform, config });
}

async function statusOf(response: Promise<Response>) {
  const { status, body } = await response;
  if (body) await new Response(body).arrayBuffer();
  return status;
}

const mebibyte = 1024 * 1024;

const isOf = ({ organizationId }: Owner) =>
  eq(rateLimitsTable.key, `shared-bytes:${organizationId}`);

const noFile = () => Promise.resolve(null);

async function countOf(owner: Owner) {
  const { identityDatabase } = harness.platform();
  const rows = await identityDatabase.select().from(rateLimitsTable).where(isOf(owner));
  return rows[0]?.count;
}

async function reservedOf({ organizationId }: Owner) {
  const { identityDatabase } = harness.platform();
  const prefix = `shared-bytes:${organizationId}`;
  const isReserved = between(rateLimitsTable.key, `${prefix}:`, `${prefix};`);
  const rows = await identityDatabase.select().from(rateLimitsTable).where(isReserved);
  return rows.map(({ count }) => count);
}

it('counts the bytes that readers of an organization get, whole, in part and in archives', async () => {
  const { owner, path } = await shareTwo();
  const file = `${path}/documents/1/file`;
  const max = 1000;
  expect(await statusOf(read(`${file}?inline`, { max }))).toBe(200);
  expect(await statusOf(read(file, { max, headers: { range: 'bytes=2-5' } }))).toBe(206);
  expect(await statusOf(read(file, { max, method: 'HEAD' }))).toBe(200);
  await expect.poll(() => countOf(owner)).toBe(14);
  const archive = await read(`${path}/archive`, { max });
  const { byteLength } = await archive.arrayBuffer();
  await expect.poll(() => countOf(owner)).toBe(14 + byteLength);
});

it('does not read a file for HEAD', async () => {
  const { path } = await shareTwo();
  const platform = harness.platform();
  const get = vi.fn(platform.files.get);
  const counted = { ...platform, files: { ...platform.files, get } };
  const send = (method: string, headers: HeadersInit) =>
    read(`${path}/documents/1/file`, { max: 1000, method, headers }, counted);
  const requests: HeadersInit[] = [{}, { range: 'bytes=2-5' }];
  for (const headers of requests) {
    const [head, sent] = [await send('HEAD', headers), await send('GET', headers)];
    await sent.arrayBuffer();
    expect(head.status).toBe(sent.status);
    for (const name of ['content-length', 'content-range', 'etag', 'content-type']) {
      expect(head.headers.get(name), name).toBe(sent.headers.get(name));
    }
  }
  expect(get).toHaveBeenCalledTimes(2);
});

it('says when the links of an organization go on that have sent all of a day', async () => {
  const { owner, path, token, shareLink } = await shareTwo();
  const other = await shareTwo();
  const file = `${path}/documents/1/file`;
  const max = 10;
  expect(await statusOf(read(file, { max }))).toBe(200);
  await expect.poll(() => countOf(owner)).toBe(10);
  const refused = await read(`${path}/documents/2/file`, { max });
  expect(await refused.json()).toMatchObject({
    error: { code: 'request.rate_limited', details: { reason: 'day_used_up' } },
  });
  const page = await read(`/s/${token}`, { max });
  for (const { status, headers } of [refused, page]) {
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.closeTo(86_400, -3)]);
  }
  expect(await page.text()).toContain('Enough downloads for today');
  expect(await statusOf(read(`${other.path}/documents/1/file`, { max }))).toBe(200);
  const { shareLinks } = await owner.get<{ shareLinks: object[] }>(`${owner.org}/share-links`);
  expect(shareLinks).toMatchObject([{ id: shareLink.id, downloadsCount: 1 }]);
  await harness
    .platform()
    .identityDatabase.update(rateLimitsTable)
    .set({ windowEndsAt: Date.now() })
    .where(isOf(owner));
  expect(await statusOf(read(file, { max }))).toBe(200);
  await expect.poll(() => countOf(owner)).toBe(10);
});

it('gives no more than that, however many come at once', async () => {
  const { owner, path } = await shareTwo();
  const statuses = await Promise.all(
    Array.from({ length: 6 }, () => statusOf(read(`${path}/documents/1/file`, { max: 15 }))),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  await expect.poll(() => countOf(owner)).toBe(20);
});

it('counts nothing that was not sent', async () => {
  const { owner, path } = await shareTwo();
  const file = `${path}/documents/1/file`;
  const { body } = await read(file, { max: 1000 });
  expect(await reservedOf(owner)).toEqual([10]);
  await body?.cancel();
  await expect.poll(() => reservedOf(owner)).toEqual([]);
  const base = harness.platform();
  const withoutFiles = { ...base, files: { ...base.files, get: noFile } };
  expect(await statusOf(read(file, { max: 1000 }, withoutFiles))).toBe(404);
  await expect.poll(() => reservedOf(owner)).toEqual([]);
  expect(await countOf(owner)).toBeUndefined();
});

/** A platform with large files in pieces of 4 MiB, and an adjustable clock. */
async function largeFiles({ organizationId }: Owner, size: number) {
  const base = harness.platform();
  await base
    .databaseFor(organizationId)
    .update(documentsTable)
    .set({ originalSize: size })
    .where(eq(documentsTable.organizationId, organizationId));
  const piece = new Uint8Array(4 * mebibyte);
  const get = () => {
    let left = size;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (left <= 0) return controller.close();
      left -= piece.length;
      controller.enqueue(piece);
    };
    return Promise.resolve({ body: new ReadableStream({ pull }), size, etag: 'large' });
  };
  let passed = 0;
  const platform: Platform = {
    ...base,
    files: { ...base.files, get },
    clock: { now: () => new Date(Date.now() + passed) },
  };
  return { platform, pass: (time: number) => void (passed += time) };
}

async function take(reader: ReadableStreamDefaultReader<Uint8Array>, pieces: number) {
  for (let piece = 0; piece < pieces; piece += 1) await reader.read();
}

it('reserves no more than 64 MiB ahead of what was sent, until nothing is sent for a minute', async () => {
  const { owner, path } = await shareTwo();
  const { platform, pass } = await largeFiles(owner, 400 * mebibyte);
  const max = 120 * mebibyte;
  const begin = async () => {
    const response = await read(`${path}/documents/1/file`, { max }, platform);
    expect(response.status).toBe(200);
    return (response.body as ReadableStream<Uint8Array>).getReader();
  };
  const dead = await begin();
  await take(dead, 10);
  const taken = async () =>
    (await reservedOf(owner)).reduce((sum, each) => sum + each, (await countOf(owner)) ?? 0);
  expect(await taken()).toBeGreaterThanOrEqual(40 * mebibyte);
  expect(await taken()).toBeLessThanOrEqual(104 * mebibyte);
  const other = await begin();
  await take(other, 1);
  pass(61 * second);
  await take(other, 1);
  const all = async () => {
    for (;;) if ((await other.read()).done) return;
  };
  // The running response breaks off, and no other one begins.
  await expect(all()).rejects.toThrow();
  expect(await statusOf(read(`${path}/documents/2/file`, { max }, platform))).toBe(429);
  await expect(take(dead, 8)).rejects.toThrow();
  await expect.poll(() => reservedOf(owner)).toEqual([]);
  const counted = (await countOf(owner)) ?? 0;
  expect(counted).toBeGreaterThanOrEqual(max);
  expect(counted).toBeLessThanOrEqual(max + 64 * mebibyte);
});

it('lets others begin once a download that has died has sent nothing for a minute', async () => {
  const { owner, path } = await shareTwo();
  const { platform, pass } = await largeFiles(owner, 400 * mebibyte);
  const file = `${path}/documents/1/file`;
  const begin = () => read(file, { max: 10 * mebibyte }, platform);
  expect((await begin()).status).toBe(200);
  const refused = await begin();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  pass(61 * second);
  expect((await begin()).status).toBe(200);
});

it('counts nothing without a limit', async () => {
  const { owner, path } = await shareTwo();
  expect(await statusOf(read(`${path}/archive`, { max: 0 }))).toBe(200);
  expect(await countOf(owner)).toBeUndefined();
});
