import {
  mayShare,
  sharePathAfter,
  type ShareProblem,
} from '../../shared/archive/documents/sharing.ts';
import { addWaiting, announceWaiting } from '../api/offline/waiting-store.ts';

/**
 * Stores what another application shares, and leads to the page that asks where it belongs. Any site may post here: so
 * nothing is uploaded before the user has chosen to.
 */
export async function receiveShare(request: Request): Promise<Response> {
  const problem = await storeShared(request);
  return Response.redirect(new URL(sharePathAfter(problem), request.url), 303);
}

async function storeShared(request: Request): Promise<ShareProblem | undefined> {
  try {
    const form = await request.formData();
    const files = form
      .getAll('files')
      .filter((entry): entry is File => entry instanceof File && entry.name !== '');
    if (files.length === 0) return undefined;
    if (!mayShare(files)) return 'too-much';
    await addWaiting(files);
    announceWaiting();
    return undefined;
  } catch {
    return 'not-stored';
  }
}
