import type { TFunction } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { keepResults } from './keep-results.ts';
import { formatSize } from './format-size.ts';
import { relativeTime } from './relative-time.ts';

it('creates one result for the same arguments, and others for other arguments', () => {
  const create = vi.fn((locale: string, decimals: number) => ({ locale, decimals }));
  const kept = keepResults(create);
  expect(kept('de', 1)).toBe(kept('de', 1));
  expect(kept('de', 2)).toEqual({ locale: 'de', decimals: 2 });
  expect(kept('fr', 1)).toEqual({ locale: 'fr', decimals: 1 });
  expect(create).toHaveBeenCalledTimes(3);
});

it('creates one formatter for the sizes and ages of a list', () => {
  const created = {
    NumberFormat: countCreated('NumberFormat'),
    ago: countCreated('RelativeTimeFormat'),
  };
  const now = new Date('2026-05-01T12:00:00Z');
  const t = String as unknown as TFunction;
  for (const day of [1, 2, 3]) {
    formatSize(day * 1_500_000, 'it');
    relativeTime(new Date(now.getTime() - day * 86_400_000), { now, locale: 'it', t });
  }
  expect(created.NumberFormat).toHaveBeenCalledTimes(1);
  expect(created.ago).toHaveBeenCalledTimes(1);
});

function countCreated(name: 'NumberFormat' | 'RelativeTimeFormat') {
  const created = vi.fn();
  const construct = (Format: new (...args: unknown[]) => object, args: unknown[]) => {
    created();
    return new Format(...args);
  };
  vi.stubGlobal(
    'Intl',
    new Proxy(Intl, {
      get: (intl, key) => {
        const value: unknown = Reflect.get(intl, key);
        return key === name ? new Proxy(value as never, { construct }) : value;
      },
    }),
  );
  return created;
}

afterEach(() => vi.unstubAllGlobals());
