import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { PaperlessClient } from '../../support/paperless.ts';
import {
  createUsedArchive,
  day,
  formOf,
  listOf,
  nothing,
  number,
  replayOf,
  taskId,
  textFile,
  type Ask,
} from '../../support/replay.ts';

// The types of icereed/paperless-gpt (types.go), as of July 2026: Go reads null as zero, but rejects other types.
const document = z.object({
  id: number,
  correspondent: number.nullable(),
  document_type: number.nullable(),
  title: z.string(),
  content: z.string(),
  tags: z.array(number),
  created_date: day,
  original_file_name: z.string(),
  notes: z.array(z.unknown()),
  custom_fields: z.array(z.object({ field: number, value: z.unknown() })),
});
const documents = listOf(document).extend({ all: z.array(z.int()).optional() });
const named = listOf(z.object({ id: number, name: z.string() }));

let client: PaperlessClient;
let ask: Ask;
beforeAll(async () => {
  ({ client } = await createUsedArchive());
  ask = replayOf(client);
});

it('finds what is to be done by a tag, and reads it', async () => {
  const count = listOf(z.object({ name: z.string(), document_count: z.int() }));
  expect((await ask('GET tags/?name__iexact=house', count)).results).toMatchObject([
    { name: 'House', document_count: 1 },
  ]);
  expect((await ask('GET tags/?name__iexact=paperless-gpt-auto', count)).results).toEqual([]);
  const found = await ask('GET documents/?tags__name__iexact=house&page_size=25', documents);
  expect(found.results).toMatchObject([{ id: 1, content: 'The garden is Full' }]);
  expect((await ask('GET documents/?tags__name__iexact=x&page_size=25', documents)).count).toBe(0);
  await ask('GET correspondents/?page_size=9999', named);
  await ask('GET document_types/?page_size=1000', named);
  await ask('GET documents/1/', document);
  const file = await client.request('GET', 'documents/1/download/?original=true');
  expect(await file.text()).toBe('The garden is Full');
  const picture = await client.request('GET', 'documents/1/thumb/');
  expect(picture.headers.get('content-type')).toMatch(/^image\//);
});

it('reads lists whole, as it puts the path of the next page behind its own address', async () => {
  for (const path of ['tags/', 'custom_fields/']) {
    const list = await ask(`GET ${path}`, named);
    expect([list.next, list.results.length]).toEqual([null, list.count]);
    const { next } = await ask(`GET ${path}?page_size=1`, named);
    const { pathname, search } = new URL(next ?? '');
    expect((await ask(`GET ..${pathname}${search}`, named)).results).toHaveLength(1);
  }
});

it('writes what a model has found, and again without what is refused', async () => {
  const values = [
    { field: 1, value: 'From the model' },
    { field: 8, value: 'EUR9.50' },
  ];
  const body = {
    title: 'A lease',
    content: 'Read again',
    created_date: '2026-03-05',
    tags: [2],
    correspondent: 1,
    custom_fields: values,
  };
  expect(await ask('PATCH documents/1/', document, { body })).toMatchObject({
    title: 'A lease',
    content: 'Read again',
    tags: [2],
    custom_fields: expect.arrayContaining(values),
  });
  const wrong = { title: 'Never', custom_fields: [values[0], { field: 6, value: 'no number' }] };
  const errors = z.object({
    custom_fields: z.tuple([z.object({}), z.object({ value: z.array(z.string()) })]),
  });
  await ask('PATCH documents/1/', errors, { body: wrong, status: 400 });
  expect(await ask('GET documents/1/', document)).toMatchObject({ title: 'A lease' });
  const rights = { view: { users: [], groups: [] }, change: { users: [], groups: [] } };
  await ask('POST correspondents/', z.object({ id: number }), {
    body: {
      name: 'From the model',
      matching_algorithm: 0,
      match: '',
      is_insensitive: true,
      set_permissions: rights,
    },
    status: 201,
  });
  await ask('POST tags/', z.object({ id: number }), { body: { name: 'ocr' }, status: 201 });
  await ask('POST tags/', z.object({ error: z.string() }), { body: { name: 'ocr' }, status: 400 });
});

it('replaces a document by a searchable one', async () => {
  const id = await ask('POST documents/post_document/', taskId, {
    body: formOf([
      ['document', textFile('1_ocr.txt', 'Recognized')],
      ['title', 'Recognized'],
      ['tags', '1'],
    ]),
  });
  const task = z.object({ task_id: z.literal(id), status: z.string() });
  const tasks = await ask(`GET tasks/?task_id=${id}`, listOf(task));
  expect(tasks.results).toMatchObject([{ status: 'success' }]);
  await ask('DELETE documents/2/', nothing, { status: 204 });
});
