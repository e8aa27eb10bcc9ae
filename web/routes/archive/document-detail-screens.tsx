import { getRouteApi } from '@tanstack/react-router';
import { DocumentActivity } from '../../archive/activity/document-activity.tsx';
import { DocumentDetailPage } from '../../archive/documents/detail/document-detail-page.tsx';

const route = getRouteApi('/private/organizations/$organizationId/documents/$documentId');

export function DocumentDetailScreen() {
  const params = route.useParams();
  return (
    <DocumentDetailPage
      key={params.documentId}
      {...params}
      activity={<DocumentActivity {...params} />}
    />
  );
}
