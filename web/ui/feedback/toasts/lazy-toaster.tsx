import { useEffect, useSyncExternalStore } from 'react';
import { defer, useDeferred } from '../../overlays/deferred.ts';
import { toasterState } from './toast.ts';

const toaster = defer(() => import('./toaster.tsx'));

export function preloadToaster() {
  toaster.load().catch(() => undefined);
}

export function LazyToaster() {
  const isNeeded = useSyncExternalStore(toasterState.subscribe, toasterState.isNeeded);
  const parts = useDeferred(toaster, isNeeded);
  if (!parts) return null;
  return (
    <>
      <parts.Toaster />
      <Ready toasts={parts} />
    </>
  );
}

// Runs after the effect of the toaster that subscribes to messages.
function Ready({ toasts }: { toasts: Parameters<typeof toasterState.reportReady>[0] }) {
  useEffect(() => toasterState.reportReady(toasts), [toasts]);
  return null;
}
