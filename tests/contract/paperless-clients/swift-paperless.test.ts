import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { harness } from '#harness';
import type { PaperlessClient } from '../../support/paperless.ts';
import {
  createUsedArchive,
  day,
  listOf,
  number,
  replayOf,
  time,
  type Ask,
} from '../../support/replay.ts';
import {
  correspondent,
  customField,
  document,
  label,
  savedView,
  tag,
  task,
  user,
} from '../../support/swift-paperless.ts';

let client: PaperlessClient;
let ask: Ask;
beforeAll(async () => {
  ({ client } = await createUsedArchive());
  ask = replayOf(client, 10);
});

const address = (path: string, init: RequestInit) => harness.fetch(`${client.base}/${path}`, init);

it('finds the server, tries lower versions, and signs in', async () => {
  const answers = [];
  for (const version of ['11', '10']) {
    const accept = `application/json; version=${version}`;
    answers.push((await address('api/token/', { headers: { accept } })).status);
  }
  expect(answers).toEqual([406, 405]);
  expect((await address('api/auth/headless/app/v1/config/', {})).status).toBe(404);
  const signIn = (password: string) =>
    address('api/token/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json; version=10' },
      body: JSON.stringify({ username: 'ada', password, code: null }),
    });
  const token = z.object({ token: z.literal(client.token) });
  expect(token.safeParse(await (await signIn(client.token)).json()).success).toBe(true);
  const refused = await signIn('wrong');
  const errors = z.object({ non_field_errors: z.array(z.string()) });
  expect([refused.status, errors.safeParse(await refused.json()).success]).toEqual([400, true]);
  const settings = await client.request('GET', 'ui_settings/', { version: 10 });
  expect(settings.headers.get('x-version')).toMatch(/^\d+\.\d+\.\d+$/);
  expect(settings.headers.get('x-api-version')).toBe('10');
});

const all = (path: string) => `GET ${path}/?page_size=100000`;

it('loads all that it keeps', async () => {
  const settings = await ask(
    'GET ui_settings/',
    z.object({
      user,
      settings: z.object({ app_title: z.string().nullish() }).optional(),
      permissions: z.array(z.string().regex(/^(?:add|change|delete|view)_\w+$/)),
    }),
  );
  for (const model of ['document', 'tag', 'correspondent', 'documenttype', 'savedview', 'note']) {
    for (const action of ['add', 'change', 'delete', 'view']) {
      expect(settings.permissions).toContain(`${action}_${model}`);
    }
  }
  const tags = await ask(all('tags'), listOf(tag));
  expect(tags.results.find(({ name }) => name === 'Rent')?.parent).toBe(1);
  expect((await ask(all('correspondents'), listOf(correspondent))).count).toBe(1);
  const { results: types } = await ask(all('document_types'), listOf(label));
  expect(types.map(({ name }) => name)).toContain('Lease');
  expect((await ask(all('custom_fields'), listOf(customField))).results).toHaveLength(10);
  const { results: views } = await ask(all('saved_views'), listOf(savedView));
  expect(views.map(({ filter_rules: rules }) => rules)).toMatchObject([
    [{ rule_type: 4 }, { rule_type: 20, value: 'garden' }],
  ]);
  expect((await ask(all('users'), listOf(user))).count).toBe(1);
  for (const empty of ['groups', 'storage_paths']) {
    expect((await ask(all(empty), listOf(z.never()))).count).toBe(0);
  }
  const tasks = 'task_name=consume_file&task_type=consume_file&acknowledged=false';
  await ask(`GET tasks/?${tasks}&page_size=100000`, listOf(task));
  const config = z.object({ id: number, barcode_asn_prefix: z.string().nullish() });
  expect(await ask('GET config/', z.array(config).min(1))).toHaveLength(1);
  const version = z.object({ version: z.string().regex(/^v?\d/), update_available: z.boolean() });
  await ask('GET remote_version/', version);
});

it('lists, filters and opens documents', async () => {
  const list = async (rules: string) => {
    const query = `page=1&truncate_content=true&page_size=250&full_perms=true&${rules}`;
    const { results } = await ask(`GET documents/?${query}&ordering=-created,id`, listOf(document));
    expect(results.every((each) => each.permissions)).toBe(true);
    return results.map(({ title }) => title).toSorted();
  };
  const both = ['Bare', 'Full'];
  const cases: [string, string[]][] = [
    ['', both],
    ['is_in_inbox=1', both],
    ['tags__id__all=1,2', ['Full']],
    ['tags__id__none=2', ['Bare']],
    ['is_tagged=0', ['Bare']],
    ['correspondent__id__in=1', ['Full']],
    ['correspondent__isnull=1', ['Bare']],
    ['document_type__isnull=1', ['Bare']],
    ['storage_path__isnull=1&owner__isnull=1', both],
    ['text=garden', both],
    ['title_search=full', ['Full']],
    ['query=garden%20type:lease', ['Full']],
    ['created__date__gte=2026-03-01&created__date__lte=2026-03-01', ['Full']],
    ['added__date__gte=2020-01-01', both],
    ['has_custom_fields=1', ['Full']],
    [`custom_field_query=${encodeURIComponent('["AND",[[6,"gt",5]]]')}`, ['Full']],
    ['more_like_id=1', ['Bare']],
  ];
  for (const [rules, expected] of cases) expect(await list(rules), rules).toEqual(expected);
  const swept = 'page=1&truncate_content=true&page_size=25000&fields=id&ordering=-created,id';
  expect((await ask(`GET documents/?${swept}`, listOf(z.strictObject({ id: number })))).count).toBe(
    2,
  );
  await ask('GET documents/1/?full_perms=true', document);
  await ask('GET documents/999/?full_perms=true', z.object({ detail: z.string() }), {
    status: 404,
  });
  const item = z.object({
    namespace: z.string(),
    prefix: z.string(),
    key: z.string(),
    value: z.string(),
  });
  await ask(
    'GET documents/1/metadata/',
    z.object({
      original_checksum: z.string(),
      original_size: z.int(),
      original_mime_type: z.string(),
      media_filename: z.string(),
      has_archive_version: z.boolean(),
      original_metadata: z.array(item),
      original_filename: z.string(),
      lang: z.string(),
    }),
  );
  const numbers = z.array(number).nullish();
  const dates = z.array(z.union([day, time])).nullish();
  await ask(
    'GET documents/1/suggestions/',
    z.object({ correspondents: numbers, tags: numbers, document_types: numbers, dates }),
  );
  await ask('GET documents/next_asn/', z.int());
  expect(await ask('GET search/autocomplete/?term=gar&limit=10', z.array(z.string()))).toContain(
    'garden',
  );
  for (const part of ['thumb/', 'download/', 'download/?original=true']) {
    expect((await client.request('GET', `documents/2/${part}`, { version: 10 })).status).toBe(200);
  }
});
