import { Link, useMatchRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NavGroup, NavItem } from '../../ui/layout/nav-item.tsx';
import type { NavigationEntry } from './navigation.ts';

export interface SideNavigationProps {
  header?: ReactNode;
  label: string;
  entries: readonly NavigationEntry[];
  footerEntries?: readonly NavigationEntry[];
  params?: { organizationId: string };
}

export function SideNavigation(props: SideNavigationProps) {
  const { header, label, entries, footerEntries = [], params } = props;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-4 p-3">
      {header}
      <nav aria-label={label} className="flex flex-1 flex-col justify-between gap-6">
        <NavigationLines entries={entries} params={params} />
        <NavigationLines entries={footerEntries} params={params} />
      </nav>
    </div>
  );
}

function NavigationLines({ entries, params }: Pick<SideNavigationProps, 'entries' | 'params'>) {
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
              activeOptions={{ exact: isExact, includeSearch: false }}
              aria-current={
                alsoOpenOn.some((page) => matchRoute({ to: page })) ? 'page' : undefined
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
