import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import { addMember, createApiKey } from '../support/access.ts';
import { createOwner, createUser, uploadDocument, type Owner } from '../support/client.ts';
import { paperlessClient, PaperlessClient } from '../support/paperless.ts';

type Link = { id: number; slug: string; document: number; expiration: string | null };

let owner: Owner;
let client: PaperlessClient;
beforeEach(async () => {
  owner = await createOwner();
  client = await paperlessClient(owner);
  await uploadDocument(owner, { name: 'lease.txt', content: 'The lease' });
  await client.list('documents/');
});

const share = (body: object, status = 201) =>
  client.call<Link>('POST', 'share_links/', {
    body: { document: 1, file_version: 'archive', ...body },
    status,
  });

it('makes a link that opens below the address of the client without a key', async () => {
  const expiration = '2100-01-02T03:04:05Z';
  const link = await share({ expiration });
  expect(link).toMatchObject({
    id: 1,
    document: 1,
    expiration: '2100-01-02T03:04:05.000Z',
    file_version: 'original',
  });
  const page = await harness.fetch(`${client.base}/share/${link.slug}/`, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([302, `/s/${link.slug}`]);
  const shown = await harness.fetch(`/api/shares/${link.slug}`);
  expect(await shown.json()).toMatchObject({ share: { documents: [{ name: 'lease.txt' }] } });
  expect(await client.get('documents/1/share_links/')).toEqual([link]);
  expect((await client.list('share_links/')).results).toEqual([link]);

  const deleted = await client.request('DELETE', `share_links/${link.id}/`);
  expect([deleted.status, await deleted.text()]).toEqual([204, '']);
  expect(await client.get('documents/1/share_links/')).toEqual([]);
  expect((await harness.fetch(`/api/shares/${link.slug}`)).status).toBe(410);
  expect((await client.request('DELETE', 'share_links/9/')).status).toBe(404);
});

it('makes links without an end only for admins, and none of nothing', async () => {
  expect(await share({ expiration: null })).toMatchObject({ expiration: null });
  const member = await createUser();
  await addMember(owner, member, 'member');
  const own = new PaperlessClient(owner.organizationId, await createApiKey(member, {}));
  const body = { document: 1, expiration: null, file_version: 'original' };
  expect((await own.request('POST', 'share_links/', { body })).status).toBe(403);
  const { expiration } = await own.call<Link>('POST', 'share_links/', {
    body: { document: 1 },
    status: 201,
  });
  expect(Date.parse(expiration ?? '')).toBeGreaterThan(Date.now());
  expect((await own.list('share_links/')).count).toBe(1);
  for (const [input, field] of [
    [{ document: 99 }, 'document'],
    [{ document: 1, expiration: 'soon' }, 'expiration'],
  ] as const) {
    const response = await client.request('POST', 'share_links/', { body: input });
    expect([response.status, Object.keys((await response.json()) as object)]).toEqual([
      400,
      [field],
    ]);
  }
});
