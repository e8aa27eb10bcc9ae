import { mayShare, type ShareProblem } from '../../shared/archive/documents/sharing.ts';
import { ownerOfCopies, storeOverCopies } from './copy-store.ts';
import { read, write } from './offline-database.ts';

/** A file that waits to be uploaded. Without an organization, one has still to be chosen. */
export type WaitingDocument = {
  id: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** Null if the file was shared while nobody was signed in. */
  userId: string | null;
  organizationId: string | null;
  /** Its user has left the organization that it was meant for. */
  isReleased?: boolean;
  /** The view it is uploaded into. */
  into?: unknown;
  name: string;
  type: string;
  blob: Blob;
};

/** For pages that list what waits, in this tab and in others, whenever there is more of it. */
export function announceWaiting() {
  const channel = new BroadcastChannel(waitingChannel);
  channel.postMessage('added');
  channel.close();
}

type Target = { userId: string; organizationId: string; into?: unknown };
/** Whose a file is; its organization may still have to be chosen. */
type Owner = Partial<Target>;

export const waitingChannel = 'sheaf-waiting';

/** Keeps files until they are uploaded. All of them or, where there is no room even without the copies, none. */
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

/** Keeps files that come from outside, for the user whose session this browser has, if there is one. */
export async function addShared(files: readonly File[]): Promise<ShareProblem | undefined> {
  const userId = await ownerOfCopies();
  // Not those of others, which this user does not see. Without a session, they are those of nobody.
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

/** Whether a file still waits for this organization: another tab may have uploaded it, or its user chosen another one. */
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
 * For a user who has left organizations: what waits for them exists nowhere else, and stays until another one is chosen, or it is
 * discarded.
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
