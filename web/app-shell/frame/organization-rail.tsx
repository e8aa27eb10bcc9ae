import { Link } from '@tanstack/react-router';
import { CodeXml, Megaphone, Plus, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { useOrganizations } from '../../people/organizations/organization-api.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/display/logo.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { releaseNotes } from '../../browser/external-links.ts';

export function OrganizationRail() {
  const { t } = useTranslation();
  const { version, links } = useConfig();
  const organizations = useOrganizations();

  return (
    <div className="flex w-14 shrink-0 flex-col items-center gap-3 overflow-y-auto border-r border-border bg-surface-sunken py-3">
      <Link
        to="/organizations"
        aria-label={t('organizations.list.title')}
        className="rounded-md p-1"
      >
        <LogoMark size={24} />
      </Link>
      <nav
        aria-label={t('organizations.list.title')}
        className="flex flex-1 flex-col items-center gap-2"
      >
        {organizations.map((organization) => (
          <Tooltip key={organization.id} content={organization.name} side="right">
            <Link
              to="/organizations/$organizationId"
              params={{ organizationId: organization.id }}
              aria-label={organization.name}
              className="rounded-lg opacity-70 transition-opacity duration-fast hover:opacity-100 aria-[current=page]:opacity-100 aria-[current=page]:outline-2 aria-[current=page]:outline-offset-2 aria-[current=page]:outline-accent-strong"
            >
              <Avatar shape="square" name={organization.name} />
            </Link>
          </Tooltip>
        ))}
        <Tooltip content={t('organizations.create.link')} side="right">
          <IconButton
            size="sm"
            aria-label={t('organizations.create.link')}
            render={<Link to="/organizations/create" />}
          >
            <Plus size={16} aria-hidden />
          </IconButton>
        </Tooltip>
      </nav>
      <div className="flex flex-col items-center gap-1">
        {links.source && (
          <ExternalLink href={links.source} label={t('links.source')}>
            <CodeXml size={16} aria-hidden />
          </ExternalLink>
        )}
        {links.social && (
          <ExternalLink href={links.social} label={t('links.social')}>
            <Megaphone size={16} aria-hidden />
          </ExternalLink>
        )}
        {links.source && (
          <ExternalLink
            href={releaseNotes(links.source, version)}
            label={t('links.release-notes', { version })}
          >
            <Sparkles size={16} aria-hidden />
          </ExternalLink>
        )}
      </div>
    </div>
  );
}

function ExternalLink({
  href,
  label,
  children,
}: {
  href: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <Tooltip content={label} side="right">
      <IconButton
        size="sm"
        aria-label={label}
        render={<a href={href} target="_blank" rel="noreferrer" aria-label={label} />}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
