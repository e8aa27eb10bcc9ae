import { respondWithoutFile } from '../../worker/http/respond-without-file.ts';

/** The demo on Cloudflare: runs where a request is for none of its files. */
export default {
  fetch(request: Request, { ASSETS }: { ASSETS: Parameters<typeof respondWithoutFile>[1] }) {
    return respondWithoutFile(request, ASSETS);
  },
};
