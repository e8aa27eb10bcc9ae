import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

export function BackToLogin({ returnTo }: { returnTo?: string }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      size="lg"
      icon={<ArrowLeft size={16} aria-hidden />}
      render={<Link to="/login" search={{ returnTo }} />}
    >
      {t('auth.back-to-login')}
    </Button>
  );
}
