import { getRouteApi } from '@tanstack/react-router';
import { findApp } from '../../../shared/people/apps/apps.ts';
import { NotFound } from '../../app-shell/start-up/not-found-page.tsx';
import { AppPage } from '../../people/apps/app-page.tsx';
import { AppsPage } from '../../people/apps/apps-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');
const app = getRouteApi('/private/organizations/$organizationId/settings/apps/$appId');

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
