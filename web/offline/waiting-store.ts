import { mayShare, type ShareProblem } from '../../shared/archive/documents/sharing.ts';
import { ownerOfCopies, storeOverCopies } from './copy-store.ts';
import { read, write } from './offline-database.ts';

export type WaitingDocument = {
  id: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** Null if the file was shared while no user was logged in. */
  userId: string | null;
  organizationId: string | null;
  /** The user has left the organization that the file was meant for. */
  isReleased?: boolean;
  into?: unknown;
  name: string;
  type: string;
  blob: Blob;
};

export function announceWaiting() {
  const channel = new BroadcastChannel(waitingChannel);
  channel.postMessage('added');
  channel.close();
}

type Target = { userId: string; organizationId: string; into?: unknown };
/** The owner of a file; its organization may still have to be chosen. */
type Owner = Partial<Target>;

export const waitingChannel = 'sheaf-waiting';

/** Stores files until they are uploaded: all of them, or none if there is no room even without the copies. */
export async function addWaiting(
  files: readonly File[],
  owner: Owner = {},
): Promise<WaitingDocument[]> {
  const { userId = null, organizationId = null, into }: Partial<WaitingDocument> = owner;
  const added = files.map((file): WaitingDocument => {
    const { name, type } = file;
    const blob = file.slice(0, file.size, type);
    const id = crypto.randomUUID();
    return { id, addedAt: Date.now(), userId, organizationId, into, name, type, blob };
  });
  await storeOverCopies(() =>
    write(['waiting'], ({ waiting }) => {
      for (const each of added) waiting.put(each);
    }),
  );
  return added;
}

export async function addShared(files: readonly File[]): Promise<ShareProblem | undefined> {
  const userId = await ownerOfCopies();
  // Files of other users are invisible to this one. Without a session, files belong to no user.
  const shown = await listWaiting(userId ?? '');
  const shared = shown.filter(
    ({ organizationId, isReleased }) => organizationId === null && !isReleased,
  );
  // Any site may share files, as often as it likes.
  const sizes = [...shared.map(({ blob }) => blob), ...files];
  if (!mayShare(sizes)) return 'too-much';
  await addWaiting(files, { userId });
  return undefined;
}

export async function listWaiting(userId: string): Promise<WaitingDocument[]> {
  const all = await read<WaitingDocument[]>('waiting', (store) => store.getAll());
  return all
    .filter((each) => each.userId === null || each.userId === userId)
    .toSorted((a, b) => a.addedAt - b.addedAt);
}

/**
 * Returns whether a file still waits for this organization: another tab may have uploaded it, or the user may have
 * chosen another one.
 */
export async function isWaitingFor(organizationId: string, id: string): Promise<boolean> {
  const document = await read<WaitingDocument | undefined>('waiting', (store) => store.get(id));
  return document?.organizationId === organizationId;
}

export function assignWaiting(
  documents: readonly WaitingDocument[],
  target: Target,
): Promise<void> {
  return write(['waiting'], ({ waiting }) => {
    for (const document of documents) waiting.put({ ...document, ...target, isReleased: false });
  });
}

export function removeWaiting(ids: readonly string[]): Promise<void> {
  return write(['waiting'], ({ waiting }) => {
    for (const id of ids) waiting.delete(id);
  });
}

export function cancelWaiting(organizationId: string, id: string): Promise<void> {
  return changeWaiting((document) =>
    document.id === id && document.organizationId === organizationId ? null : document,
  );
}

export function forgetWaiting(user: string): Promise<void> {
  return changeWaiting((document) =>
    document.userId === null || document.userId === user ? null : document,
  );
}

/**
 * Handles organizations that the user has left: files waiting for them exist nowhere else, and stay until another one
 * is chosen or they are discarded.
 */
export async function releaseWaiting(
  user: string,
  isLeft: (organizationId: string) => boolean,
): Promise<void> {
  let isAny = false;
  await changeWaiting((document) => {
    const { userId, organizationId } = document;
    if (userId !== user || organizationId === null || !isLeft(organizationId)) return document;
    isAny = true;
    // The view belongs to the organization that was left.
    return { ...document, organizationId: null, into: undefined, isReleased: true };
  });
  if (isAny) announceWaiting();
}

function changeWaiting(change: (document: WaitingDocument) => WaitingDocument | null) {
  return write(['waiting'], ({ waiting }) => {
    const all: IDBRequest<WaitingDocument[]> = waiting.getAll();
    all.addEventListener('success', () => {
      for (const document of all.result) {
        const changed = change(document);
        if (changed === null) waiting.delete(document.id);
        else if (changed !== document) waiting.put(changed);
      }
    });
  });
}
