import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toasterState } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Loads the toaster with the first message. */
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

// Runs after the toaster's own effect, which subscribes to messages.
function Ready() {
  useEffect(() => toasterState.reportReady(), []);
  return null;
}
