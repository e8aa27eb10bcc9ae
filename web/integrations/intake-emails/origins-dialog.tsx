import { zodResolver } from '@hookform/resolvers/zod';
import { Plus, X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  allowedOriginSchema,
  type IntakeEmail,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import { useFieldError } from '../../i18n/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../../ui/overlays/dialog.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useUpdateIntakeEmail } from './intake-email-api.ts';

const formSchema = z.object({ origin: allowedOriginSchema });

/** The senders an address accepts. Every addition and removal is saved at once. */
export function OriginsDialog(props: { intakeEmail: IntakeEmail; onClose: () => void }) {
  const { intakeEmail, onClose } = props;
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const update = useUpdateIntakeEmail(intakeEmail);
  const { allowedOrigins, isEnabled } = intakeEmail;
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { origin: '' },
  });

  const save = (origins: string[], onSuccess?: () => void) =>
    update.mutate({ isEnabled, allowedOrigins: origins }, { onSuccess });

  const add = handleSubmit(({ origin }) => {
    if (allowedOrigins.includes(origin)) {
      setError('origin', { message: 'intake-emails.origins.form.duplicate' });
      return;
    }
    save([...allowedOrigins, origin], () => {
      reset();
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
    >
      <DialogBody>
        <form noValidate className="flex items-start gap-2" onSubmit={(event) => void add(event)}>
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
          <Button type="submit" icon={<Plus size={16} aria-hidden />} isLoading={update.isPending}>
            {t('intake-emails.origins.add')}
          </Button>
        </form>
        {allowedOrigins.length === 0 ? (
          <p className="py-4 text-center text-sm text-muted">{t('intake-emails.origins.empty')}</p>
        ) : (
          <ul className="divide-y divide-border rounded-lg border border-border">
            {allowedOrigins.map((origin) => (
              <li key={origin} className="flex items-center gap-2 py-1 pr-1 pl-3">
                <span className="min-w-0 flex-1 text-sm wrap-anywhere">{origin}</span>
                <IconButton
                  size="sm"
                  aria-label={t('intake-emails.origins.remove', { origin })}
                  disabled={update.isPending}
                  onClick={() => save(allowedOrigins.filter((other) => other !== origin))}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </DialogBody>
      <DialogFooter>
        <DialogClose render={<Button>{t('common.close')}</Button>} />
      </DialogFooter>
    </Dialog>
  );
}
