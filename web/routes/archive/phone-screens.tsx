import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router';
import { shareProblems } from '../../../shared/archive/documents/sharing.ts';
import { canChangeArchive } from '../../../shared/people/members/member-rules.ts';
import { readStored } from '../../browser/local-store.ts';
import { SharePage } from '../../archive/documents/share-target/share-page.tsx';
import { useOrganizations } from '../../people/organizations/organization-api.ts';
import { homePath } from '../../people/organizations/organization-paths.ts';

const share = getRouteApi('/private/focused/share');

export function ShareScreen() {
  const { problem } = share.useSearch();
  const navigate = useNavigate();
  const organizations = useOrganizations().filter(({ role }) => canChangeArchive(role));
  return (
    <SharePage
      organizations={organizations}
      problem={shareProblems.find((known) => known === problem)}
      onChosen={(organizationId) =>
        navigate({ to: '/organizations/$organizationId', params: { organizationId } })
      }
    />
  );
}

export function SearchScreen() {
  const organizationIds = useOrganizations().map(({ id }) => id);
  const home = homePath({ organizationIds, lastUsedId: readStored('organization') });
  return <Navigate to={home} hash="search" replace />;
}
