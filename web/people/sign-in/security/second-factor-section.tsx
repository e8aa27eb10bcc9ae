import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/card.tsx';
import { accountKey } from './security-api.ts';
import {
  disableSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  type SecondFactorSetUp,
} from '../auth-api.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetUpForm } from './second-factor-setup.tsx';

type Step =
  | { kind: 'idle' }
  | { kind: 'set-up'; setUp: SecondFactorSetUp }
  | { kind: 'codes'; codes: string[] };

/** Two-factor sign-in: set it up, renew the recovery codes, switch it off. */
export function SecondFactorSection({ isEnabled }: { isEnabled: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const refresh = () => queryClient.invalidateQueries({ queryKey: accountKey });

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
        {step.kind === 'set-up' && (
          <SecondFactorSetUpForm
            totpUri={step.setUp.totpURI}
            onCancel={() => setStep({ kind: 'idle' })}
            onDone={async () => {
              setStep({ kind: 'codes', codes: step.setUp.backupCodes });
              toast.success(t('account.second-factor.enabled'));
              await refresh();
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
                  onSubmit={async (password) =>
                    setStep({ kind: 'codes', codes: await renewRecoveryCodes(password) })
                  }
                />
                <PasswordDialog
                  trigger={
                    <Button variant="danger-ghost">{t('account.second-factor.disable')}</Button>
                  }
                  title={t('account.second-factor.disable')}
                  description={t('account.second-factor.disable-description')}
                  submitLabel={t('account.second-factor.disable')}
                  isDestructive
                  onSubmit={async (password) => {
                    await disableSecondFactor(password);
                    toast.success(t('account.second-factor.disabled'));
                    await refresh();
                  }}
                />
              </>
            ) : (
              <PasswordDialog
                trigger={
                  <Button icon={<ShieldCheck size={16} aria-hidden />}>
                    {t('account.second-factor.set-up')}
                  </Button>
                }
                title={t('account.second-factor.set-up')}
                description={t('account.second-factor.password-description')}
                submitLabel={t('account.second-factor.continue')}
                onSubmit={async (password) =>
                  setStep({ kind: 'set-up', setUp: await startSecondFactor(password) })
                }
              />
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
}
