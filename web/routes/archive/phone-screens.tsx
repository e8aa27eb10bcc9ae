import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { shareProblems } from '../../../shared/archive/documents/sharing.ts';
import { canChangeArchive } from '../../../shared/people/members/member-rules.ts';
import { SharePage } from '../../archive/documents/waiting/share-page.tsx';
import { useOrganizations } from '../../people/organizations/organization-api.ts';

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
