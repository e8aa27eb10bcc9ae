import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OrganizationSwitcher } from '../features/organizations/organization-switcher.tsx';
import { organizationFooterNavigation, organizationNavigation } from './navigation.ts';
import { ShellFrame } from './shell-frame.tsx';
import { SideNavigation } from './side-navigation.tsx';

const route = getRouteApi('/private/organizations/$organizationId');

export function OrganizationShell() {
  const { t } = useTranslation();
  const { organizationId } = route.useParams();
  return (
    <ShellFrame
      sideNavigation={
        <SideNavigation
          header={<OrganizationSwitcher organizationId={organizationId} />}
          label={t('navigation.label')}
          entries={organizationNavigation}
          footerEntries={organizationFooterNavigation}
          params={{ organizationId }}
        />
      }
    />
  );
}
