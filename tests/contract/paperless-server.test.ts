import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { addMember, createApiKey } from '../support/access.ts';
import { createOwner, createUser, uploadDocument, type Owner } from '../support/client.ts';
import { paperlessClient, PaperlessClient } from '../support/paperless.ts';

let owner: Owner;
let client: PaperlessClient;
beforeAll(async () => {
  owner = await createOwner();
  client = await paperlessClient(owner);
});

const signIn = (body: unknown, headers: Record<string, string> = {}) =>
  harness.fetch(`${client.base}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const ask = (version: string) =>
  harness.fetch(`${client.base}/api/token/`, {
    headers: { accept: `application/json; version=${version}` },
  });

describe('signing in', () => {
  it('returns the API key that is sent as the password, as JSON or as a form', async () => {
    const credentials = { username: 'anybody', password: client.token };
    const response = await signIn(credentials);
    expect([response.status, await response.json()]).toEqual([200, { token: client.token }]);
    const form = await signIn(new URLSearchParams(credentials).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(await form.json()).toEqual({ token: client.token });
  });

  it('rejects an account password, the key of a stranger and no JSON with 400 and a sentence', async () => {
    const stranger = await createApiKey(await createOwner(), {});
    for (const body of [
      { username: owner.email, password: 'correct horse battery' },
      { username: 'a', password: stranger },
      { username: 'a' },
      'no JSON',
    ]) {
      const response = await signIn(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        non_field_errors: [expect.stringContaining('API key')],
      });
    }
  });

  it('says which versions there are to a client without a key', async () => {
    for (const version of ['1', '3', '10']) expect((await ask(version)).status).toBe(405);
    for (const version of ['0', '11', 'x']) {
      const response = await ask(version);
      expect([response.status, response.headers.get('x-api-version')]).toEqual([406, null]);
      expect(await response.json()).toEqual({ detail: expect.any(String) });
    }
  });
});

describe('every response', () => {
  it('has the version headers for a key, errors too, and not without one', async () => {
    for (const path of ['', 'statistics/', 'nothing/', 'tags/999/']) {
      const { headers } = await client.request('GET', path);
      expect([headers.get('x-version'), headers.get('x-api-version')], path).toEqual([
        '3.0.5',
        '10',
      ]);
    }
    const open = await harness.fetch(`${client.base}/api/`);
    expect([open.status, open.headers.get('x-version')]).toEqual([200, null]);
    const refused = await harness.fetch(`${client.base}/api/statistics/`);
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Token']);
    expect(await refused.json()).toEqual({ detail: expect.not.stringMatching(/inactive|deleted/) });
  });

  it('is JSON for unknown paths and methods, never the page of the application', async () => {
    for (const [method, path, status] of [
      ['GET', '/paperless/', 404],
      ['GET', `${client.base}/`, 404],
      ['GET', `${client.base}/api/nothing/`, 404],
      ['GET', '/paperless/org_1/api/statistics/', 404],
      ['DELETE', `${client.base}/api/statistics/`, 405],
    ] as const) {
      const response = await harness.fetch(path, {
        method,
        headers: { authorization: `Token ${client.token}` },
      });
      expect(response.status, path).toBe(status);
      expect(await response.json()).toEqual({ detail: expect.any(String) });
    }
  });

  it('comes from a base that is repeated, and a path without its last slash', async () => {
    for (const path of [
      `${client.base}${client.base}/api/statistics/`,
      `${client.base}/api/statistics`,
    ]) {
      const headers = { authorization: `Token ${client.token}` };
      expect((await harness.fetch(path, { headers })).status).toBe(200);
    }
  });
});

describe('the server', () => {
  it('tells a client who it is and what it may do', async () => {
    const settings = await client.get<{
      user: { id: number; username: string; is_superuser: boolean };
      permissions: string[];
    }>('ui_settings/');
    expect(settings).toMatchObject({ user: { username: owner.name, is_superuser: false } });
    expect(settings.permissions).toEqual(
      expect.arrayContaining(['view_document', 'add_tag', 'delete_note', 'change_customfield']),
    );
    const user = await client.get(`users/${settings.user.id}/`);
    expect(user).toMatchObject({
      id: settings.user.id,
      user_permissions: settings.permissions,
      inherited_permissions: settings.permissions.map((name) => `documents.${name}`),
    });
    const { results } = await client.list('users/?page_size=100000&full_perms=true');
    expect(results).toEqual([user]);
    expect((await client.request('GET', 'users/77/')).status).toBe(404);
  });

  it('shows a viewer no permission to change anything', async () => {
    const viewer = await createUser();
    await addMember(owner, viewer, 'viewer');
    const key = await createApiKey(viewer, {});
    const { permissions } = await new PaperlessClient(owner.organizationId, key).get<{
      permissions: string[];
    }>('ui_settings/');
    expect(permissions).toContain('view_document');
    expect(permissions.filter((name) => /^(?:add|delete)_/.test(name))).toEqual([]);
  });

  it('has what clients need to be set up', async () => {
    await uploadDocument(owner, { name: 'one.txt', content: 'One' });
    expect(await client.get('statistics/')).toMatchObject({
      documents_total: 1,
      inbox_tag: null,
      document_file_type_counts: [],
      storage_path_count: 0,
    });
    expect(await client.get('status/')).toMatchObject({
      pngx_version: '3.0.5',
      database: { status: 'OK' },
      tasks: { index_status: 'OK', sanity_check_status: 'OK' },
    });
    expect(await client.get('remote_version/')).toEqual({
      version: 'v3.0.5',
      update_available: false,
    });
    expect(await client.get('config/')).toEqual([{ id: 1, barcode_asn_prefix: null }]);
    expect(await client.get('profile/')).toMatchObject({ first_name: owner.name });
    for (const version of [7, 9, 10]) await client.get('schema/', { version });
    for (const name of ['groups', 'storage_paths', 'mail_rules', 'workflows']) {
      expect(await client.list(`${name}/?page=1&page_size=100000`)).toEqual({
        count: 0,
        next: null,
        previous: null,
        results: [],
      });
    }
    expect(await client.get('ui_settings/')).toMatchObject({ settings: { app_title: 'Sheaf' } });
    const saved = await client.call('POST', 'ui_settings/', { body: { settings: { a: 1 } } });
    expect(saved).toEqual({ success: true });
  });
});
