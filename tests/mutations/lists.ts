import type { Mutation } from './mutation.ts';

const activityStore = 'worker/archive/activity/activity-store.ts';
const activity = ['worker/archive/activity/activity-store.test.ts'];

/** Pages, sums and orders of lists, and exports. */
export const listMutations: Mutation[] = [
  {
    what: 'a page of activity begins one row too late',
    file: activityStore,
    find: '.offset(page.pageIndex * page.pageSize)',
    replace: '.offset(page.pageIndex * page.pageSize + 1)',
    suites: activity,
  },
  {
    what: 'an export has one activity too many of a document',
    file: activityStore,
    find: 'lte(placed.place, most)',
    replace: 'lte(placed.place, most + 1)',
    suites: activity,
  },
  {
    what: 'the last page of reminders is empty',
    file: 'worker/archive/reminders/list-reminders.ts',
    find: 'found.length > pageSize && last',
    replace: 'found.length >= pageSize && last',
    suites: ['worker/archive/reminders/list-reminders.test.ts'],
  },
  {
    what: 'the sum of a selection has amounts of the trash',
    file: 'worker/archive/bulk/matching-store.ts',
    find: 'and(isSelected(scope, namedDocuments(documentIds)), isNull(documentsTable.deletedAt))',
    replace: 'isSelected(scope, namedDocuments(documentIds))',
    suites: ['tests/contract/totals.test.ts'],
  },
  {
    what: 'of two days alike, the earlier one is first',
    file: 'shared/reading/find-fields/dates/find-document-date.ts',
    find: 'b.date.day.localeCompare(a.date.day)',
    replace: 'a.date.day.localeCompare(b.date.day)',
    suites: ['shared/reading/find-fields/dates/find-document-date.test.ts'],
  },
  {
    what: 'a backslash in a name is read as an escape by calendars',
    file: 'worker/integrations/calendar/compose-calendar.ts',
    find: '/[\\\\;,]/g',
    replace: '/[;,]/g',
    suites: ['worker/integrations/calendar/compose-calendar.test.ts'],
  },
  {
    what: 'a webhook that fails pauses for a day',
    file: 'worker/integrations/webhooks/deliveries/plan-delivery.ts',
    find: 'Math.min(backOff[state.failedRounds] ?? longestPause, longestPause)',
    replace: '(backOff[state.failedRounds] ?? longestPause)',
    suites: ['worker/integrations/webhooks/deliveries/plan-delivery.test.ts'],
  },
  {
    what: 'a day of Paperless that is written with an offset is another one elsewhere',
    file: 'web/archive/import/paperless/paperless-dates.ts',
    find: '(?:Z|[+-]\\d\\d:?\\d\\d)?$/.test(created)',
    replace: 'Z?$/.test(created)',
    suites: ['web/archive/import/paperless/paperless-dates.test.ts'],
  },
];
