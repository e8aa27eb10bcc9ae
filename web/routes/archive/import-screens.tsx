import { getRouteApi } from '@tanstack/react-router';
import { ImportPage } from '../../archive/import/screens/import-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');

export function ImportScreen() {
  const { organizationId } = organization.useParams();
  return <ImportPage key={organizationId} organizationId={organizationId} />;
}
