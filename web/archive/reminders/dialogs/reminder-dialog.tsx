import { useState } from 'react';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { reminderInputSchema } from '../../../../shared/archive/reminders/reminder.ts';
import type { Member } from '../../../../shared/people/members/member.ts';
import { useCurrentUser } from '../../../api/session/session-api.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { Dialog, DialogBody } from '../../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../../ui/overlays/dialogs/submit-footer.tsx';
import { useCreateReminder } from '../reminder-api.ts';
import { today } from '../../../i18n/formats/today.ts';
import { snoozeDays } from '../reminder-days.ts';

const everybody = 'everybody';

export interface ReminderDialogProps {
  document: DocumentDetail;
  members: readonly Member[];
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ReminderDialog({ open, onOpenChange, ...form }: ReminderDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog size="sm" title={t('reminders.add')} open={open} onOpenChange={onOpenChange}>
      <ReminderForm {...form} onSaved={() => onOpenChange(false)} />
    </Dialog>
  );
}

type FormProps = Pick<ReminderDialogProps, 'document' | 'members'> & { onSaved: () => void };

function ReminderForm({ document, members, onSaved }: FormProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { id: me } = useCurrentUser();
  const [typed, setTyped] = useState({
    date: snoozeDays(today()).week,
    note: '',
    assignee: me,
  });
  const [issues, setIssues] = useState<{ path: PropertyKey[]; message: string }[]>([]);
  const create = useCreateReminder(document.organizationId);
  const errorOf = (field: string) => fieldError(issues.find(({ path }) => path[0] === field));
  const submit = async () => {
    const { assignee, ...input } = typed;
    const checked = reminderInputSchema.safeParse({
      ...input,
      documentId: document.id,
      assigneeId: assignee === everybody ? null : assignee,
    });
    setIssues(checked.error?.issues ?? []);
    if (!checked.success) return;
    await create.mutateAsync(checked.data).then(onSaved, () => undefined);
  };
  return (
    <Form layout="none" onSubmit={submit}>
      <DialogBody>
        <TextField
          type="date"
          label={t('reminders.form.day')}
          isRequired
          value={typed.date}
          error={errorOf('date')}
          onChange={({ currentTarget }) => setTyped({ ...typed, date: currentTarget.value })}
        />
        <TextField
          label={t('reminders.form.note-label')}
          autoComplete="off"
          value={typed.note}
          error={errorOf('note')}
          onChange={({ currentTarget }) => setTyped({ ...typed, note: currentTarget.value })}
        />
        {members.length > 1 && (
          <Select
            label={t('reminders.assign.label')}
            options={[
              { value: me, label: t('reminders.assign.me') },
              ...members
                .filter(({ user }) => user.id !== me)
                .map(({ user }) => ({ value: user.id, label: user.name })),
              { value: everybody, label: t('reminders.assign.everybody') },
            ]}
            value={typed.assignee}
            onChange={({ currentTarget }) => setTyped({ ...typed, assignee: currentTarget.value })}
          />
        )}
      </DialogBody>
      <SubmitFooter error={create.error} isLoading={create.isPending}>
        {t('reminders.add')}
      </SubmitFooter>
    </Form>
  );
}
