import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { PaperlessClient } from '../../support/paperless.ts';
import { createUsedArchive, idsOf, listOf, number, replayOf } from '../../support/replay.ts';

// The requests of nloui/paperless-mcp (version 5) and of baruchiro/paperless-mcp (9), which the browser stories run as
// well.
const versions = [5, 9];
const named = z.object({ id: number, name: z.string() });
const result = z.object({ result: z.literal('OK') });

let client: PaperlessClient;
beforeAll(async () => {
  ({ client } = await createUsedArchive());
});

it.each(versions)(
  'reads lists whole in version %i, to name what documents have',
  async (version) => {
    const ask = replayOf(client, version);
    for (const path of ['tags', 'correspondents', 'document_types', 'custom_fields']) {
      const list = await ask(`GET ${path}/`, listOf(named).extend({ all: z.array(number) }));
      expect(list.all, path).toEqual(list.results.map(({ id }) => id));
      expect(list.results).toHaveLength(list.count);
    }
  },
);

const filters: [string, number[]][] = [
  ['query=garden', [1, 2]],
  ['search=full', [1]],
  ['more_like_id=1', [2]],
  ['tags__id=1', [1]],
  ['correspondent__id=1', [1]],
  ['storage_path__id=1', []],
  ['created__date__gte=2026-03-01&created__date__lte=2026-03-01', [1]],
  ['custom_fields__icontains=long', [1]],
  ['custom_field_query=["A integer","range",[5,9]]', [1]],
  ['title__istartswith=ba', [2]],
  ['title__iexact=bare', [2]],
  ['content__iendswith=bare', [2]],
  ['original_filename__icontains=full', [1]],
  ['is_in_inbox=true', [1, 2]],
  ['has_custom_fields=false', [2]],
  ['mime_type=application/pdf', []],
  ['modified__year=2020', []],
  ['owner__isnull=false', []],
  ['shared_by__id=1', []],
];

it.each(filters)('lists documents with %s', async (filter, expected) => {
  const documents = listOf(z.object({ id: number })).extend({ all: z.array(number) });
  const { all, results } = await replayOf(client, 9)(`GET documents/?${filter}`, documents);
  expect(idsOf(results)).toEqual(expected);
  expect(new Set(all)).toEqual(new Set(expected));
});

it.each(versions)('changes with PUT, and many at once in version %i', async (version) => {
  const ask = replayOf(client, version);
  await ask('PUT tags/1/', named, { body: { name: `House ${version}`, color: '#a6cee3' } });
  await ask('PUT correspondents/1/', named, { body: { name: `Works ${version}` } });
  await ask('PUT documents/2/', z.object({ id: number }), { body: { title: `Bare ${version}` } });
  const edit = (method: string, parameters: object, status = 200) =>
    client
      .request('POST', 'documents/bulk_edit/', {
        version,
        body: { documents: [1, 2], method, parameters },
      })
      .then((response) => expect(response.status, method).toBe(status));
  await edit('add_tag', { tag: 2 });
  await edit('remove_tag', { tag: 2 });
  await edit('modify_tags', { add_tags: [1], remove_tags: [] });
  await edit('set_correspondent', { correspondent: 1 });
  await edit('set_storage_path', { storage_path: null });
  await edit('modify_custom_fields', { add_custom_fields: { 6: 3 }, remove_custom_fields: [7] });
  await edit('modify_custom_fields', { add_custom_fields: [1], remove_custom_fields: [] });
  await edit('set_permissions', { set_permissions: {}, owner: null, merge: false });
  await edit('reprocess', {});
  for (const method of ['merge', 'split', 'rotate', 'delete_pages']) await edit(method, {}, 400);
  const objects = { objects: [1], object_type: 'tags', operation: 'set_permissions' };
  await ask('POST bulk_edit_objects/', result, { body: objects });
});

it('deletes labels together', async () => {
  const ask = replayOf(client, 9);
  for (const [path, object_type] of [
    ['tags', 'tags'],
    ['correspondents', 'correspondents'],
    ['document_types', 'document_types'],
  ] as const) {
    const { id } = await ask(`POST ${path}/`, named, { body: { name: 'To go' }, status: 201 });
    const body = { objects: [id], object_type, operation: 'delete' };
    await ask('POST bulk_edit_objects/', result, { body });
    await ask(`GET ${path}/${id}/`, z.object({ detail: z.string() }), { status: 404 });
  }
});
