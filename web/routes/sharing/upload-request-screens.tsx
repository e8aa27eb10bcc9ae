import { getRouteApi } from '@tanstack/react-router';
import { UploadRequestsPage } from '../../sharing/upload-requests/upload-requests-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');

export function UploadRequestsScreen() {
  const params = organization.useParams();
  return <UploadRequestsPage key={params.organizationId} {...params} />;
}
