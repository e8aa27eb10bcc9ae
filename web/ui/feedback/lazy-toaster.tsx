import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toasterDemand } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** The place of the toasts: there from the first message on. */
export function LazyToaster() {
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
      <Ready />
    </Suspense>
  );
}

// Its effect runs after the toaster's own, which listens from then on.
function Ready() {
  useEffect(() => toasterDemand.reportReady(), []);
  return null;
}
