import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOrganizations } from './organization-api.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

const cardStyles =
  'flex h-full min-h-16 items-center gap-3 rounded-lg border px-4 py-3 transition-colors duration-fast';

export function OrganizationsPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const organizations = useOrganizations();

  return (
    <>
      <PageTitle>{t('organizations.list.title')}</PageTitle>
      <p className="mt-1.5 mb-6 text-pretty text-muted">{t('organizations.list.description')}</p>
      {children}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {organizations.map((organization) => (
          <li key={organization.id}>
            <Link
              to="/organizations/$organizationId"
              params={{ organizationId: organization.id }}
              className={`${cardStyles} border-border bg-surface hover:border-border-strong`}
            >
              <Avatar shape="square" size="lg" name={organization.name} />
              <span className="min-w-0">
                <span
                  dir="auto"
                  title={organization.name}
                  className="line-clamp-2 font-medium wrap-anywhere hyphens-auto"
                >
                  {organization.name}
                </span>
                <span className="block text-sm text-muted">{t(`roles.${organization.role}`)}</span>
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="/organizations/create"
            className={`${cardStyles} border-dashed border-border-strong text-muted hover:border-muted hover:text-ink`}
          >
            <span className="flex size-10 items-center justify-center">
              <Plus size={18} aria-hidden />
            </span>
            {t('organizations.create.link')}
          </Link>
        </li>
      </ul>
    </>
  );
}
