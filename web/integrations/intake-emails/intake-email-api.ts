import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  intakeEmailResponseSchema,
  intakeEmailsResponseSchema,
  intakeMessagesResponseSchema,
  type IntakeEmail,
  type IntakeEmailInput,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/organization-keys.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';

const intakeEmails = api.organizations[':organizationId']['intake-emails'];
const intakeEmail = intakeEmails[':intakeEmailId'];

/** The intake addresses of an organization, in the order they were made. */
export function intakeEmailsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'intake-emails'),
    queryFn: async ({ signal }) => {
      const answer = intakeEmails.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(answer, intakeEmailsResponseSchema)).intakeEmails;
    },
  });
}

/** The last messages and what became of them, newest first. */
export function intakeMessagesQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'intake-emails', 'messages'),
    queryFn: async ({ signal }) => {
      const answer = intakeEmails.messages.$get(
        { param: { organizationId } },
        { init: { signal } },
      );
      return (await fetchJson(answer, intakeMessagesResponseSchema)).messages;
    },
  });
}

export function useCreateIntakeEmail(organizationId: string) {
  return useOrganizationMutation(organizationId, {
    mutationFn: async () => {
      const answer = intakeEmails.$post({ param: { organizationId } });
      return (await fetchJson(answer, intakeEmailResponseSchema)).intakeEmail;
    },
  });
}

/** Each change carries all of an address's settings, so the next one must begin with what this one answered. */
export function useUpdateIntakeEmail({ organizationId, id }: IntakeEmail) {
  const queryClient = useQueryClient();
  return useOrganizationMutation(organizationId, {
    mutationFn: async (json: IntakeEmailInput) => {
      const answer = intakeEmail.$put({ param: { organizationId, intakeEmailId: id }, json });
      return (await fetchJson(answer, intakeEmailResponseSchema)).intakeEmail;
    },
    onSuccess: (updated) =>
      queryClient.setQueryData(intakeEmailsQuery(organizationId).queryKey, (list) =>
        list?.map((other) => (other.id === id ? updated : other)),
      ),
  });
}

export function useDeleteIntakeEmail({ organizationId, id }: IntakeEmail) {
  return useOrganizationMutation(organizationId, {
    mutationFn: () =>
      fetchVoid(intakeEmail.$delete({ param: { organizationId, intakeEmailId: id } })),
  });
}
