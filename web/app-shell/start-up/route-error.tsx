import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';

const loadErrorPage = () => import('./error-page.tsx');

export function preloadErrorPage() {
  loadErrorPage().catch(() => undefined);
}

/**
 * Shown in place of a page that failed to load. If the error page cannot be loaded either, a text is shown, and the
 * page is retried once the connection is back.
 */
export function RouteError(props: ErrorComponentProps) {
  const { error } = props;
  const errorMessage = useErrorMessage();
  const [Page, setPage] = useState<ComponentType<ErrorComponentProps> | null>();
  useEffect(() => {
    loadErrorPage().then(
      ({ ErrorPage }) => setPage(() => ErrorPage),
      () => setPage(null),
    );
  }, []);

  const isTextOnly = Page === null;
  const failedOffline = useRef(!navigator.onLine);
  useLayoutEffect(() => {
    if (!isTextOnly) return;
    const retry = () => {
      failedOffline.current = false;
      window.location.reload();
    };
    // The connection may have come back before the listener was added.
    if (failedOffline.current && navigator.onLine) retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isTextOnly]);

  if (Page) return <Page {...props} />;
  return (
    isTextOnly && (
      <p role="alert" className="px-4 py-8 sm:px-8">
        {errorMessage(error)}
      </p>
    )
  );
}
