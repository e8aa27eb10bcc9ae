import { getRouteApi } from '@tanstack/react-router';
import { CustomFieldsPage } from '../../archive/custom-fields/definitions/custom-fields-page.tsx';
import { DocumentTypesPage } from '../../archive/document-types/document-types-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');

export function CustomFieldsScreen() {
  const { organizationId } = organization.useParams();
  return <CustomFieldsPage key={organizationId} organizationId={organizationId} />;
}

export function DocumentTypesScreen() {
  const { organizationId } = organization.useParams();
  return <DocumentTypesPage key={organizationId} organizationId={organizationId} />;
}
