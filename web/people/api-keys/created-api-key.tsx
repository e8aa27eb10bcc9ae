import { Link } from '@tanstack/react-router';
import { useCopyQuestion } from '../../i18n/questions/use-copy-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { SecretOnce } from '../../ui/feedback/secret-once.tsx';

export function CreatedApiKey({ token }: { token: string }) {
  const { t } = useTranslation();
  const onCopied = useCopyQuestion();
  return (
    <SecretOnce
      label={t('api-keys.created.token')}
      advice={t('api-keys.created.advice')}
      title={t('api-keys.created.title')}
      value={token}
      copyLabel={t('common.copy')}
      copiedLabel={t('common.copied')}
      onCopied={onCopied}
      actions={<Button render={<Link to="/api-keys" />}>{t('api-keys.created.back')}</Button>}
    />
  );
}
