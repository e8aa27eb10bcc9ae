import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { Dialog, DialogBody } from '../../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../../ui/overlays/dialogs/submit-footer.tsx';

interface SnoozeDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `YYYY-MM-DD` */
  earliest: string;
  onPick: (day: string) => void;
}

export function SnoozeDialog({ open, onOpenChange, earliest, onPick }: SnoozeDialogProps) {
  const { t } = useTranslation();
  const [day, setDay] = useState(earliest);
  return (
    <Dialog size="sm" title={t('reminders.snooze.day')} open={open} onOpenChange={onOpenChange}>
      <Form
        layout="none"
        onSubmit={() => {
          if (day < earliest) return;
          onOpenChange(false);
          onPick(day);
        }}
      >
        <DialogBody>
          <TextField
            type="date"
            label={t('reminders.form.day')}
            min={earliest}
            value={day}
            error={day < earliest ? t('documents.fields.form.date') : undefined}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        </DialogBody>
        <SubmitFooter>{t('reminders.snooze.submit')}</SubmitFooter>
      </Form>
    </Dialog>
  );
}
