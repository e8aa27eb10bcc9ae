import { getRouteApi } from '@tanstack/react-router';
import { ShareLinksPage } from '../../archive/share-links/share-links-page.tsx';

const route = getRouteApi('/private/organizations/$organizationId/settings/sharing');

export function ShareLinksScreen() {
  const { organizationId } = route.useParams();
  const { extend } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ShareLinksPage
      key={organizationId}
      organizationId={organizationId}
      extendedId={extend}
      onExtended={() => void navigate({ search: {}, replace: true })}
    />
  );
}
