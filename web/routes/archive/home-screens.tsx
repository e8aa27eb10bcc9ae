import { getRouteApi } from '@tanstack/react-router';
import { OrganizationHomePage } from '../../archive/documents/home/organization-home-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');

export function OrganizationHomeScreen() {
  const { organizationId } = organization.useParams();
  return <OrganizationHomePage key={organizationId} organizationId={organizationId} />;
}
