import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { useErrorMessage } from '../../i18n/error-message.ts';

const loadErrorPage = () => import('./error-page.tsx');

/** So that a page that fails for want of a connection can say so in full. */
export function preloadErrorPage() {
  loadErrorPage().catch(() => undefined);
}

/** Shown in place of a page that failed to load. Only a text where not even the error page can be loaded. */
export function RouteError(props: ErrorComponentProps) {
  const errorMessage = useErrorMessage();
  const [Page, setPage] = useState<ComponentType<ErrorComponentProps> | null>();
  useEffect(() => {
    loadErrorPage().then(
      ({ ErrorPage }) => setPage(() => ErrorPage),
      () => setPage(null),
    );
  }, []);

  if (Page) return <Page {...props} />;
  return Page === null && <p role="alert">{errorMessage(props.error)}</p>;
}
