import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { OrganizationForm } from './organization-form.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function CreateOrganizationPage() {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="mb-4 -ml-2.5"
        icon={<ArrowLeft size={16} aria-hidden />}
        render={<Link to="/" />}
      >
        {t('common.back')}
      </Button>
      <PageTitle className="text-balance">{t('organizations.create.title')}</PageTitle>
      <p className="mt-1.5 mb-6 text-pretty text-muted">{t('organizations.create.description')}</p>
      <OrganizationForm initialName="" />
    </>
  );
}
