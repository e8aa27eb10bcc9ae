import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';

const loadErrorPage = () => import('./error-page.tsx');

/** So that a page that fails for want of a connection can say so in full. */
export function preloadErrorPage() {
  loadErrorPage().catch(() => undefined);
}

/**
 * Shown in place of a page that failed to load. Where not even the error page can be loaded: a text, and all of it again
 * once the connection is back.
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
    // The connection may have come back before this listens.
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
