import {
  environmentManager,
  focusManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { day } from '../../../shared/time/durations.ts';
import {
  organizationVersionHeader,
  organizationVersionTag,
} from '../../../shared/organization-version.ts';
import { api, loadSchema } from '../api-client.ts';
import {
  noteOrganizationVersion,
  organizationVersionQuery,
  pollAtOnce,
  refreshOrganization,
  refreshWhatWasWritten,
} from './live-organization.ts';
import { featureKey } from './organization-keys.ts';
import { watchPerson } from './person-activity.ts';
import { queryClient } from './query-client.ts';
import { setTransport } from '../transport/transport.ts';

// Queries poll only in browsers.
environmentManager.setIsServer(() => false);

let organizations = 0;

// Loaded before the tests, as the fake clock must not wait for it.
beforeAll(() => loadSchema('organizationVersion'));

function open() {
  const organizationId = `org_${String((organizations += 1)).padStart(24, '0')}`;
  const server = { version: 1, isPending: false, isAway: false };
  const statuses: number[] = [];
  const fetchFake = async (_input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'GET') {
      server.version += 1;
      const headers = { [organizationVersionHeader]: String(server.version) };
      return new Response('{}', { status: 201, headers });
    }
    if (server.isAway) {
      statuses.push(503);
      return new Response('', { status: 503 });
    }
    const isKnown =
      new Headers(init.headers).get('if-none-match') === organizationVersionTag(server);
    const { version, isPending } = server;
    const response = isKnown
      ? new Response(null, { status: 304 })
      : Response.json({ version, isPending });
    statuses.push(response.status);
    return response;
  };
  setTransport({
    fetch: fetchFake,
    upload: () => Promise.reject(new Error('not used')),
    download: () => undefined,
  });
  const client = queryClient;
  const list = vi.fn<() => number>(() => server.version);
  const shown = { isPending: false };
  const showList = () =>
    new QueryObserver(client, {
      queryKey: featureKey(organizationId, 'list'),
      queryFn: list,
      meta: { showsPending: () => shown.isPending },
    }).subscribe(() => undefined);
  const stopList = showList();
  const poll = new QueryObserver(client, organizationVersionQuery(client, organizationId));
  client.mount();
  const stopPoll = poll.subscribe(() => undefined);
  const person = new EventTarget();
  const act = (name: string) => person.dispatchEvent(new Event(name));
  const stopWatching = watchPerson(person, () => pollAtOnce(client, organizationId));
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
    shown,
    showList,
    write,
    act,
    stop: [stopList, stopPoll, stopWatching, () => client.unmount()],
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

  it('is refetched when its version has grown, and polled no more often for that', async () => {
    tab.server.version = 2;
    await pass(15);
    expect(tab.list).toHaveBeenCalledTimes(2);
    await pass(60);
    expect(tab.statuses).toHaveLength(6);
  });

  it('is polled every 2 seconds while the tab shows what is pending, until it is done', async () => {
    tab.server.isPending = true;
    await pass(15);
    tab.shown.isPending = true;
    await pass(15);
    const polls = tab.statuses.length;
    await pass(60);
    expect(tab.statuses.length - polls).toBe(30);
    tab.act('keydown');
    tab.server.isPending = false;
    await pass(2);
    const later = tab.statuses.length;
    await pass(60);
    expect(tab.statuses.length - later).toBe(4);
    expect(tab.list).toHaveBeenCalledTimes(1);
  });

  it('is polled every 2 seconds as soon as a refetch shows what is pending', async () => {
    Object.assign(tab.server, { version: 2, isPending: true });
    tab.shown.isPending = true;
    await pass(15);
    const polls = tab.statuses.length;
    await pass(10);
    expect(tab.statuses.length - polls).toBe(5);
  });

  it('is not polled more often for what is pending elsewhere', async () => {
    tab.server.isPending = true;
    await pass(60);
    expect(tab.statuses).toHaveLength(5);
  });

  it('is polled every minute while its person is away, and at once when they do something', async () => {
    await pass(120);
    const polls = tab.statuses.length;
    await pass(300);
    expect(tab.statuses.length - polls).toBe(5);
    await pass(30);
    tab.act('pointermove');
    await pass(0);
    expect(tab.statuses.length - polls).toBe(6);
    await pass(60);
    expect(tab.statuses.length - polls).toBe(10);
  });

  it('is polled every 15 seconds for what is pending while its person is away', async () => {
    tab.server.isPending = true;
    tab.shown.isPending = true;
    await pass(150);
    const polls = tab.statuses.length;
    await pass(60);
    expect(tab.statuses.length - polls).toBe(4);
  });

  it('is polled at once when its window gets the focus, once for a flood of it', async () => {
    await pass(5);
    tab.act('focus');
    tab.act('focus');
    await pass(0);
    expect(tab.statuses).toEqual([200, 304]);
    tab.act('focus');
    await pass(0);
    expect(tab.statuses).toEqual([200, 304]);
  });

  it('is not requested when it is shown again, unless it has changed or its version is not polled', async () => {
    const { list, server, showList, stop } = tab;
    await pass(60);
    stop.push(showList());
    await pass(0);
    expect(list).toHaveBeenCalledTimes(1);
    server.version = 2;
    await pass(15);
    expect(list).toHaveBeenCalledTimes(2);
    await pass(60);
    stop[1]?.();
    stop.push(showList());
    await pass(0);
    expect(list).toHaveBeenCalledTimes(3);
  });

  it('is refetched once when its person returns on another day, as some lists depend on that', async () => {
    vi.setSystemTime(Date.now() + day);
    tab.act('focus');
    await pass(0);
    expect(tab.list).toHaveBeenCalledTimes(2);
    tab.act('focus');
    await pass(0);
    expect(tab.list).toHaveBeenCalledTimes(2);
  });

  it('is not polled for what a person does in between', async () => {
    await pass(5);
    tab.act('keydown');
    await pass(5);
    expect(tab.statuses).toEqual([200]);
  });

  it('is not polled every 2 seconds while polls fail', async () => {
    tab.server.isPending = true;
    tab.shown.isPending = true;
    await pass(15);
    tab.server.isAway = true;
    await pass(2);
    const polls = tab.statuses.length;
    await pass(60);
    expect(tab.statuses.slice(polls)).toEqual([503, 503, 503, 503]);
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
    expect(tab.list).toHaveBeenCalledTimes(1);
  });

  it('is refetched once after a write of this tab, and then polled every 2 seconds while work is pending', async () => {
    tab.server.isPending = true;
    await tab.write();
    await refreshOrganization(tab.client, tab.organizationId);
    expect(tab.list).toHaveBeenCalledTimes(2);
    const polls = tab.statuses.length;
    await pass(10);
    expect(tab.statuses.slice(polls)).toEqual([200, 304, 304, 304, 304]);
    expect(tab.list).toHaveBeenCalledTimes(2);
    tab.server.version += 1;
    await pass(2);
    expect(tab.list).toHaveBeenCalledTimes(3);
  });

  it('is not refetched after uploads that a poll has refetched already', async () => {
    tab.server.isPending = true;
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
