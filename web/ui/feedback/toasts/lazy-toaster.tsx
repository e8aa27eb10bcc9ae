import { useEffect, useSyncExternalStore } from 'react';
import { defer, useDeferred } from '../../overlays/deferred.ts';
import { toasterState } from './toast.ts';

const toaster = defer(() => import('./toaster.tsx'));

/** So that a message can be shown without a connection too. */
export function preloadToaster() {
  toaster.load().catch(() => undefined);
}

/** Loads the toaster with the first message. */
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

// Runs after the toaster's own effect, which subscribes to messages.
function Ready({ toasts }: { toasts: Parameters<typeof toasterState.reportReady>[0] }) {
  useEffect(() => toasterState.reportReady(toasts), [toasts]);
  return null;
}
