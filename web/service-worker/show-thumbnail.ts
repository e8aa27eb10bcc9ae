import { findCopy, ownerOfCopies, saveCopy } from '../offline/copy-store.ts';

/**
 * Returns the picture of a document's first page and stores it with the document's copies; without a network, returns
 * the stored one.
 */
export async function showThumbnail(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const key = `${pathname}${search}`;
  // The owner at the time of the request, as another user may have logged in when the response arrives.
  const owner = ownerOfCopies().catch(() => undefined);
  try {
    const response = await fetch(request);
    if (response.status === 200) void keep(key, response.clone(), owner).catch(() => undefined);
    return response;
  } catch (error) {
    const copy = await findCopy(key).catch(() => undefined);
    if (!copy) throw error;
    return new Response(copy.body, { headers: { 'content-type': copy.type } });
  }
}

async function keep(key: string, response: Response, owner: Promise<string | undefined>) {
  const type = response.headers.get('content-type') ?? '';
  const [userId, body] = await Promise.all([owner, response.arrayBuffer()]);
  if (userId === undefined) return;
  await saveCopy({ key, savedAt: Date.now(), status: 200, type, body }, userId);
}
