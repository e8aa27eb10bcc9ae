import type { Measured } from './calls.ts';

export type Uploads = {
  documents: number;
  files: number;
  perSecond: number;
  memoryMb: readonly number[];
};
export type Verdict = { what: string; bar: string; measured: string; isHeld: boolean };

/** Calls that must read no more rows in a large archive than in a small one, and of these the ones that must be as quick. */
const steady = ['list page 1', 'detail', 'tags', 'statistics', 'trash', 'activity', 'palette'];
const quick = ['list page 1', 'detail', 'tags', 'statistics'];
const insideSearches = ['search: inside of a rare word', 'search: inside of many words'];

/** What was measured beside what is asked of it; ratios are the largest archive against the smallest. */
export function judge(measured: readonly Measured[], uploads: readonly Uploads[]): Verdict[] {
  const sizes = measured.map(({ documents }) => documents);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const callers = [...new Set(measured.map(({ as }) => as))];
  return [
    ...callers.flatMap((as) => judgeTrips(measured.filter((one) => one.as === as))),
    ...(smallest === largest
      ? []
      : callers.flatMap((as) => judgeGrowth({ smallest, largest, as }))),
    ...callers.flatMap((as) =>
      judgeSpeed(measured.filter((one) => one.as === as && one.documents === largest)),
    ),
    ...measured
      .filter(isBulk)
      .flatMap(({ call, documents, ms, trips }) => [
        atMost(`${call}, of ${documents}`, ms, { limit: 1000, unit: ' ms' }),
        atMost(`${call}, of ${documents}`, trips, { limit: 20, unit: ' trips' }),
      ]),
    ...uploads.map(({ documents, perSecond }) => ({
      what: `small uploads, 4 at a time, beside ${documents}`,
      bar: '≥ 60 a second',
      measured: `${perSecond.toFixed(1)} a second`,
      isHeld: perSecond >= 60,
    })),
  ];

  function judgeGrowth(of: { smallest: number; largest: number; as: string }): Verdict[] {
    const figures = (call: string, documents: number) =>
      measured.find((one) => one.call === call && one.as === of.as && one.documents === documents);
    const ratio = (call: string, figure: 'ms' | 'rowsRead') =>
      (figures(call, of.largest)?.[figure] ?? 0) / (figures(call, of.smallest)?.[figure] || 1);
    const sizes = `${of.largest} against ${of.smallest}`;
    return [
      ...steady.map((call) =>
        atMost(`rows read, ${call}, ${of.as}, ${sizes}`, ratio(call, 'rowsRead'), { limit: 1.2 }),
      ),
      ...quick.map((call) =>
        atMost(`median, ${call}, ${of.as}, ${sizes}`, ratio(call, 'ms'), { limit: 1.3 }),
      ),
    ];
  }
}

function judgeTrips(measured: readonly Measured[]): Verdict[] {
  return measured
    .filter((one) => !isBulk(one))
    .map(({ call, as, documents, trips }) =>
      atMost(`trips, ${call}, ${as}, of ${documents}`, trips, { limit: call === 'upload' ? 3 : 2 }),
    );
}

function judgeSpeed(measured: readonly Measured[]): Verdict[] {
  const msOf = (call: string) => measured.find((one) => one.call === call)?.ms ?? 0;
  const searches = measured
    .filter(({ call }) => call.startsWith('search:'))
    .map(({ call, as, documents, ms }) =>
      atMost(`median, ${call}, ${as}, of ${documents}`, ms, {
        limit: insideSearches.includes(call) ? 60 : 25,
        unit: ' ms',
      }),
    );
  const deep = msOf('list page at 9/10') / (msOf('list page 1') || 1);
  return [...searches, atMost(`deep page against page 1, ${measured[0]?.as}`, deep, { limit: 3 })];
}

const isBulk = ({ call }: Measured) => call.endsWith('at once');

function atMost(what: string, value: number, bar: { limit: number; unit?: string }): Verdict {
  const { limit, unit = '' } = bar;
  return {
    what,
    bar: `≤ ${limit}${unit}`,
    measured: `${Number(value.toFixed(2))}${unit}`,
    isHeld: value <= limit,
  };
}
