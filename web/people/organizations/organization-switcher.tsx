import { Link, useLocation } from '@tanstack/react-router';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOrganizations } from './organization-api.ts';
import { pathInOrganization } from './path-in-organization.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { CutText } from '../../ui/display/text/cut-text.tsx';
import { Menu, MenuGroup, MenuLinkItem, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';

export function OrganizationSwitcher({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const pathname = useLocation({ select: (location) => location.pathname });
  const organizations = useOrganizations();
  const current = organizations.find((organization) => organization.id === organizationId);

  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 w-full items-center gap-2.5 rounded-lg px-2 py-1 text-left transition-colors duration-fast hover:bg-hover data-popup-open:bg-hover"
        >
          <Avatar shape="square" name={current?.name ?? ''} />
          <span
            dir="auto"
            title={current?.name}
            className="line-clamp-2 min-w-0 flex-1 leading-snug font-medium wrap-anywhere hyphens-auto"
          >
            {current?.name}
          </span>
          <VisuallyHidden>{t('organizations.switcher.label')}</VisuallyHidden>
          <ChevronsUpDown size={16} aria-hidden className="shrink-0 text-muted" />
        </button>
      }
    >
      <MenuGroup label={t('organizations.switcher.label')}>
        {organizations.map((organization) => (
          <MenuLinkItem
            key={organization.id}
            render={<Link to={pathInOrganization(pathname, organization.id)} />}
            icon={<Avatar shape="square" size="sm" name={organization.name} />}
            trailing={organization.id === organizationId && <Check size={16} aria-hidden />}
          >
            <span dir="auto" title={organization.name} className="block text-left">
              <CutText text={organization.name} />
            </span>
          </MenuLinkItem>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuLinkItem
        render={<Link to="/organizations/create" />}
        icon={<Plus size={16} aria-hidden />}
      >
        {t('organizations.create.link')}
      </MenuLinkItem>
    </Menu>
  );
}
