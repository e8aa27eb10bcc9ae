import { getRouteApi } from '@tanstack/react-router';
import { CorrespondentsPage } from '../../archive/correspondents/correspondents-page.tsx';
import { TagsPage } from '../../archive/tags/tags-page.tsx';

const route = getRouteApi('/private/organizations/$organizationId/tags');

export function TagsScreen() {
  const { organizationId } = route.useParams();
  return <TagsPage key={organizationId} organizationId={organizationId} />;
}

const correspondentsRoute = getRouteApi('/private/organizations/$organizationId/correspondents');

export function CorrespondentsScreen() {
  const { organizationId } = correspondentsRoute.useParams();
  return <CorrespondentsPage key={organizationId} organizationId={organizationId} />;
}
