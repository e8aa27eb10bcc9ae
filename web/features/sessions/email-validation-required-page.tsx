import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { AuthHeading } from './auth-heading.tsx';

export function EmailValidationRequiredPage() {
  const { t } = useTranslation();
  return (
    <>
      <AuthHeading title={t('auth.email-validation.title')}>
        {t('auth.email-validation.description')}
      </AuthHeading>
      <Button size="lg" icon={<ArrowLeft size={16} aria-hidden />} render={<Link to="/login" />}>
        {t('auth.back-to-login')}
      </Button>
    </>
  );
}
