import { useQueryClient } from '@tanstack/react-query';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type { Reminder } from '../../../../shared/archive/reminders/reminder.ts';
import { usePayment } from '../../fields/paper/use-payment.ts';
import type { LastChange } from '../../item-lists/last-change.ts';
import { hidePayment } from '../reminder-api.ts';
import { useReminderChanges, type ReminderChanges } from '../use-reminder-changes.ts';

type Payable = Pick<DocumentSummary, 'id' | 'name'>;

export function useToDoChanges(organizationId: string, lastChangeRef: LastChange) {
  const queryClient = useQueryClient();
  const changes = useReminderChanges(organizationId, lastChangeRef);
  const payment = usePayment(organizationId);

  const unpay = (document: Payable) => {
    lastChangeRef.current = undefined;
    payment.toggle({ ...document, isPaid: true });
  };
  const pay = (document: Payable) => {
    const showAgain = hidePayment(queryClient, { organizationId, documentId: document.id });
    const undo = () => unpay(document);
    lastChangeRef.current = undo;
    const onError = () => {
      showAgain();
      if (lastChangeRef.current === undo) lastChangeRef.current = undefined;
    };
    payment.toggle({ ...document, isPaid: false }, { onError });
  };
  const of: ReminderChanges = {
    ...changes,
    complete: (reminder) => {
      if (reminder.source === 'due-date') return pay(payableOf(reminder));
      changes.complete(reminder);
    },
    reopen: (reminder) => {
      // The payment has completed the reminder.
      const isPaid = reminder.source === 'due-date' && reminder.doneBy === null;
      if (isPaid) return unpay(payableOf(reminder));
      changes.reopen(reminder);
    },
  };
  return { changes: of, pay };
}

function payableOf({ documentId: id, documentName: name }: Reminder): Payable {
  return { id, name };
}
