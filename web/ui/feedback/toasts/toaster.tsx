import './toaster.css';
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast, Toaster as SonnerToaster, type ExternalToast } from 'sonner';
import { useTheme } from '../../../theme/theme-provider.tsx';
import { useUiLabels } from '../../ui-labels.tsx';
import { Spinner } from '../spinner.tsx';
import { finishSwipe } from './finish-swipe.ts';
import type { ToastKind } from './toast.ts';

/** Rendered once, beside the dialogs and above their backdrops. Messages are sent with `toast` from `toast.ts`. */
export function Toaster() {
  const labels = useUiLabels();
  const { resolvedTheme } = useTheme();
  useEffect(() => {
    document.addEventListener('pointerup', finishSwipe, { capture: true });
    return () => {
      document.removeEventListener('pointerup', finishSwipe, { capture: true });
      // The next toaster would show them again, perhaps to another user.
      toast.dismiss();
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

/** Leaves time to read the message and to reach its action by keyboard. */
const actionMs = 10_000;

export function showToast(kind: ToastKind, title: string, options?: ExternalToast) {
  toast[kind](title, { duration: options?.action ? actionMs : undefined, ...options });
}

export function dismissToast(id?: string) {
  toast.dismiss(id);
}
