import { useMutation } from '@tanstack/react-query';
import { exportResponseSchema } from '../../../shared/archive/export/export.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { transport } from '../../api/transport.ts';

/** Prepares the export; returns its parts. A single part is downloaded at once. */
export function usePrepareExport(organizationId: string) {
  return useMutation({
    mutationFn: async () => {
      const response = api.organizations[':organizationId'].export.$get({
        param: { organizationId },
      });
      const { parts } = await fetchJson(response, exportResponseSchema);
      const [part] = parts;
      if (part && parts.length === 1) transport.download(part.path);
      return parts;
    },
  });
}
