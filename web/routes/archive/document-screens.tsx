import { getRouteApi } from '@tanstack/react-router';
import { DocumentListPage } from '../../archive/documents/list/document-list-page.tsx';
import { OrganizationHomePage } from '../../archive/documents/list/organization-home-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');

export function OrganizationHomeScreen() {
  const { organizationId } = organization.useParams();
  return <OrganizationHomePage key={organizationId} organizationId={organizationId} />;
}

export function DocumentListScreen() {
  const { organizationId } = organization.useParams();
  return <DocumentListPage key={organizationId} organizationId={organizationId} />;
}
