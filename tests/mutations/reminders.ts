import type { Mutation } from './mutation.ts';

const mail = ['tests/contract/reminder-mail.test.ts'];
const reminders = ['tests/contract/reminders.test.ts'];
const token = 'worker/people/reminder-mails/unsubscribe-token.ts';
const routes = 'worker/people/reminder-mails/unsubscribe-routes.ts';
const list = 'worker/archive/reminders/reminder-list-store.ts';
const shown = ['web/archive/reminders/reminder-api.test.ts'];

export const reminderMutations: Mutation[] = [
  {
    what: 'anyone switches off the reminder mail of a user',
    file: token,
    find: 'return isSigned ? userId : undefined;',
    replace: 'return isSigned || userId ? userId : undefined;',
    suites: mail,
  },
  {
    what: 'opening the link switches the mail off',
    file: routes,
    find: "respondWithPage(c, 'question', findUserLocale)",
    replace: "respondWithPage(c, 'question', switchOffReminderMail)",
    suites: mail,
  },
  {
    what: 'the link switches nothing off',
    file: routes,
    find: "respondWithPage(c, 'done', switchOffReminderMail)",
    replace: "respondWithPage(c, 'done', findUserLocale)",
    suites: mail,
  },
  {
    what: 'the link switches off the mails of all users',
    file: 'worker/people/reminder-mails/reminder-mail-store.ts',
    find: 'set({ nextAt: null }).where(eq(userId, id))',
    replace: 'set({ nextAt: null })',
    suites: mail,
  },
  {
    what: 'browsers get no page for a link that is not valid',
    file: routes,
    find: "!c.req.header('accept')?.includes('text/html')",
    replace: "c.req.header('accept') !== ''",
    suites: mail,
  },
  {
    what: 'reminders done at the same time are missing from the next page',
    file: list,
    find: 'lt(rowOf(doneAt, id), rowOf(Number(after), afterId))',
    replace: 'lt(rowOf(doneAt), rowOf(Number(after)))',
    suites: reminders,
  },
  {
    what: 'reminders that are done are listed in any order',
    file: list,
    find: 'isOpenList ? [asc(remindOn), asc(id)] : [desc(doneAt), desc(id)]',
    replace: 'isOpenList ? [asc(remindOn), asc(id)] : [asc(id)]',
    suites: reminders,
  },
  {
    what: 'a reminder that is done stays among the open ones until the server responds',
    file: 'web/archive/reminders/reminder-api.ts',
    find: "(doneAt !== null) === (state === 'done')",
    replace: '(doneAt !== null || true)',
    suites: shown,
  },
];
