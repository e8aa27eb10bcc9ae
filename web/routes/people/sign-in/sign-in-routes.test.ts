import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { configQuery } from '../../../api/session/config-api.ts';
import { sessionQuery } from '../../../api/session/session-api.ts';
import {
  publicOnlyRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
} from './sign-in-routes.tsx';

type Enabled = { reset: boolean; email: boolean };

type Guarded = { options: { beforeLoad?: unknown } };

async function destinationOf(route: Guarded, queryClient: QueryClient, search: object) {
  const beforeLoad = route.options.beforeLoad as (options: object) => Promise<void>;
  try {
    await beforeLoad({ context: { queryClient }, search });
    return null;
  } catch (error) {
    if (isRedirect(error)) return error.options.to ?? error.options.href;
    throw error;
  }
}

function leadsTo(route: Guarded, search: object, { reset, email }: Enabled) {
  const queryClient = new QueryClient();
  const auth = { isPasswordResetEnabled: reset, providers: { email: { isEnabled: email } } };
  queryClient.setQueryData(configQuery.queryKey, { auth } as never);
  return destinationOf(route, queryClient, search);
}

it.each([
  { reset: true, email: true, to: null },
  { reset: false, email: true, to: '/login' },
  { reset: true, email: false, to: '/login' },
])('a reset is requested where it and email are enabled: %o', async ({ to, ...enabled }) => {
  expect(await leadsTo(requestPasswordResetRoute, {}, enabled)).toBe(to);
});

it.each([
  { token: 'abc', reset: true, to: null },
  { token: undefined, reset: true, to: '/login' },
  { token: 'abc', reset: false, to: '/login' },
])('a password is reset with a token, where that is enabled: %o', async ({ token, reset, to }) => {
  expect(await leadsTo(resetPasswordRoute, { token }, { reset, email: true })).toBe(to);
});

it.each([
  { session: null, returnTo: undefined, href: null },
  { session: { user: {} }, returnTo: undefined, href: '/' },
  { session: { user: {} }, returnTo: '/settings', href: '/settings' },
])('leads users who are signed in away from the login: %o', async (options) => {
  const { session, returnTo, href } = options;
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, session as never);
  expect(await destinationOf(publicOnlyRoute, queryClient, { returnTo })).toBe(href);
});
