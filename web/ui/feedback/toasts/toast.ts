import type { ExternalToast } from 'sonner';

export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'loading';
/** Shows and removes messages; available once the toaster is rendered. */
interface Toasts {
  showToast: (kind: ToastKind, title: string, options?: ExternalToast) => void;
  dismissToast: (id?: string) => void;
}
type Message = { title: string; options?: ExternalToast };

interface PromiseToast {
  loading: string;
  success: string;
  error: (error: unknown) => Message;
}

let isNeeded = false;
let promisesCount = 0;
const listeners = new Set<() => void>();
const toaster = Promise.withResolvers<Toasts>();

/**
 * Short messages at the edge of the page: `toast.success(title, { description, action })`. The library behind them is
 * loaded with the first message.
 */
export const toast = {
  success: sender('success'),
  error: sender('error'),
  info: sender('info'),
  warning: sender('warning'),
  promise: track,
  dismiss: (id?: string) => {
    if (isNeeded) void toaster.promise.then(({ dismissToast }) => dismissToast(id));
  },
};

export const toasterState = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isNeeded: () => isNeeded,
  reportReady: (toasts: Toasts) => toaster.resolve(toasts),
};

function sender(kind: ToastKind) {
  return (title: string, options?: ExternalToast) => void send(kind, { title, options });
}

/** Shows one message that is loading until the promise is settled, then success or error. Returns the promise. */
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

async function send(kind: ToastKind, { title, options }: Message) {
  isNeeded = true;
  for (const listener of listeners) listener();
  const { showToast } = await toaster.promise;
  showToast(kind, title, options);
}
