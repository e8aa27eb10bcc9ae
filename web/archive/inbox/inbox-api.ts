import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { errorToast } from '../../i18n/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { namedFilters } from '../bulk/bulk-filters.ts';
import { repeatForAll } from '../bulk/bulk-api.ts';

const inbox = api.organizations[':organizationId'].documents.batch.inbox;

type Move = { filters: BulkFilter[]; isInInbox: boolean };

/** Takes documents out of the Inbox, or puts them back; returns the ids of those that moved. */
function useMoveDocuments(organizationId: string) {
  return useOrganizationMutation<Move, string[]>(organizationId, {
    mutationFn: async ({ filters, isInInbox }) => {
      const ids: string[] = [];
      await repeatForAll(filters, async (input) => {
        const json = { ...input, isInInbox };
        const response = inbox.$post({ param: { organizationId }, json });
        // Answers as a change of tags does.
        const { changedDocumentIds, ...progress } = await fetchJson(response, 'bulkTags');
        ids.push(...changedDocumentIds);
        return progress;
      });
      return ids;
    },
    onError: errorToast(),
  });
}

/** Marks documents as looked at, which can be undone. */
export function useMarkLookedAt(organizationId: string) {
  const { t } = useTranslation();
  const move = useMoveDocuments(organizationId);
  const putBack = useMoveDocuments(organizationId);
  const mark = async (filters: BulkFilter[]) => {
    const ids = await move.mutateAsync({ filters, isInInbox: false });
    if (ids.length === 0) return;
    toast.success(t('inbox.confirmed', { count: ids.length }), {
      action: {
        label: t('documents.undo'),
        onClick: () => putBack.mutate({ filters: namedFilters(ids), isInInbox: true }),
      },
    });
  };
  return { mark, isPending: move.isPending };
}
