import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useConfig } from '../../../api/session/config-api.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form.tsx';
import { providersOf, type AuthProvider } from './auth-providers.ts';
import { useProviderSignIn } from './provider-api.ts';
import { KeyRound } from 'lucide-react';
import { apiUrl } from '../../../api/transport/api-url.ts';

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

function ProviderIcon({ provider }: { provider: AuthProvider }) {
  if (provider.kind !== 'custom') {
    return (
      <svg width={16} height={16} fill="currentColor" aria-hidden>
        <use href={`/provider-marks.svg#${provider.kind}`} />
      </svg>
    );
  }
  if (!provider.icon) return <KeyRound size={16} aria-hidden />;
  const source = provider.icon.startsWith('/') ? apiUrl(provider.icon) : provider.icon;
  return <img src={source} alt="" width={16} height={16} className="size-4 object-contain" />;
}
