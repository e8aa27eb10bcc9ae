import './toaster.css';
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast, Toaster as SonnerToaster, type ExternalToast } from 'sonner';
import { useTheme } from '../../theme/theme-provider.tsx';
import { useUiLabels } from '../ui-labels.tsx';
import { Spinner } from './spinner.tsx';
import { finishSwipe } from './finish-swipe.ts';
import type { ToastKind } from './toast.ts';

/** Whose messages last until they are closed. */
let owner: string | undefined;

/**
 * Rendered once, beside the dialogs and above their backdrops. Messages are sent with `toast` from `toast.ts`. Those that last until
 * they are closed are there again when their user is back.
 */
export function Toaster({ userId }: { userId: string | undefined }) {
  const labels = useUiLabels();
  const { resolvedTheme } = useTheme();
  // Before the library shows the messages there are.
  useLayoutEffect(() => {
    // Between the end of a session and the login page.
    if (userId === '') return;
    if (userId !== owner) dismissAll({ isLasting: true });
    owner = userId;
  }, [userId]);
  useEffect(() => {
    document.addEventListener('pointerup', finishSwipe, { capture: true });
    return () => {
      document.removeEventListener('pointerup', finishSwipe, { capture: true });
      // The next toaster would show them again.
      dismissAll({ isLasting: false });
    };
  }, []);
  return createPortal(
    <SonnerToaster
      theme={resolvedTheme}
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      offset={32}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel={labels.notifications}
      icons={{
        success: <CircleCheck size={16} aria-hidden />,
        error: <CircleX size={16} aria-hidden />,
        info: <Info size={16} aria-hidden />,
        warning: <TriangleAlert size={16} aria-hidden />,
        loading: <Spinner />,
      }}
    />,
    document.body,
  );
}

function dismissAll({ isLasting }: { isLasting: boolean }) {
  for (const message of toast.getToasts()) {
    const lasts = 'duration' in message && message.duration === Infinity;
    if (lasts === isLasting) toast.dismiss(message.id);
  }
}

/** There must be time to read the message, and to reach what it offers by keyboard. */
const actionMs = 10_000;

export function showToast(kind: ToastKind, title: string, options?: ExternalToast) {
  toast[kind](title, { duration: options?.action ? actionMs : undefined, ...options });
}

export function dismissToast(id?: string) {
  toast.dismiss(id);
}
