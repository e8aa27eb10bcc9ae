import '../../theme/signed-in.css';
import type { QueryClient } from '@tanstack/react-query';
import { getRouteApi, Outlet, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { UploadQueueProvider } from '../../archive/documents/upload/queue/upload-queue-provider.tsx';
import { quietMs } from '../../ui/first-screen.ts';
import { ConfirmProvider, useWithdrawQuestion } from '../../ui/overlays/dialogs/confirm.tsx';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { LazyToaster, preloadToaster } from '../../ui/feedback/toasts/lazy-toaster.tsx';
import { keepDrafts } from '../session/keep-drafts.ts';
import { leaveWhenMembershipEnds } from '../session/leave-organization.ts';
import { preloadErrorPage } from '../start-up/route-error.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx';

const route = getRouteApi('/private');

/** Prepares a phone for opening without a network, and uploads stored files. */
function startPhone() {
  import('../phone/start-phone.ts').then(
    ({ startPhone }) => startPhone(),
    () => undefined,
  );
}

function watchRestoredPage(queryClient: QueryClient) {
  import('../session/restored-page.ts').then(
    ({ reloadRestoredPage }) => reloadRestoredPage(queryClient),
    () => undefined,
  );
}

export function PrivateLayout() {
  const { Card, queryClient } = route.useRouteContext();
  const router = useRouter();
  const { id: userId } = useCurrentUser();
  useEffect(() => leaveWhenMembershipEnds(router), [router]);
  useEffect(() => keepDrafts(router), [router]);
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadErrorPage();
      preloadToaster();
      startPhone();
      watchRestoredPage(queryClient);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [queryClient]);
  return (
    <ConfirmProvider>
      <QuestionsOfPages />
      <UploadQueueProvider>
        <Outlet />
      </UploadQueueProvider>
      <ShortcutsDialog />
      {Card && (
        <Suspense fallback={null}>
          <Card />
        </Suspense>
      )}
      <LazyToaster key={userId} />
      <OfflineNotice />
    </ConfirmProvider>
  );
}

/** Closes an open question when another page is opened, such as by going back, as its subject is gone. */
function QuestionsOfPages() {
  const router = useRouter();
  const withdrawQuestion = useWithdrawQuestion();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) withdrawQuestion();
      }),
    [router, withdrawQuestion],
  );
  return null;
}
