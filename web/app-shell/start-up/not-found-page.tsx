import { Link } from '@tanstack/react-router';
import { ArrowLeft, FileQuestionMark } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export function NotFoundPage() {
  return (
    <main className="flex min-h-dvh items-center">
      <NotFound />
    </main>
  );
}

export function NotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      icon={<FileQuestionMark size={24} />}
      title={t('not-found.title')}
      description={t('not-found.description')}
      actions={
        <Button render={<Link to="/" />} icon={<ArrowLeft size={16} aria-hidden />}>
          {t('not-found.back-home')}
        </Button>
      }
    />
  );
}
