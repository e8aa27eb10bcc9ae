import { useConfig } from '../../api/session/config-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';

export function DemoNotice() {
  const { t } = useTranslation();
  const { isDemoMode } = useConfig();
  return isDemoMode && <Callout tone="warning">{t('demo.tagging-rules-banner')}</Callout>;
}
