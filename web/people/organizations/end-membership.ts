import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { readStored } from '../../browser/local-store.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { forgetOrganization, organizationsQuery } from './organization-api.ts';

/**
 * Handles a membership that another user has ended: shows it once and removes the organization, so that neither the
 * cached list nor the last open organization leads back to it.
 */
export function endMembership(queryClient: QueryClient, organizationId: string) {
  const organizations = queryClient.getQueryData(organizationsQuery.queryKey);
  const known = organizations?.find(({ id }) => id === organizationId);
  const wasOpenLast = readStored('organization') === organizationId;
  forgetOrganization(queryClient, organizationId);
  if (known) toast.info(i18next.t('organizations.ended', { name: known.name }));
  else if (wasOpenLast) toast.info(i18next.t('organizations.ended.unnamed'));
}
