import { useQuery } from '@tanstack/react-query';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Button } from '../../ui/button.tsx';
import { CardGroup } from '../../ui/layout/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { signInStateQuery } from '../sign-in/security/security-api.ts';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { LogOutSection } from './log-out-section.tsx';
import { hasPasskeys } from '../sign-in/passkey-support.ts';
import { PasskeysSection } from '../sign-in/security/passkeys-section.tsx';
import { PasswordSection } from '../sign-in/security/password-section.tsx';
import { SecondFactorSection } from '../sign-in/security/second-factor-section.tsx';
import { SessionsSection } from '../sign-in/security/sessions-section.tsx';

export function AccountSections(props: {
  onSignedOut: () => Promise<void>;
  onDeleted: () => Promise<void>;
}) {
  const { onSignedOut, onDeleted } = props;
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const state = useQuery(signInStateQuery);

  if (state.isPending) return <Skeleton className="h-64" />;
  if (state.isLoadingError) {
    return (
      <Callout
        tone="danger"
        actions={
          <Button size="sm" onClick={() => void state.refetch()}>
            {t('common.retry')}
          </Button>
        }
      >
        {errorMessage(state.error)}
      </Callout>
    );
  }
  const { hasPassword, hasSecondFactor, currentToken } = state.data;
  return (
    <>
      {(hasPassword || hasPasskeys) && (
        <CardGroup title={t('account.group.security')}>
          {hasPassword && <PasswordSection />}
          {hasPassword && <SecondFactorSection isEnabled={hasSecondFactor} />}
          {hasPasskeys && <PasskeysSection />}
        </CardGroup>
      )}
      <CardGroup title={t('account.group.sessions')}>
        <SessionsSection currentToken={currentToken} />
        <LogOutSection onSignedOut={onSignedOut} />
      </CardGroup>
      <CardGroup title={t('common.danger-zone')}>
        <DeleteAccountSection hasPassword={hasPassword} onDeleted={onDeleted} />
      </CardGroup>
    </>
  );
}
