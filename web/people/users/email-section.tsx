import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfig } from '../../api/session/config-api.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PasswordField } from '../../ui/forms/text/password-field.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { Dialog, DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../ui/overlays/dialogs/submit-footer.tsx';
import { signInStateQuery } from '../sign-in/security/security-api.ts';
import { useRequestEmailChange } from './user-api.ts';

/** The address is read-only; it changes when a link sent to the new one is opened. */
export function EmailSection() {
  const { t } = useTranslation();
  const { email } = useCurrentUser();
  const { isMailEnabled } = useConfig();
  return (
    <Card>
      <CardHeader title={t('account.email.title')} description={t('account.email.description')} />
      <CardBody>
        <div className="flex max-w-lg flex-wrap items-end gap-2">
          <TextField
            label={t('account.email.label')}
            isLabelHidden
            value={email}
            readOnly
            className="min-w-52 flex-1"
          />
          {isMailEnabled && <ChangeButton />}
        </div>
      </CardBody>
    </Card>
  );
}

const empty = { newEmail: '', password: '' };

function ChangeButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [input, setInput] = useState(empty);
  const state = useQuery(signInStateQuery);
  const hasPassword = state.data?.hasPassword ?? false;
  const request = useRequestEmailChange();
  const changeOpen = (open: boolean) => {
    setIsOpen(open);
    setInput(empty);
    request.reset();
  };
  const submit = async () => {
    const { newEmail, password } = input;
    await request.mutateAsync({ newEmail, ...(hasPassword && { password }) });
    changeOpen(false);
    toast.success(t('account.email.sent', { email: newEmail }));
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={changeOpen}
      trigger={<Button isLoading={state.isPending}>{t('account.email.change')}</Button>}
      title={t('account.email.change-title')}
      description={t('account.email.change-description')}
      size="sm"
    >
      <Form layout="none" onSubmit={submit}>
        <DialogBody>
          <TextField
            label={t('account.email.new')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            value={input.newEmail}
            onChange={({ currentTarget }) => setInput({ ...input, newEmail: currentTarget.value })}
          />
          {hasPassword && (
            <PasswordField
              label={t('account.password.current')}
              value={input.password}
              onChange={({ currentTarget }) =>
                setInput({ ...input, password: currentTarget.value })
              }
            />
          )}
        </DialogBody>
        <SubmitFooter
          error={request.error}
          disabled={input.newEmail === '' || (hasPassword && input.password === '')}
          isLoading={request.isPending}
        >
          {t('account.email.send')}
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
