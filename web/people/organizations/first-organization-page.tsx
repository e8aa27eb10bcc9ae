import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { firstOrganizationName } from './first-organization-name.ts';
import { OrganizationForm } from './organization-form.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function FirstOrganizationPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const initialName = firstOrganizationName({
    userName: user.name,
    nameFor: (name) => t('organizations.first.name', { name }),
    defaultName: t('organizations.first.default-name'),
  });

  return (
    <>
      <PageTitle className="text-balance">{t('organizations.first.title')}</PageTitle>
      <p className="mt-1.5 mb-6 text-pretty text-muted">{t('organizations.first.description')}</p>
      {children}
      <OrganizationForm initialName={initialName} />
    </>
  );
}
