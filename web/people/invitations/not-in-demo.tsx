import { Mail } from 'lucide-react';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** In place of invitations where there is nobody to invite: nothing has failed, and trying again would not help. */
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
