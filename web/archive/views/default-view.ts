import { useQuery } from '@tanstack/react-query';
import { useCurrentMember } from '../../api/session/current-member-api.ts';
import { viewsQuery } from './views-query.ts';

export function useDefaultView(organizationId: string): string | undefined {
  const { defaultViewId } = useCurrentMember(organizationId).preferences;
  const { data: views } = useQuery({
    ...viewsQuery(organizationId),
    enabled: defaultViewId !== null,
  });
  const isOutdated = views !== undefined && !views.some(({ id }) => id === defaultViewId);
  return isOutdated ? undefined : (defaultViewId ?? undefined);
}
