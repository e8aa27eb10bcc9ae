import { trashedEvery, type Measured } from './calls.ts';
import { tableCall } from './reads.ts';
import { countedLists, customLists, sortedBy } from './search/filtered-lists.ts';

export type Uploads = {
  documents: number;
  files: number;
  perSecond: number;
  memoryMb: readonly number[];
};
export type Verdict = { what: string; bar: string; measured: string; isHeld: boolean };

/** What a run must measure: these calls by each caller, in archives of these sizes. */
export type Expected = {
  sizes: readonly number[];
  calls: Record<string, readonly string[]>;
};

/**
 * Calls that must read as few rows in a large archive as in a small one, except for those they count, and those of
 * them that must be equally fast.
 */
export const steady = [
  'list page 1',
  ...sortedBy.map((field) => `list by ${field}`),
  ...Object.keys(customLists),
  'list without a custom field',
  'list without a custom field that few have not',
  'detail',
  'tags',
  'correspondents',
  'statistics',
  'spending',
  'to do',
  'reminders',
  'Inbox of the home page',
  'trash',
  'activity',
  'palette',
  'version',
];
const quick = ['list page 1', 'detail', 'tags', 'statistics'];
const insideSearches = [
  'search: inside of a rare word',
  'search: inside of many words',
  'search: mistyped word',
  'search: mistyped common word',
];

/**
 * Compares measurements with the requirements; ratios are the largest archive to the smallest. A bar without a
 * measurement is missed.
 */
export function judge(
  expected: Expected,
  run: { measured: readonly Measured[]; uploads: readonly Uploads[] },
): Verdict[] {
  const largest = Math.max(...expected.sizes);
  return [
    ...Object.entries(expected.calls).flatMap(([as, calls]) => {
      const costOf: CostOf = (call, documents) =>
        run.measured.find(
          (one) => one.call === call && one.as === as && one.documents === documents,
        );
      return [
        ...expected.sizes.flatMap((documents) => judgeCalls(calls, { as, documents, costOf })),
        ...judgeGrowth(expected.sizes, { as, costOf }),
        ...judgeSearches(calls, { as, documents: largest, costOf }),
        ...(calls.includes(tableCall) ? judgeTable(expected.sizes, { as, costOf }) : []),
      ];
    }),
    ...expected.sizes.map((documents) =>
      judgeUploads(
        documents,
        run.uploads.find((one) => one.documents === documents),
      ),
    ),
  ];
}

type CostOf = (call: string, documents: number) => Measured | undefined;
type Context = { as: string; documents: number; costOf: CostOf };

function judgeCalls(calls: readonly string[], { as, documents, costOf }: Context): Verdict[] {
  return calls.flatMap((call) => {
    const cost = costOf(call, documents);
    const about = `${call}, ${as}, of ${documents}`;
    if (!call.endsWith('at once')) {
      return [atMost(`trips, ${about}`, cost?.trips, { limit: call === 'upload' ? 3 : 2 })];
    }
    return [
      atMost(about, cost?.ms, { limit: 1000, unit: ' ms' }),
      atMost(about, cost?.trips, { limit: 20, unit: ' trips' }),
    ];
  });
}

function judgeGrowth(
  sizes: readonly number[],
  { as, costOf }: { as: string; costOf: CostOf },
): Verdict[] {
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const growthOf = (call: string, figureOf: (cost: Measured) => number) => {
    const [large, small] = [costOf(call, largest), costOf(call, smallest)];
    if (smallest === largest || !large || !small) return undefined;
    return ratioOf(figureOf(large), figureOf(small));
  };
  const about = (call: string) => `${call}, ${as}, ${largest} against ${smallest}`;
  return [
    ...steady.map((call) =>
      atMost(`rows read, ${about(call)}`, growthOf(call, rowsOf), { limit: 1.2 }),
    ),
    ...quick.map((call) =>
      atMost(
        `median, ${about(call)}`,
        growthOf(call, ({ ms }) => ms),
        { limit: 1.3 },
      ),
    ),
  ];
}

/** Returns the rows beside those of counted matches: two for each match, one of them in the index. */
export function rowsOf({
  call,
  rowsRead,
  found = 0,
}: Pick<Measured, 'call' | 'rowsRead' | 'found'>): number {
  return countedLists.includes(call) ? rowsRead - 2 * found : rowsRead;
}

function judgeSearches(calls: readonly string[], { as, documents, costOf }: Context): Verdict[] {
  const searches = new Set([
    ...calls.filter((call) => call.startsWith('search:')),
    ...insideSearches,
  ]);
  const deep = ratioOf(
    costOf('list page at 9/10', documents)?.ms,
    costOf('list page 1', documents)?.ms,
  );
  return [
    ...[...searches].map((call) =>
      atMost(`median, ${call}, ${as}, of ${documents}`, costOf(call, documents)?.ms, {
        limit: insideSearches.includes(call) ? 60 : 25,
        unit: ' ms',
      }),
    ),
    atMost(`deep page against page 1, ${as}`, deep, { limit: 3 }),
  ];
}

/**
 * A table has a row for each document outside the trash, at the same cost per row in a large archive as in a small
 * one.
 */
function judgeTable(
  sizes: readonly number[],
  { as, costOf }: { as: string; costOf: CostOf },
): Verdict[] {
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const perDocument = (figure: 'ms' | 'rowsRead', documents: number) =>
    ratioOf(costOf(tableCall, documents)?.[figure], documents);
  const growthOf = (figure: 'ms' | 'rowsRead') =>
    ratioOf(perDocument(figure, largest), perDocument(figure, smallest));
  const about = `a document in a table, ${as}, ${largest} against ${smallest}`;
  return [
    ...sizes.map((documents) => {
      const found = costOf(tableCall, documents)?.found;
      const rows = documents - documents / trashedEvery;
      const missed = found === undefined ? undefined : Math.abs(rows - found);
      return atMost(`rows missed of a table, ${as}, of ${documents}`, missed, { limit: 0 });
    }),
    atMost(`rows read, ${about}`, growthOf('rowsRead'), { limit: 1.2 }),
    atMost(`time, ${about}`, growthOf('ms'), { limit: 1.3 }),
  ];
}

function judgeUploads(documents: number, uploads: Uploads | undefined): Verdict {
  return {
    what: `small uploads, 4 at a time, beside ${documents}`,
    bar: '≥ 60 a second',
    measured: uploads ? `${uploads.perSecond.toFixed(1)} a second` : missing,
    isHeld: uploads !== undefined && uploads.perSecond >= 60,
  };
}

const missing = 'not measured';

/** Returns undefined also for a base of 0, because every call compared here reads rows and takes time. */
function ratioOf(value: number | undefined, base: number | undefined): number | undefined {
  return value === undefined || !base ? undefined : value / base;
}

/** Missed if nothing was measured. */
export function atMost(
  what: string,
  value: number | undefined,
  { limit, unit = '' }: { limit: number; unit?: string },
): Verdict {
  return {
    what,
    bar: `≤ ${limit}${unit}`,
    measured: value === undefined ? missing : `${Number(value.toFixed(2))}${unit}`,
    isHeld: value !== undefined && value <= limit,
  };
}
