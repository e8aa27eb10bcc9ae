import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { organizationKey } from '../../api/organization-keys.ts';
import { forgetOrganization } from './organization-api.ts';
import { isPathOfOrganization } from './organization-paths.ts';

/**
 * For an organization that the user has left or deleted: forgets it, and leads away from its pages. Who is elsewhere by
 * then stays there.
 */
export function useLeaveOrganization(organizationId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  return async () => {
    forgetOrganization(queryClient, organizationId);
    if (isPathOfOrganization(router.latestLocation.pathname, organizationId)) {
      await navigate({ to: '/' });
    }
    queryClient.removeQueries({ queryKey: organizationKey(organizationId) });
  };
}
