import type { Mutation } from './mutation.ts';

const senders = ['tests/contract/sender-marks.test.ts'];
const store = 'worker/archive/correspondents/sender-mark-store.ts';
const recognition = 'shared/reading/find-fields/parties/marks/recognize-sender.ts';
const recognitionSuites = ['shared/reading/find-fields/parties/marks/find-sender-marks.test.ts'];

export const learningMutations: Mutation[] = [
  {
    what: 'the sender that a person corrects keeps the marks of the document',
    file: store,
    find: 'forgetMarks(scope, { documents, except: correspondentId }),\n    ',
    replace: '',
    suites: senders,
  },
  {
    what: 'one correction does not win back the marks of a sender',
    file: store,
    find: 'loseMarks(scope, correspondentId, learned),\n    ',
    replace: '',
    suites: senders,
  },
  {
    what: 'a sender loses a mark to another one that only shares it',
    file: store,
    find: "having max(ours.value ->> 'mark' = theirs.value ->> 'mark') = 0)))",
    replace: 'having false)))',
    suites: senders,
  },
  {
    what: 'only the marks of the corrected document are won back, not all of the sender',
    file: store,
    find: 'and (taken.rowid = lost.id or taken.document_id = lost.document_id)',
    replace: 'and taken.rowid = lost.id',
    suites: senders,
  },
  {
    what: 'two senders take a mark from each other without end',
    file: store,
    find: "), 'regained', 'own') where state = 'lost'`);",
    replace: "), 'own', 'own') where state = 'lost'`);",
    suites: senders,
  },
  {
    what: 'a correction that is undone makes a mark one of both',
    file: store,
    find: "), 'regained', 'own') where state = 'lost'`);",
    replace: "), 'regained', 'regained') where state = 'lost'`);",
    suites: senders,
  },
  {
    what: 'marks of other organizations say who a document is from',
    file: store,
    find: 'own on own.organization_id = ${organizationId}\n      and own.kind',
    replace: 'own on own.kind',
    suites: senders,
  },
  {
    what: 'a confirmation in the Inbox teaches nothing',
    file: 'worker/archive/inbox/inbox-store.ts',
    find: 'isConfirmed ? [confirmMarks(scope, documents)] : []',
    replace: '[]',
    suites: senders,
  },
  {
    what: 'lost marks still say who a document is from',
    file: recognition,
    find: "owners.filter(({ state }) => state !== 'lost')",
    replace: 'owners.filter(() => true)',
    suites: [...recognitionSuites, ...senders],
  },
  {
    what: 'a mark of two senders is that of the first one',
    file: recognition,
    find: 'owner && others.length === 0',
    replace: 'owner && others.length >= 0',
    suites: [...recognitionSuites, ...senders],
  },
  {
    what: 'marks of different senders are sure',
    file: recognition,
    find: 'isClear ? confidences[mark.kind] : doubtfulConfidence',
    replace: 'confidences[mark.kind]',
    suites: [...recognitionSuites, ...senders],
  },
];
