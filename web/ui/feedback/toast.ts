import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error';

let isNeeded = false;
const listeners = new Set<() => void>();
const toaster = Promise.withResolvers<void>();

/**
 * Short messages at the edge of the page: `toast.success(title, { description, action })`. The library that shows them is
 * loaded with the first message.
 */
export const toast = { success: sender('success'), error: sender('error') };

/** For `LazyToaster`: whether a message has been sent yet. */
export const toasterState = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isNeeded: () => isNeeded,
  reportReady: () => toaster.resolve(),
};

function sender(kind: Kind) {
  return (title: string, options?: ExternalToast) => void send(kind, { title, options });
}

async function send(kind: Kind, message: { title: string; options?: ExternalToast }) {
  isNeeded = true;
  for (const listener of listeners) listener();
  const [sonner] = await Promise.all([import('sonner'), toaster.promise]);
  sonner.toast[kind](message.title, message.options);
}
