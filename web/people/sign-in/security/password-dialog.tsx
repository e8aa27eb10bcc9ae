import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Dialog, DialogBody } from '../../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../../ui/overlays/dialogs/submit-footer.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/text/password-field.tsx';

interface PasswordMutation<Result> {
  mutateAsync: (password: string) => Promise<Result>;
  reset: () => void;
  isPending: boolean;
  error: Error | null;
}

interface PasswordDialogProps<Result> {
  trigger: ReactElement;
  title: string;
  description: ReactNode;
  submitLabel: string;
  isDestructive?: boolean;
  mutation: PasswordMutation<Result>;
  onDone: (result: Result) => unknown;
}

export function PasswordDialog<Result>(props: PasswordDialogProps<Result>) {
  const { trigger, title, description, submitLabel, isDestructive, mutation, onDone } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const changeOpen = (open: boolean) => {
    setIsOpen(open);
    setPassword('');
    mutation.reset();
  };
  const submit = async () => {
    const result = await mutation.mutateAsync(password);
    changeOpen(false);
    await onDone(result);
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
      <Form layout="none" onSubmit={submit}>
        <DialogBody>
          <PasswordField
            label={t('auth.form.password.label')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </DialogBody>
        <SubmitFooter
          error={mutation.error}
          variant={isDestructive ? 'danger' : 'primary'}
          disabled={password === ''}
          isLoading={mutation.isPending}
        >
          {submitLabel}
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
