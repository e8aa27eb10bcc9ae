import type { Mutation } from './mutation.ts';

const offline = ['web/offline/offline-stores.test.ts'];
const imports = ['web/archive/import/engine/import-runs.test.ts'];
const waiting = 'web/offline/waiting-store.ts';
const copies = 'web/offline/copy-store.ts';

export const browserMutations: Mutation[] = [
  {
    what: 'logging out deletes what others wait to upload',
    file: waiting,
    find: 'document.userId === null || document.userId === user ? null : document',
    replace: 'null',
    suites: offline,
  },
  {
    what: 'what waits for an organization that was left is lost',
    file: waiting,
    find: 'return { ...document, organizationId: null, into: undefined, isReleased: true };',
    replace: 'return null;',
    suites: offline,
  },
  {
    what: 'what a user waits to upload is listed for others',
    file: waiting,
    find: '.filter((each) => each.userId === null || each.userId === userId)',
    replace: '.filter((each) => each.userId !== undefined)',
    suites: offline,
  },
  {
    what: 'what is shared belongs to nobody while a user is signed in',
    file: waiting,
    find: 'addWaiting(files, { userId })',
    replace: 'addWaiting(files, {})',
    suites: offline,
  },
  {
    what: 'what others have shared leaves no room',
    file: waiting,
    find: "listWaiting(userId ?? '')",
    replace: "listWaiting('usr_2')",
    suites: offline,
  },
  {
    what: 'an import goes on as the next user',
    file: 'web/archive/import/records/forget-imports.ts',
    find: 'running?.pause();',
    replace: '',
    suites: imports,
  },
  {
    what: 'an import is shown to the next user',
    file: 'web/archive/import/engine/import-runs.ts',
    find: 'snapshot?.record.userId === userId ?',
    replace: 'userId !== undefined ?',
    suites: imports,
  },
  {
    what: 'a page that is shown again is that of the former user',
    file: 'web/app-shell/session/restored-page.ts',
    find: 'stored !== null && stored !== shown',
    replace: 'stored === shown',
    suites: ['web/app-shell/session/restored-page.test.ts'],
  },
  {
    what: 'a late response of a former user is kept',
    file: copies,
    find: 'request.result === userId',
    replace: 'request.result !== undefined',
    suites: offline,
  },
  {
    what: 'a new user finds the copies of the former one',
    file: copies,
    find: "copies.clear();\n    owner.put(userId, 'user');",
    replace: "owner.put(userId, 'user');",
    suites: offline,
  },
  {
    what: 'the pages of a scan are those of all users',
    file: 'web/offline/scan-store.ts',
    find: '.filter((page) => page.userId === userId)',
    replace: '.filter((page) => page.userId !== undefined)',
    suites: offline,
  },
  {
    what: 'an archive that the server refuses is downloaded all the same',
    file: 'web/archive/export/export-api.ts',
    find: 'await assertOk(transport.fetch(path, { signal: attempt.signal }));',
    replace: 'await transport.fetch(path, { signal: attempt.signal });',
    suites: ['web/archive/export/export-api.test.ts'],
  },
];
