import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider, type RegisteredRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, lazy, Suspense } from 'react';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';
import { TranslationProvider } from '../../i18n/translation-provider.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { queryClient } from '../../api/queries/query-client.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { UiLabelsProvider } from '../../ui/ui-labels.tsx';
import { PendingPage } from './pending-page.tsx';
import type { UnavailableProps } from './server-unreachable.tsx';
import { configQuery } from '../../api/session/config-api.ts';

const ServerUnreachable = lazy(() => import('./server-unreachable.tsx'));

interface StartUpProps {
  pending: ReactNode;
  Unavailable: ComponentType<UnavailableProps> | undefined;
  children: ReactNode;
}

function StartUp({ pending, Unavailable = ServerUnreachable, children }: StartUpProps) {
  const { isPending, isSuccess, error, refetch } = useQuery(configQuery);
  if (isSuccess) return children;
  if (isPending) return pending;
  const retry = async () => (await refetch()).isSuccess;
  return (
    <Suspense fallback={pending}>
      <Unavailable error={error} onRetry={retry} />
    </Suspense>
  );
}

interface AppProps {
  router: RegisteredRouter;
  Unavailable: ComponentType<UnavailableProps> | undefined;
}

export function App({ router, Unavailable }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <TranslationProvider>
          <TranslatedUiLabels>
            <StartUp pending={<PendingPage />} Unavailable={Unavailable}>
              <RouterProvider router={router} />
            </StartUp>
          </TranslatedUiLabels>
        </TranslationProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}

function TranslatedUiLabels({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const labels = {
    close: t('common.close'),
    cancel: t('common.cancel'),
    confirm: t('common.confirm'),
    confirmTitle: t('common.confirm-title'),
    showPassword: t('common.show-password'),
    hidePassword: t('common.hide-password'),
    notifications: t('common.notifications'),
    retry: t('common.retry'),
    copyFailed: t('common.copy-failed'),
    errorMessage: (error: unknown) => errorMessage(error),
    submitErrorMessage: (error: unknown) => errorMessage(error, { fallback: 'error.unknown' }),
  };
  return <UiLabelsProvider labels={labels}>{children}</UiLabelsProvider>;
}
