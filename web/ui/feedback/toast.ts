import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info' | 'warning' | 'loading';
export type ToastOptions = ExternalToast;

let isWanted = false;
const listeners = new Set<() => void>();
const toaster = Promise.withResolvers<void>();

/**
 * Short messages at the edge of the page: `toast.success(title, { description, action })`. An `id` replaces an earlier
 * message with the same one. The library is loaded with the first message.
 */
export const toast = {
  success: sender('success'),
  error: sender('error'),
  info: sender('info'),
  warning: sender('warning'),
  loading: sender('loading'),
};

/** For `LazyToaster`: whether a message has been sent yet. */
export const toasterDemand = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isWanted: () => isWanted,
  reportReady: () => toaster.resolve(),
};

function sender(kind: Kind) {
  return (title: string, options?: ToastOptions) => void send(kind, { title, options });
}

async function send(kind: Kind, message: { title: string; options?: ToastOptions }) {
  isWanted = true;
  for (const listener of listeners) listener();
  const [sonner] = await Promise.all([import('sonner'), toaster.promise]);
  sonner.toast[kind](message.title, message.options);
}
