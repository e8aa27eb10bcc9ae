import '../../theme/signed-in.css';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { UploadsProvider } from '../../archive/documents/upload/upload-queue-provider.tsx';
import { ConfirmProvider } from '../../ui/overlays/confirm.tsx';
import { LazyToaster } from '../../ui/feedback/lazy-toaster.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const DemoCard = import.meta.env.VITE_IS_DEMO_MODE
  ? lazy(() => import('../../demo/page/demo-card.tsx'))
  : null;

/** What every page behind the sign-in can use. */
export function PrivateLayout() {
  return (
    <ConfirmProvider>
      <UploadsProvider>
        <Outlet />
      </UploadsProvider>
      <ShortcutsDialog />
      {DemoCard && (
        <Suspense fallback={null}>
          <DemoCard />
        </Suspense>
      )}
      <LazyToaster />
    </ConfirmProvider>
  );
}
