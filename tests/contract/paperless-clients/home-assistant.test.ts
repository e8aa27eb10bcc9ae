import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { PaperlessClient } from '../../support/paperless.ts';
import {
  createUsedArchive,
  formOf,
  listOf,
  number,
  replayOf,
  taskId,
  textFile,
  time,
} from '../../support/replay.ts';

// The models of tb1337/paperless-api, which Home Assistant uses: releases 4.1, 5.2 and 6.0.
const versions = [7, 9, 10];
const status = z.enum(['OK', 'ERROR', 'WARNING']);
const statistics = z.object({
  documents_total: z.int(),
  documents_inbox: z.int().nullable(),
  inbox_tag: number.nullable(),
  inbox_tags: z.array(number).nullable(),
  document_file_type_counts: z.array(z.object({ mime_type: z.string(), mime_type_count: z.int() })),
  character_count: z.int(),
  tag_count: z.int(),
  correspondent_count: z.int(),
  document_type_count: z.int(),
  storage_path_count: z.int(),
  current_asn: z.int().nullable(),
});
const server = z.object({
  pngx_version: z.string(),
  server_os: z.string(),
  install_type: z.string(),
  storage: z.object({ total: z.int().nullable(), available: z.int().nullable() }),
  database: z.object({
    type: z.string(),
    url: z.string(),
    status,
    error: z.string().nullable(),
    migration_status: z.object({
      latest_migration: z.string(),
      unapplied_migrations: z.array(z.string()),
    }),
  }),
  tasks: z.object({
    redis_status: status,
    celery_status: status,
    index_status: status,
    index_last_modified: time.nullable(),
    classifier_status: status,
    classifier_last_trained: time.nullable(),
    sanity_check_status: status,
    sanity_check_last_run: time.nullable(),
  }),
});

let client: PaperlessClient;
beforeAll(async () => {
  ({ client } = await createUsedArchive());
});

it.each(versions)('is set up and polls in version %i', async (version) => {
  const ask = replayOf(client, version);
  const schema = await client.request('GET', 'schema/', { version });
  expect(schema.status).toBe(200);
  expect(schema.headers.get('content-type')).toContain('application/json');
  expect(schema.headers.get('x-version')).toMatch(/^\d+\.\d+\.\d+$/);
  expect(await ask('GET statistics/', statistics)).toMatchObject({ documents_total: 2 });
  const { pngx_version: release } = await ask('GET status/', server);
  const remote = z.object({ version: z.string(), update_available: z.literal(false) });
  const newest = await ask('GET remote_version/', remote);
  // Otherwise Home Assistant would offer an update.
  expect(newest.version.replace(/^v/, '')).toBe(schema.headers.get('x-version'));
  expect(release).toBe(schema.headers.get('x-version'));
});

it.each(versions)('reads documents and notes in version %i', async (version) => {
  const ask = replayOf(client, version);
  const user = z.object({ id: z.int(), username: z.string() });
  const note = z.object({ id: number, note: z.string(), created: time });
  const document = z.object({
    id: number,
    created: version < 9 ? time : z.iso.date(),
    modified: time,
    added: time,
    notes: z.array(note.extend({ user: version < 8 ? z.int() : user })),
    custom_fields: z.array(z.object({ field: number, value: z.unknown() })),
  });
  const all = z.object({ all: z.array(number) });
  const list = await ask('GET documents/?page=1&page_size=150', listOf(document));
  expect(list.count).toBe(2);
  const few = await client.get('documents/?page=1&page_size=1', { version });
  expect(all.safeParse(few).data?.all).toEqual(
    version < 10 ? expect.arrayContaining([1, 2]) : undefined,
  );
  await ask('GET documents/1/notes/', z.array(note.extend({ user })));
});

it('has signed out where the key is wrong, and may not do what the key may not', async () => {
  const authorization = 'Token wrong';
  const response = await client.request('GET', 'statistics/', { headers: { authorization } });
  const { detail } = z.object({ detail: z.string() }).parse(await response.json());
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toContain('Token');
  expect(detail).not.toMatch(/inactive|deleted/);
});

it('uploads, and reads the task at once', async () => {
  const ask = replayOf(client, 9);
  const form = formOf([
    ['document', textFile('mail.txt', 'From an automation')],
    ['title', 'Automation'],
    ['tags', '1'],
    ['custom_fields', '1'],
    ['custom_fields', '2'],
  ]);
  const id = await ask('POST documents/post_document/', taskId, { body: form });
  const task = z.object({
    task_id: z.literal(id),
    status: z.literal('SUCCESS'),
    type: z.string(),
    date_created: time,
    related_document: number,
  });
  expect(await ask(`GET tasks/?task_id=${id}`, z.array(task))).toHaveLength(1);
});
