import '../../theme/signed-in.css';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { UploadQueueProvider } from '../../archive/documents/upload/upload-queue-provider.tsx';
import { ConfirmProvider } from '../../ui/overlays/confirm.tsx';
import { LazyToaster } from '../../ui/feedback/lazy-toaster.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const route = getRouteApi('/private');

/** What every page behind the sign-in can use. */
export function PrivateLayout() {
  const { Card } = route.useRouteContext();
  return (
    <ConfirmProvider>
      <UploadQueueProvider>
        <Outlet />
      </UploadQueueProvider>
      <ShortcutsDialog />
      {Card && (
        <Suspense fallback={null}>
          <Card />
        </Suspense>
      )}
      <LazyToaster />
    </ConfirmProvider>
  );
}
