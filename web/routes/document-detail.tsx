import { getRouteApi } from '@tanstack/react-router';
import { DocumentActivity } from '../features/document-activity/document-activity.tsx';
import { DocumentDetailPage } from '../features/documents/document-detail-page.tsx';

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
