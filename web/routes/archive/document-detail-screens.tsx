import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { isMissing } from '../../api/api-error.ts';
import { NotFound } from '../../app-shell/start-up/not-found-page.tsx';
import { PendingPage } from '../../app-shell/start-up/pending-page.tsx';
import { DocumentActivity } from '../../archive/activity/document-activity.tsx';
import { DocumentDetailPage } from '../../archive/documents/detail/document-detail-page.tsx';
import { documentNumberQuery } from '../../archive/documents/document-number-query.ts';

const route = getRouteApi('/private/organizations/$organizationId/documents/$documentId');
const numberRoute = getRouteApi('/private/organizations/$organizationId/documents/numbers/$number');

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

/** Leads on to the document that another app links to by its number. */
export function DocumentNumberScreen() {
  const { organizationId, number } = numberRoute.useParams();
  const { data: documentId, error } = useQuery(documentNumberQuery({ organizationId, number }));
  if (isMissing(error, 'document.not_found')) return <NotFound />;
  if (error) throw error;
  if (documentId === undefined) return <PendingPage />;
  return (
    <Navigate
      replace
      to="/organizations/$organizationId/documents/$documentId"
      params={{ organizationId, documentId }}
    />
  );
}
