import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { useDefaultView } from './default-view.ts';
import { viewsQuery } from './views-query.ts';

const navigation = defer(() => import('./views-navigation.tsx'));

/** The views of an organization in its navigation; they are loaded if there are any. */
export function OrganizationViews(props: { organizationId: string; onOpen: () => void }) {
  const { organizationId } = props;
  const { data: views } = useQuery(viewsQuery(organizationId));
  const hasViews = views !== undefined && views.length > 0;
  const parts = useDeferred(navigation, hasViews);
  const [defaultId, choose] = useDefaultView(organizationId);

  // It was deleted, or is not shared any more.
  const isOutdated =
    defaultId !== undefined && views !== undefined && !views.some(({ id }) => id === defaultId);
  useEffect(() => {
    if (isOutdated) choose(undefined);
  });

  return parts && hasViews && <parts.ViewsNavigation {...props} views={views} />;
}
