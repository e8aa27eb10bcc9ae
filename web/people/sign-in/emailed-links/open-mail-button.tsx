import { ExternalLink } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { mailProviderOf } from './mail-providers.ts';

export function OpenMailButton({ email }: { email: string }) {
  const { t } = useTranslation();
  const provider = mailProviderOf(email);
  if (!provider) return null;
  const label = t('auth.open-mail-provider', { provider: provider.name });
  return (
    <Button
      variant="primary"
      size="lg"
      icon={<ExternalLink size={16} aria-hidden />}
      render={<a href={provider.url} target="_blank" rel="noreferrer" aria-label={label} />}
    >
      {label}
    </Button>
  );
}
