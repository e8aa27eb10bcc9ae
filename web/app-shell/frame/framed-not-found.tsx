import '../../theme/signed-in.css';
import { useQuery } from '@tanstack/react-query';
import { readStored } from '../../browser/local-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { organizationsQuery } from '../../people/organizations/organization-api.ts';
import { OrganizationSwitcher } from '../../people/organizations/organization-switcher.tsx';
import { LazyToaster } from '../../ui/feedback/toasts/lazy-toaster.tsx';
import { NotFound, NotFoundPage } from '../start-up/not-found-page.tsx';
import { PendingPage } from '../start-up/pending-page.tsx';
import {
  accountNavigation,
  organizationFooterNavigation,
  organizationNavigation,
  organizationToolsNavigation,
} from './navigation.ts';
import { ShellFrame } from './shell-frame.tsx';
import { SideNavigation } from './side-navigation.tsx';

export function FramedNotFound() {
  const organizations = useQuery(organizationsQuery);
  if (organizations.isPending) return <PendingPage />;
  if (!organizations.data) return <NotFoundPage />;
  const lastId = readStored('organization');
  const isMember = organizations.data.some(({ id }) => id === lastId);
  return (
    <>
      <ShellFrame sideNavigation={<Navigation organizationId={isMember ? lastId : null} />}>
        <NotFound />
      </ShellFrame>
      <LazyToaster />
    </>
  );
}

function Navigation({ organizationId }: { organizationId: string | null }) {
  const { t } = useTranslation();
  if (organizationId === null) {
    return <SideNavigation label={t('navigation.label')} entries={accountNavigation} />;
  }
  return (
    <SideNavigation
      header={<OrganizationSwitcher organizationId={organizationId} />}
      label={t('navigation.label')}
      entries={organizationNavigation}
      toolEntries={organizationToolsNavigation}
      footerEntries={organizationFooterNavigation}
      params={{ organizationId }}
    />
  );
}
