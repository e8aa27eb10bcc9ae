import { createRequire } from 'node:module';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test, type Page } from 'playwright/test';
import { permissions } from '../../shared/permissions.ts';
import { call } from './support/archive.ts';
import { baseUrl, comeBackTo, newOrganization } from './support/product.ts';

const { resolve } = createRequire(import.meta.url);

type Server = { organizationId: string; url: string; token: string };
type Item = { id: number; name: string };
type List<Value> = { count: number; results: Value[] };
type Document = {
  id: number;
  title: string;
  created: string;
  correspondent: Item | null;
  document_type: Item | null;
  tags: Item[];
  custom_fields: { name: string; value: unknown }[];
};

/** Creates an organization. Returns what a user enters into a client for it. */
async function connect(page: Page): Promise<Server> {
  const { organizationId } = await newOrganization(page);
  const { token } = await call<{ token: string }>(page, {
    path: '/api-keys',
    json: { name: 'A client', permissions, organizationIds: [organizationId] },
  });
  return { organizationId, url: `${baseUrl()}/paperless/${organizationId}`, token };
}

/** Starts the MCP server of `@baruchiro/paperless-mcp` as an assistant does, and calls its tools. */
async function startAssistant({ url, token }: Server) {
  const client = new Client({ name: 'an assistant', version: '1' });
  const args = [resolve('@baruchiro/paperless-mcp'), '--baseUrl', url, '--token', token];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }),
  );
  const use = async <Result>(name: string, input: object = {}): Promise<Result> => {
    const { content, isError } = await client.callTool({ name, arguments: { ...input } });
    const [first] = content as { text: string }[];
    expect(isError, `${name}: ${first?.text}`).not.toBe(true);
    return JSON.parse(first?.text ?? 'null') as Result;
  };
  return { client, use };
}

test('an assistant finds, files, changes and deletes documents by the MCP server for Paperless', async ({
  page,
}) => {
  const { client, use } = await startAssistant(await connect(page));
  const home = await use<Item>('create_tag', { name: 'Home', color: '#a6cee3' });
  const old = await use<Item>('create_tag', { name: 'Old' });
  const works = await use<Item>('create_correspondent', { name: 'City works' });
  const lease = await use<Item>('create_document_type', { name: 'Lease' });
  const rent = await use<Item>('create_custom_field', { name: 'Rent', data_type: 'monetary' });
  const state = await use<Item>('create_custom_field', {
    name: 'State',
    data_type: 'select',
    extra_data: { select_options: [{ label: 'Open' }, { label: 'Done' }] },
  });
  const names = async (tool: string, input?: object) =>
    (await use<List<Item>>(tool, input)).results.map(({ name }) => name);
  expect(await names('list_tags', { name__icontains: 'o' })).toEqual(['Home', 'Old']);
  expect(await names('list_correspondents')).toEqual(['City works']);
  expect(await names('list_document_types', { name__iexact: 'lease' })).toEqual(['Lease']);
  expect(await names('list_custom_fields')).toEqual(['Rent', 'State']);
  for (const list of ['list_mail_accounts', 'list_mail_rules'])
    expect(await names(list)).toEqual([]);

  const text = 'The rent for the garden is due in October';
  const upload = await use<{ status: string }>('post_document', {
    file: Buffer.from(text).toString('base64'),
    filename: 'lease.txt',
    title: 'Lease of the garden',
    created: '2026-03-01',
    correspondent: works.id,
    tags: [home.id],
  });
  expect(upload.status).toMatch(/^[0-9a-f-]{36}$/);
  let found: Document | undefined;
  await expect(async () => {
    const { results } = await use<List<Document>>('query_documents', { query: 'garden october' });
    [found] = results;
    expect(found).toBeDefined();
  }).toPass();
  expect(found).toMatchObject({
    title: 'Lease of the garden',
    created: '2026-03-01',
    correspondent: { id: works.id, name: 'City works' },
    tags: [{ id: home.id, name: 'Home' }],
  });
  const id = found?.id ?? 0;
  expect(await use('get_document_content', { id })).toMatchObject({ id, content: text });
  const count = async (input: object) => (await use<List<Document>>('list_documents', input)).count;
  expect(await count({ tag: home.id, created__date__gte: '2026-03-01' })).toBe(1);
  expect(await count({ correspondent: works.id, created__date__lte: '2026-02-28' })).toBe(0);
  expect(await count({ search: 'nothing' })).toBe(0);

  const changed = await use<Document>('update_document', {
    id,
    title: 'Lease, signed',
    document_type: lease.id,
    custom_fields: [
      { field: rent.id, value: 'EUR450.00' },
      { field: state.id, value: 'Open' },
    ],
  });
  expect(changed).toMatchObject({
    title: 'Lease, signed',
    document_type: { id: lease.id, name: 'Lease' },
    custom_fields: [
      { name: 'Rent', value: 'EUR450.00' },
      { name: 'State', value: expect.any(String) },
    ],
  });
  const byRent = { custom_field_query: ['Rent', 'gte', 'EUR400.00'] };
  expect((await use<List<Document>>('query_documents', byRent)).count).toBe(1);
  const edit = (method: string, input: object) =>
    use('bulk_edit_documents', { documents: [id], method, ...input });
  await edit('modify_tags', { add_tags: [old.id], remove_tags: [home.id] });
  await edit('set_document_type', { document_type: lease.id });
  await edit('modify_custom_fields', { remove_custom_fields: [rent.id] });
  const edited = await use<Document>('get_document', { id });
  expect(edited.tags).toEqual([{ id: old.id, name: 'Old' }]);
  expect(edited.custom_fields.map(({ name }) => name)).toEqual(['State']);

  const file = await client.readResource({
    uri: `paperless://documents/${id}/download?original=true`,
  });
  expect(file.contents).toMatchObject([{ mimeType: expect.stringContaining('text/plain'), text }]);
  const picture = await client.readResource({ uri: `paperless://documents/${id}/thumb` });
  expect(picture.contents).toMatchObject([{ mimeType: 'image/png', blob: expect.any(String) }]);

  const [note] = await use<{ id: number; note: string }[]>('create_document_note', {
    id,
    note: 'Paid in cash',
  });
  expect(await use('list_document_notes', { id })).toEqual([note]);
  const deletion = { id, note_id: note?.id, confirm: true };
  expect(await use('delete_document_note', deletion)).toEqual([]);

  await edit('delete', { confirm: true });
  expect(await count({})).toBe(0);
  await use('update_tag', { id: old.id, name: 'Older' });
  expect(await names('list_tags')).toEqual(['Home', 'Older']);
  await use('delete_tag', { id: home.id, confirm: true });
  await use('delete_custom_field', { id: state.id, confirm: true });
  await use('update_document_type', { id: lease.id, name: 'Tenancy' });
  await use('delete_document_type', { id: lease.id, confirm: true });
  await use('update_correspondent', { id: works.id, name: 'Works' });
  await use('delete_correspondent', { id: works.id, confirm: true });
  expect(await names('list_tags')).toEqual(['Older']);
  expect(await names('list_correspondents')).toEqual([]);
  expect(await names('list_document_types', { name__icontains: 'tenancy' })).toEqual([]);
  await client.close();
});

type Sdk = Record<string, (...input: unknown[]) => Promise<unknown>>;

test('the SDK for Paperless reads and writes', async ({ page }) => {
  const { url, token } = await connect(page);
  // Its types do not match its results: its lists are envelopes.
  const { PaperlessClient } = createRequire(import.meta.url)('paperless-ngx') as {
    PaperlessClient: new (url: string, token: string) => Sdk;
  };
  const sdk = new PaperlessClient(url, token);
  const use = async <Result>(name: string, ...input: unknown[]) =>
    (await sdk[name]?.(...input)) as Result;
  const body = new FormData();
  body.append('document', new File(['The garden'], 'garden.txt'));
  const headers = { authorization: `Token ${token}` };
  const uploaded = await fetch(`${url}/api/documents/post_document/`, {
    method: 'POST',
    headers,
    body,
  });
  expect(uploaded.status).toBe(200);
  const [document] = (await use<List<Document>>('getDocuments')).results;
  const id = document?.id ?? 0;
  const kinds = ['Tag', 'Correspondent', 'DocumentType', 'CustomField'];
  for (const kind of kinds) {
    const created = await use<Item>(`create${kind}`, { name: 'Garden', data_type: 'string' });
    expect(await use(`get${kind}`, created.id)).toMatchObject({ name: 'Garden' });
    await use(`update${kind}`, created.id, { name: 'Yard' });
    const { results } = await use<List<Item>>(`get${kind}s`);
    expect(results.map(({ name }) => name)).toContain('Yard');
    // The client parses the body of an empty response.
    await expect(use(`delete${kind}`, created.id)).rejects.toThrow(SyntaxError);
    const left = await use<List<Item>>(`get${kind}s`);
    expect(left.results.map(({ name }) => name)).not.toContain('Yard');
  }
  await use('updateDocument', id, { title: 'Yard' });
  expect(await use('getDocument', id)).toMatchObject({ id, title: 'Yard' });
  const link = await use<{ id: number; slug: string }>('createShareLink', {
    document: id,
    file_version: 'original',
  });
  expect((await use<List<Item>>('getShareLinks')).results).toMatchObject([{ id: link.id }]);
  const [user] = (await use<List<Item>>('getUsers')).results;
  expect(await use('getUser', user?.id)).toMatchObject({ id: user?.id });
  for (const empty of ['getGroups', 'getStoragePaths', 'getWorkflows']) {
    expect(await use(empty)).toMatchObject({ count: 0, results: [] });
  }
  await expect(use('deleteDocument', id)).rejects.toThrow(SyntaxError);
  expect(await use('getDocuments')).toMatchObject({ count: 0 });
});

test('a document of a Paperless app is in the list, and what is changed there is in the app', async ({
  page,
}) => {
  const { organizationId, url, token } = await connect(page);
  const ask = async <Result>(path: string, init: RequestInit = {}) => {
    const isForm = init.body instanceof FormData;
    const response = await fetch(`${url}/api/${path}`, {
      ...init,
      headers: {
        authorization: `Token ${token}`,
        accept: 'application/json; version=10',
        ...(!isForm && { 'content-type': 'application/json' }),
      },
    });
    expect(response.ok, `${path}: ${response.status}`).toBe(true);
    return (await response.json()) as Result;
  };
  const create = (path: string, name: string) =>
    ask<Item>(path, { method: 'POST', body: JSON.stringify({ name }) });
  await page.goto(`/organizations/${organizationId}/documents`);
  await expect(page.getByText('No documents yet')).toBeVisible();
  const tag = await create('tags/', 'Garden');
  const type = await create('document_types/', 'Lease');
  const body = new FormData();
  body.append('title', 'Allotment');
  body.append('document', new File(['The rent is due'], 'scan.txt'));
  body.append('tags', String(tag.id));
  body.append('document_type', String(type.id));
  await ask('documents/post_document/', { method: 'POST', body });
  await comeBackTo(page);
  const link = page.getByRole('link', { name: 'Allotment' });
  await expect(link).toBeVisible();
  await expect(page.getByText('Garden').first()).toBeVisible();
  await link.click();
  const fields = page.getByRole('region', { name: 'Fields' });
  await fields.getByRole('button', { name: 'Document type: Lease' }).click();
  await page.getByRole('option', { name: 'Contract' }).click();
  await expect(fields.getByRole('button', { name: 'Document type: Contract' })).toBeVisible();
  const types = await ask<List<Item>>('document_types/?name__iexact=contract');
  await expect(async () => {
    const { results } = await ask<List<{ document_type: number; tags: number[] }>>('documents/');
    expect(results).toMatchObject([{ document_type: types.results[0]?.id, tags: [tag.id] }]);
  }).toPass();
});
