import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import { sessionQuery } from '../api/session-api.ts';
import { PendingPage } from '../app-shell/start-up/pending-page.tsx';

const FramedNotFound = lazyRouteComponent(
  () => import('../app-shell/frame/framed-not-found.tsx'),
  'FramedNotFound',
);

/** For an address without a page: with a frame for those who are signed in, otherwise `Plain`. */
export function notFoundScreen(Plain: ComponentType) {
  return function NotFoundScreen() {
    const { data: session, isPending } = useQuery(sessionQuery);
    if (isPending) return <PendingPage />;
    return (
      <Suspense fallback={<PendingPage />}>{session ? <FramedNotFound /> : <Plain />}</Suspense>
    );
  };
}
