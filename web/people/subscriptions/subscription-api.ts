import { useMutation } from '@tanstack/react-query';
import { customerPortalResponseSchema } from '../../../shared/people/subscriptions/plan.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import type { MutationCallbacks } from '../../api/queries/mutation-callbacks.ts';

/** How long the button stays busy once the portal is open. Milliseconds. */
const busyAfterOpening = 1000;

export function useOpenCustomerPortal(organizationId: string, callbacks: MutationCallbacks) {
  return useMutation({
    ...callbacks,
    mutationFn: async () => {
      const response = api.organizations[':organizationId']['customer-portal'].$get({
        param: { organizationId },
      });
      const { customerPortalUrl } = await fetchJson(response, customerPortalResponseSchema);
      window.open(customerPortalUrl, '_blank', 'noopener');
      await new Promise((done) => setTimeout(done, busyAfterOpening));
    },
  });
}
