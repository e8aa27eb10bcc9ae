import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { RelatedDocument } from '../../../shared/archive/related/related.ts';
import { day } from '../../../shared/time/durations.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import type { MutationCallbacks } from '../../api/queries/mutation-callbacks.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { sendPair } from '../related/related-api.ts';
import type { PairChange } from '../related/with-pair-change.ts';

const document = api.organizations[':organizationId'].documents[':documentId'];

const keptVersion = document.versions.from[':otherId'];

/** How long a document counts as new without an Inbox. */
const newFor = 7 * day;

function nearDuplicatesQuery(param: DocumentAddress) {
  return queryOptions({
    queryKey: featureKey(param.organizationId, 'near-duplicates', param.documentId),
    queryFn: async ({ signal }) => {
      const response = document['near-duplicates'].$get({ param }, { init: { signal } });
      return (await fetchJson(response, 'nearDuplicates')).documents;
    },
  });
}

/** Returns the near-duplicates of a new document; older ones were compared when they were new. */
export function useNearDuplicates(shown: DocumentDetail): RelatedDocument[] {
  const { organizationId, id: documentId, extractionState, isInInbox, createdAt } = shown;
  const isRead = extractionState !== 'pending';
  const { data = [] } = useQuery({
    ...nearDuplicatesQuery({ organizationId, documentId }),
    enabled: () => isRead && (isInInbox || Date.now() - createdAt.getTime() < newFor),
  });
  return data;
}

type Kept = { documentId: string; otherId: string };

/** Keeps the file of another document as a version of this one, or reverts that. */
export function useKeepVersion(
  organizationId: string,
  { isUndone = false, ...callbacks }: { isUndone?: boolean } & MutationCallbacks<void, Kept> = {},
) {
  return useOrganizationMutation<Kept, void>(organizationId, {
    mutationFn: async (kept) => {
      const param = { organizationId, ...kept };
      await fetchVoid(isUndone ? keptVersion.$delete({ param }) : keptVersion.$post({ param }));
    },
    onError: errorToast(),
    ...callbacks,
  });
}

type Decision = Pick<PairChange, 'other' | 'isUndone'>;

export function useDecideDifferent(address: DocumentAddress) {
  const queryClient = useQueryClient();
  const { queryKey } = nearDuplicatesQuery(address);
  return useOrganizationMutation<Decision, void>(address.organizationId, {
    scope: { id: `different ${address.documentId}` },
    mutationFn: (decision) => sendPair(address, { ...decision, kind: 'different' }),
    onMutate: async ({ other, isUndone }) => {
      if (isUndone) return;
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) => list?.filter(({ id }) => id !== other.id));
    },
    onError: errorToast(),
  });
}
