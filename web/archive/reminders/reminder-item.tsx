import { Clock, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { reminderDetails } from '../../../shared/archive/reminders/reminder-title.ts';
import type { Reminder } from '../../../shared/archive/reminders/reminder.ts';
import type { Member } from '../../../shared/people/members/member.ts';
import { today } from '../../i18n/formats/today.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuRadioGroup } from '../../ui/overlays/menu.tsx';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { useFieldText } from '../fields/text/use-field-text.ts';
import { DayText } from './day-text.tsx';
import { nameOf } from './name-of.ts';
import { useDeleteReminder } from './reminder-api.ts';
import { snoozeDays } from './reminder-days.ts';
import { SnoozeDialog } from './dialogs/snooze-dialog.tsx';
import { ToDoRow } from './to-do/to-do-row.tsx';
import { useReminderTitle } from './use-reminder-title.ts';
import type { ReminderChanges } from './use-reminder-changes.ts';

const everybody = 'everybody';

interface ReminderItemProps {
  reminder: Reminder;
  members: readonly Member[];
  changes: ReminderChanges;
  /** The list is on the page of the document. */
  isOfPage?: boolean;
}

/** On the page of a document, reminders have no title, so that their day is named. */
const dayNames = {
  'due-date': 'reminders.is-due-date',
  'notice-date': 'documents.fields.name.noticeDate',
  'end-date': 'documents.fields.name.endDate',
} as const;

export function ReminderItem({ reminder, members, changes, isOfPage = false }: ReminderItemProps) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const titleOf = useReminderTitle();
  const { organizationId, documentId, documentName: name, note, source, assigneeId } = reminder;
  const isPayment = source === 'due-date' && !isOfPage;
  return (
    <ToDoRow
      organizationId={organizationId}
      documentId={documentId}
      title={isOfPage ? undefined : titleOf({ ...reminder, totalAmount: null })}
      amount={isPayment ? textOf('totalAmount', reminder.totalAmount) : undefined}
      check={{
        label: t(isPayment ? 'reminders.mark-paid' : 'reminders.complete', { name }),
        run: () => changes.complete(reminder),
      }}
      when={<DayText day={reminder.remindOn} />}
      details={[
        ...(isOfPage ? [note] : reminderDetails(reminder)),
        isOfPage && source !== 'person' ? t(dayNames[source]) : '',
        nameOf(members, assigneeId),
      ]}
      actions={
        <>
          <SnoozeMenu reminder={reminder} changes={changes} />
          {members.length > 1 && (
            <AssignMenu reminder={reminder} members={members} changes={changes} />
          )}
          {isOfPage && <DeleteButton reminder={reminder} />}
        </>
      }
    />
  );
}

type PartProps = Pick<ReminderItemProps, 'reminder' | 'changes'>;

function SnoozeMenu({ reminder, changes }: PartProps) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const [isPicking, setIsPicking] = useState(false);
  const name = reminder.documentName;
  const days = snoozeDays(today());
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            aria-label={t('reminders.snooze.action', { name })}
            title={t('reminders.snooze.action', { name })}
          >
            <Clock size={16} aria-hidden />
          </IconButton>
        }
      >
        {(['tomorrow', 'week', 'month'] as const).map((when) => (
          <MenuItem
            key={when}
            trailing={<span className="ml-6">{textOf('dueDate', days[when])}</span>}
            onClick={() => changes.snooze(reminder, days[when])}
          >
            {t(`reminders.snooze.${when}`)}
          </MenuItem>
        ))}
        <MenuItem onClick={() => setIsPicking(true)}>{t('reminders.snooze.day')}</MenuItem>
      </Menu>
      <SnoozeDialog
        open={isPicking}
        onOpenChange={setIsPicking}
        earliest={days.tomorrow}
        onPick={(day) => changes.snooze(reminder, day)}
      />
    </>
  );
}

function AssignMenu({
  reminder,
  members,
  changes,
}: PartProps & Pick<ReminderItemProps, 'members'>) {
  const { t } = useTranslation();
  const label = t('reminders.assign.action', { name: reminder.documentName });
  return (
    <Menu
      align="end"
      trigger={
        <IconButton size="sm" aria-label={label} title={label}>
          <UserRound size={16} aria-hidden />
        </IconButton>
      }
    >
      <MenuRadioGroup
        label={t('reminders.assign.label')}
        value={reminder.assigneeId ?? everybody}
        onValueChange={(value) => changes.assign(reminder, value === everybody ? null : value)}
        options={[
          { value: everybody, label: t('reminders.assign.everybody') },
          ...members.map(({ user }) => ({ value: user.id, label: user.name })),
        ]}
      />
    </Menu>
  );
}

function DeleteButton({ reminder }: { reminder: Reminder }) {
  const { t } = useTranslation();
  const label = t('reminders.delete.action', { name: reminder.documentName });
  const deletion = useConfirmedMutation(useDeleteReminder(reminder.organizationId), {
    title: t('reminders.delete.title'),
    description: t('reminders.delete.description'),
    confirmLabel: t('reminders.delete.confirm'),
  });
  return (
    <IconButton
      size="sm"
      variant="danger-ghost"
      aria-label={label}
      title={label}
      isLoading={deletion.isPending}
      onClick={() => deletion.ask(reminder.id)}
    >
      <Trash2 size={16} aria-hidden />
    </IconButton>
  );
}
