import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useErrorMessage } from '../../../i18n/error-message.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../../../ui/overlays/dialog.tsx';
import { FormError } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';

interface PasswordDialogProps {
  trigger: ReactElement;
  title: string;
  description: ReactNode;
  submitLabel: string;
  isDestructive?: boolean;
  /** What the password is needed for; when it is done the dialog closes. */
  onSubmit: (password: string) => Promise<unknown>;
}

/** Asks for the password before something that matters. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { trigger, title, description, submitLabel, isDestructive, onSubmit } = props;
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const submit = useMutation({ mutationFn: onSubmit, onSuccess: () => changeOpen(false) });
  const changeOpen = (open: boolean) => {
    setIsOpen(open);
    setPassword('');
    submit.reset();
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={changeOpen}
      trigger={trigger}
      title={title}
      description={description}
      size="sm"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit.mutate(password);
        }}
      >
        <DialogBody>
          <PasswordField
            label={t('auth.form.password.label')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <FormError>{submit.error && errorMessage(submit.error)}</FormError>
        </DialogBody>
        <DialogFooter>
          <DialogClose render={<Button>{t('common.cancel')}</Button>} />
          <Button
            type="submit"
            variant={isDestructive ? 'danger' : 'primary'}
            disabled={password === ''}
            isLoading={submit.isPending}
          >
            {submitLabel}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
