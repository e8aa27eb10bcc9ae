import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { providerSignInResponseSchema } from '../../../../shared/people/sign-in/auth-responses.ts';
import { postAuth } from '../auth-client.ts';
import type { AuthProvider } from './auth-providers.ts';

type ReturnUrls = { callbackURL: string; errorCallbackURL: string };

export function useProviderSignIn(returnUrls: ReturnUrls) {
  return useMutation({
    mutationFn: async (provider: AuthProvider) => {
      const response =
        provider.kind === 'custom'
          ? await postAuth('sign-in/oauth2', { ...returnUrls, providerId: provider.id })
          : await postAuth('sign-in/social', { ...returnUrls, provider: provider.kind });
      // Not parsed, as the login page does not load the response schemas.
      const { url } = (await response.json()) as z.input<typeof providerSignInResponseSchema>;
      window.location.assign(url);
    },
  });
}
