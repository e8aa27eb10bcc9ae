import { useMutation } from '@tanstack/react-query';
import { RotateCw, Unplug } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LazyToaster } from '../../ui/feedback/toasts/lazy-toaster.tsx';

export interface UnavailableProps {
  error: unknown;
  onRetry: () => Promise<boolean>;
}

export default function ServerUnreachable({ onRetry }: UnavailableProps) {
  const { t } = useTranslation();
  const retry = useMutation({
    mutationFn: onRetry,
    onSuccess: (isReachable) => {
      if (isReachable) return;
      toast.error(t('config.still-unreachable.title'), {
        description: t('config.still-unreachable.description'),
      });
    },
  });

  return (
    <main className="flex min-h-dvh items-center bg-background">
      <EmptyState
        isPage
        icon={<Unplug size={24} />}
        title={t('config.unreachable.title')}
        description={
          <>
            {t('config.unreachable.description')}
            <span className="mt-2 block">{t('config.unreachable.self-hosted')}</span>
          </>
        }
        actions={
          <Button
            variant="primary"
            icon={<RotateCw size={16} aria-hidden />}
            isLoading={retry.isPending}
            onClick={() => retry.mutateAsync()}
          >
            {t('common.retry')}
          </Button>
        }
      />
      <LazyToaster />
    </main>
  );
}
