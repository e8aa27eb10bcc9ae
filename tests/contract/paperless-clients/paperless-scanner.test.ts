import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { harness } from '#harness';
import type { PaperlessClient } from '../../support/paperless.ts';
import {
  anything,
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

// The models of napoleonmm83/paperless-scanner (data/api/models/ApiModels.kt), as of June 2026: numbers have 32 bits.
const label = z.object({
  id: number,
  name: z.string(),
  match: z.string().nullish(),
  matching_algorithm: z.int().nullish(),
  document_count: z.int().nullish(),
});
const tag = label.extend({ color: z.string().nullish(), is_inbox_tag: z.boolean() });
const note = z.object({
  id: number,
  note: z.string(),
  created: z.string(),
  user: z.object({ id: z.int(), username: z.string() }).nullable(),
});
const users = z.object({ users: z.array(z.int()), groups: z.array(z.int()) });
const document = z.object({
  id: number,
  title: z.string(),
  content: z.string().nullish(),
  created: z.string(),
  modified: z.string(),
  added: z.string(),
  correspondent: number.nullish(),
  document_type: number.nullish(),
  tags: z.array(number),
  archive_serial_number: z.int().nullish(),
  original_file_name: z.string().nullish(),
  notes: z.array(note),
  owner: z.int().nullish(),
  permissions: z.object({ view: users, change: users }).nullish(),
  user_can_change: z.boolean().optional(),
});
const task = z.object({
  id: number,
  task_id: taskId,
  task_file_name: z.string().nullish(),
  date_created: z.string(),
  date_done: z.string().nullish(),
  type: z.string(),
  status: z.enum(['PENDING', 'STARTED', 'SUCCESS', 'FAILURE']),
  result: z.string().nullish(),
  acknowledged: z.boolean(),
  related_document: z.union([z.string(), number]).nullish(),
});

let client: PaperlessClient;
let ask: Ask;
beforeAll(async () => {
  ({ client } = await createUsedArchive());
  ask = replayOf(client);
});

it('signs in with a form', async () => {
  const response = await harness.fetch(`${client.base}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `username=ada&password=${client.token}`,
  });
  expect(await response.json()).toEqual({ token: client.token });
});

it('reads labels, people and the state of the server', async () => {
  const rows = [
    ['tags/?page=1&page_size=25', tag, 2],
    ['correspondents/?page=1&page_size=25', label, 1],
    ['document_types/?page=1&page_size=25', label, 18],
    ['custom_fields/?page=1&page_size=100', z.object({ id: number, name: z.string() }), 10],
    ['users/?page=1&page_size=100', z.object({ id: number, username: z.string() }), 1],
    ['groups/?page=1&page_size=100', z.never(), 0],
  ] as const;
  for (const [path, item, count] of rows) {
    expect((await ask(`GET ${path}`, listOf(item))).count, path).toBe(count);
  }
  const status = z.object({
    storage: z.object({ total: z.int().nullish(), available: z.int().nullish() }),
    database: z.object({
      status: z.string(),
      migration_status: z.object({ unapplied_migrations: z.array(z.string()) }),
    }),
    tasks: z.object({ redis_status: z.string().nullish(), celery_status: z.string().nullish() }),
  });
  await ask('GET status/', status);
});

it('lists and opens documents', async () => {
  const cases: [string, number[]][] = [
    ['', [1, 2]],
    ['query=garden', [1, 2]],
    ['tags__id__in=1,2', [1]],
    ['tags__id__isnull=true', [2]],
    ['tags__id__isnull=false', [1]],
    ['correspondent__id=1', [1]],
    ['document_type__id=99', []],
  ];
  for (const [filters, expected] of cases) {
    const path = `documents/?page=1&page_size=25&${filters}&ordering=-created`;
    const { results } = await ask(`GET ${path}`, listOf(document));
    expect(idsOf(results), filters).toEqual(expected);
  }
  await ask('GET documents/1/?full_perms=true', document);
  const numbers = z.array(number);
  const suggestions = { correspondents: numbers, tags: numbers, document_types: numbers };
  await ask(
    'GET documents/1/suggestions/',
    z.object({ ...suggestions, dates: z.array(z.string()) }),
  );
  const entry = z.object({
    id: number,
    timestamp: z.string(),
    action: z.enum(['create', 'update', 'delete']),
    changes: z.record(z.string(), anything),
    actor: z.object({ id: z.int(), username: z.string() }).nullable(),
  });
  expect((await ask('GET documents/1/history/', z.array(entry))).length).toBeGreaterThan(1);
  expect((await client.request('GET', 'documents/1/download/')).status).toBe(200);
});

it('uploads, changes and deletes', async () => {
  const id = await ask('POST documents/post_document/', taskId, {
    body: formOf([
      ['document', textFile('scan.pdf.txt', 'A scan')],
      ['title', 'A scan'],
      ['tags', '1'],
      ['tags', '2'],
      ['document_type', '1'],
      ['correspondent', '1'],
      ['custom_fields', JSON.stringify({ 1: 'Scanned' })],
    ]),
  });
  // Its model of tasks is that of version 9.
  const [done] = await ask(`GET tasks/?task_id=${id}`, z.array(task), { version: 9 });
  expect(done).toMatchObject({ status: 'SUCCESS', related_document: 3 });
  await ask('POST tasks/acknowledge/', anything, { body: { tasks: [done?.id] } });
  const change = { title: 'Changed', tags: [1], correspondent: 1, created: '2026-01-01' };
  expect(await ask('PATCH documents/3/', document, { body: change })).toMatchObject(change);
  const permissions = { owner: 1, set_permissions: { view: { users: [], groups: [] } } };
  await ask('PATCH documents/3/', document, { body: permissions });
  const [added] = await ask('POST documents/3/notes/', z.array(note), { body: { note: 'Paid' } });
  expect(await ask(`DELETE documents/3/notes/?id=${added?.id}`, z.array(note))).toEqual([]);
  const labels = [
    ['tags/', tag],
    ['correspondents/', label],
    ['document_types/', label],
  ] as const;
  for (const [path, item] of labels) {
    const made = await ask(`POST ${path}`, item, { body: { name: 'New' }, status: 201 });
    await ask(`PUT ${path}${made.id}/`, item, { body: { name: 'Newer' } });
    await ask(`DELETE ${path}${made.id}/`, nothing, { status: 204 });
  }
  const field = { name: 'Made', data_type: 'string' };
  const made = await ask('POST custom_fields/', z.object({ id: number }), {
    body: field,
    status: 201,
  });
  await ask(`DELETE custom_fields/${made.id}/`, nothing, { status: 204 });
  await ask('DELETE documents/3/', nothing, { status: 204 });
  expect((await ask('GET trash/?page=1&page_size=25', listOf(document))).count).toBe(1);
  for (const action of ['restore', 'empty']) {
    if (action === 'empty') await ask('DELETE documents/3/', nothing, { status: 204 });
    await ask('POST trash/', anything, { body: { documents: [3], action } });
  }
  expect((await ask('GET trash/?page=1&page_size=25', listOf(document))).count).toBe(0);
});
