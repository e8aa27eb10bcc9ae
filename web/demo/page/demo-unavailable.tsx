import { useMutation } from '@tanstack/react-query';
import { RotateCcw, RotateCw, Unplug } from 'lucide-react';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { assertOk } from '../../api/assert-ok.ts';
import { hasCode } from '../../api/api-error.ts';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LazyToaster } from '../../ui/feedback/toasts/lazy-toaster.tsx';
import { requestDemo } from './demo-connection.ts';
import type { UnavailableProps } from '../../app-shell/start-up/server-unreachable.tsx';

export default function DemoUnavailable({ error, onRetry }: UnavailableProps) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const retry = useMutation({
    mutationFn: onRetry,
    onSuccess: (isAvailable) => {
      if (!isAvailable) toast.error(t('demo.unavailable.still'));
    },
  });
  const reset = useMutation({
    mutationFn: () => assertOk(requestDemo({ kind: 'reset' })),
    onSuccess: () => location.assign('/'),
    onError: (failure) =>
      toast.error(t('demo.reset.failed'), { description: errorMessage(failure) }),
  });

  return (
    <main className="flex min-h-dvh items-center bg-background">
      <EmptyState
        isPage
        icon={<Unplug size={24} />}
        title={t('demo.unavailable.title')}
        description={errorMessage(error)}
        actions={
          <>
            <Button
              variant="primary"
              icon={<RotateCw size={16} aria-hidden />}
              isLoading={retry.isPending}
              onClick={() => retry.mutate()}
            >
              {t('common.retry')}
            </Button>
            {!hasCode(error, 'demo.browser_not_supported') && (
              <Button
                icon={<RotateCcw size={16} aria-hidden />}
                isLoading={reset.isPending}
                onClick={() => reset.mutate()}
              >
                {t('demo.card.reset')}
              </Button>
            )}
          </>
        }
      />
      <LazyToaster />
    </main>
  );
}
