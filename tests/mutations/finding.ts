import type { Mutation } from './mutation.ts';

const finding = 'shared/reading/find-fields';
const titles = `${finding}/type/title-rules.ts`;
const types = `${finding}/type/features/type-features.ts`;
const labels = `${finding}/dates/scores/label-rules.ts`;
const senders = `${finding}/parties/features/sender-scores.ts`;
const accuracy = ['tests/unit/field-accuracy.test.ts'];

/** Weights of the rules that find fields: the accuracy on papers changes with each of them. */
export const findingMutations: Mutation[] = [
  {
    what: 'titles alone in their line count no more than others',
    file: titles,
    find: 'weight: 1.25,\n      applies: ({ isWholeLine })',
    replace: 'weight: 0.5,\n      applies: ({ isWholeLine })',
    suites: accuracy,
  },
  {
    what: 'words of types say nothing of a type',
    file: types,
    find: 'words: some(words),',
    replace: 'words: 0,',
    suites: accuracy,
  },
  {
    what: 'the label of the day of the document counts like any other',
    file: labels,
    find: 'weight: 94,',
    replace: 'weight: 20,',
    suites: accuracy,
  },
  {
    what: 'the first row says little of the sender',
    file: senders,
    find: "'first row': 54,",
    replace: "'first row': 5,",
    suites: accuracy,
  },
  {
    what: 'the label of the recipient names the sender',
    file: senders,
    find: "'label of the recipient': -70,",
    replace: "'label of the recipient': 70,",
    suites: accuracy,
  },
];
