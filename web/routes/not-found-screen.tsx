import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { sessionQuery } from '../api/session/session-api.ts';
import { NotFoundPage } from '../app-shell/start-up/not-found-page.tsx';
import { PendingPage } from '../app-shell/start-up/pending-page.tsx';

const FramedNotFound = lazyRouteComponent(
  () => import('../app-shell/frame/framed-not-found.tsx'),
  'FramedNotFound',
);

export function NotFoundScreen() {
  const { data: session, isPending } = useQuery(sessionQuery);
  if (isPending) return <PendingPage />;
  if (!session) return <NotFoundPage />;
  return (
    <Suspense fallback={<PendingPage />}>
      <FramedNotFound />
    </Suspense>
  );
}
