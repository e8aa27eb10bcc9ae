import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type { Reminder } from '../../../../shared/archive/reminders/reminder.ts';
import { usePayment } from '../../fields/paper/use-payment.ts';
import { hidePayment } from '../reminder-api.ts';
import { useReminderChanges, type ReminderChanges } from '../use-reminder-changes.ts';

type Payable = Pick<DocumentSummary, 'id' | 'name'>;

/** The changes of what is to be done. What is due is done by paying it, which completes its reminder. */
export function useToDoChanges(organizationId: string) {
  const queryClient = useQueryClient();
  const changes = useReminderChanges(organizationId);
  const payment = usePayment(organizationId);
  const last = useRef<Payable>(undefined);

  const pay = (document: Payable) => {
    last.current = document;
    payment.toggle({ ...document, isPaid: false });
    hidePayment(queryClient, { organizationId, documentId: document.id });
  };
  const unpay = (document: Payable) => {
    last.current = undefined;
    payment.toggle({ ...document, isPaid: true });
  };
  const of: ReminderChanges = {
    ...changes,
    undo: () => {
      if (last.current) unpay(last.current);
      else changes.undo();
    },
    complete: (reminder) => {
      if (reminder.source === 'due-date') return pay(payableOf(reminder));
      last.current = undefined;
      changes.complete(reminder);
    },
    reopen: (reminder) => {
      // Nobody has completed it but the payment.
      const isPaid = reminder.source === 'due-date' && reminder.doneBy === null;
      if (isPaid) return unpay(payableOf(reminder));
      changes.reopen(reminder);
    },
    snooze: (reminder, day) => {
      last.current = undefined;
      changes.snooze(reminder, day);
    },
  };
  return { changes: of, pay };
}

function payableOf({ documentId: id, documentName: name }: Reminder): Payable {
  return { id, name };
}
