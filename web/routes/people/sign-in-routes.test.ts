import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import en from '../../../locales/en.json';
import { sessionQuery } from '../../api/session-api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { publicOnlyRoute } from './sign-in-routes.tsx';

/** Opens the route as a signed-in user, who is sent on. Returns what they are told. */
async function messagesOf(search: Record<string, unknown>) {
  await i18next.init({
    lng: 'en',
    resources: { en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  const info = vi.spyOn(toast, 'info').mockImplementation(() => undefined);
  info.mockClear();
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, {
    user: { email: 'ada@example.com' },
  } as never);
  const { validateSearch, beforeLoad } = publicOnlyRoute.options;
  const parsed = (validateSearch as (search: unknown) => object)(search);
  const opening = beforeLoad?.({ context: { queryClient }, search: parsed } as never);
  await expect(opening).rejects.toMatchObject({ options: { href: '/' } });
  return info.mock.calls.map(([message]) => message);
}

it('says whose session goes on after the confirmation link of another account', async () => {
  expect(await messagesOf({ isOtherVerified: true })).toEqual([
    en['auth.email-validation.other-verified'].replace('{{email}}', 'ada@example.com'),
  ]);
});

it('says nothing to a signed-in user otherwise', async () => {
  expect(await messagesOf({})).toEqual([]);
});
