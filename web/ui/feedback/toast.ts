import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info' | 'warning' | 'loading';
type Message = { title: string; options?: ExternalToast };

export interface PromiseToast {
  loading: string;
  success: string;
  error: (error: unknown) => Message;
}

let isNeeded = false;
let promisesCount = 0;
const listeners = new Set<() => void>();
const toaster = Promise.withResolvers<void>();

/**
 * Short messages at the edge of the page: `toast.success(title, { description, action })`. The library that shows them is
 * loaded with the first message.
 */
export const toast = {
  success: sender('success'),
  error: sender('error'),
  info: sender('info'),
  warning: sender('warning'),
  promise: track,
};

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

/** One message that is loading until the promise is settled, then success or error. Returns the promise. */
function track<Result>(promise: Promise<Result>, messages: PromiseToast): Promise<Result> {
  promisesCount += 1;
  const id = `promise-${promisesCount}`;
  void send('loading', { title: messages.loading, options: { id } });
  promise.then(
    () => send('success', { title: messages.success, options: { id } }),
    (error: unknown) => {
      const { title, options } = messages.error(error);
      return send('error', { title, options: { ...options, id } });
    },
  );
  return promise;
}

async function send(kind: Kind, { title, options }: Message) {
  isNeeded = true;
  for (const listener of listeners) listener();
  try {
    const [sonner] = await Promise.all([import('sonner'), toaster.promise]);
    sonner.toast[kind](title, options);
  } catch {
    // Without a connection the library may be missing; the next message loads it.
    return;
  }
}
