import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { passkeyNameSchema } from '../../../../shared/people/sign-in/auth-endpoints.ts';
import { useDraftOpener, useFormDraft } from '../../../drafts/use-draft.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Dialog, DialogBody } from '../../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../../ui/overlays/dialogs/submit-footer.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import type { Passkey } from '../../../../shared/people/sign-in/auth-responses.ts';
import { useRenamePasskey } from './security-api.ts';

interface PasskeyNameDialogProps {
  passkey: Passkey;
  trigger: ReactElement;
}

const draftName = ({ id }: Passkey) => `passkey-${id}`;

export function PasskeyNameDialog({ passkey, trigger }: PasskeyNameDialogProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useDraftOpener(draftName(passkey));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title={t('account.passkeys.rename-title')}
      size="sm"
    >
      <NameForm passkey={passkey} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function NameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const form = useForm({
    resolver: zodResolver(passkeyNameSchema),
    defaultValues: { name: passkey.name ?? '' },
  });
  const { register, handleSubmit, formState } = form;
  useFormDraft(draftName(passkey), form);
  const rename = useRenamePasskey({ onSuccess: onDone });

  return (
    <Form
      layout="none"
      onSubmit={handleSubmit(({ name }) => rename.mutateAsync({ id: passkey.id, name }))}
    >
      <DialogBody>
        <TextField
          label={t('account.passkeys.form.name.label')}
          autoComplete="off"
          isRequired
          error={fieldError(formState.errors.name)}
          {...register('name')}
        />
      </DialogBody>
      <SubmitFooter error={rename.error} isLoading={rename.isPending}>
        {t('account.passkeys.rename')}
      </SubmitFooter>
    </Form>
  );
}
