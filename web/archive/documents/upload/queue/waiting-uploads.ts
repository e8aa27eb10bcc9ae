import { minute, second } from '../../../../../shared/time/durations.ts';
import { ApiError, hasCode } from '../../../../api/api-error.ts';
import {
  addWaiting,
  cancelWaiting,
  isWaitingFor,
  listWaiting,
  removeWaiting,
  waitingChannel,
  type WaitingDocument,
} from '../../../../offline/waiting-store.ts';
import type { WaitingFile, UploadTarget } from './upload-context.ts';
import type { UploadInto } from '../values/upload-into.ts';
import { UploadGone, type SentUpload, type UploadStore } from './upload-store.ts';
import type { UploadItem } from './upload-queue.ts';

/** Sends a stored file and removes it from the store, in one tab only, however many are open. */
export async function sendOnce<Result>(
  { id, organizationId, signal }: Pick<SentUpload, 'id' | 'organizationId' | 'signal'>,
  send: () => Promise<Result>,
): Promise<Result> {
  const sendIfThere = async () => {
    if (!(await isWaitingFor(organizationId, id))) throw new UploadGone();
    try {
      const result = await send();
      await removeWaiting([id]);
      return result;
    } catch (error) {
      if (hasCode(error, 'document.already_exists')) await removeWaiting([id]);
      throw error;
    }
  };
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return sendIfThere();
  return (await locks.request(`sheaf-upload-${id}`, { signal }, sendIfThere)) as Result;
}

/**
 * Stores files before they are uploaded, so that closing the page loses none. Returns null if the browser has no room
 * for them.
 */
export async function storeFiles(
  files: readonly File[],
  { userId, target }: { userId: string; target: UploadTarget },
): Promise<WaitingFile[] | null> {
  const { organizationId, into } = target;
  try {
    return (await addWaiting(files, { userId, organizationId, into })).map(toStoredFile);
  } catch {
    return null;
  }
}

export function dropStored(items: readonly UploadItem[]) {
  for (const { id, organizationId, isStored } of items) {
    if (isStored) cancelWaiting(organizationId, id).catch(() => undefined);
  }
}

export function toStoredFile({ id, name, type, blob, into }: WaitingDocument): WaitingFile {
  return { id, file: new File([blob], name, { type }), into: into as UploadInto | undefined };
}

/**
 * Uploads the stored files of this user, now and whenever some are added; retries after increasing pauses while the
 * server is unavailable. `onReleased` receives the number of files without an organization whenever it grows. Returns a
 * function that stops it.
 */
export function startWaitingUploads(options: {
  store: UploadStore;
  userId: string;
  maxUploadSize: number;
  onFound: () => void;
  onReleased: (count: number) => void;
}): () => void {
  const { store, userId, maxUploadSize, onFound, onReleased } = options;
  let announced = 0;
  const look = async () => {
    const waiting = (await listWaiting(userId)).filter((each) => each.userId === userId);
    const released = waiting.filter(({ isReleased }) => isReleased);
    store.release(released.map(({ id }) => id));
    if (released.length > announced) onReleased(released.length);
    announced = released.length;
    const groups = Map.groupBy(waiting, ({ organizationId }) => organizationId);
    for (const [organizationId, documents] of groups) {
      if (organizationId === null) continue;
      onFound();
      store.addStored(documents.map(toStoredFile), { organizationId, maxUploadSize });
    }
  };
  const run = () => void look().catch(() => undefined);
  const channel = new BroadcastChannel(waitingChannel);
  channel.addEventListener('message', run);
  const endRetries = retryStored(store);
  run();
  return () => {
    channel.close();
    endRetries();
  };
}

const pauses = { first: 5 * second, longest: 5 * minute };

function retryStored(store: UploadStore): () => void {
  let pause = pauses.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = () => {
    timer = undefined;
    pause = Math.min(pause * 2, pauses.longest);
    const { items, isOffline } = store.getState();
    for (const { id } of items.filter(isTemporary)) store.retry(id);
    if (isOffline) store.resume();
  };
  const unsubscribe = store.subscribe(() => {
    const { items, isOffline } = store.getState();
    if (!items.some((item) => item.isStored && item.status !== 'success')) pause = pauses.first;
    if (isOffline || items.some(isTemporary)) timer ??= setTimeout(retry, pause);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

function isTemporary(item: UploadItem): boolean {
  if (!item.isStored || item.status !== 'error') return false;
  const { error } = item.failure;
  return error instanceof ApiError && (error.status === 429 || error.status >= 500);
}
