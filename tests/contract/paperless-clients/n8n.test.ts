import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
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
} from '../../support/replay.ts';

// The requests of iamfj/n8n-nodes-paperless-ngx 0.4.2, in both of its versions.
const versions = [10, 9];
const label = z.object({ id: number, name: z.string() });
const document = z.object({ id: number, title: z.string(), tags: z.array(number) });

let client: PaperlessClient;
beforeAll(async () => {
  ({ client } = await createUsedArchive());
});

it('tries its key, and does nothing for a version that there is not', async () => {
  const accept = 'application/json';
  expect((await client.request('GET', 'profile/', { headers: { accept } })).status).toBe(200);
  const body = { name: 'Once' };
  const refused = await client.request('POST', 'tags/', { version: 11, body });
  expect([refused.status, await refused.json()]).toEqual([406, { detail: expect.any(String) }]);
  await replayOf(client, 9)('POST tags/', label, { body, status: 201 });
});

it.each(versions)('lists documents in version %i', async (version) => {
  const ask = replayOf(client, version);
  const words = version === 10 ? ['text', 'title_search'] : ['title_content', 'title__icontains'];
  const cases: [string, number[]][] = [
    ['', [1, 2]],
    ['correspondent__id=1', [1]],
    ['storage_path__id=1', []],
    ['tags__id__all=1,2', [1]],
    ['created__date__gt=2026-02-28&created__date__lt=2026-03-02', [1]],
    ['added__date__gt=2020-01-01T00:00:00.000Z', [1, 2]],
    ['added__date__lt=2020-01-01T00:00:00.000Z', []],
    ['query=garden&ordering=-added', [1, 2]],
    ...words.map((name): [string, number[]] => [`${name}=bare`, [2]]),
  ];
  for (const [filter, expected] of cases) {
    const path = `documents/?page=1&page_size=50&${filter}`;
    const { results } = await ask(`GET ${path}`, listOf(document));
    expect(idsOf(results), filter).toEqual(expected);
  }
  for (const path of ['tags', 'correspondents', 'document_types', 'storage_paths']) {
    await ask(`GET ${path}/?page=1&page_size=100&ordering=name`, listOf(label));
  }
  await ask('GET documents/1/?full_perms=true', document);
});

it.each(versions)(
  'uploads in version %i, waits for the task and reads the document',
  async (version) => {
    const ask = replayOf(client, version);
    const form = formOf([
      ['title', `By n8n ${version}`],
      ['created', '2026-04-05'],
      ['tags', '1'],
      ['document', textFile('n8n.txt', `From a workflow ${version}`)],
    ]);
    const id = await ask('POST documents/post_document/', taskId, { body: form });
    const task = z.object({ task_id: z.literal(id), status: z.string() });
    const [done] =
      version === 10
        ? (
            await ask(
              `GET tasks/?task_id=${id}`,
              listOf(task.extend({ related_document_ids: z.array(number) })),
            )
          ).results
        : await ask(`GET tasks/?task_id=${id}`, z.array(task.extend({ related_document: number })));
    expect(done?.status.toLowerCase()).toBe('success');
    const made =
      done && ('related_document' in done ? done.related_document : done.related_document_ids[0]);
    expect(await ask(`GET documents/${made}/`, document)).toMatchObject({
      title: `By n8n ${version}`,
    });
    const patch = {
      title: 'Changed',
      content: 'Other words',
      correspondent: null,
      storage_path: null,
      owner: null,
    };
    await ask(`PATCH documents/${made}/`, document, { body: patch });
    const note = z.array(z.object({ id: number }));
    const [added] = await ask(`POST documents/${made}/notes/`, note, { body: { note: 'Seen' } });
    expect(await ask(`GET documents/${made}/notes/`, note)).toHaveLength(1);
    await ask(`DELETE documents/${made}/notes/?id=${added?.id}`, note);
    for (const part of ['thumb/', 'download/', 'download/?original=true']) {
      const file = await client.request('GET', `documents/${made}/${part}`, { version });
      expect(file.status).toBe(200);
    }
    await ask(`DELETE documents/${made}/`, nothing, { status: 204 });
    const missing = await client.request('GET', `documents/${made}/`, { version });
    expect(missing.status).toBe(404);
  },
);

it('cannot start workflows, of which there are none', async () => {
  const ask = replayOf(client, 10);
  expect((await ask('GET workflows/', listOf(z.never()))).count).toBe(0);
  const detail = z.object({ detail: z.string() });
  await ask('POST workflows/', detail, { body: { name: 'n8n' }, status: 405 });
  for (const path of ['workflows/1/', 'workflow_triggers/1/', 'workflow_actions/1/']) {
    await ask(`DELETE ${path}`, detail, { status: 404 });
  }
});
