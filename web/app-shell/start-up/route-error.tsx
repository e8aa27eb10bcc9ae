import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTransition } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Shown in place of a page that failed to load. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const [isRetrying, startRetry] = useTransition();

  const retry = () =>
    startRetry(async () => {
      queries.reset();
      await router.invalidate();
      reset();
    });

  return (
    <div className="flex min-h-[60dvh] items-center" role="alert">
      <EmptyState
        isPage
        icon={<TriangleAlert size={24} />}
        title={t('route-error.title')}
        description={errorMessage(error)}
        actions={
          <Button icon={<RotateCw size={16} aria-hidden />} isLoading={isRetrying} onClick={retry}>
            {t('common.retry')}
          </Button>
        }
      />
    </div>
  );
}
