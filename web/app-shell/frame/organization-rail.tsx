import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
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

/** Lists all organizations; with a single one, its switcher is enough. */
export function OrganizationRail() {
  const { t } = useTranslation();
  const organizations = useOrganizations();
  if (organizations.length < 2) return null;
  return (
    <div className="flex w-14 shrink-0 flex-col items-center gap-3 overflow-y-auto border-r border-border bg-surface-sunken py-3">
      <OrganizationsLink />
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
      <ProjectLinks side="right" className="flex-col" />
    </div>
  );
}

/** Further links of the rail; without a rail, they are below the side navigation. */
export function RailLinks() {
  const organizations = useOrganizations();
  if (organizations.length > 1) return null;
  return (
    <div className="flex items-center gap-1 px-3 pb-3">
      <OrganizationsLink />
      <ProjectLinks side="top" className="ml-auto" />
    </div>
  );
}

function OrganizationsLink() {
  const { t } = useTranslation();
  return (
    <Link to="/organizations" aria-label={t('organizations.list.title')} className="rounded-md p-1">
      <LogoMark size={24} />
    </Link>
  );
}

type Side = 'top' | 'right';

function ProjectLinks({ side, className }: { side: Side; className: string }) {
  const { t } = useTranslation();
  const { version, links } = useConfig();
  return (
    <div className={clsx('flex items-center gap-1', className)}>
      {links.source && (
        <ExternalLink side={side} href={links.source} label={t('links.source')}>
          <CodeXml size={16} aria-hidden />
        </ExternalLink>
      )}
      {links.social && (
        <ExternalLink side={side} href={links.social} label={t('links.social')}>
          <Megaphone size={16} aria-hidden />
        </ExternalLink>
      )}
      {links.source && (
        <ExternalLink
          side={side}
          href={releaseNotes(links.source, version)}
          label={t('links.release-notes', { version })}
        >
          <Sparkles size={16} aria-hidden />
        </ExternalLink>
      )}
    </div>
  );
}

function ExternalLink({
  side,
  href,
  label,
  children,
}: {
  side: Side;
  href: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <Tooltip content={label} side={side}>
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
