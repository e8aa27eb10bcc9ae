import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  archiveSettingsResponseSchema,
  type ArchiveSettings,
  type ArchiveSettingsUpdate,
} from '../../../shared/archive/settings/archive-settings.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import type { MutationCallbacks } from '../../api/queries/mutation-callbacks.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';

const settings = api.organizations[':organizationId']['archive-settings'];

export function archiveSettingsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'archive-settings'),
    queryFn: async () => {
      const response = settings.$get({ param: { organizationId } });
      return (await fetchJson(response, archiveSettingsResponseSchema)).settings;
    },
  });
}

/** Saves changes one after another, so that the last choice is saved last. */
export function useUpdateArchiveSettings(
  organizationId: string,
  callbacks: MutationCallbacks<ArchiveSettings, ArchiveSettingsUpdate>,
) {
  const queryClient = useQueryClient();
  const key = ['archive-settings', organizationId];
  return useOrganizationMutation<ArchiveSettingsUpdate, ArchiveSettings>(organizationId, {
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: async (json) => {
      const response = settings.$patch({ param: { organizationId }, json });
      const saved = (await fetchJson(response, archiveSettingsResponseSchema)).settings;
      queryClient.setQueryData(archiveSettingsQuery(organizationId).queryKey, saved);
      return saved;
    },
    ...callbacks,
  });
}
