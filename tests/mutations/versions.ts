import type { Mutation } from './mutation.ts';

const kept = ['tests/contract/kept-versions.test.ts'];
const trash = ['tests/contract/trash.test.ts'];
const pages = ['tests/contract/document-pages.test.ts'];
const nearDuplicates = ['tests/contract/near-duplicates.test.ts'];
const nextVersion = 'worker/archive/versions/next-version.ts';
const keptStore = 'worker/archive/versions/kept-version-store.ts';
const twins = 'worker/archive/documents/rows/twin-store.ts';

/** Versions of files, changed pages, and what was decided about two documents. */
export const versionMutations: Mutation[] = [
  {
    what: 'what was stored for a version that is not made is left behind',
    file: nextVersion,
    find: 'if (!made) await settleVersions(scope, current, versions);',
    replace: '',
    suites: ['tests/contract/versions.test.ts', ...kept],
  },
  {
    what: 'another document is kept as a version of one that gets another file meanwhile',
    file: keptStore,
    find: `eq(documentsTable.fileVersion, fileVersion),
    hasRow(other, isKept),`,
    replace: 'hasRow(other, isKept),',
    suites: kept,
  },
  {
    what: 'the undone version of another document takes storage for ever',
    file: 'worker/archive/versions/release-version.ts',
    find: 'platform.files.delete(keys),',
    replace: 'Promise.resolve(),',
    suites: kept,
  },
  {
    what: 'a document whose file another one has is restored, or the request fails',
    file: twins,
    find: 'return allOf(not(hasActiveTwin), isAmong(documentsTable.id, first.getSQL()));',
    replace: 'return isAmong(documentsTable.id, first.getSQL());',
    suites: trash,
  },
  {
    what: 'an upload with metadata makes a second document of a file in the trash',
    file: 'worker/archive/uploads/create-document.ts',
    find: 'twin: refuseTrashedTwin(scope, document.sha256),',
    replace: 'guard: refuseTrashedTwin(scope, document.sha256),',
    suites: ['tests/contract/upload-metadata.test.ts'],
  },
  {
    what: 'a document is proposed again as a copy of one that it was said to differ from',
    file: 'worker/archive/near-duplicates/near-duplicate-store.ts',
    find: 'partnersOf(scope, id, pairKinds)',
    replace: "partnersOf(scope, id, ['linked', 'unrelated'])",
    suites: nearDuplicates,
  },
  {
    what: 'the doctor takes what was decided about a purged document for wrong while a job forgets it',
    file: 'worker/archive/related/pair-check-store.ts',
    find: 'hasRow(purged, and(eq(purged.organizationId, organizationId), eq(purged.id, id))),',
    replace: '',
    suites: ['tests/contract/integrity.test.ts'],
  },
  {
    what: 'documents are made of pages of one that has got another file meanwhile',
    file: 'worker/archive/document-pages/made-documents-store.ts',
    find: "eq(present.fileNumber, jsonValue(value, '$.fileNumber')),",
    replace: '',
    suites: pages,
  },
];
