import { overdueDays } from '../../../shared/archive/archive-limits.ts';
import type { ToDo } from '../../../shared/archive/reminders/to-do.ts';
import { localDay } from '../../../shared/time/local-time.ts';
import { dayAfter } from '../../../shared/time/utc-day.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { toDocumentSummary } from '../documents/document-store.ts';
import { selectOverdueWithoutReminder, selectProposedDocuments } from './to-do-store.ts';

export async function getToDo(scope: OrganizationScope): Promise<ToDo> {
  const today = localDay(scope.platform.clock.now(), scope.timeZone);
  const days = { from: dayAfter(today, -overdueDays), before: today };
  const { overdue, proposed } = await batch(scope.database, {
    overdue: selectOverdueWithoutReminder(scope, days),
    proposed: selectProposedDocuments(scope),
  });
  return {
    overdueDocuments: overdue.map(toDocumentSummary),
    proposedDocuments: proposed.map(toDocumentSummary),
  };
}
