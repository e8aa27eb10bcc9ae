import { getRouteApi } from '@tanstack/react-router';
import { TagsPage } from '../../archive/tags/tags-page.tsx';

const route = getRouteApi('/private/organizations/$organizationId/tags');

export function TagsScreen() {
  const { organizationId } = route.useParams();
  return <TagsPage key={organizationId} organizationId={organizationId} />;
}
