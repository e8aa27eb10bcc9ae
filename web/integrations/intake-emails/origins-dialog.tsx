import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { allowedOriginSchema } from '../../../shared/integrations/intake-emails/allowed-origin.ts';
import type { IntakeEmail } from '../../../shared/integrations/intake-emails/intake-email.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { useFormDraft } from '../../drafts/use-draft.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogFooter,
} from '../../ui/overlays/dialogs/dialog.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { useUpdateIntakeEmail } from './intake-email-api.ts';
import { SenderList } from './sender-list.tsx';

const formSchema = z.object({ origin: allowedOriginSchema });

export const originDraft = ({ id }: IntakeEmail) => `origin-${id}`;

/** The allowed senders of an address. Every change is saved at once. The user's own address is proposed first. */
export function OriginsDialog(props: { intakeEmail: IntakeEmail; onClose: () => void }) {
  const { intakeEmail, onClose } = props;
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { email } = useCurrentUser();
  const update = useUpdateIntakeEmail(intakeEmail);
  const { allowedOrigins, unverifiedSenders, isEnabled } = intakeEmail;
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { origin: allowedOrigins.length === 0 ? email : '' },
  });
  const { register, handleSubmit, reset, setError, setFocus, formState } = form;
  useFormDraft(originDraft(intakeEmail), form);

  const save = (origins: string[], onSuccess?: () => void) =>
    update.mutateAsync({ isEnabled, allowedOrigins: origins }, { onSuccess });

  const add = handleSubmit(async ({ origin }) => {
    if (allowedOrigins.includes(origin)) {
      setError('origin', { message: 'intake-emails.origins.form.duplicate' });
      return;
    }
    await save([...allowedOrigins, origin], () => {
      reset({ origin: '' });
      setFocus('origin');
    });
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('intake-emails.origins.title')}
      description={t('intake-emails.origins.description', { address: intakeEmail.emailAddress })}
      isFocusedItself={allowedOrigins.length === 0}
    >
      <DialogBody>
        <Form layout="none" onSubmit={add}>
          <div className="flex items-start gap-2">
            <TextField
              className="flex-1"
              type="email"
              label={t('intake-emails.origins.form.label')}
              isLabelHidden
              placeholder={t('intake-emails.origins.form.placeholder')}
              autoComplete="off"
              error={fieldError(formState.errors.origin)}
              {...register('origin')}
            />
            <Button
              type="submit"
              icon={<Plus size={16} aria-hidden />}
              isLoading={update.isPending}
            >
              {t('intake-emails.origins.add')}
            </Button>
          </div>
        </Form>
        {allowedOrigins.length === 0 ? (
          <p className="py-4 text-center text-sm text-muted">{t('intake-emails.origins.empty')}</p>
        ) : (
          <SenderList
            senders={allowedOrigins}
            removeLabel={(origin) => t('intake-emails.origins.remove', { origin })}
            isBusy={update.isPending}
            onRemove={(origin) => save(allowedOrigins.filter((other) => other !== origin))}
          />
        )}
        {unverifiedSenders.length > 0 && (
          <section className="flex flex-col gap-2">
            <div className="text-sm">
              <h3 className="font-medium">{t('intake-emails.unverified.title')}</h3>
              <p className="text-pretty text-muted">{t('intake-emails.unverified.description')}</p>
            </div>
            <SenderList
              senders={unverifiedSenders}
              removeLabel={(sender) => t('intake-emails.unverified.remove', { sender })}
              isBusy={update.isPending}
              onRemove={(sender) =>
                update.mutate({
                  isEnabled,
                  allowedOrigins,
                  unverifiedSenders: unverifiedSenders.filter((other) => other !== sender),
                })
              }
            />
          </section>
        )}
      </DialogBody>
      <DialogFooter error={update.error}>
        <DialogClose render={<Button>{t('common.close')}</Button>} />
      </DialogFooter>
    </Dialog>
  );
}
