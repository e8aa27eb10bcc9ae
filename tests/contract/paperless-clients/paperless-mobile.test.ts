import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { harness } from '#harness';
import type { PaperlessClient } from '../../support/paperless.ts';
import {
  createUsedArchive,
  formOf,
  idsOf,
  listOf,
  nothing,
  number,
  replayOf,
  taskId,
  textFile,
  type Ask,
} from '../../support/replay.ts';

// The models of astubenbord/paperless-mobile: times that `DateTime.parse` reads, and texts that are never null.
const parsedTime = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
const label = z.object({
  id: number,
  name: z.string(),
  slug: z.string().nullable(),
  match: z.string().nullable(),
  matching_algorithm: z.int().min(0).max(6),
  is_insensitive: z.boolean().nullable(),
  document_count: z.int().nullable(),
});
const tag = label.extend({
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  text_color: z.string(),
  is_inbox_tag: z.boolean(),
});
const correspondent = label.extend({ last_correspondence: parsedTime.nullish() });
const document = z.object({
  id: number,
  title: z.string(),
  content: z.string().nullable(),
  archive_serial_number: z.int().nullable(),
  archived_file_name: z.string().nullable(),
  original_file_name: z.string(),
  created: parsedTime,
  modified: parsedTime,
  added: parsedTime,
  correspondent: number.nullable(),
  document_type: number.nullable(),
  storage_path: number.nullable(),
  tags: z.array(number),
  notes: z.array(z.object({ id: number, note: z.string() })),
});
const savedView = z.object({
  id: number,
  name: z.string(),
  show_on_dashboard: z.boolean(),
  show_in_sidebar: z.boolean(),
  sort_field: z.enum([
    'archive_serial_number',
    'correspondent__name',
    'title',
    'document_type__name',
    'created',
    'added',
    'modified',
  ]),
  sort_reverse: z.boolean(),
  filter_rules: z.array(z.object({ rule_type: z.int(), value: z.string().nullable() })),
});

let client: PaperlessClient;
let ask: Ask;
beforeAll(async () => {
  ({ client } = await createUsedArchive());
  ask = replayOf(client);
});

it('finds the server, signs in, and reads what it may do', async () => {
  const reached = await harness.fetch(`${client.base}/api/`, {});
  expect(reached.status).toBe(200);
  const response = await harness.fetch(`${client.base}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada', password: client.token }),
  });
  expect(await response.json()).toEqual({ token: client.token });
  const versions = await client.request('GET', '');
  expect(Number(versions.headers.get('x-api-version'))).toBe(10);
  const { user } = await ask('GET ui_settings/', z.object({ user: z.object({ id: number }) }));
  const permission = z.array(z.string().regex(/^\w+$/));
  const person = await ask(
    `GET users/${user.id}/`,
    z.object({
      username: z.string(),
      user_permissions: permission,
      inherited_permissions: z.array(z.string().regex(/^\w+\.\w+$/)),
    }),
  );
  const granted = [...person.user_permissions, ...person.inherited_permissions].join(' ');
  expect(granted).toContain('view_document');
});

it('reads labels, views and numbers', async () => {
  const rows = [
    ['tags', tag],
    ['correspondents', correspondent],
    ['document_types', label],
    ['storage_paths', label],
  ] as const;
  for (const [path, item] of rows) await ask(`GET ${path}/?page=1&page_size=100000`, listOf(item));
  const coloured = z.object({ id: number, color: z.string() });
  await ask('GET tags/?page=1&page_size=100000', listOf(coloured), { version: 2 });
  expect((await ask('GET saved_views/', listOf(savedView), { version: 3 })).count).toBe(1);
  const statistics = z.object({ documents_total: z.int(), documents_inbox: z.int() });
  expect(await ask('GET statistics/', statistics)).toMatchObject({ documents_total: 2 });
});

it('lists documents page by page, and those that are similar', async () => {
  const page = 'page=1&page_size=100&ordering=-created&truncate_content=true';
  const cases: [string, number[]][] = [
    ['', [1, 2]],
    ['tags__id__all=1', [1]],
    ['tags__id__none=1', [2]],
    ['is_tagged=1', [1]],
    ['correspondent__isnull=1', [2]],
    ['document_type__isnull=0', [1]],
    ['query=created:[2026-01-01 to 2026-04-01]', [1]],
    ['query=added:[-1 week to now]', [1, 2]],
    ['title__icontains=bar', [2]],
    ['title_content=garden', [1, 2]],
    ['archive_serial_number__isnull=1', [1, 2]],
  ];
  for (const [filter, expected] of cases) {
    const { results } = await ask(`GET documents/?${page}&${filter}`, listOf(document));
    expect(idsOf(results), filter).toEqual(expected);
  }
  const { next } = await ask('GET documents/?page=1&page_size=1', listOf(document));
  expect(/page=(\d+)/.exec(next ?? '')?.[1]).toBe('2');
  expect((await client.request('GET', 'documents/?page=3&page_size=1')).status).toBe(404);
  const hit = z.object({ score: z.number().nullish(), highlights: z.string().nullish() });
  await ask(
    'GET documents/?more_like_id=1&page_size=10',
    listOf(document.extend({ __search_hit__: hit.optional() })),
  );
  const asn = 'archive_serial_number__isnull=0&ordering=-archive_serial_number&page=1&page_size=1';
  await ask(`GET documents/?${asn}`, listOf(document));
  const metadata = {
    original_checksum: z.string(),
    original_size: z.int(),
    original_mime_type: z.string(),
    media_filename: z.string(),
    has_archive_version: z.boolean(),
    archive_checksum: z.string().nullable(),
    archive_size: z.int().nullable(),
  };
  await ask('GET documents/1/metadata/', z.object(metadata));
  await ask('GET search/autocomplete/?term=gard&limit=10', z.array(z.string()));
  for (const part of ['thumb/', 'preview/', 'download/?original=false']) {
    expect((await client.request('GET', `documents/1/${part}`)).status, part).toBe(200);
  }
});

it('edits a document with PUT, and many at once', async () => {
  const found = await ask('GET documents/2/', document);
  const body = { ...found, title: 'Edited', created: '2026-02-03T00:00:00.000', tags: [1] };
  const edited = await ask('PUT documents/2/', document, { body });
  expect(edited).toMatchObject({ title: 'Edited', tags: [1] });
  expect(edited.created.slice(0, 10)).toBe('2026-02-03');
  const result = z.object({ result: z.literal('OK') });
  const edit = (method: string, parameters: object) =>
    ask('POST documents/bulk_edit/', result, { body: { documents: [1, 2], method, parameters } });
  await edit('modify_tags', { add_tags: [2], remove_tags: [1] });
  await edit('set_correspondent', { correspondent: 1 });
  await edit('set_document_type', { document_type: null });
  const { results } = await ask('GET documents/?page=1&page_size=100', listOf(document));
  for (const each of results) {
    expect(each).toMatchObject({ tags: [2], correspondent: 1, document_type: null });
  }
});

it('uploads, deletes and empties', async () => {
  const id = await ask('POST documents/post_document/', taskId, {
    body: formOf([
      ['document', textFile('photo.txt', 'A photo')],
      ['title', 'Photo'],
      ['created', '2026-01-01T10:00:00.000'],
      ['tags', '1'],
    ]),
  });
  const task = z.object({ task_id: z.literal(id), related_document_ids: z.tuple([number]) });
  const { results } = await ask(`GET tasks/?task_id=${id}`, listOf(task));
  const made = results[0]?.related_document_ids[0];
  await ask(`DELETE documents/${made}/`, nothing, { status: 204 });
  expect((await ask('GET trash/?page=1&page_size=100', listOf(document))).count).toBe(1);
  await ask('POST trash/', z.object({ result: z.string() }), { body: { action: 'empty' } });
  expect((await ask('GET trash/?page=1&page_size=100', listOf(document))).count).toBe(0);
});
