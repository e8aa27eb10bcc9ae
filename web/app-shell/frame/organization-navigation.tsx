import { Link } from '@tanstack/react-router';
import { ArrowLeft, Upload } from 'lucide-react';
import { useCanChange } from '../../api/session/current-role.ts';
import { useFilePicker } from '../../archive/documents/upload/picking/file-picker-provider.tsx';
import { useIsTrashedDocument } from '../../archive/documents/use-is-trashed-document.ts';
import { useInboxCount } from '../../archive/inbox/use-inbox-count.ts';
import { useDefaultView } from '../../archive/views/default-view.ts';
import { OrganizationViews } from '../../archive/views/organization-views.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OrganizationSwitcher } from '../../people/organizations/organization-switcher.tsx';
import { Button } from '../../ui/button.tsx';
import { NavItem } from '../../ui/layout/nav-item.tsx';
import {
  organizationFooterNavigation,
  organizationNavigation,
  organizationSettingsNavigation,
  organizationToolsNavigation,
  viewerSettingsNavigation,
  withInbox,
} from './navigation.ts';
import { useCloseDrawer } from './navigation-drawer.tsx';
import { SideNavigation } from './side-navigation.tsx';

export function OrganizationNavigation({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  const isTrashed = useIsTrashedDocument(organizationId);
  const documentsView = useDefaultView(organizationId);
  const inboxCount = useInboxCount(organizationId);
  const closeDrawer = useCloseDrawer();
  return (
    <SideNavigation
      header={<OrganizationSwitcher organizationId={organizationId} />}
      label={t('navigation.label')}
      entries={withInbox(organizationNavigation, inboxCount)}
      views={<OrganizationViews organizationId={organizationId} onOpen={closeDrawer} />}
      toolEntries={organizationToolsNavigation}
      action={canChange && <ImportEntry />}
      documentsView={documentsView}
      footerEntries={organizationFooterNavigation}
      params={{ organizationId }}
      openEntry={isTrashed ? '/organizations/$organizationId/deleted' : undefined}
    />
  );
}

function ImportEntry() {
  const { t } = useTranslation();
  const { openPicker } = useFilePicker();
  const closeDrawer = useCloseDrawer();
  const start = () => {
    closeDrawer();
    openPicker();
  };
  return (
    <NavItem icon={<Upload size={16} aria-hidden />} onClick={start}>
      {t('navigation.import')}
    </NavItem>
  );
}

export function SettingsNavigation(props: { organizationId: string; title: string }) {
  const { organizationId, title } = props;
  const { t } = useTranslation();
  const canChange = useCanChange();
  return (
    <SideNavigation
      header={
        <>
          <BackToOrganization organizationId={organizationId} />
          <p className="line-clamp-3 px-2 text-sm text-muted wrap-anywhere">{title}</p>
        </>
      }
      label={t('navigation.settings')}
      entries={canChange ? organizationSettingsNavigation : viewerSettingsNavigation}
      params={{ organizationId }}
    />
  );
}

function BackToOrganization({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      className="h-11 max-w-full justify-start px-2"
      icon={<ArrowLeft size={16} aria-hidden />}
      render={<Link to="/organizations/$organizationId" params={{ organizationId }} />}
    >
      <span className="line-clamp-2 text-left text-sm whitespace-normal">
        {t('navigation.back-to-organization')}
      </span>
    </Button>
  );
}
