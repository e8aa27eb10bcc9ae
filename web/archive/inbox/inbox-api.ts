import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { namedFilters } from '../bulk/bulk-filters.ts';
import { bulkErrorToast } from '../bulk/deselect-missing.ts';
import { doneToast } from '../bulk/done-toast.ts';
import { repeatForAll, type Ending } from '../bulk/repeat-for-all.ts';

const inbox = api.organizations[':organizationId'].documents.batch.inbox;

type Move = { filters: BulkFilter[]; isInInbox: boolean };

function useMoveDocuments(organizationId: string) {
  return useOrganizationMutation<Move, Ending & { ids: string[] }>(organizationId, {
    mutationFn: async ({ filters, isInInbox }) => {
      const ids: string[] = [];
      const inputs = filters.map((filter) => ({ filter, isInInbox }));
      const ending = await repeatForAll(inputs, async (json) => {
        const response = inbox.$post({ param: { organizationId }, json });
        // The response has the schema of a change of tags.
        const { changedDocumentIds, ...progress } = await fetchJson(response, 'bulkTags');
        ids.push(...changedDocumentIds);
        return progress;
      });
      return { ids, ...ending };
    },
    onError: bulkErrorToast(organizationId),
  });
}

export function useMarkLookedAt(organizationId: string) {
  const { t } = useTranslation();
  const move = useMoveDocuments(organizationId);
  const putBack = useMoveDocuments(organizationId);
  const mark = async (filters: BulkFilter[]): Promise<(() => void) | undefined> => {
    const { ids, error } = await move.mutateAsync({ filters, isInInbox: false });
    if (ids.length === 0 && !error) return undefined;
    const undo = () => putBack.mutate({ filters: namedFilters(ids), isInInbox: true });
    doneToast(t('inbox.confirmed', { count: ids.length }), {
      error,
      action: {
        label: t('documents.undo'),
        onClick: undo,
      },
    });
    return undo;
  };
  return { mark, isPending: move.isPending };
}
