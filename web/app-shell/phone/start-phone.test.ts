import { beforeEach, expect, it, vi } from 'vitest';
import { loadForget } from '../../offline/load-forget.ts';
import { startKeepingCopies } from '../../offline/with-copies.ts';
import { startPhone } from './start-phone.ts';

vi.mock('../../offline/load-forget.ts', () => ({ loadForget: vi.fn<() => void>() }));
vi.mock('../../offline/with-copies.ts', () => ({ startKeepingCopies: vi.fn<() => void>() }));

const persist = vi.fn<() => Promise<boolean>>();
let isInstalled = false;

beforeEach(() => {
  isInstalled = false;
  persist.mockReset().mockResolvedValue(true);
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isInstalled }) });
  vi.stubGlobal('navigator', { storage: { persist } });
  vi.mocked(startKeepingCopies).mockReset().mockResolvedValue();
});

it('keeps copies only once what forgets them is loaded, which a deployment may replace later', async () => {
  const forget = Promise.withResolvers<Awaited<ReturnType<typeof loadForget>>>();
  vi.mocked(loadForget).mockReturnValue(forget.promise);
  startPhone();
  await Promise.resolve();
  expect(startKeepingCopies).not.toHaveBeenCalled();
  forget.resolve({} as Awaited<ReturnType<typeof loadForget>>);
  await vi.waitFor(() => expect(startKeepingCopies).toHaveBeenCalledOnce());
});

it('keeps none without it', async () => {
  const forget = Promise.reject(new TypeError('Failed to fetch'));
  vi.mocked(loadForget).mockReturnValue(forget);
  startPhone();
  await forget.catch(() => undefined);
  await Promise.resolve();
  expect(startKeepingCopies).not.toHaveBeenCalled();
});

it('asks the browser to keep what is stored once the application is installed', () => {
  vi.mocked(loadForget).mockReturnValue(new Promise(() => undefined));
  startPhone();
  expect(persist).not.toHaveBeenCalled();
  isInstalled = true;
  startPhone();
  expect(persist).toHaveBeenCalledOnce();
});
