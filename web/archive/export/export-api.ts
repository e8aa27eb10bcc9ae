import { useMutation } from '@tanstack/react-query';
import { exportResponseSchema } from '../../../shared/archive/export/export.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { assertOk } from '../../api/assert-ok.ts';
import { transport } from '../../api/transport/transport.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';

export function usePrepareExport(organizationId: string) {
  return useMutation({
    mutationFn: async () => {
      const response = api.organizations[':organizationId'].export.$get({
        param: { organizationId },
      });
      const { parts } = await fetchJson(response, exportResponseSchema);
      const [part] = parts;
      if (part && parts.length === 1) await downloadArchive(part.path);
      return parts;
    },
  });
}

export function useDownloadArchive() {
  return useMutation({ mutationFn: downloadArchive, onError: errorToast('export.failed') });
}

/**
 * Saves an archive as a file after the server has begun to send it. Rejects if the server refuses, which browsers do
 * not explain: the user may have been removed since the parts were listed.
 */
export async function downloadArchive(path: string): Promise<void> {
  const attempt = new AbortController();
  await assertOk(transport.fetch(path, { signal: attempt.signal }));
  attempt.abort();
  transport.download(path);
}
