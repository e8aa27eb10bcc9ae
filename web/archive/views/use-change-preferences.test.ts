import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MemberPreferences } from '../../../shared/people/members/member-preferences.ts';
import { currentMemberQuery } from '../../api/session/current-member-api.ts';
import { setTransport } from '../../api/transport/transport.ts';
import { useChangePreferences } from './use-change-preferences.ts';

const organizationId = `org_${'1'.repeat(24)}`;
const userId = `usr_${'1'.repeat(24)}`;
const viewId = `viw_${'1'.repeat(24)}`;
const none: MemberPreferences = { columns: null, defaultViewId: null };
const query = currentMemberQuery(organizationId);

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

type Sent = { method: string; body: unknown; respond: (body: unknown, status?: number) => void };
let requests: Sent[] = [];
setTransport({
  fetch: (_input, init) =>
    new Promise((resolve, reject) => {
      const respond = (body: unknown, status = 200) => resolve(Response.json(body, { status }));
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      requests.push({ method: init?.method ?? 'GET', body, respond });
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    }),
  upload: () => Promise.reject(new Error('Not expected')),
  download: () => undefined,
});

async function nextRequest(method: string) {
  await vi.waitFor(() => expect(requests[0]?.method).toBe(method), 60_000);
  return requests.shift()!;
}

const memberWith = (preferences: MemberPreferences) => ({
  member: {
    id: `mem_${'1'.repeat(24)}`,
    organizationId,
    role: 'viewer',
    user: { id: userId, email: 'vera@example.com', name: 'Vera' },
    preferences,
  },
});

async function open(preferences: MemberPreferences) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown: string[] = [];
  new QueryObserver(client, query).subscribe(({ data }) => {
    const text = data && JSON.stringify(Object.values(data.preferences));
    if (text && text !== shown.at(-1)) shown.push(text);
  });
  (await nextRequest('GET')).respond(memberWith(preferences));
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toBeDefined(), 60_000);
  let change: ReturnType<typeof useChangePreferences> | undefined;
  const Page = () => {
    change = useChangePreferences(organizationId);
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Page)));
  return { change: change!, shown, client };
}

beforeEach(() => {
  stored.clear();
  requests = [];
});

it('shows what is chosen at once, and until all of it is saved', async () => {
  const { change, shown, client } = await open(none);
  change({ columns: ['iban'] });
  change({ defaultViewId: viewId });
  const first = await nextRequest('PATCH');
  first.respond({ preferences: { columns: ['iban'], defaultViewId: null } });
  const saved: MemberPreferences = { columns: ['iban'], defaultViewId: viewId };
  (await nextRequest('PATCH')).respond({ preferences: saved });
  (await nextRequest('GET')).respond(memberWith(saved));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), 60_000);
  expect(shown).toEqual(['[null,null]', '[["iban"],null]', `[["iban"],"${viewId}"]`]);
});

it('saves of changes in a row the first and the last one', async () => {
  const { change, shown, client } = await open(none);
  change({ columns: ['iban'] });
  const first = await nextRequest('PATCH');
  change({ columns: ['iban', 'tags'] });
  change({ columns: ['tags'] });
  const saved: MemberPreferences = { columns: ['tags'], defaultViewId: null };
  first.respond({ preferences: { ...saved, columns: ['iban'] } });
  const last = await nextRequest('PATCH');
  expect(last.body).toEqual({ columns: ['tags'] });
  last.respond({ preferences: saved });
  (await nextRequest('GET')).respond(memberWith(saved));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), 60_000);
  expect(shown.at(-1)).toBe('[["tags"],null]');
});

it('starts with what a former version has remembered in this browser, until something is chosen', async () => {
  stored.set(`sheaf.columns.${organizationId}.${userId}`, 'iban,nonsense,tags');
  stored.set(`sheaf.default-view.${organizationId}.${userId}`, viewId);
  const { change, shown, client } = await open(none);
  expect(shown).toEqual([`[["iban","tags"],"${viewId}"]`]);
  change({ columns: null });
  (await nextRequest('PATCH')).respond({ preferences: none });
  (await nextRequest('GET')).respond(memberWith(none));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), 60_000);
  expect(shown.slice(1)).toEqual([`[null,"${viewId}"]`]);
  expect([...stored.keys()]).toEqual([`sheaf.default-view.${organizationId}.${userId}`]);
});

it('prefers what the server knows', async () => {
  stored.set(`sheaf.columns.${organizationId}.${userId}`, 'iban');
  const { shown } = await open({ columns: [], defaultViewId: null });
  expect(shown).toEqual(['[[],null]']);
});

it('takes back what cannot be saved', async () => {
  const { change, shown, client } = await open(none);
  change({ columns: ['iban'] });
  (await nextRequest('PATCH')).respond({ error: { code: 'internal.error', message: '' } }, 500);
  (await nextRequest('GET')).respond(memberWith(none));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), 60_000);
  expect(shown).toEqual(['[null,null]', '[["iban"],null]', '[null,null]']);
});
