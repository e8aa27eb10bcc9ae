import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { ErrorPageProps } from './error-page.tsx';

const loadErrorPage = () => import('./error-page.tsx');

/** So that a page that fails for want of a connection can say so in full. */
export function preloadErrorPage() {
  loadErrorPage().catch(() => undefined);
}

/** Shown in place of a page that failed to load. Plain where not even the error page can be loaded. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const [Page, setPage] = useState<ComponentType<ErrorPageProps> | null>();
  useEffect(() => {
    loadErrorPage().then(
      ({ ErrorPage }) => setPage(() => ErrorPage),
      () => setPage(null),
    );
  }, []);
  const retry = async () => {
    queries.reset();
    await router.invalidate();
    reset();
  };

  if (Page) return <Page error={error} retry={retry} />;
  if (Page === undefined) return null;
  return (
    <div role="alert" className="flex flex-col items-start gap-2 p-4">
      <h1 className="text-xl">{t('route-error.title')}</h1>
      <p className="text-muted">{errorMessage(error)}</p>
      <Button isLoading={false} onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
