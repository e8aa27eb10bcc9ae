import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useConfig } from '../../../api/config-api.ts';
import { useErrorMessage } from '../../../i18n/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form.tsx';
import { startCustomSignIn, startSocialSignIn } from '../auth-api.ts';
import { providersOf, type AuthProvider } from './auth-providers.ts';
import { ProviderIcon } from './provider-icon.tsx';

/** One button for each enabled provider; it leaves for the provider's own page. */
export function ProviderButtons({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { auth, baseUrl } = useConfig();

  const start = useMutation({
    mutationFn: async (provider: AuthProvider) => {
      const addresses = {
        callbackURL: new URL(returnTo ?? '/', baseUrl).href,
        errorCallbackURL: new URL('/login', baseUrl).href,
      };
      const url =
        provider.kind === 'custom'
          ? await startCustomSignIn({ ...addresses, providerId: provider.id })
          : await startSocialSignIn({ ...addresses, provider: provider.kind });
      window.location.assign(url);
    },
  });

  // The browser may keep this page as it was left, and show it again to somebody who turns back.
  const { reset } = start;
  useEffect(() => {
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, [reset]);

  // After success the button stays as it is: the browser is already on its way.
  const isBusy = start.isPending || start.isSuccess;

  return (
    <div className="flex flex-col gap-2">
      {providersOf(auth).map((provider) => (
        <Button
          key={provider.id}
          size="lg"
          icon={<ProviderIcon provider={provider} />}
          isLoading={isBusy && start.variables?.id === provider.id}
          disabled={isBusy}
          onClick={() => start.mutate(provider)}
        >
          {t('auth.continue-with', { provider: provider.name })}
        </Button>
      ))}
      <FormError>{start.error && errorMessage(start.error)}</FormError>
    </div>
  );
}
