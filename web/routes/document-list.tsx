import { getRouteApi } from '@tanstack/react-router';
import { DocumentListPage } from '../archive/documents/list/document-list-page.tsx';

const route = getRouteApi('/private/organizations/$organizationId/documents');

export function DocumentListScreen() {
  const { organizationId } = route.useParams();
  return <DocumentListPage key={organizationId} organizationId={organizationId} />;
}
