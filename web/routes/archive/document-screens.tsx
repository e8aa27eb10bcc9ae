import { getRouteApi } from '@tanstack/react-router';
import { DocumentListPage } from '../../archive/documents/list/document-list-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');

export function DocumentListScreen() {
  const { organizationId } = organization.useParams();
  return <DocumentListPage key={organizationId} organizationId={organizationId} />;
}
