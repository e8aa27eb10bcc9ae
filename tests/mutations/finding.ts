import type { Mutation } from './mutation.ts';

const finding = 'shared/reading/find-fields';
const titles = `${finding}/type/title-rules.ts`;
const overdue = `${finding}/type/overdue-rules.ts`;
const labels = `${finding}/dates/scores/label-rules.ts`;
const names = `${finding}/parties/names/name-rules.ts`;
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
    what: 'three things said of an unpaid bill say nothing of a type',
    file: overdue,
    find: 'weight: 9,',
    replace: 'weight: 0,',
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
    what: 'the label of the sender says little',
    file: names,
    find: "name: 'label of the sender', weight: 70,",
    replace: "name: 'label of the sender', weight: 7,",
    suites: accuracy,
  },
  {
    what: 'the label of the recipient names the sender',
    file: names,
    find: 'weight: -70,',
    replace: 'weight: 70,',
    suites: accuracy,
  },
];
