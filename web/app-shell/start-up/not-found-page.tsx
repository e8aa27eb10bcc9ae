import '../../theme/signed-in.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, FileQuestionMark } from 'lucide-react';
import { readStored } from '../../api/local-store.ts';
import { sessionQuery } from '../../api/session-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { organizationsQuery } from '../../people/organizations/organization-api.ts';
import { OrganizationSwitcher } from '../../people/organizations/organization-switcher.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LazyToaster } from '../../ui/feedback/lazy-toaster.tsx';
import {
  accountNavigation,
  organizationFooterNavigation,
  organizationNavigation,
} from '../frame/navigation.ts';
import { ShellFrame } from '../frame/shell-frame.tsx';
import { SideNavigation } from '../frame/side-navigation.tsx';
import { PendingPage } from './pending-page.tsx';

/** In the frame of the organization that was open last, for those who are signed in. */
export function NotFoundPage() {
  const session = useQuery(sessionQuery);
  const organizations = useQuery({ ...organizationsQuery, enabled: Boolean(session.data) });
  if (session.isPending || organizations.isLoading) return <PendingPage />;
  if (!session.data || !organizations.data) {
    return (
      <main className="flex min-h-dvh items-center">
        <NotFound />
      </main>
    );
  }
  const organizationId = readStored('organization');
  const isMember = organizations.data.some(({ id }) => id === organizationId);
  return (
    <>
      <ShellFrame sideNavigation={<Navigation organizationId={isMember ? organizationId : null} />}>
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
      footerEntries={organizationFooterNavigation}
      params={{ organizationId }}
    />
  );
}

function NotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      icon={<FileQuestionMark size={24} />}
      title={t('not-found.title')}
      description={t('not-found.description')}
      actions={
        <Button render={<Link to="/" />} icon={<ArrowLeft size={16} aria-hidden />}>
          {t('not-found.back-home')}
        </Button>
      }
    />
  );
}
