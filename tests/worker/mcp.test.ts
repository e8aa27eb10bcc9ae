import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { limits } from '../../shared/limits.ts';
import type { Permission } from '../../shared/permissions.ts';
import { addMember, createApiKey } from '../support/access.ts';
import { createField } from '../support/custom-fields.ts';
import { createOwner, TestClient, uploadDocument, type Owner } from '../support/client.ts';
import { testVariables } from '../support/test-variables.ts';

const opened: Client[] = [];
afterEach(async () => {
  for (const client of opened.splice(0)) await client.close();
});

async function connect(token: string) {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(
    new URL('/api/mcp', testVariables.APP_BASE_URL),
    {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
      fetch: (url, init) => harness.fetch(String(url), init),
    },
  );
  await client.connect(transport);
  opened.push(client);
  return client;
}

async function connectAs(owner: Owner, key: Parameters<typeof createApiKey>[1] = {}) {
  return connect(await createApiKey(owner, key));
}

async function call(client: Client, name: string, input: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: input });
  const [content] = result.content as { text: string }[];
  const text = content?.text ?? '';
  return { isError: result.isError ?? false, text };
}

async function read<Result>(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { isError, text } = await call(client, name, input);
  expect(isError, text).toBe(false);
  return JSON.parse(text) as Result;
}

describe('the MCP server', () => {
  it('introduces itself and offers what the key may do, no more', async () => {
    const owner = await createOwner();
    const names = async (permissions: Permission[]) => {
      const client = await connectAs(owner, { permissions });
      return (await client.listTools()).tools.map(({ name }) => name);
    };
    const client = await connectAs(owner);
    expect(client.getServerVersion()).toMatchObject({ name: 'sheaf' });
    expect(client.getInstructions()).toContain('list_organizations');
    expect(await names(['documents:read'])).toEqual([
      'search_documents',
      'read_document',
      'list_notes',
      'list_reminders',
      'list_related_documents',
    ]);
    expect(await names(['organizations:read', 'tags:read', 'documents:update'])).toEqual([
      'list_organizations',
      'list_tags',
      'list_correspondents',
      'list_custom_fields',
      'list_document_types',
      'add_note',
      'add_reminder',
      'complete_reminder',
      'link_documents',
      'set_document_fields',
      'set_custom_field',
      'add_tag_to_document',
      'remove_tag_from_document',
    ]);
  });

  it('finds and reads documents', async () => {
    const owner = await createOwner({ organization: 'Papers' });
    const document = await uploadDocument(owner, {
      name: 'lease.txt',
      content: 'The rent is due in October.',
    });
    await harness.finishJobs();
    const client = await connectAs(owner);
    const { organizations } = await read<{ organizations: unknown[] }>(
      client,
      'list_organizations',
    );
    expect(organizations).toEqual([{ id: owner.organizationId, name: 'Papers', role: 'owner' }]);
    const { organizationId } = owner;
    const found = await read<{ documentsCount: number; documents: Record<string, unknown>[] }>(
      client,
      'search_documents',
      { organizationId, query: 'october' },
    );
    expect(found.documentsCount).toBe(1);
    expect(found.documents[0]).toMatchObject({ id: document.id, name: 'lease.txt' });
    expect(found.documents[0]?.snippet).toContain('October');
    expect(
      await read(client, 'read_document', { organizationId, documentId: document.id }),
    ).toMatchObject({ name: 'lease.txt', text: 'The rent is due in October.', nextOffset: null });
  });

  it('reads a long text in bounded pieces', async () => {
    const owner = await createOwner();
    const text = Array.from({ length: 9000 }, (_, index) => `word${index}`).join(' ');
    const { id: documentId } = await uploadDocument(owner, { name: 'long.txt', content: text });
    await harness.finishJobs();
    const client = await connectAs(owner);
    const { organizationId } = owner;
    let whole = '';
    for (let offset: number | null = 0; offset !== null;) {
      type Piece = { text: string; nextOffset: number | null };
      const piece: Piece = await read(client, 'read_document', {
        organizationId,
        documentId,
        offset,
      });
      expect(piece.text.length).toBeLessThanOrEqual(20_000);
      whole += piece.text;
      offset = piece.nextOffset;
    }
    expect(whole).toBe(text);
  });

  it('adds and removes tags like the person would', async () => {
    const owner = await createOwner();
    const document = await uploadDocument(owner, { name: 'a.txt', content: 'a' });
    const { tag } = await owner.post<{ tag: { id: string } }>(`${owner.org}/tags`, {
      name: 'Tax',
      color: '#aa0000',
    });
    const client = await connectAs(owner);
    const { organizationId } = owner;
    const { tags } = await read<{ tags: { id: string }[] }>(client, 'list_tags', {
      organizationId,
    });
    expect(tags).toMatchObject([{ id: tag.id, name: 'Tax' }]);
    const input = { organizationId, documentId: document.id, tagId: tag.id };
    const tagsOfDocument = async () =>
      (
        await owner.get<{ document: { tags: { id: string }[] } }>(
          `${owner.org}/documents/${document.id}`,
        )
      ).document.tags;
    await read(client, 'add_tag_to_document', input);
    expect(await tagsOfDocument()).toMatchObject([{ id: tag.id }]);
    expect(await call(client, 'add_tag_to_document', input)).toMatchObject({
      isError: true,
      text: expect.stringContaining('documents.already_has_tag'),
    });
    await read(client, 'remove_tag_from_document', input);
    expect(await tagsOfDocument()).toEqual([]);
  });

  it('adds notes and lists them', async () => {
    const owner = await createOwner({ name: 'Olga' });
    const { id: documentId } = await uploadDocument(owner, { name: 'a.txt', content: 'a' });
    const client = await connectAs(owner);
    const input = { organizationId: owner.organizationId, documentId };
    await read(client, 'add_note', { ...input, text: 'Call the landlord' });
    expect(await read(client, 'list_notes', input)).toMatchObject({
      notes: [{ text: 'Call the landlord', author: 'Olga' }],
      notesCount: 1,
    });
  });

  it('links documents and lists what belongs to one', async () => {
    const owner = await createOwner();
    const [one, other] = [
      await uploadDocument(owner, { name: 'a.txt', content: 'a' }),
      await uploadDocument(owner, { name: 'b.txt', content: 'b' }),
    ];
    const client = await connectAs(owner);
    const { organizationId } = owner;
    await read(client, 'link_documents', {
      organizationId,
      documentId: one.id,
      relatedId: other.id,
    });
    const input = { organizationId, documentId: other.id };
    expect(await read(client, 'list_related_documents', input)).toMatchObject({
      linked: [{ id: one.id, name: 'a.txt' }],
      proposed: [],
    });
  });

  it('adds reminders, lists and completes them', async () => {
    const owner = await createOwner();
    const { organizationId } = owner;
    const { id: documentId } = await uploadDocument(owner, { name: 'a.txt', content: 'a' });
    const client = await connectAs(owner);
    const input = { organizationId, documentId };
    await read(client, 'add_reminder', { ...input, date: '2030-01-31', note: 'Cancel' });
    type Listed = { reminders: { id: string }[] };
    const { reminders } = await read<Listed>(client, 'list_reminders', input);
    expect(reminders).toMatchObject([{ documentName: 'a.txt', day: '2030-01-31', note: 'Cancel' }]);
    await read(client, 'complete_reminder', { organizationId, reminderId: reminders[0]?.id });
    expect(await read(client, 'list_reminders', { organizationId })).toMatchObject({
      reminders: [],
      hasMore: false,
    });
  });

  it('sets fields, and finds and reads documents by them', async () => {
    const owner = await createOwner();
    const { organizationId } = owner;
    const { id: documentId } = await uploadDocument(owner, { name: 'a.txt', content: 'a' });
    const { correspondent } = await owner.post<{ correspondent: { id: string } }>(
      `${owner.org}/correspondents`,
      { name: 'City Works', aliases: ['Works'] },
    );
    const client = await connectAs(owner);
    const input = { organizationId, documentId };
    const totalAmount = { amount: 119.9, currency: 'EUR' };
    const fields = {
      correspondentId: correspondent.id,
      documentType: 'invoice',
      totalAmount,
      isPaid: true,
      archiveNumber: 12,
    };
    await read(client, 'set_document_fields', { ...input, fields });
    const known = {
      correspondent: { id: correspondent.id, name: 'City Works' },
      documentType: 'invoice',
      totalAmount,
      isPaid: true,
      archiveNumber: 12,
    };
    expect(await read(client, 'read_document', input)).toMatchObject(known);
    const query = 'correspondent:works amount:>100 is:paid';
    expect(await read(client, 'search_documents', { organizationId, query })).toMatchObject({
      documents: [known],
    });
    expect(await read(client, 'list_correspondents', { organizationId })).toEqual({
      correspondents: [
        { id: correspondent.id, name: 'City Works', aliases: ['Works'], documentsCount: 1 },
      ],
    });
    const cleared = { ...input, fields: { totalAmount: null } };
    await read(client, 'set_document_fields', cleared);
    expect(await read(client, 'read_document', input)).not.toHaveProperty('totalAmount');
    const wrong = { ...input, fields: { dueDate: '2026-02-30' } };
    expect(await call(client, 'set_document_fields', wrong)).toMatchObject({ isError: true });
  });

  it('lists the tags that most documents have, and others by a part of their names', async () => {
    const owner = await createOwner();
    const { organizationId } = owner;
    await harness.platform().databaseFor(organizationId).run(sql`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 201)
      insert into tags (id, organization_id, name, name_key, search_key, color, created_at, documents_count)
      select 'tag_' || substr(${organizationId}, 5, 20) || (1000 + n), ${organizationId}, 'Tag ' || n, 'tag ' || n, 'tag' || n, '', 0, n
      from numbers`);
    const client = await connectAs(owner);
    const list = (query?: string) =>
      read<{ tags: { name: string }[]; hasMore?: boolean }>(client, 'list_tags', {
        organizationId,
        query,
      });
    const all = await list();
    expect(all).toMatchObject({ hasMore: true });
    expect(all.tags.map(({ name }) => name)).not.toContain('Tag 1');
    expect(all.tags).toHaveLength(200);
    expect(await list('TAG 20')).toMatchObject({
      tags: [{ name: 'Tag 20' }, { name: 'Tag 200' }, { name: 'Tag 201' }],
    });
    expect((await list('tag 1')).hasMore).toBeUndefined();
  });

  it('sets custom fields, and finds and reads documents by them', async () => {
    const owner = await createOwner();
    const { organizationId } = owner;
    const { id: documentId } = await uploadDocument(owner, { name: 'a.txt', content: 'a' });
    const options = [{ name: 'Alpha' }];
    const field = await createField(owner, { name: 'Project', type: 'select', options });
    const value = field.options[0]?.id;
    const client = await connectAs(owner);
    expect(await read(client, 'list_custom_fields', { organizationId })).toEqual({
      fields: [
        {
          id: field.id,
          key: 'project',
          name: 'Project',
          type: 'select',
          options: [{ id: value, name: 'Alpha' }],
        },
      ],
    });
    const input = { organizationId, documentId };
    await read(client, 'set_custom_field', { ...input, fieldId: field.id, value });
    const known = { fields: [{ id: field.id, key: 'project', name: 'Project', value }] };
    expect(await read(client, 'read_document', input)).toMatchObject(known);
    expect(
      await read(client, 'search_documents', { organizationId, query: 'project:alpha' }),
    ).toMatchObject({ documents: [known] });
    const wrong = { ...input, fieldId: field.id, value: 'Alpha' };
    expect(await call(client, 'set_custom_field', wrong)).toMatchObject({ isError: true });
  });

  it('keeps to the role of the owner of the key', async () => {
    const owner = await createOwner();
    const viewer = await createOwner();
    await addMember(owner, viewer, 'viewer');
    const { id: documentId } = await uploadDocument(owner, { name: 'a.txt', content: 'a' });
    const client = await connectAs(viewer);
    const input = { organizationId: owner.organizationId, documentId };
    expect(await read(client, 'list_notes', input)).toMatchObject({ notes: [] });
    expect(await call(client, 'add_note', { ...input, text: 'x' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('auth.forbidden'),
    });
  });

  it('keeps to the reach of the key', async () => {
    const owner = await createOwner();
    const other = await createOwner();
    const document = await uploadDocument(other, { name: 'secret.txt', content: 'secret' });
    const client = await connectAs(owner);
    const foreign = { organizationId: other.organizationId };
    for (const [tool, input] of [
      ['list_tags', foreign],
      ['search_documents', { ...foreign, query: 'secret' }],
      ['read_document', { ...foreign, documentId: document.id }],
      [
        'add_tag_to_document',
        { ...foreign, documentId: document.id, tagId: `tag_${'0'.repeat(24)}` },
      ],
    ] as const) {
      expect(await call(client, tool, input)).toMatchObject({
        isError: true,
        text: expect.stringContaining('auth.forbidden'),
      });
    }
    const mixed = { organizationId: owner.organizationId, documentId: document.id };
    expect(await call(client, 'read_document', mixed)).toMatchObject({
      text: expect.stringContaining('document.not_found'),
    });
    const { organization } = await owner.post<{ organization: { id: string } }>(
      '/api/organizations',
      {
        name: 'Another one',
      },
    );
    const narrow = await connectAs(owner, { organizationIds: [organization.id] });
    expect(await call(narrow, 'list_tags', { organizationId: owner.organizationId })).toMatchObject(
      {
        text: expect.stringContaining('auth.forbidden'),
      },
    );
  });

  it('refuses what the key may not, what is malformed and what is too much', async () => {
    const owner = await createOwner();
    const { organizationId } = owner;
    const reading = await connectAs(owner, { permissions: ['documents:read'] });
    expect(await call(reading, 'list_tags', { organizationId })).toMatchObject({ isError: true });
    for (const input of [
      {},
      { organizationId: '../../users/me', query: 'a' },
      { organizationId, query: '' },
      { organizationId, query: 'x'.repeat(limits.searchQuery.max + 1) },
      { organizationId, query: 'a', limit: 1000 },
    ]) {
      expect((await call(reading, 'search_documents', input)).isError).toBe(true);
    }
  });

  it('requires a valid key, not a session', async () => {
    const owner = await createOwner();
    await expect(connect(`sheaf_${'A'.repeat(64)}`)).rejects.toThrow();
    await expect(connectAs(owner, { expiresAt: new Date(Date.now() - 1000) })).rejects.toThrow();
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    await owner.fails('POST', '/api/mcp', { code: 'auth.unauthenticated', body: message });
    await new TestClient().fails('POST', '/api/mcp', {
      code: 'auth.unauthenticated',
      body: message,
    });
    expect((await owner.request('GET', '/api/mcp')).status).toBe(405);
  });
});
