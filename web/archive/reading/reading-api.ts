import { useQueryClient } from '@tanstack/react-query';
import { api, fetchVoid } from '../../api/api-client.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { errorToast } from '../../i18n/error-toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { patchCachedDocument } from '../documents/document-cache.ts';

const { extract } = api.organizations[':organizationId'].documents[':documentId'];

/** Extracts the text of a document from its file again. */
export function useExtractAgain(address: DocumentAddress) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<void, void>(address.organizationId, {
    mutationFn: () => fetchVoid(extract.$post({ param: address, query: {} })),
    onSuccess: () => {
      patchCachedDocument(queryClient, address, (document) => ({
        ...document,
        extractionState: 'pending',
        extractionReason: null,
        recognition: null,
      }));
    },
    onError: errorToast(),
  });
}
