import { afterEach, expect, it, vi } from 'vitest';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { environment } from '../support/environment.ts';

afterEach(() => vi.restoreAllMocks());

it('logs an error of background work', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const kept: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => void kept.push(work) };
  const platform = createPlatform(environment, context);
  const error = new Error('Queue not available');
  platform.inBackground(Promise.reject(error));
  await expect(Promise.all(kept)).resolves.toHaveLength(1);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(error.message));
});
