import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createTag } from '../support/builders.ts';
import { createApiKey } from '../support/access.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { createField } from '../support/custom-fields.ts';
import { paperlessClient, PaperlessClient } from '../support/paperless.ts';

type Document = {
  id: number;
  title: string;
  content: string;
  created: string;
  tags: number[];
  correspondent: number | null;
  document_type: number | null;
  custom_fields: { field: number; value: unknown }[];
};
type Task = Record<string, unknown> & { id: number };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let owner: Owner;
let client: PaperlessClient;
beforeEach(async () => {
  owner = await createOwner();
  client = await paperlessClient(owner);
});

const numbersOf = async (path: string) =>
  new Map(
    (await client.list<{ id: number; name: string }>(path)).results.map(({ id, name }) => [
      name,
      id,
    ]),
  );

async function addDocument(name = 'note.txt', content = `A note ${name}`) {
  const { id } = await uploadDocument(owner, { name, content });
  await harness.finishJobs();
  const { results } = await client.list<Document>('documents/?ordering=-added');
  const found = results.find(({ title }) => `${title}.txt` === name);
  return { documentId: id, number: found?.id ?? 0 };
}

type Part = [string, string | File];
const fileOf = (name: string, content: string) => new File([content], name);

function send(parts: Part[], version?: number) {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return client.request('POST', 'documents/post_document/', {
    body,
    ...(version !== undefined && { version }),
  });
}

describe('an upload', () => {
  it('responds with the id of a task as a bare string, which has the document', async () => {
    const response = await send([
      ['title', 'Lease, new'],
      ['document', fileOf('scan 1,2 ü.txt', 'The lease')],
      ['created', '2026-01-02T00:00:00Z'],
    ]);
    const taskId = (await response.json()) as string;
    expect([response.status, taskId]).toEqual([200, expect.stringMatching(uuid)]);
    const { results, count } = await client.list<Task>(`tasks/?task_id=${taskId}`);
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      task_id: taskId,
      task_type: 'consume_file',
      trigger_source: 'api_upload',
      status: 'success',
      input_data: { filename: 'scan 1,2 ü.txt' },
      related_document_ids: [1],
      acknowledged: false,
    });
    const former = await client.get<Task[]>(`tasks/?task_id=${taskId}`, { version: 9 });
    expect(former).toMatchObject([
      {
        status: 'SUCCESS',
        task_name: 'consume_file',
        type: 'manual_task',
        related_document: 1,
        result: 'Success. New document id 1 created',
      },
    ]);
    const document = await client.get<Document>('documents/1/');
    expect(document).toMatchObject({ title: 'Lease, new', created: '2026-01-02' });
    await harness.finishJobs();
    expect((await client.get<Document>('documents/1/')).content).toContain('The lease');
  });

  it('takes labels and values in fields before and after the file', async () => {
    await createTag(owner, { name: 'Home' });
    await createTag(owner, { name: 'Tax' });
    await owner.post(`${owner.org}/correspondents`, { name: 'Works' });
    await createField(owner, { name: 'Price', type: 'money' });
    const [tags, types] = [await numbersOf('tags/'), await numbersOf('document_types/')];
    const correspondent = (await numbersOf('correspondents/')).get('Works');
    const field = (await numbersOf('custom_fields/')).get('Price');
    const before: Part[] = [['tags', String(tags.get('Home'))]];
    const after: Part[] = [
      ['tags', String(tags.get('Tax'))],
      ['correspondent', String(correspondent)],
      ['document_type', String(types.get('Invoice'))],
      ['custom_fields', JSON.stringify({ [String(field)]: 'EUR12.30' })],
      ['storage_path', ''],
    ];
    expect((await send([...before, ['document', fileOf('a.txt', 'A')], ...after])).status).toBe(
      200,
    );
    expect(await client.get<Document>('documents/1/')).toMatchObject({
      title: 'a',
      tags: expect.arrayContaining([tags.get('Home'), tags.get('Tax')]),
      correspondent,
      document_type: types.get('Invoice'),
      custom_fields: [{ field, value: 'EUR12.30' }],
    });
  });

  it('stores nothing for numbers of nothing, wherever they are, and without a file', async () => {
    const file: Part = ['document', fileOf('a.txt', 'A')];
    const cases: [Part[], string][] = [
      [[['tags', '99'], file], 'tags'],
      [[file, ['tags', '99']], 'tags'],
      [[file, ['correspondent', 'x']], 'correspondent'],
      [[['title', 'No file']], 'document'],
      [[['document', fileOf('empty.txt', '')]], 'document'],
      [[file, ['created', 'yesterday']], 'created'],
    ];
    for (const [parts, field] of cases) {
      const response = await send(parts);
      expect([response.status, await response.json()]).toEqual([
        400,
        { [field]: [expect.any(String)] },
      ]);
    }
    expect((await client.list('documents/')).count).toBe(0);
    const { files } = harness.platform();
    const { files: left } = await files.list();
    expect(left.filter(({ key }) => key.startsWith(owner.organizationId))).toEqual([]);
  });

  it('fails as a task for a duplicate, with the sentence that names the other document', async () => {
    await send([['document', fileOf('first.txt', 'Same')]]);
    const taskId = (await (
      await send([['document', fileOf('a.txt', 'Same')]], 9)
    ).json()) as string;
    const result = 'a.txt: Not consuming a.txt: It is a duplicate of first (#1).';
    expect(await client.get(`tasks/?task_id=${taskId}`, { version: 9 })).toMatchObject([
      { status: 'FAILURE', related_document: null, result },
    ]);
    const { results } = await client.list<Task>('tasks/?acknowledged=false&page_size=100');
    expect(results).toMatchObject([
      { status: 'failure', related_document_ids: [], result_data: { duplicate_of: 1 } },
      { status: 'success' },
    ]);
    const task = await client.get<Task>(`tasks/${results[0]?.id}/`);
    expect(task).toEqual(results[0]);
    const done = await client.call('POST', 'tasks/acknowledge/', {
      body: { tasks: [task.id, 99] },
    });
    expect(done).toEqual({ result: 1 });
    expect((await client.list('tasks/?acknowledged=false')).count).toBe(1);
    expect((await client.list('tasks/?task_id=none')).count).toBe(0);
  });

  it('says nothing of other documents to a key that may not read', async () => {
    const sender = await paperlessClient(owner, { permissions: ['documents:create'] });
    const responses: string[] = [];
    for (const content of ['Same', 'Same', 'New']) {
      const body = new FormData();
      body.append('document', fileOf('a.txt', content));
      responses.push(await sender.call<string>('POST', 'documents/post_document/', { body }));
    }
    expect(responses).toEqual(responses.map(() => expect.stringMatching(/^[0-9a-f-]{36}$/)));
    await sender.call('GET', `tasks/?task_id=${responses[1]}`, { status: 403 });
  });
});

describe('a change of a document', () => {
  it('takes the whole document, and leaves what is as it was', async () => {
    const { number, documentId } = await addDocument();
    const before = await client.get<Document>(`documents/${number}/`);
    const read = () => owner.get<{ document: object }>(`${owner.org}/documents/${documentId}`);
    const stored = await read();
    for (const method of ['PATCH', 'PUT']) {
      const body = { ...before, set_permissions: {}, page_count: 3, remove_inbox_tags: true };
      expect(await client.call(method, `documents/${number}/`, { body })).toEqual(before);
    }
    expect(await read()).toEqual(stored);
  });

  it('sets and clears everything that Sheaf has', async () => {
    const { number } = await addDocument();
    await createTag(owner, { name: 'Home' });
    await createTag(owner, { name: 'Tax' });
    await owner.post(`${owner.org}/correspondents`, { name: 'Works' });
    const tags = await numbersOf('tags/');
    const correspondent = (await numbersOf('correspondents/')).get('Works');
    const invoice = (await numbersOf('document_types/')).get('Invoice');
    const patch = (body: object) =>
      client.call<Document>('PATCH', `documents/${number}/`, { body });
    expect(
      await patch({
        title: 'New name',
        content: 'New text',
        created: '2026-03-04',
        correspondent,
        document_type: invoice,
        tags: [tags.get('Home')],
      }),
    ).toMatchObject({
      title: 'New name',
      content: 'New text',
      created: '2026-03-04',
      correspondent,
      document_type: invoice,
      tags: [tags.get('Home')],
    });
    expect(await patch({ tags: [tags.get('Tax')], correspondent: null })).toMatchObject({
      title: 'New name',
      tags: [tags.get('Tax')],
      correspondent: null,
      document_type: invoice,
    });
    const time = { body: { created: '2026-05-06T00:00:00.000Z', tags: [] } };
    expect(await client.call('PUT', `documents/${number}/`, time)).toMatchObject({
      created: '2026-05-06',
      tags: [],
    });
  });

  it('replaces the values of custom fields of every type', async () => {
    const { number } = await addDocument();
    const other = await addDocument('other.txt');
    const types = ['text', 'number', 'money', 'date', 'boolean', 'document', 'link'];
    for (const type of types) await createField(owner, { name: type, type });
    const select = await createField(owner, {
      name: 'select',
      type: 'select',
      options: [{ name: 'One' }],
    });
    const fields = await numbersOf('custom_fields/');
    const values: Record<string, unknown> = {
      text: 'Alpha',
      number: 1.5,
      money: 'USD7.00',
      date: '2026-01-02',
      boolean: false,
      document: [other.number],
      link: 'https://example.com/',
      select: select.options[0]?.id,
    };
    const sent = Object.entries(values).map(([name, value]) => ({
      field: fields.get(name),
      value,
    }));
    const patch = (custom_fields: unknown, version = 10) =>
      client.request('PATCH', `documents/${number}/`, { body: { custom_fields }, version });
    const changed = (await (await patch(sent)).json()) as Document;
    expect(changed.custom_fields).toHaveLength(8);
    expect(changed.custom_fields).toEqual(expect.arrayContaining(sent));
    const kept = [{ field: fields.get('text'), value: 'Beta' }];
    expect(((await (await patch(kept)).json()) as Document).custom_fields).toEqual(kept);
    const bad = await patch([
      { field: fields.get('text'), value: 'Gamma' },
      { field: fields.get('date'), value: 'soon' },
    ]);
    expect([bad.status, await bad.json()]).toEqual([
      400,
      { custom_fields: [{}, { value: [expect.any(String)] }] },
    ]);
    const { custom_fields } = await client.get<Document>(`documents/${number}/`);
    expect(custom_fields).toEqual(kept);
  });

  it('is refused as a whole if one part of it is wrong', async () => {
    const { number } = await addDocument();
    for (const [body, field] of [
      [{ title: 'Changed', tags: [99] }, 'tags'],
      [{ title: 'Changed', correspondent: 99 }, 'correspondent'],
      [{ title: 'Changed', created: 'soon' }, 'created'],
      [{ title: ' ' }, 'title'],
      [{ title: 'a'.repeat(300) }, 'title'],
    ] as const) {
      const response = await client.request('PATCH', `documents/${number}/`, { body });
      expect([response.status, Object.keys((await response.json()) as object)]).toEqual([
        400,
        [field],
      ]);
    }
    expect(await client.get(`documents/${number}/`)).toMatchObject({ title: 'note' });
  });
});

const readAll = async () => (await client.list<Document>('documents/')).results;

const remove = (objects: unknown[], object_type = 'tags') =>
  client.request('POST', 'bulk_edit_objects/', {
    body: { objects, object_type, operation: 'delete' },
  });

describe('many documents', () => {
  it('are changed by each method that Sheaf has, or not at all', async () => {
    const [one, two] = [await addDocument('one.txt'), await addDocument('two.txt')];
    const documents = [one.number, two.number];
    await createTag(owner, { name: 'Home' });
    await owner.post(`${owner.org}/correspondents`, { name: 'Works' });
    await createField(owner, { name: 'Price', type: 'number' });
    const tag = (await numbersOf('tags/')).get('Home');
    const correspondent = (await numbersOf('correspondents/')).get('Works');
    const document_type = (await numbersOf('document_types/')).get('Letter');
    const field = (await numbersOf('custom_fields/')).get('Price');
    const edit = (method: string, parameters: object, selected: number[] = documents) =>
      client.request('POST', 'documents/bulk_edit/', {
        body: { documents: selected, method, parameters },
      });
    for (const [method, parameters] of [
      ['add_tag', { tag }],
      ['set_correspondent', { correspondent }],
      ['set_document_type', { document_type }],
      [
        'modify_custom_fields',
        { add_custom_fields: { [String(field)]: 5 }, remove_custom_fields: [] },
      ],
      ['set_storage_path', { storage_path: null }],
      ['set_permissions', { owner: 1 }],
      ['reprocess', {}],
    ] as const) {
      const response = await edit(method, parameters);
      expect([response.status, await response.json()], method).toEqual([200, { result: 'OK' }]);
    }
    const expected = {
      tags: [tag],
      correspondent,
      document_type,
      custom_fields: [{ field, value: 5 }],
    };
    expect(await readAll()).toMatchObject([expected, expected]);
    await edit('modify_tags', { add_tags: [], remove_tags: [tag] });
    await edit('set_correspondent', { correspondent: null });
    await edit('modify_custom_fields', { add_custom_fields: [], remove_custom_fields: [field] });
    const cleared = { tags: [], correspondent: null, custom_fields: [] };
    expect(await readAll()).toMatchObject([cleared, cleared]);

    expect((await edit('add_tag', { tag }, [one.number, 99])).status).toBe(400);
    expect((await edit('add_tag', { tag: 99 })).status).toBe(400);
    const unknown = await edit('merge', {});
    expect([unknown.status, await unknown.json()]).toEqual([400, { method: [expect.any(String)] }]);
    expect(await readAll()).toMatchObject([cleared, cleared]);
  });

  it('go to the trash, come back under the same number, and are deleted for good', async () => {
    const { number } = await addDocument();
    const response = await client.request('DELETE', `documents/${number}/`);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect((await client.request('GET', `documents/${number}/`)).status).toBe(404);
    const trash = await client.list<Document>('trash/?page=1&page_size=100');
    expect(trash).toMatchObject({ count: 1, results: [{ id: number, title: 'note' }] });
    const documents = [number];
    const restored = await client.call('POST', 'trash/', {
      body: { action: 'restore', documents },
    });
    expect(restored).toEqual({ result: 'OK', doc_ids: documents });
    expect(await client.get(`documents/${number}/`)).toMatchObject({ id: number });

    await client.call('POST', 'documents/bulk_edit/', { body: { documents, method: 'delete' } });
    await client.call('POST', 'trash/', { body: { action: 'empty', documents } });
    expect((await client.list('trash/')).count).toBe(0);
    expect((await client.request('POST', 'trash/', { body: { action: 'empty' } })).status).toBe(
      200,
    );
    const next = await addDocument();
    expect(next.number).toBe(number + 1);
    await client.call('POST', 'documents/delete/', { body: { documents: [next.number] } });
    expect((await client.list('trash/')).count).toBe(1);
  });

  it('need the permission to delete for that alone', async () => {
    const { number } = await addDocument();
    const key = await createApiKey(owner, { permissions: ['documents:update', 'documents:read'] });
    const limited = new PaperlessClient(owner.organizationId, key);
    const body = { documents: [number], method: 'delete' };
    expect((await limited.request('POST', 'documents/bulk_edit/', { body })).status).toBe(403);
    const empty = { action: 'empty' };
    expect((await limited.request('POST', 'trash/', { body: empty })).status).toBe(403);
    expect((await limited.request('DELETE', `documents/${number}/`)).status).toBe(403);
  });

  it('of labels are deleted together', async () => {
    await createTag(owner, { name: 'One' });
    await createTag(owner, { name: 'Two' });
    const tags = await numbersOf('tags/');
    expect((await remove([tags.get('One'), 99])).status).toBe(400);
    expect((await numbersOf('tags/')).size).toBe(2);
    expect((await remove([...tags.values()])).status).toBe(200);
    expect((await numbersOf('tags/')).size).toBe(0);
    const letter = (await numbersOf('document_types/')).get('Letter');
    const { id } = await client.call<{ id: number }>('POST', 'document_types/', {
      body: { name: 'Own' },
      status: 201,
    });
    expect((await remove([id, letter], 'document_types')).status).toBe(400);
    expect((await remove([id], 'document_types')).status).toBe(200);
    expect((await numbersOf('document_types/')).has('Own')).toBe(false);
    expect((await remove([1], 'storage_paths')).status).toBe(400);
  });
});
