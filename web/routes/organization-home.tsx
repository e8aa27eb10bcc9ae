import { getRouteApi } from '@tanstack/react-router';
import { OrganizationHome } from '../features/documents/organization-home.tsx';

const route = getRouteApi('/private/organizations/$organizationId/');

export function OrganizationHomeScreen() {
  const { organizationId } = route.useParams();
  return <OrganizationHome key={organizationId} organizationId={organizationId} />;
}
