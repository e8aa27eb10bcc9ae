import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { OrganizationForm } from './organization-form.tsx';

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
      <h1 className="font-serif text-2xl font-medium tracking-tight text-balance">
        {t('organizations.create.title')}
      </h1>
      <p className="mt-1.5 mb-6 text-pretty text-muted">{t('organizations.create.description')}</p>
      <OrganizationForm initialName="" />
    </>
  );
}
