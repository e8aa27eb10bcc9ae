import { respondWithoutFile } from '../../worker/http/respond-without-file.ts';

/** The demo on Cloudflare; it runs for requests that match none of its files. */
export default {
  fetch(request: Request, { ASSETS }: { ASSETS: Parameters<typeof respondWithoutFile>[1] }) {
    return respondWithoutFile(request, ASSETS);
  },
};
