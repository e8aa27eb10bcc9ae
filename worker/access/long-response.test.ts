import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createId } from '../../shared/ids.ts';
import { createSqlitePlatform } from '../../tests/support/sqlite-platform.ts';
import { inPlace, longResponse } from './long-response.ts';
import { createOrganizationScope, createSystemScope } from './organization-scope.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const { platform } = createSqlitePlatform();
const systemScope = () => createSystemScope(platform, createId('org'));

const formerScope = () =>
  createOrganizationScope(platform, createId('org'), {
    actor: { kind: 'user', userId: createId('usr'), userName: 'Ada' },
    credentials: { kind: 'session', token: 'ended' },
    permission: 'documents:read',
    role: 'viewer',
    requiredRole: 'viewer',
  });

function endless(log: string[]) {
  return async function* write() {
    try {
      for (let count = 1; ; count += 1) {
        log.push(`chunk ${count}`);
        yield new Uint8Array(1024);
      }
    } finally {
      log.push('ended');
    }
  };
}

describe('a long response', () => {
  it('reads nothing ahead, and ends with an error when nothing is taken for a minute', async () => {
    const log: string[] = [];
    const reader = longResponse(systemScope(), endless(log)).getReader();
    await reader.read();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(log).toEqual(['chunk 1']);
    await reader.read();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(log).toEqual(['chunk 1', 'chunk 2', 'ended']);
    await expect(reader.read()).rejects.toThrow('taken for a minute');
  });

  it('ends after a pause in which no timer ran', async () => {
    const log: string[] = [];
    const reader = longResponse(systemScope(), endless(log)).getReader();
    await reader.read();
    vi.setSystemTime(Date.now() + 150_000);
    await expect(reader.read()).rejects.toThrow('taken for a minute');
    expect(log).toEqual(['chunk 1', 'ended']);
  });

  it('ends when nobody begins to read it', async () => {
    const stream = longResponse(systemScope(), endless([]));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(stream.getReader().read()).rejects.toThrow('taken for a minute');
  });

  it('checks its grant within five seconds, whatever it reads', async () => {
    const log: string[] = [];
    const reader = longResponse(formerScope(), endless(log)).getReader();
    await reader.read();
    vi.setSystemTime(Date.now() + 4000);
    await reader.read();
    vi.setSystemTime(Date.now() + 1000);
    await expect(reader.read()).rejects.toMatchObject({ code: 'auth.unauthenticated' });
    expect(log).toEqual(['chunk 1', 'chunk 2', 'ended']);
  });

  it('checks its grant with each read, before it', async () => {
    const read = vi.fn(() => Promise.resolve(new Uint8Array(1)));
    const stream = longResponse(formerScope(), async function* (readForResponse) {
      yield await readForResponse(read);
    });
    await expect(stream.getReader().read()).rejects.toMatchObject({ code: 'auth.unauthenticated' });
    expect(read).not.toHaveBeenCalled();
  });

  it('is refused beside eight of the same organization, until one of them ends', async () => {
    const scope = systemScope();
    const streams = Array.from({ length: 8 }, () => longResponse(scope, endless([])));
    expect(() => longResponse(scope, endless([]))).toThrow(
      expect.objectContaining({ code: 'request.rate_limited', headers: { 'retry-after': '10' } }),
    );
    longResponse(systemScope(), endless([]));
    await streams[0]?.cancel();
    longResponse(scope, endless([]));
    expect(() => longResponse(scope, endless([]))).toThrow();
    await vi.advanceTimersByTimeAsync(60_000);
    longResponse(scope, endless([]));
  });
});

it('leaves its place if it is not prepared', async () => {
  const scope = systemScope();
  for (let count = 0; count < 9; count += 1) {
    const prepared = inPlace(scope, () => Promise.reject(new Error('Too large')));
    await expect(prepared).rejects.toThrow('Too large');
  }
});
