import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { PaperlessClient } from '../../support/paperless.ts';
import {
  createUsedArchive,
  formOf,
  listOf,
  nothing,
  number,
  replayOf,
  taskId,
  textFile,
  type Ask,
} from '../../support/replay.ts';
import {
  correspondent,
  document,
  label,
  note,
  savedView,
  shareLink,
  tag,
  task,
} from '../../support/swift-paperless.ts';

let client: PaperlessClient;
let ask: Ask;
beforeAll(async () => {
  ({ client } = await createUsedArchive());
  ask = replayOf(client, 10);
});

it('changes a document as a whole, and its notes', async () => {
  const found = await ask('GET documents/1/?full_perms=true', document);
  const body = {
    id: 1,
    title: 'Fuller',
    archive_serial_number: null,
    document_type: null,
    correspondent: null,
    created: '2026-03-02',
    tags: [2],
    storage_path: null,
    owner: null,
    page_count: null,
    custom_fields: found.custom_fields,
    set_permissions: found.permissions,
  };
  expect(await ask('PATCH documents/1/', document, { body })).toMatchObject({
    title: 'Fuller',
    document_type: null,
    correspondent: null,
    tags: [2],
    created: '2026-03-02',
    custom_fields: found.custom_fields,
  });
  const [, added] = await ask('POST documents/1/notes/', z.array(note), { body: { note: 'More' } });
  expect(await ask('GET documents/1/notes/', z.array(note))).toHaveLength(2);
  expect(await ask(`DELETE documents/1/notes/?id=${added?.id}`, z.array(note))).toHaveLength(1);
});

it('uploads with tasks, and names a duplicate', async () => {
  const values = JSON.stringify({ 1: 'Uploaded', 5: false });
  const send = (content: string) =>
    ask('POST documents/post_document/', taskId, {
      body: formOf([
        ['title', 'Scanned'],
        ['created', '2026-02-03'],
        ['tags', '1'],
        ['document', textFile('Ümläut, 1.txt', content)],
        ['tags', '2'],
        ['correspondent', '1'],
        ['custom_fields', values],
      ]),
    });
  const [first, second] = [await send('A new scan'), await send('A new scan')];
  const path = 'tasks/?task_name=consume_file&task_type=consume_file&acknowledged=false';
  const { results } = await ask(`GET ${path}&page_size=100`, listOf(task));
  const taskOf = (id: string) => results.find((each) => each.task_id === id);
  const uploaded = taskOf(first);
  expect(uploaded).toMatchObject({ status: 'success', related_document_ids: [number.parse(3)] });
  expect(taskOf(second)?.result_message).toMatch(
    /^(.*): Not consuming (.*): It is a duplicate of (.*) \(#(3)\)\.?$/,
  );
  expect(await ask('GET documents/3/', document)).toMatchObject({
    title: 'Scanned',
    created: '2026-02-03',
    correspondent: 1,
    custom_fields: expect.arrayContaining([{ field: 1, value: 'Uploaded' }]),
  });
  expect(await ask(`GET tasks/${uploaded?.id}/`, task)).toEqual(uploaded);
  const body = { tasks: results.map(({ id }) => id) };
  await ask('POST tasks/acknowledge/', z.object({ result: z.int() }), { body });
  expect((await ask(`GET ${path}`, listOf(task))).count).toBe(0);
});

it('makes, changes and deletes labels and views', async () => {
  const matching = { match: '', matching_algorithm: 0, is_insensitive: true, owner: null };
  const kinds = [
    ['tags/', tag, { ...matching, name: 'Made', color: '#ff0000', is_inbox_tag: false, parent: 1 }],
    ['correspondents/', correspondent, { ...matching, name: 'Made' }],
    ['document_types/', label, { ...matching, name: 'Made' }],
    [
      'saved_views/',
      savedView,
      {
        name: 'Made',
        show_on_dashboard: false,
        show_in_sidebar: true,
        owner: null,
        sort_field: 'added',
        sort_reverse: true,
        filter_rules: [
          { rule_type: 6, value: '1' },
          { rule_type: 44, value: '2026-01-01' },
          { rule_type: 4, value: null },
        ],
      },
    ],
  ] as const;
  for (const [path, schema, body] of kinds) {
    const made = await ask(`POST ${path}`, schema, { body, status: 201 });
    const again = { ...body, id: made.id, name: 'Changed' };
    expect(await ask(`PUT ${path}${made.id}/`, schema, { body: again })).toEqual({
      ...made,
      name: 'Changed',
      ...('slug' in made && { slug: 'changed' }),
    });
    await ask(`DELETE ${path}${made.id}/`, nothing, { status: 204 });
  }
});

it('shares, deletes, restores and empties', async () => {
  const body = { document: 2, expiration: '2099-01-01T00:00:00Z', file_version: 'original' };
  const far = await client.request('POST', 'share_links/', { body, version: 10 });
  expect([201, 400]).toContain(far.status);
  const expiration = new Date(Date.now() + 86_400_000).toISOString();
  const link = await ask('POST share_links/', shareLink, {
    body: { ...body, expiration },
    status: 201,
  });
  const links = await ask('GET documents/2/share_links/', z.array(shareLink));
  expect(links.map(({ id }) => id)).toContain(link.id);
  await ask(`DELETE share_links/${link.id}/`, nothing, { status: 204 });
  await ask('DELETE documents/2/', nothing, { status: 204 });
  expect(
    (await ask('GET trash/?page=1&page_size=250', listOf(document))).results.map(({ id }) => id),
  ).toEqual([2]);
  const result = z.object({ result: z.literal('OK') });
  await ask('POST trash/', result, { body: { action: 'restore', documents: [2] } });
  await ask('GET documents/2/?full_perms=true', document);
  await ask('DELETE documents/2/', nothing, { status: 204 });
  await ask('POST trash/', result, { body: { action: 'empty', documents: [2] } });
  expect((await ask('GET trash/?page=1&page_size=250', listOf(document))).count).toBe(0);
});
