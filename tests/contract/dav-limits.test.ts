import { like } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import { rateLimits } from '../../worker/access/rate-limits/rate-limits.ts';
import { createApp } from '../../worker/app.ts';
import type { Config } from '../../worker/platform/config.ts';
import { listDocuments } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { davClient, pdf, type DavClient } from '../support/dav.ts';
import { platformWith } from '../support/intake.ts';
import { rateLimitsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

const app = createApp();

type Change = { config?: Partial<Config>; maxStorageBytes?: number };

let owner: Owner;
let client: DavClient;
beforeEach(async () => {
  owner = await createOwner();
  client = await davClient(owner);
});

async function send(name: string, body: BodyInit, { config, ...parts }: Change) {
  const request = new Request(new URL(`${client.base}inbox/${name}`, testVariables.APP_BASE_URL), {
    method: 'PUT',
    headers: client.headers,
    body,
    duplex: 'half',
  } as RequestInit);
  const base = harness.platform();
  const platform = platformWith({ ...parts, config: { ...base.config, ...config } });
  const response = await app.fetch(request, platform);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it('reads what systems store beside a file no further than that can be large', async () => {
  const chunk = new Uint8Array(64 * 1024);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.length;
      if (sent > 4 * 1024 * 1024) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const refused = await send('Thumbs.db', endless, { config: { isLocal: false } });
  expect([refused.status, refused.text]).toEqual([
    413,
    expect.stringContaining('document.size_too_large'),
  ]);
  expect(sent).toBeLessThan(2 * 1024 * 1024);
  expect(await client.list()).toEqual([]);
});

async function put(name: string, body: string) {
  const { status, headers } = await send(name, body, {
    config: { RATE_LIMIT_IS_ENABLED: true },
  });
  return [status, headers.has('retry-after')];
}

it('counts files for a day that make no new document', async () => {
  expect(await put('empty.pdf', '')).toEqual([201, false]);
  await harness
    .platform()
    .identityDatabase.update(rateLimitsTable)
    .set({ count: rateLimits.davFiles.max.account })
    .where(like(rateLimitsTable.key, 'dav-files:account:%'));
  expect(await put('other.pdf', '')).toEqual([429, true]);
  expect(await put('Thumbs.db', 'Pictures')).toEqual([429, true]);
  expect(await put('new.pdf', pdf('New'))).toEqual([201, false]);
  expect(await put('again.pdf', pdf('New'))).toEqual([429, true]);
  expect((await client.list()).map(({ name }) => name)).toEqual(['new.pdf', 'empty.pdf']);
});

async function sendLarge(change: Change) {
  const { status, text } = await send('large.pdf', pdf('Large'), change);
  return [status, text];
}

it('refuses what is beyond the limits, with their names', async () => {
  expect(await sendLarge({ maxStorageBytes: 10 })).toEqual([
    507,
    expect.stringMatching(/<D:quota-not-exceeded\/>.*limit\.reached.*reached its storage limit/),
  ]);
  expect(await sendLarge({ config: { DOCUMENT_STORAGE_MAX_UPLOAD_SIZE: 10 } })).toEqual([
    413,
    expect.stringMatching(/document\.size_too_large.*larger than the maximum/),
  ]);
  expect((await listDocuments(owner)).documentsCount).toBe(0);
  expect(await client.list()).toEqual([]);
});
