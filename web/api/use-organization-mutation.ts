import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { organizationKey } from './organization-keys.ts';

/**
 * A mutation of an organization's data. Afterwards everything shown of that organization is refreshed: also when it
 * failed, for a part of it may have been done.
 */
export function useOrganizationMutation<Input, Output, Context = unknown>(
  organizationId: string,
  options: UseMutationOptions<Output, Error, Input, Context>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...options,
    onSettled: (...args) => {
      void queryClient.invalidateQueries({ queryKey: organizationKey(organizationId) });
      return options.onSettled?.(...args);
    },
  });
}
