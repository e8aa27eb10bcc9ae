import { readStored } from '../browser/local-store.ts';
import {
  copiedOrganizations,
  findCopy,
  forgetCopies,
  forgetCopiesOf,
  ownerOfCopies,
  pruneCopies,
  saveCopy,
  setOwner,
} from './copy-store.ts';
import { organizationPath, organizationsPath, sessionPath } from './copied-paths.ts';
import { releaseWaiting } from './waiting-store.ts';

export type Received = { key: string; response: Response; receivedAt: number };

/** Copies may exceed the limits by this much before they are pruned. */
const unpruned = { count: 40, bytes: 10_000_000 };
let saved = { count: 0, bytes: 0 };

/** Stores a response for use without a network, or updates the stored data by it. */
export async function keepCopy({ key, response, receivedAt }: Received): Promise<void> {
  if (response.status === 403 || response.status === 404) return forgetCopiesOf(key);
  if (!response.ok) return;
  const type = response.headers.get('content-type') ?? '';
  const body = await response.arrayBuffer();
  const copy = { key, savedAt: receivedAt, status: response.status, type, body };
  if (key === sessionPath) return keepSession(copy);
  const userId = readStored('user');
  if (!userId) return;
  await saveCopy(copy, userId);
  if (key === organizationsPath) await keepOrganizations(userId, body);
  saved = { count: saved.count + 1, bytes: saved.bytes + body.byteLength };
  if (saved.count < unpruned.count && saved.bytes < unpruned.bytes) return;
  saved = { count: 0, bytes: 0 };
  await pruneCopies();
}

/** Stores only the user, as a session also contains its credentials. */
async function keepSession(copy: Parameters<typeof saveCopy>[0]) {
  const session = jsonOf(copy.body) as { user?: { id: string } } | null;
  if (!session?.user) return forgetCopies();
  const { user } = session;
  await setOwner(user.id);
  const body = new TextEncoder().encode(JSON.stringify({ user })).buffer;
  await saveCopy({ ...copy, body }, user.id);
}

async function keepOrganizations(userId: string, body: ArrayBuffer) {
  const { organizations } = jsonOf(body) as { organizations: { id: string }[] };
  const ids = organizations.map(({ id }) => id);
  const left = (await copiedOrganizations()).filter((id) => !ids.includes(id));
  for (const id of left) await forgetCopiesOf(organizationPath(id));
  await releaseWaiting(userId, (id) => !ids.includes(id));
}

function jsonOf(body: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(body));
}

export async function recallCopy(
  key: string,
): Promise<{ response: Response; savedAt: number } | undefined> {
  const [copy, owner] = await Promise.all([findCopy(key), ownerOfCopies()]).catch(() => []);
  // Another user may have logged in since.
  if (!copy || owner !== readStored('user')) return undefined;
  const { body, status, type, savedAt } = copy;
  return { response: new Response(body, { status, headers: { 'content-type': type } }), savedAt };
}
