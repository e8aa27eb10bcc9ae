import { useQuery } from '@tanstack/react-query';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { viewsQuery } from './views-query.ts';

const navigation = defer(() => import('./views-navigation.tsx'));

export function OrganizationViews(props: { organizationId: string; onOpen: () => void }) {
  const { organizationId } = props;
  const { data: views } = useQuery(viewsQuery(organizationId));
  const hasViews = views !== undefined && views.length > 0;
  const parts = useDeferred(navigation, hasViews);

  return parts && hasViews && <parts.ViewsNavigation {...props} views={views} />;
}
