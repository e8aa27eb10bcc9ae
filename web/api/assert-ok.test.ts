import { expect, it, vi } from 'vitest';
import { postAuth } from '../people/sign-in/auth-client.ts';
import { api, fetchJson } from './api-client.ts';
import { configResponseSchema } from '../../shared/operations/config.ts';
import { setTransport } from './transport/transport.ts';
import { onUnauthenticated } from './transport/unauthenticated.ts';

const calls = {
  'the product': () => fetchJson(api.config.$get(), configResponseSchema),
  'the session library': () => postAuth('change-password', { currentPassword: 'wrong' }),
};

it.each(Object.entries(calls))(
  'a 401 of %s leads to the login page, a 400 does not',
  async (_name, call) => {
    const toLogin = vi.fn<() => void>();
    onUnauthenticated(toLogin);
    for (const [status, count] of [
      [400, 0],
      [401, 1],
    ] as const) {
      const fetch = async () => Response.json({ code: 'REFUSED', message: 'Refused' }, { status });
      setTransport({ fetch, upload: fetch, download: () => undefined });
      await expect(call()).rejects.toMatchObject({ status });
      expect(toLogin).toHaveBeenCalledTimes(count);
    }
  },
);
