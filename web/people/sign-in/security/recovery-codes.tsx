import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';

/** One-time codes that replace the authenticator app. They are not shown again. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Callout tone="warning" title={t('account.second-factor.codes-title')}>
        {t('account.second-factor.codes-description')}
      </Callout>
      <ul className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1 rounded-lg bg-surface-sunken px-4 py-3 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          value={codes.join('\n')}
          label={t('account.second-factor.copy-codes')}
          copiedLabel={t('account.second-factor.copied')}
        />
        <Button variant="primary" onClick={onClose}>
          {t('account.second-factor.codes-saved')}
        </Button>
      </div>
    </>
  );
}
