import { Link, useMatchRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NavGroup, NavItem } from '../../ui/layout/nav-item.tsx';
import type { NavigationEntry } from './navigation.ts';

export interface SideNavigationProps {
  header?: ReactNode;
  label: string;
  entries: readonly NavigationEntry[];
  /** A button below the entries. */
  action?: ReactNode;
  footerEntries?: readonly NavigationEntry[];
  params?: { organizationId: string };
  /** The entry that is current, if the path does not say which. */
  openEntry?: NavigationEntry['to'];
}

export function SideNavigation(props: SideNavigationProps) {
  const { header, label, entries, action, footerEntries = [], params, openEntry } = props;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-4 p-3">
      {header}
      <nav aria-label={label} className="flex flex-1 flex-col justify-between gap-6">
        <div className="flex flex-col gap-0.5">
          <NavigationLines entries={entries} params={params} openEntry={openEntry} />
          {action}
        </div>
        <NavigationLines entries={footerEntries} params={params} openEntry={openEntry} />
      </nav>
    </div>
  );
}

function NavigationLines(props: Pick<SideNavigationProps, 'entries' | 'params' | 'openEntry'>) {
  const { entries, params, openEntry } = props;
  const { t } = useTranslation();
  const matchRoute = useMatchRoute();
  return (
    <NavGroup>
      {entries.map(({ to, label, icon: Icon, isExact = false, alsoOpenOn = [] }) => (
        <NavItem
          key={to}
          icon={<Icon size={16} aria-hidden />}
          render={
            <Link
              to={to}
              params={params}
              activeOptions={{ exact: isExact || openEntry !== undefined, includeSearch: false }}
              aria-current={
                to === openEntry || alsoOpenOn.some((page) => matchRoute({ to: page }))
                  ? 'page'
                  : undefined
              }
            />
          }
        >
          {t(label)}
        </NavItem>
      ))}
    </NavGroup>
  );
}
