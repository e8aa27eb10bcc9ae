import { Mail } from 'lucide-react';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Shown in place of invitations in the demo, where a retry would not help. */
export function NotInDemo({ error }: { error: Error }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  return (
    <EmptyState
      icon={<Mail size={24} />}
      title={t('invitations.title')}
      description={errorMessage(error)}
    />
  );
}
