import { env } from 'cloudflare:test';
import { afterEach, expect, it, vi } from 'vitest';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import type { Environment } from '../../worker/platform/cloudflare/environment.ts';

afterEach(() => vi.restoreAllMocks());

it('an error of work in the background ends in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const kept: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => void kept.push(work) };
  const platform = createPlatform(env as unknown as Environment, context);
  const error = new Error('The queue is away');
  platform.inBackground(Promise.reject(error));
  await expect(Promise.all(kept)).resolves.toHaveLength(1);
  expect(logged).toHaveBeenCalledWith(expect.any(String), error);
});
