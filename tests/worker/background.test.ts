import { env } from 'cloudflare:test';
import { afterEach, expect, it, vi } from 'vitest';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import type { Environment } from '../../worker/platform/cloudflare/environment.ts';

afterEach(() => vi.restoreAllMocks());

it('logs an error of background work', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const kept: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => void kept.push(work) };
  const platform = createPlatform(env as unknown as Environment, context);
  const error = new Error('Queue not available');
  platform.inBackground(Promise.reject(error));
  await expect(Promise.all(kept)).resolves.toHaveLength(1);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(error.message));
});
