import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropEarlyResponses, takeEarlyResponse } from './early-responses.ts';

const config = new Response('{}');

beforeEach(() => {
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  failed.catch(() => undefined);
  const earlyResponses = new Map<string, Promise<Response | undefined>>([
    ['/api/config', Promise.resolve(config)],
    ['/api/organizations', failed],
    ['/api/auth/get-session', Promise.resolve(undefined)],
  ]);
  vi.stubGlobal('window', { earlyResponses });
});

afterEach(() => vi.unstubAllGlobals());

it('is given to one caller', async () => {
  expect(await takeEarlyResponse('/api/config')).toBe(config);
  expect(await takeEarlyResponse('/api/config')).toBeUndefined();
});

it('fails as the request did, which is not sent again by who asks for it', async () => {
  await expect(takeEarlyResponse('/api/organizations')).rejects.toThrow('Failed to fetch');
  expect(await takeEarlyResponse('/api/organizations')).toBeUndefined();
});

it('is nothing where the request was not sent, or is not an early one', async () => {
  expect(await takeEarlyResponse('/api/auth/get-session')).toBeUndefined();
  expect(await takeEarlyResponse('/api/other')).toBeUndefined();
});

it('is dropped once the first screen is shown', async () => {
  dropEarlyResponses();
  expect(await takeEarlyResponse('/api/config')).toBeUndefined();
});

it('is nothing where no request was sent early, as in development', async () => {
  vi.stubGlobal('window', {});
  dropEarlyResponses();
  expect(await takeEarlyResponse('/api/config')).toBeUndefined();
});
