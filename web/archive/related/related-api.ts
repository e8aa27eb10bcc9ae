import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { RelatedDocuments } from '../../../shared/archive/related/related.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { withPairChange, type PairChange } from './with-pair-change.ts';

const { related } = api.organizations[':organizationId'].documents[':documentId'];
const pair = related[':relatedId'];

export function relatedQuery(param: DocumentAddress) {
  return queryOptions({
    queryKey: featureKey(param.organizationId, 'related-documents', param.documentId),
    queryFn: ({ signal }) =>
      fetchJson(related.$get({ param }, { init: { signal } }), 'relatedDocuments'),
  });
}

export function sendPair(address: DocumentAddress, { other, kind, isUndone }: PairChange) {
  const param = { ...address, relatedId: other.id };
  return fetchVoid(
    isUndone ? pair.$delete({ param, query: { kind } }) : pair.$put({ param, json: { kind } }),
  );
}

/** Changes what belongs to a document. The change is shown at once and rolled back if the request fails. */
export function useChangePair(address: DocumentAddress) {
  const queryClient = useQueryClient();
  const { queryKey } = relatedQuery(address);
  const mutationKey = ['change-pair', address.documentId];
  return useOrganizationMutation<PairChange, void, RelatedDocuments | undefined>(
    address.organizationId,
    {
      mutationKey,
      // Requests run one after another, so that an undo comes after its change.
      scope: { id: mutationKey.join(' ') },
      mutationFn: (change) => sendPair(address, change),
      onMutate: async (change) => {
        await queryClient.cancelQueries({ queryKey });
        const before = queryClient.getQueryData(queryKey);
        queryClient.setQueryData(queryKey, before && withPairChange(before, change));
        return before;
      },
      onError: (error, _change, before) => {
        queryClient.setQueryData(queryKey, before);
        errorToast()(error);
      },
    },
  );
}
