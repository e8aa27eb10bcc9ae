import { getRouteApi } from '@tanstack/react-router';
import { TrashPage } from '../../archive/trash/trash-page.tsx';

const route = getRouteApi('/private/organizations/$organizationId/deleted');

export function TrashScreen() {
  const { organizationId } = route.useParams();
  return <TrashPage key={organizationId} organizationId={organizationId} />;
}
