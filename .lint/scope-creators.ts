export const scopeModules = [
  'worker/access/organization-scope.ts',
  'worker/access/share-scope.ts',
  'worker/access/upload-scope.ts',
  'worker/access/user-scope.ts',
];

export const scopeCreators: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createOrganizationScope: {
    'worker/access/access.ts': 'Has checked the membership.',
    'web/demo/seed/seed.ts': 'Fills the demo before anybody uses it.',
  },
  createUserScope: {
    'worker/access/access.ts': 'Has checked the API key.',
    'web/demo/seed/seed.ts': 'Fills the demo before anybody uses it.',
  },
  createSessionScope: {
    'worker/access/access.ts': 'Has checked the session.',
  },
  createReadScope: {
    'worker/access/access.ts':
      'Reads with the check of the membership; who is refused never gets the rows.',
  },
  createSearchScope: {
    'worker/sharing/share-links/view-of-link.ts':
      'Finds what a view shows to the owner of a link, whose token has been checked.',
  },
  createUploadScope: {
    'worker/sharing/upload-requests/public/open-upload.ts':
      'Has the token of an address whose organization exists.',
  },
  createShareScope: {
    'worker/sharing/shares/open-share.ts': 'Has checked the token of the link, and its password.',
  },
  createSystemScope: {
    'worker/entries/run-job.ts': 'Jobs act for the organization that they were recorded for.',
    'worker/integrations/intake-emails/messages/receive-mail.ts':
      'A mail acts for the owner of its address.',
    'worker/integrations/intake-emails/messages/store-mail-files.ts':
      'Files of a mail are stored in the name of its sender.',
    'worker/sharing/upload-requests/files/accept-files.ts':
      'Files of people outside are stored in their name, once a member has accepted them.',
    'worker/archive/trash/purge-expired-trash.ts': 'Cron acts for every organization.',
    'worker/outbox/job-starter.ts': 'The job goes on in the name of who began it.',
    'worker/operations/integrity/repair-problem.ts': 'The operator repairs every organization.',
    'worker/operations/moves/rebuild-index.ts': 'The operator moves every organization.',
    'worker/people/reminder-mails/send-reminder-mail.ts':
      'The job reads for a user whose memberships it has just read.',
    'worker/integrations/calendar/read-calendar.ts':
      'Reads for the member whose secret address it is.',
    'worker/people/organizations/purge-organizations.ts': 'Cron acts for deleted organizations.',
  },
};
