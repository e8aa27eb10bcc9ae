import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { findApp } from '../../../shared/people/apps/apps.ts';
import { isMissing } from '../../api/api-error.ts';
import { NotFound } from '../../app-shell/start-up/not-found-page.tsx';
import { PendingPage } from '../../app-shell/start-up/pending-page.tsx';
import { documentNumberQuery } from '../../archive/documents/document-number-query.ts';
import { AppPage } from '../../people/apps/app-page.tsx';
import { AppsPage } from '../../people/apps/apps-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');
const app = getRouteApi('/private/organizations/$organizationId/settings/apps/$appId');
const numberRoute = getRouteApi('/private/organizations/$organizationId/documents/numbers/$number');

export function AppsScreen() {
  const params = organization.useParams();
  return <AppsPage key={params.organizationId} {...params} />;
}

export function AppScreen() {
  const { organizationId, appId } = app.useParams();
  const found = findApp(appId);
  if (!found) return <NotFound />;
  return <AppPage key={`${organizationId} ${appId}`} organizationId={organizationId} app={found} />;
}

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
