import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toasterState } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Renders the toaster from the first message on. */
export function LazyToaster() {
  const isNeeded = useSyncExternalStore(toasterState.subscribe, toasterState.isNeeded);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster />
      <Ready />
    </Suspense>
  );
}

// Its effect runs after the toaster's own, which subscribes to messages.
function Ready() {
  useEffect(() => toasterState.reportReady(), []);
  return null;
}
