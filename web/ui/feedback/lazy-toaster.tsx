import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toasterDemand } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Loads the toaster with the first message. */
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

// Runs after the toaster's own effect, which subscribes to messages.
function Ready() {
  useEffect(() => toasterDemand.reportReady(), []);
  return null;
}
