import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  intakeEmailResponseSchema,
  intakeEmailsResponseSchema,
  type IntakeEmail,
  type IntakeEmailInput,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import {
  intakeMessageResponseSchema,
  intakeMessagesResponseSchema,
  type AcceptMessageInput,
  type IntakeMessage,
} from '../../../shared/integrations/intake-emails/intake-message.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { isPlanLimit } from './is-plan-limit.ts';

const intakeEmails = api.organizations[':organizationId']['intake-emails'];
const intakeEmail = intakeEmails[':intakeEmailId'];

export function intakeEmailsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'intake-emails'),
    queryFn: async ({ signal }) => {
      const response = intakeEmails.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, intakeEmailsResponseSchema)).intakeEmails;
    },
  });
}

export function intakeMessagesQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'intake-emails', 'messages'),
    queryFn: async ({ signal }) => {
      const response = intakeEmails.messages.$get(
        { param: { organizationId } },
        { init: { signal } },
      );
      return (await fetchJson(response, intakeMessagesResponseSchema)).messages;
    },
  });
}

export function useCreateIntakeEmail(organizationId: string) {
  const { t } = useTranslation();
  const config = useConfig();
  const showError = errorToast('intake-emails.create.failed');
  return useOrganizationMutation(organizationId, {
    mutationFn: async () => {
      const response = intakeEmails.$post({ param: { organizationId } });
      return (await fetchJson(response, intakeEmailResponseSchema)).intakeEmail;
    },
    onError: (error) => {
      if (!isPlanLimit(error, config)) return showError(error);
      toast.error(t('intake-emails.create.failed'), {
        description: t('intake-emails.create.upgrade'),
      });
    },
  });
}

/** An update contains all settings of an address, so that the next one must start from the response of this one. */
export function useUpdateIntakeEmail({ organizationId, id }: IntakeEmail) {
  const queryClient = useQueryClient();
  return useOrganizationMutation(organizationId, {
    mutationFn: async (json: IntakeEmailInput) => {
      const response = intakeEmail.$put({ param: { organizationId, intakeEmailId: id }, json });
      return (await fetchJson(response, intakeEmailResponseSchema)).intakeEmail;
    },
    onSuccess: (updated) =>
      queryClient.setQueryData(intakeEmailsQuery(organizationId).queryKey, (list) =>
        list?.map((other) => (other.id === id ? updated : other)),
      ),
    onError: errorToast('intake-emails.update.failed'),
  });
}

export function useDeleteIntakeEmail({ organizationId, id }: IntakeEmail) {
  return useOrganizationMutation<void, void>(organizationId, {
    mutationFn: () =>
      fetchVoid(intakeEmail.$delete({ param: { organizationId, intakeEmailId: id } })),
    onError: errorToast('intake-emails.delete.failed'),
  });
}

export function useAcceptMessage({ organizationId, id }: IntakeMessage) {
  const queryClient = useQueryClient();
  return useOrganizationMutation(organizationId, {
    mutationFn: async (json: AcceptMessageInput) => {
      const response = intakeEmails.messages[':messageId'].accept.$post({
        param: { organizationId, messageId: id },
        json,
      });
      return (await fetchJson(response, intakeMessageResponseSchema)).message;
    },
    onSuccess: (accepted) =>
      queryClient.setQueryData(intakeMessagesQuery(organizationId).queryKey, (list) =>
        list?.map((other) => (other.id === id ? accepted : other)),
      ),
    onError: errorToast('intake-emails.accept.failed'),
  });
}
