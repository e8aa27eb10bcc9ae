import { describe, expect, it } from 'vitest';
import { judgeArrivals } from '../bench/arrival-bars.ts';
import { judge, type Expected, type Uploads } from '../bench/bars.ts';
import type { Measured } from '../bench/calls.ts';

const sizes = [1000, 20_000];
const reads = [
  'list page 1',
  'list page at 9/10',
  'list by documentDate',
  'list by dueDate',
  'list by amount',
  'list by correspondent',
  'list by documentType',
  'list by iban',
  'list by reference',
  'list by a custom number',
  'list by a custom date',
  'list by a custom option',
  'list by a custom text',
  'list by a custom field, filtered by another',
  'list by a custom date, filtered by itself',
  'list by a custom date, filtered by an option',
  'list by an option, filtered by a custom date',
  'list by an option, of documents without one',
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
  'search: rare word',
  'search: inside of a rare word',
  'search: inside of many words',
  'search: mistyped word',
  'search: mistyped common word',
];
const expected: Expected = {
  sizes,
  calls: {
    member: [...reads, 'upload', 'up to 1000 tagged at once', 'table of all documents'],
    key: reads,
  },
};
const cost = { ms: 5, trips: 2, rowsRead: 100, rowsWritten: 0 };
const measured: Measured[] = Object.entries(expected.calls).flatMap(([as, calls]) =>
  calls.flatMap((call) =>
    sizes.map((documents) => {
      const found = call === 'table of all documents' && { found: documents * 0.98 };
      return { call, as, documents, ...cost, ...found };
    }),
  ),
);
const uploads: Uploads[] = sizes.map((documents) => ({
  documents,
  files: 500,
  perSecond: 60,
  memoryMb: [],
}));

const missedOf = (run: { measured?: Measured[]; uploads?: Uploads[]; expected?: Expected }) =>
  judge(run.expected ?? expected, { measured, uploads, ...run })
    .filter(({ isHeld }) => !isHeld)
    .map(({ what, measured: value }) => `${what}: ${value}`);

const withCost = (target: Pick<Measured, 'call' | 'as' | 'documents'>, change: Partial<Measured>) =>
  measured.map((one) =>
    one.call === target.call && one.as === target.as && one.documents === target.documents
      ? { ...one, ...change }
      : one,
  );

describe('the bars of texts that arrive', () => {
  const held = {
    files: 5000,
    uploadsPerSecond: 80,
    findablePerSecond: 40,
    cpuMsPerText: 6,
    megabytes: 800,
    idleMs: 5,
    besideMs: 10,
    slowestMs: 500,
  };

  it.each([
    ['findablePerSecond', 39],
    ['cpuMsPerText', 7],
    ['megabytes', 801],
    ['besideMs', 11],
    ['slowestMs', 501],
    ['slowestMs', NaN],
  ])('are missed with %s %d', (field, value) => {
    const missed = judgeArrivals([{ ...held, [field]: value }]).filter(({ isHeld }) => !isHeld);
    expect(missed).toHaveLength(1);
    expect(judgeArrivals([held]).every(({ isHeld }) => isHeld)).toBe(true);
  });

  it('are missed where memory grows or nothing was measured', () => {
    const grown = { ...held, megabytes: 500 };
    const verdicts = judgeArrivals([grown, { ...held, files: 10_000, megabytes: 600 }]);
    expect(verdicts.filter(({ isHeld }) => !isHeld)).toHaveLength(1);
    expect(judgeArrivals([]).every(({ isHeld }) => isHeld)).toBe(false);
  });
});

describe('the bars of the bench', () => {
  it('are all held by a run that measured everything', () => {
    expect(missedOf({})).toEqual([]);
    expect(judge(expected, { measured, uploads }).length).toBeGreaterThan(60);
  });

  it.each([
    ['detail', { trips: 3 }, ['trips, detail, member, of 20000: 3']],
    ['detail', { rowsRead: 121 }, ['rows read, detail, member, 20000 against 1000: 1.21']],
    [
      'list by a custom date, filtered by an option',
      { rowsRead: 2221, found: 1000 },
      ['rows read, list by a custom date, filtered by an option, member, 20000 against 1000: 2.21'],
    ],
    ['list by a custom date, filtered by an option', { rowsRead: 2120, found: 1000 }, []],
    [
      'list by a custom date',
      { rowsRead: 1120, found: 1000 },
      ['rows read, list by a custom date, member, 20000 against 1000: 11.2'],
    ],
    ['detail', { ms: 6.6 }, ['median, detail, member, 20000 against 1000: 1.32']],
    ['search: rare word', { ms: 26 }, ['median, search: rare word, member, of 20000: 26 ms']],
    ['list page at 9/10', { ms: 16 }, ['deep page against page 1, member: 3.2']],
    ['upload', { trips: 4 }, ['trips, upload, member, of 20000: 4']],
    [
      'up to 1000 tagged at once',
      { ms: 1001, trips: 21 },
      [
        'up to 1000 tagged at once, member, of 20000: 1001 ms',
        'up to 1000 tagged at once, member, of 20000: 21 trips',
      ],
    ],
    ['table of all documents', { found: 19_599 }, ['rows missed of a table, member, of 20000: 1']],
    [
      'table of all documents',
      { ms: 131 },
      ['time, a document in a table, member, 20000 against 1000: 1.31'],
    ],
    ['detail', { trips: NaN }, ['trips, detail, member, of 20000: NaN']],
  ])('are missed by %s with %j', (call, change, missed) => {
    const target = { call, as: 'member', documents: 20_000 };
    expect(missedOf({ measured: withCost(target, change) })).toEqual(missed);
  });

  it('allow more trips and time only where they say so', () => {
    const target = { call: 'upload', as: 'member', documents: 1000 };
    expect(missedOf({ measured: withCost(target, { trips: 3 }) })).toEqual([]);
    const inside = { call: 'search: inside of many words', as: 'key', documents: 20_000 };
    expect(missedOf({ measured: withCost(inside, { ms: 60 }) })).toEqual([]);
    expect(missedOf({ measured: withCost(inside, { ms: 61 }) })).toHaveLength(1);
  });

  it('are missed by slow uploads', () => {
    const slow = uploads.map((one) => ({ ...one, perSecond: 59.9 }));
    expect(missedOf({ uploads: slow })).toHaveLength(2);
  });

  it.each([...new Set(Object.values(expected.calls).flat())])(
    'are missed where %s was not measured',
    (call) => {
      const missed = missedOf({ measured: measured.filter((one) => one.call !== call) });
      expect(missed.length).toBeGreaterThan(0);
      for (const line of missed) expect(line).toMatch(/: not measured$/);
    },
  );

  it('are missed where a caller, an archive, the uploads or everything was not measured', () => {
    expect(missedOf({ measured: measured.filter(({ as }) => as !== 'key') })).not.toEqual([]);
    const small = measured.filter(({ documents }) => documents === 1000);
    expect(missedOf({ measured: small })).not.toEqual([]);
    expect(missedOf({ uploads: [] })).toHaveLength(2);
    const all = judge(expected, { measured: [], uploads: [] });
    expect(all.every(({ isHeld }) => !isHeld)).toBe(true);
  });

  it('are missed where a compared call was renamed, read nothing, or has one archive only', () => {
    const renamed = {
      sizes,
      calls: { member: expected.calls.member?.filter((call) => call !== 'trash') ?? [] },
    };
    expect(
      missedOf({ expected: renamed, measured: measured.filter(({ call }) => call !== 'trash') }),
    ).toEqual(['rows read, trash, member, 20000 against 1000: not measured']);
    const base = { call: 'tags', as: 'key', documents: 1000 };
    expect(missedOf({ measured: withCost(base, { rowsRead: 0 }) })).toEqual([
      'rows read, tags, key, 20000 against 1000: not measured',
    ]);
    expect(missedOf({ expected: { ...expected, sizes: [1000] } })).not.toEqual([]);
  });
});
