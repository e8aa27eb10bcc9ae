import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useConfig } from '../../../api/session/config-api.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form.tsx';
import { providersOf } from './auth-providers.ts';
import { ProviderIcon } from './provider-icon.tsx';
import { useProviderSignIn } from './provider-api.ts';

export function ProviderButtons({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation();
  const { auth, baseUrl } = useConfig();

  const start = useProviderSignIn({
    callbackURL: new URL(returnTo ?? '/', baseUrl).href,
    errorCallbackURL: new URL('/login', baseUrl).href,
  });

  // The back/forward cache restores this page with its buttons still busy.
  const { reset } = start;
  useEffect(() => {
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, [reset]);

  // After success the buttons stay busy: the browser is already leaving.
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
          onClick={() => start.mutateAsync(provider)}
        >
          {t('auth.continue-with', { provider: provider.name })}
        </Button>
      ))}
      <FormError error={start.error} />
    </div>
  );
}
