import {
  environmentManager,
  focusManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  organizationVersionHeader,
  organizationVersionTag,
} from '../../../shared/organization-version.ts';
import { api, loadSchema } from '../api-client.ts';
import {
  noteOrganizationVersion,
  organizationVersionQuery,
  refreshOrganization,
  refreshWhatWasWritten,
} from './live-organization.ts';
import { featureKey } from './organization-keys.ts';
import { setTransport } from '../transport/transport.ts';

// Queries poll in browsers only.
environmentManager.setIsServer(() => false);

let organizations = 0;

// As soon after the first screen as the first poll. No clock of a test may wait for it.
beforeAll(() => loadSchema('organizationVersion'));

/** A server with one organization, and a tab that shows a list of it. */
function open() {
  const organizationId = `org_${String((organizations += 1)).padStart(24, '0')}`;
  const server = { version: 1, isPending: false };
  const statuses: number[] = [];
  const fetchFake = async (_input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'GET') {
      server.version += 1;
      const headers = { [organizationVersionHeader]: String(server.version) };
      return new Response('{}', { status: 201, headers });
    }
    const isKnown =
      new Headers(init.headers).get('if-none-match') === organizationVersionTag(server);
    const response = isKnown ? new Response(null, { status: 304 }) : Response.json(server);
    statuses.push(response.status);
    return response;
  };
  setTransport({
    fetch: fetchFake,
    upload: () => Promise.reject(new Error('not used')),
    download: () => undefined,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const list = vi.fn<() => number>(() => server.version);
  const stopList = new QueryObserver(client, {
    queryKey: featureKey(organizationId, 'list'),
    queryFn: list,
  }).subscribe(() => undefined);
  const poll = new QueryObserver(client, organizationVersionQuery(client, organizationId));
  client.mount();
  const stopPoll = poll.subscribe(() => undefined);
  const write = () =>
    api.organizations[':organizationId'].tags.$post({
      param: { organizationId },
      json: { name: 'Tax', color: '#d8ff75' },
    });
  return {
    organizationId,
    server,
    statuses,
    client,
    list,
    write,
    stop: [stopList, stopPoll, () => client.unmount()],
  };
}

let tab: ReturnType<typeof open>;

beforeEach(async () => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
  tab = open();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  for (const stop of tab.stop) stop();
  tab.client.clear();
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('an open organization', () => {
  it('is polled every 15 seconds, without refetching anything', async () => {
    await pass(60);
    expect(tab.statuses).toEqual([200, 304, 304, 304, 304]);
    expect(tab.list).toHaveBeenCalledTimes(1);
  });

  it('is refetched when its version has grown, and polled every 2 seconds for a minute', async () => {
    tab.server.version = 2;
    await pass(15);
    expect(tab.list).toHaveBeenCalledTimes(2);
    tab.server.version = 3;
    await pass(2);
    expect(tab.list).toHaveBeenCalledTimes(3);
    const polls = tab.statuses.length;
    await pass(60);
    expect(tab.statuses.length - polls).toBeGreaterThanOrEqual(29);
    const later = tab.statuses.length;
    await pass(60);
    expect(tab.statuses.length - later).toBeLessThanOrEqual(5);
  });

  it('is polled every 2 seconds while work is pending', async () => {
    tab.server.isPending = true;
    await pass(15);
    const polls = tab.statuses.length;
    await pass(120);
    expect(tab.statuses.length - polls).toBe(60);
    expect(tab.list).toHaveBeenCalledTimes(1);
  });

  it('is refetched when it has changed since its data was requested, before the first poll', async () => {
    const { organizationId, server, list } = tab;
    const client = new QueryClient();
    noteOrganizationVersion(client, organizationId);
    const stopList = new QueryObserver(client, {
      queryKey: featureKey(organizationId, 'list'),
      queryFn: list,
    }).subscribe(() => undefined);
    await pass(0);
    const lists = list.mock.calls.length;
    server.version += 1;
    await pass(3);
    const poll = new QueryObserver(client, organizationVersionQuery(client, organizationId));
    const stopPoll = poll.subscribe(() => undefined);
    await pass(0);
    expect(list).toHaveBeenCalledTimes(lists + 1);
    stopPoll();
    stopList();
    client.clear();
  });

  it('is not polled while the tab is hidden, and at once when it becomes visible', async () => {
    focusManager.setFocused(false);
    const polls = tab.statuses.length;
    await pass(120);
    expect(tab.statuses.length).toBe(polls);
    focusManager.setFocused(true);
    await pass(0);
    expect(tab.statuses.length).toBe(polls + 1);
  });

  it('is refetched once after a write of this tab, and then polled every 2 seconds', async () => {
    await tab.write();
    await refreshOrganization(tab.client, tab.organizationId);
    expect(tab.list).toHaveBeenCalledTimes(2);
    const polls = tab.statuses.length;
    await pass(10);
    expect(tab.statuses.slice(polls)).toEqual([304, 304, 304, 304, 304]);
    expect(tab.list).toHaveBeenCalledTimes(2);
    tab.server.version += 1;
    await pass(2);
    expect(tab.list).toHaveBeenCalledTimes(3);
  });

  it('is not refetched after uploads that a poll has refetched already', async () => {
    await tab.write();
    await refreshWhatWasWritten(tab.client, tab.organizationId);
    await refreshWhatWasWritten(tab.client, tab.organizationId);
    expect(tab.list).toHaveBeenCalledTimes(2);
    await tab.write();
    await pass(2);
    expect(tab.list).toHaveBeenCalledTimes(3);
    await refreshWhatWasWritten(tab.client, tab.organizationId);
    expect(tab.list).toHaveBeenCalledTimes(3);
  });

  it('refetches what was requested for the first time before a write and arrives after it', async () => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    const late = vi.fn<() => Promise<number>>(async () => {
      const { version } = tab.server;
      await arrival;
      return version;
    });
    const queryKey = featureKey(tab.organizationId, 'late');
    const observer = new QueryObserver(tab.client, { queryKey, queryFn: late });
    tab.stop.push(observer.subscribe(() => undefined));
    await tab.write();
    const refresh = refreshOrganization(tab.client, tab.organizationId);
    arrive();
    await refresh;
    await pass(0);
    expect(observer.getCurrentResult().data).toBe(tab.server.version);
    expect(late).toHaveBeenCalledTimes(2);
  });

  it('keeps optimistic changes until their mutation has ended', async () => {
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const mutation = tab.client.getMutationCache().build(tab.client, { mutationFn: () => promise });
    const running = mutation.execute(undefined);
    tab.server.version = 2;
    await pass(15);
    expect(tab.list).toHaveBeenCalledTimes(1);
    end();
    await running;
    await pass(15);
    expect(tab.list).toHaveBeenCalledTimes(2);
  });
});
