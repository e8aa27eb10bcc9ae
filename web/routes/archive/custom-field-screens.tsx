import { getRouteApi } from '@tanstack/react-router';
import { CustomFieldsPage } from '../../archive/custom-fields/definitions/custom-fields-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');

export function CustomFieldsScreen() {
  const { organizationId } = organization.useParams();
  return <CustomFieldsPage key={organizationId} organizationId={organizationId} />;
}
