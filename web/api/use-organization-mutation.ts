import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { organizationKey } from './organization-keys.ts';

/** A mutation of an organization's data: when it has succeeded, everything shown of that organization is refreshed. */
export function useOrganizationMutation<Input, Output>(
  organizationId: string,
  options: UseMutationOptions<Output, Error, Input>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...options,
    onSuccess: (...args) => {
      void queryClient.invalidateQueries({ queryKey: organizationKey(organizationId) });
      return options.onSuccess?.(...args);
    },
  });
}
