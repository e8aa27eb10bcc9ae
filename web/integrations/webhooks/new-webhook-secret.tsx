import { Link } from '@tanstack/react-router';
import { useCopyQuestion } from '../../i18n/questions/use-copy-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { SecretOnce } from '../../ui/feedback/secret-once.tsx';

interface NewWebhookSecretProps {
  organizationId: string;
  title: string;
  secret: string;
}

export function NewWebhookSecret({ organizationId, title, secret }: NewWebhookSecretProps) {
  const { t } = useTranslation();
  const onCopied = useCopyQuestion();
  return (
    <SecretOnce
      title={title}
      advice={t('webhooks.created.advice')}
      label={t('webhooks.created.secret')}
      value={secret}
      copyLabel={t('common.copy')}
      copiedLabel={t('common.copied')}
      onCopied={onCopied}
      actions={
        <Button
          render={
            <Link
              to="/organizations/$organizationId/settings/webhooks"
              params={{ organizationId }}
            />
          }
        >
          {t('webhooks.created.back')}
        </Button>
      }
    />
  );
}
