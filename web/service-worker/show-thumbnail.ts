import { findCopy, ownerOfCopies, saveCopy } from '../offline/copy-store.ts';

/** The picture of a document's first page, which is kept with the document's copies, or the kept one without a network. */
export async function showThumbnail(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const key = `${pathname}${search}`;
  // Of who requests it: another user may have logged in when it comes.
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
