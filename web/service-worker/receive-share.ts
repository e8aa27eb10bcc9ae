import { sanitizeFileName } from '../../shared/archive/documents/file-names.ts';
import { sharePathAfter, type ShareProblem } from '../../shared/archive/documents/sharing.ts';
import { addShared, announceWaiting } from '../offline/waiting-store.ts';

/**
 * Stores files shared by another application, and redirects to the page that asks for their organization. Any site may
 * post here, so that nothing is uploaded before the user has chosen.
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
      // A form without a chosen file contains an empty one without a name.
      .filter((entry): entry is File => entry instanceof File && entry.name + entry.size !== '0');
    if (files.length === 0) return undefined;
    const problem = await addShared(files.map(withSafeName));
    announceWaiting();
    return problem;
  } catch {
    return 'not-stored';
  }
}

/** Pictures may be shared without a name. */
function withSafeName(file: File): File {
  return new File([file], sanitizeFileName(file.name), { type: file.type });
}
