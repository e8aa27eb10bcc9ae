import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { refreshOrganization } from './live-organization.ts';

type OrganizationMutationOptions<Input, Output, Context> = UseMutationOptions<
  Output,
  Error,
  Input,
  Context
> & {
  /** One request, which changes nothing when it fails. */
  isWhole?: boolean;
};

/**
 * A mutation of an organization's data. Afterwards all of the organization's queries are refetched, also after a
 * failure, unless `isWhole`: part of the change may have been made. Of those with one `mutationKey` only the last in a row refetches: a response
 * in between would undo the later ones on screen.
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
