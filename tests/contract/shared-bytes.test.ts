import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { shareDocuments } from '../support/share-links.ts';
import { rateLimitsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

type Reading = { max: number; method?: string; headers?: HeadersInit };

/** A link to two files of ten bytes each. */
async function shareTwo() {
  const owner = await createOwner();
  const one = await createTextDocument(owner, { name: 'one.txt', content: 'one 567890' });
  const two = await createTextDocument(owner, { name: 'two.txt', content: 'two 567890' });
  return { owner, ...(await shareDocuments(owner, { documentIds: [one.id, two.id] })) };
}

/** What a reader gets where an organization may send so many bytes in a day. */
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

const isOf = ({ organizationId }: Owner) =>
  eq(rateLimitsTable.key, `shared-bytes:${organizationId}`);

const noFile = () => Promise.resolve(null);

async function countOf(owner: Owner) {
  const { identityDatabase } = harness.platform();
  const rows = await identityDatabase.select().from(rateLimitsTable).where(isOf(owner));
  return rows[0]?.count;
}

it('counts the bytes that readers of an organization get, whole, in part and in archives', async () => {
  const { owner, path } = await shareTwo();
  const file = `${path}/documents/1/file`;
  const max = 1000;
  expect(await statusOf(read(`${file}?inline`, { max }))).toBe(200);
  expect(await statusOf(read(file, { max, headers: { range: 'bytes=2-5' } }))).toBe(206);
  expect(await statusOf(read(file, { max, method: 'HEAD' }))).toBe(200);
  expect(await countOf(owner)).toBe(14);
  expect(await statusOf(read(`${path}/archive`, { max }))).toBe(200);
  expect(await countOf(owner)).toBe(34);
});

it('says when the links of an organization go on that have sent all of a day', async () => {
  const { owner, path, token, shareLink } = await shareTwo();
  const other = await shareTwo();
  const file = `${path}/documents/1/file`;
  const max = 10;
  expect(await statusOf(read(file, { max }))).toBe(200);
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
  expect(await countOf(owner)).toBe(10);
});

it('gives no more than that, however many come at once', async () => {
  const { owner, path } = await shareTwo();
  const statuses = await Promise.all(
    Array.from({ length: 6 }, () => statusOf(read(`${path}/documents/1/file`, { max: 15 }))),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect(await countOf(owner)).toBe(20);
});

it('counts nothing that was not sent', async () => {
  const { owner, path } = await shareTwo();
  const file = `${path}/documents/1/file`;
  const { body } = await read(file, { max: 1000 });
  await body?.cancel();
  await expect.poll(() => countOf(owner)).toBe(0);
  const base = harness.platform();
  const withoutFiles = { ...base, files: { ...base.files, get: noFile } };
  expect(await statusOf(read(file, { max: 1000 }, withoutFiles))).toBe(404);
  await expect.poll(() => countOf(owner)).toBe(0);
});

it('counts nothing without a limit', async () => {
  const { owner, path } = await shareTwo();
  expect(await statusOf(read(`${path}/archive`, { max: 0 }))).toBe(200);
  expect(await countOf(owner)).toBeUndefined();
});
