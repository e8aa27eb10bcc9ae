import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { SecondFactorSecret } from '../../../../shared/people/sign-in/auth-responses.ts';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/card.tsx';
import {
  useDisableSecondFactor,
  useRenewRecoveryCodes,
  useStartSecondFactor,
} from './security-api.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

type Step =
  | { kind: 'idle' }
  | { kind: 'setup'; secret: SecondFactorSecret }
  | { kind: 'codes'; codes: string[] };

export function SecondFactorSection({ isEnabled }: { isEnabled: boolean }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const start = useStartSecondFactor();
  const renew = useRenewRecoveryCodes();
  const disable = useDisableSecondFactor();

  return (
    <Card>
      <CardHeader
        title={t('account.second-factor.title')}
        description={t('account.second-factor.description')}
        actions={
          isEnabled && (
            <Badge tone="success" icon={<ShieldCheck size={12} aria-hidden />}>
              {t('account.second-factor.on')}
            </Badge>
          )
        }
      />
      <CardBody className="flex flex-col gap-4">
        {step.kind === 'setup' && (
          <SecondFactorSetup
            totpUri={step.secret.totpURI}
            onCancel={() => setStep({ kind: 'idle' })}
            onDone={() => {
              setStep({ kind: 'codes', codes: step.secret.backupCodes });
              toast.success(t('account.second-factor.enabled'));
            }}
          />
        )}
        {step.kind === 'codes' && (
          <RecoveryCodes codes={step.codes} onClose={() => setStep({ kind: 'idle' })} />
        )}
        {step.kind === 'idle' && (
          <div className="flex flex-wrap gap-2">
            {isEnabled ? (
              <>
                <PasswordDialog
                  trigger={<Button>{t('account.second-factor.renew-codes')}</Button>}
                  title={t('account.second-factor.renew-codes')}
                  description={t('account.second-factor.renew-description')}
                  submitLabel={t('account.second-factor.renew-codes')}
                  mutation={renew}
                  onDone={(codes) => setStep({ kind: 'codes', codes })}
                />
                <PasswordDialog
                  trigger={
                    <Button variant="danger-ghost">{t('account.second-factor.disable')}</Button>
                  }
                  title={t('account.second-factor.disable')}
                  description={t('account.second-factor.disable-description')}
                  submitLabel={t('account.second-factor.disable')}
                  isDestructive
                  mutation={disable}
                  onDone={() => toast.success(t('account.second-factor.disabled'))}
                />
              </>
            ) : (
              <PasswordDialog
                trigger={
                  <Button icon={<ShieldCheck size={16} aria-hidden />}>
                    {t('account.second-factor.set-up')}
                  </Button>
                }
                title={t('account.second-factor.title')}
                description={t('account.second-factor.password-description')}
                submitLabel={t('account.second-factor.continue')}
                mutation={start}
                onDone={(secret) => setStep({ kind: 'setup', secret })}
              />
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
}
