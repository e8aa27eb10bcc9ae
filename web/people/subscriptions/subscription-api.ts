import { useMutation } from '@tanstack/react-query';
import { customerPortalResponseSchema } from '../../../shared/people/subscriptions/plan.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import type { MutationCallbacks } from '../../api/queries/mutation-callbacks.ts';

/** Milliseconds for which the button stays busy after the portal has opened. */
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
