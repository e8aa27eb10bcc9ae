import { expect, it } from 'vitest';
import type { PairKind } from '../../../../shared/archive/related/related.ts';
import type { ImportItem, ImportPlan } from '../plan/import-plan.ts';
import type { ItemResult } from '../records/import-record.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import { setPairs } from './set-pairs.ts';

const related: Record<string, [string, PairKind][]> = {
  a: [
    ['b', 'linked'],
    ['b', 'different'],
    ['known', 'linked'],
    ['missing', 'linked'],
  ],
  b: [
    ['a', 'linked'],
    ['a', 'different'],
  ],
  known: [
    ['a', 'linked'],
    ['other-known', 'linked'],
  ],
  'other-known': [['known', 'linked']],
};

const resultOf = (key: string): [string, ItemResult] => {
  const isKnown = key.endsWith('known');
  const ids = { madeIds: isKnown ? [] : [`doc-${key}`], knownIds: isKnown ? [`doc-${key}`] : [] };
  return [key, { key, ...ids } as unknown as ItemResult];
};

async function pairsOf(fail: (relatedId: string) => void = () => {}) {
  const sent: string[][] = [];
  const items = Object.entries(related).map(
    ([key, pairs]) =>
      ({ key, related: pairs.map(([item, kind]) => ({ item, kind })) }) as ImportItem,
  );
  await setPairs({ items } as ImportPlan, {
    results: new Map(Object.keys(related).map(resultOf)),
    requests: {
      setPair: async (...pair: string[]) => {
        sent.push(pair);
        fail(pair[1] ?? '');
      },
    } as unknown as ImportRequests,
    send: (request) => request(),
    signal: new AbortController().signal,
  });
  return sent;
}

const all = [
  ['doc-a', 'doc-b', 'linked'],
  ['doc-a', 'doc-b', 'different'],
  ['doc-a', 'doc-known', 'linked'],
];

it('sends each pair once that the import has made a document of', async () => {
  expect(await pairsOf()).toEqual(all);
});

const failForB = (relatedId: string) => {
  if (relatedId === 'doc-b') throw new Error('document.not_found');
};

it('goes on after a document that was deleted meanwhile', async () => {
  expect(await pairsOf(failForB)).toEqual(all);
});
