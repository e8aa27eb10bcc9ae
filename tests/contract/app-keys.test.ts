import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { appKinds, apps, type AppId, type KnownApp } from '../../shared/people/apps/apps.ts';
import { permissions as allPermissions, type Permission } from '../../shared/permissions.ts';
import { createApiKey } from '../support/access.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { PaperlessClient } from '../support/paperless.ts';

let owner: Owner;
let number: number;
beforeAll(async () => {
  owner = await createOwner();
  await uploadDocument(owner, { name: 'lease.txt', content: 'Lease' });
  const client = new PaperlessClient(owner.organizationId, await createApiKey(owner, {}));
  number = (await client.list<{ id: number }>('documents/')).results[0]?.id ?? 0;
});

type AppRequest = [method: string, path: string, body?: (unique: string) => unknown];

function fileAs(part: string, unique: string): FormData {
  const form = new FormData();
  form.set(part, new File([unique], `${unique}.txt`));
  return form;
}

const lists: AppRequest[] = ['tags/', 'correspondents/', 'document_types/', 'custom_fields/'].map(
  (name) => ['GET', `${name}?page=1&page_size=100000`],
);
const newTag: AppRequest = ['POST', 'tags/', (unique) => ({ name: unique })];
const upload: AppRequest = [
  'POST',
  'documents/post_document/',
  (unique) => fileAs('document', unique),
];
const change: AppRequest = ['PATCH', 'documents/:number/', () => ({ title: 'Lease' })];
const settings: AppRequest = ['GET', 'ui_settings/'];

/** Daily requests of each app, as far as permissions differ. */
const requests: Record<AppId, AppRequest[]> = {
  'swift-paperless': [
    settings,
    ...lists,
    ['GET', 'saved_views/?page=1&page_size=100000'],
    ['GET', 'users/?page=1&page_size=100000'],
    ['GET', 'config/'],
    [
      'GET',
      'documents/?page=1&truncate_content=true&page_size=250&full_perms=true&ordering=-created,id',
    ],
    ['GET', 'documents/:number/thumb/'],
    ['GET', 'documents/:number/metadata/'],
    ['POST', 'documents/:number/notes/', (unique) => ({ note: unique })],
    change,
    newTag,
    upload,
  ],
  'paperless-mobile': [
    ['GET', ''],
    settings,
    ...lists,
    ['GET', 'statistics/'],
    ['GET', 'documents/?page=1&page_size=100&ordering=-created&truncate_content=true'],
    ['GET', 'documents/:number/preview/'],
    ['PUT', 'documents/:number/', () => ({ title: 'Lease', created: '2026-10-01T00:00:00.000Z' })],
    newTag,
    upload,
  ],
  'paperless-scanner': [
    ...lists,
    ['GET', 'documents/?page=1&page_size=25'],
    ['GET', 'tasks/'],
    change,
    newTag,
    upload,
  ],
  'home-assistant': [
    ['GET', 'schema/'],
    ['GET', 'statistics/'],
    ['GET', 'status/'],
    ['GET', 'remote_version/'],
  ],
  n8n: [
    ['GET', 'profile/'],
    ...lists,
    ['GET', 'documents/?page=1&page_size=50'],
    change,
    newTag,
    upload,
  ],
  'paperless-ai': [
    ['GET', 'documents/?page=1&page_size=100&fields=id,title'],
    ...lists,
    ['GET', 'users/?current_user=true'],
    ['GET', 'documents/:number/thumb/'],
    newTag,
    ['POST', 'correspondents/', (unique) => ({ name: unique })],
    change,
  ],
  'paperless-gpt': [
    ['GET', 'tags/?name__iexact=paperless-gpt-auto'],
    ['GET', 'documents/?tags__name__iexact=paperless-gpt-auto&page_size=10'],
    ['GET', 'correspondents/?page_size=9999'],
    ['GET', 'documents/:number/download/?original=true'],
    newTag,
    change,
  ],
  mcp: [
    ['GET', '/api/organizations'],
    ['GET', '/api/organizations/:organizationId/documents/search?searchQuery=lease'],
    ['GET', '/api/organizations/:organizationId/tags'],
  ],
  webdav: [['PUT', '/dav/:organizationId/inbox/scan.txt', (unique) => unique]],
};

/** Requests that no app's key may make. */
const refused: AppRequest[] = [
  ['DELETE', 'documents/:number/'],
  ['POST', 'trash/', () => ({ action: 'empty' })],
  ['PATCH', 'tags/1/', () => ({ name: 'Renamed' })],
  ['DELETE', 'tags/1/'],
];

async function send(key: string, [method, path, body]: AppRequest): Promise<number> {
  const filled = path
    .replace(':number', String(number))
    .replace(':organizationId', owner.organizationId);
  const content = body?.(crypto.randomUUID());
  const response = filled.startsWith('/')
    ? await harness.fetch(filled, {
        method,
        headers: {
          authorization: filled.startsWith('/dav/')
            ? `Basic ${btoa(`scanner:${key}`)}`
            : `Bearer ${key}`,
        },
        body: content as BodyInit | undefined,
      })
    : await new PaperlessClient(owner.organizationId, key).request(method, filled, {
        version: 9,
        body: content,
      });
  await response.arrayBuffer();
  return response.status;
}

const keyWith = (permissions: readonly Permission[]) =>
  createApiKey(owner, { permissions: [...permissions], organizationIds: [owner.organizationId] });

const allApps = appKinds.flatMap((kind): KnownApp[] => [...apps[kind]]);

describe.each(allApps)('a key for $name', (app) => {
  const sent = requests[app.id];
  const { permissions } = app;

  it('suffices for what the app does every day, and each of its permissions is needed', async () => {
    const key = await keyWith(permissions);
    for (const request of sent) {
      expect([200, 201], request.slice(0, 2).join(' ')).toContain(await send(key, request));
    }
    for (const permission of permissions) {
      const lesser = await keyWith(allPermissions.filter((other) => other !== permission));
      const statuses = await Promise.all(sent.map((request) => send(lesser, request)));
      expect(statuses, permission).toContain(403);
    }
  });

  it('deletes nothing and changes no labels', async () => {
    const key = await keyWith(permissions);
    for (const request of refused) {
      expect(await send(key, request), request.slice(0, 2).join(' ')).toBe(403);
    }
  });
});
