import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { PaperlessClient } from '../../support/paperless.ts';
import {
  createUsedArchive,
  idsOf,
  listOf,
  number,
  replayOf,
  type Ask,
} from '../../support/replay.ts';

// The fields that clusterzx/paperless-ai (services/paperlessService.js) reads, as of November 2025.
const label = z.object({ id: number, name: z.string() });
const document = z.object({
  id: number,
  title: z.string(),
  content: z.string(),
  created: z.string(),
  tags: z.array(number),
  correspondent: number.nullable(),
  document_type: number.nullable(),
  owner: number.nullable(),
  user_can_change: z.boolean(),
  custom_fields: z.array(z.object({ field: number, value: z.unknown() })),
});

let client: PaperlessClient;
let ask: Ask;
beforeAll(async () => {
  ({ client } = await createUsedArchive());
  ask = replayOf(client);
});

it('is set up', async () => {
  expect((await client.request('GET', '')).status).toBe(200);
  for (const path of [
    'correspondents',
    'tags',
    'documents',
    'document_types',
    'custom_fields',
    'users',
  ]) {
    const headers = { 'content-type': 'application/json' };
    expect((await client.request('GET', `${path}/`, { headers })).status).toBe(200);
  }
  const users = await ask(
    'GET users/?current_user=true&full_perms=true',
    listOf(z.object({ id: number, username: z.string() })),
  );
  expect(users.count).toBe(1);
});

it('counts and reads all pages until there is no next one', async () => {
  for (const [path, count] of [
    ['tags', 2],
    ['correspondents', 1],
    ['documents', 2],
  ] as const) {
    expect((await ask(`GET ${path}/?count=true`, listOf(z.unknown()))).count).toBe(count);
  }
  const fields = 'id,title,created,created_date,added,tags,correspondent';
  const seen: { id: number }[] = [];
  let next: string | null = '';
  for (let page = 1; next !== null; page += 1) {
    const path = `documents/?page=${page}&page_size=1&fields=${fields}`;
    const list = await ask(`GET ${path}`, listOf(document.pick({ id: true, tags: true })));
    seen.push(...list.results);
    ({ next } = list);
  }
  expect(idsOf(seen)).toEqual([1, 2]);
  const names = 'page=1&page_size=100&ordering=name&fields=id,name,document_count';
  for (const path of ['correspondents', 'document_types', 'tags']) {
    await ask(`GET ${path}/?${names}`, listOf(label.extend({ document_count: z.int() })));
  }
  await ask(`GET documents/?params[fields]=${fields}&ordering=name`, listOf(document));
});

it('writes what a model has found', async () => {
  expect((await ask('GET documents/1/', document)).user_can_change).toBe(true);
  const find = async (path: string, name: string) =>
    (await ask(`GET ${path}/?name__iexact=${name}`, listOf(label))).results[0];
  expect(await find('tags', 'house')).toMatchObject({ name: 'House' });
  const unique = z.object({ error: z.string().includes('unique constraint') });
  const made = [];
  for (const [path, name] of [
    ['tags', 'rEnTs'],
    ['correspondents', 'Council'],
    ['document_types', 'Deed'],
  ] as const) {
    expect(await find(path, name)).toBeUndefined();
    const body = { name, matching_algorithm: 1, match: '', is_insensitive: true };
    made.push((await ask(`POST ${path}/`, label, { body, status: 201 })).id);
    await ask(`POST ${path}/`, unique, { body, status: 400 });
    expect((await ask(`GET ${path}/?name=${name}`, listOf(label))).results).toContainEqual(
      expect.objectContaining({ name }),
    );
  }
  const [tag, correspondent, document_type] = made;
  const body = {
    title: 'A deed',
    tags: [1, 2, tag],
    correspondent,
    document_type,
    created: '2025-12-31',
    language: 'en',
    custom_fields: [{ field: 1, value: 'Deed' }],
  };
  expect(await ask('PATCH documents/2/', document, { body })).toMatchObject({
    title: 'A deed',
    correspondent,
    document_type,
    created: '2025-12-31',
    tags: expect.arrayContaining([1, 2, tag]),
  });
  expect((await client.request('GET', 'documents/2/thumb/')).status).toBe(200);
});
