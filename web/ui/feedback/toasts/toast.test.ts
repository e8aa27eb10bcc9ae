import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../tests/support/wait-for.ts';
import { toast, toasterState } from './toast.ts';
import { dismissToast, showToast } from './toaster.tsx';

const { shown, record } = vi.hoisted(() => {
  const shown: [string, string, { id?: string; duration?: number }][] = [];
  const record = (kind: string) => (title: string, options: { id?: string; duration?: number }) => {
    shown.push([kind, title, options]);
  };
  return { shown, record };
});
vi.mock('sonner', () => ({
  toast: { loading: record('loading'), success: record('success'), error: record('error') },
}));

const messages = {
  loading: 'Preparing the archive',
  success: 'The archive is ready',
  error: (error: unknown) => ({
    title: 'The archive failed',
    options: { description: String(error) },
  }),
};

async function startWork() {
  shown.length = 0;
  const work = Promise.withResolvers<void>();
  const returned = toast.promise(work.promise, messages);
  await waitFor(() => expect(shown).toHaveLength(1));
  return { ...work, returned, id: shown[0]?.[2].id };
}

async function shownLast() {
  await waitFor(() => expect(shown).toHaveLength(2));
  return shown.at(-1);
}

beforeEach(() => toasterState.reportReady({ showToast, dismissToast }));

it('a promise toast is one message that moves from loading to success', async () => {
  const { resolve, id } = await startWork();
  expect(shown).toEqual([['loading', messages.loading, { id }]]);
  resolve();
  expect(await shownLast()).toEqual(['success', messages.success, { id }]);
});

it('a promise toast moves from loading to its error, and returns the promise', async () => {
  const { reject, returned, id } = await startWork();
  reject(new Error('No space left'));
  await expect(returned).rejects.toThrow('No space left');
  const options = { id, description: 'Error: No space left' };
  expect(await shownLast()).toEqual(['error', 'The archive failed', options]);
});

it('two promises have two messages', async () => {
  const first = await startWork();
  const second = await startWork();
  expect(second.id).not.toBe(first.id);
});

it.each([
  [undefined, undefined],
  [{ label: 'Undo', onClick: () => undefined }, 10_000],
])('a message that offers something stays longer: %j', async (action, duration) => {
  shown.length = 0;
  toast.success('Document deleted', { action });
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]?.[2].duration).toBe(duration);
});
