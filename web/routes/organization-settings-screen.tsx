import { getRouteApi } from '@tanstack/react-router';
import { OrganizationSettingsPage } from '../features/organizations/organization-settings-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');

export function OrganizationSettingsScreen() {
  return <OrganizationSettingsPage {...organization.useParams()} />;
}
