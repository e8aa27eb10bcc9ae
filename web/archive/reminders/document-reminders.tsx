import { useInfiniteQuery } from '@tanstack/react-query';
import { BellPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { Reminder } from '../../../shared/archive/reminders/reminder.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { usePeople } from '../custom-fields/use-people.ts';
import { remindersOf, remindersQuery } from './reminder-api.ts';
import { ReminderItem } from './reminder-item.tsx';
import { useReminderChanges } from './use-reminder-changes.ts';

const dialog = defer(() => import('./dialogs/reminder-dialog.tsx'));

export interface DocumentRemindersProps {
  document: DocumentDetail;
  children: ReactNode;
}

export function DocumentReminders({ document, children }: DocumentRemindersProps) {
  const { data, isPending } = useInfiniteQuery(
    remindersQuery(document.organizationId, { documentId: document.id }),
  );
  return (
    <>
      <ReminderSection document={document} reminders={remindersOf(data)} />
      {!isPending && children}
    </>
  );
}

function ReminderSection(props: { document: DocumentDetail; reminders: Reminder[] }) {
  const { document, reminders } = props;
  const { t } = useTranslation();
  const canChange = useCanChange();
  const [isAdding, setIsAdding] = useState(false);
  const { organizationId } = document;
  const { data: members = [] } = usePeople(organizationId, {
    enabled: reminders.length > 0 || isAdding,
  });
  const changes = useReminderChanges(organizationId);
  const parts = useDeferred(dialog, isAdding, (error) => {
    setIsAdding(false);
    errorToast()(error);
  });
  if (!canChange && reminders.length === 0) return null;
  return (
    <section aria-label={t('reminders.of-document')} className="flex flex-col gap-2">
      <header className="flex items-center justify-between gap-2">
        <h2 className="text-muted">{t('reminders.of-document')}</h2>
        {canChange && (
          <Button
            variant="ghost"
            size="sm"
            icon={<BellPlus size={16} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            {t('reminders.add')}
          </Button>
        )}
      </header>
      {reminders.length > 0 && (
        <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
          {reminders.map((reminder) => (
            <ReminderItem
              key={reminder.id}
              reminder={reminder}
              members={members}
              changes={changes}
              isOfPage
            />
          ))}
        </ul>
      )}
      {parts && (
        <parts.ReminderDialog
          document={document}
          members={members}
          open={isAdding}
          onOpenChange={setIsAdding}
        />
      )}
    </section>
  );
}
