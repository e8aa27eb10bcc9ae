import { useQueryClient } from '@tanstack/react-query';
import { api, fetchVoid } from '../../api/api-client.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { patchCachedDocument } from '../documents/document-cache.ts';

const { extract } = api.organizations[':organizationId'].documents[':documentId'];

export function useExtractAgain(address: DocumentAddress) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<{ replacesEdited: boolean }, void>(address.organizationId, {
    mutationFn: ({ replacesEdited }) =>
      fetchVoid(extract.$post({ param: address, query: { replacesEdited: `${replacesEdited}` } })),
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
