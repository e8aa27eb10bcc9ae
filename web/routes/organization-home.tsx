import { getRouteApi } from '@tanstack/react-router';
import { OrganizationHome } from '../archive/documents/list/organization-home-page.tsx';

const route = getRouteApi('/private/organizations/$organizationId/');

export function OrganizationHomeScreen() {
  const { organizationId } = route.useParams();
  return <OrganizationHome key={organizationId} organizationId={organizationId} />;
}
