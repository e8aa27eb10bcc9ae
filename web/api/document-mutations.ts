import { api, done } from './api-client.ts';
import { useOrganizationMutation } from './use-organization-mutation.ts';

/** Takes a document out of the trash. */
export function useRestoreDocument(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (documentId) =>
      done(
        api.organizations[':organizationId'].documents[':documentId'].restore.$post({
          param: { organizationId, documentId },
        }),
      ),
  });
}
