import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { refreshOrganization } from './live-organization.ts';

type OrganizationMutationOptions<Input, Output, Context> = UseMutationOptions<
  Output,
  Error,
  Input,
  Context
> & {
  /** The mutation is one request, which changes nothing if it fails. */
  isWhole?: boolean;
};

/**
 * A mutation of an organization's data. Afterwards, all queries of the organization are refetched, even after a failure
 * (unless `isWhole`), as a part of the change may be done. Of consecutive mutations with one `mutationKey`, only the
 * last one refetches: an earlier response would undo the later changes on screen.
 */
export function useOrganizationMutation<Input, Output, Context = unknown>(
  organizationId: string,
  { isWhole = false, ...options }: OrganizationMutationOptions<Input, Output, Context>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...options,
    onSettled: (...args) => {
      const { mutationKey } = options;
      const [, error] = args;
      const isLast = !mutationKey || queryClient.isMutating({ mutationKey }) <= 1;
      if (isLast && !(isWhole && error)) void refreshOrganization(queryClient, organizationId);
      return options.onSettled?.(...args);
    },
  });
}
