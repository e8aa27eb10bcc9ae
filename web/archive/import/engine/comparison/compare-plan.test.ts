import { expect, it } from 'vitest';
import { limits } from '../../../../../shared/limits.ts';
import type { ImportItem, ImportPlan, ItemMetadata } from '../../plan/import-plan.ts';
import { comparePlan } from './compare-plan.ts';

function itemOf(size: number, metadata: ItemMetadata = {}): ImportItem {
  return { key: '', label: '', size, metadata, read: () => Promise.resolve([]) };
}

function planOf(changes: Partial<ImportPlan>): ImportPlan {
  return {
    kind: 'paperless',
    sourceName: 'export.zip',
    items: [],
    tags: [],
    fields: [],
    notices: new Map(),
    needsCurrency: false,
    ...changes,
  };
}

const empty = { tags: [], correspondents: [], fields: [], types: [], maxSize: 0 };

it('counts what is new, and nothing that is there under another case or as an alias', () => {
  const plan = planOf({
    items: [
      itemOf(10, { correspondent: 'City Works', notes: [{ text: 'One' }, { text: 'Two' }] }),
      itemOf(20, { correspondent: 'CITY WORKS' }),
      itemOf(30, { correspondent: 'cw' }),
    ],
    tags: [{ name: 'House' }, { name: 'house/power' }],
    fields: [{ name: 'Meter', type: 'text', options: [] }],
    documentTypes: ['Plan', 'Menu'].map((name) => ({ key: name, name, isHidden: false })),
  });
  expect(comparePlan(plan, empty)).toMatchObject({
    documents: 3,
    size: 60,
    notes: 2,
    newTags: 2,
    newCorrespondents: 2,
    newTypes: 2,
    newFields: ['Meter'],
    hasTooManyTags: false,
  });
  const tags = [{ name: 'House/Power' }];
  const correspondents = [{ name: 'City works', aliases: ['CW'] }];
  const types = [{ name: 'PLAN' }];
  expect(comparePlan(plan, { ...empty, tags, correspondents, types })).toMatchObject({
    newTags: 1,
    newTypes: 1,
    newCorrespondents: 0,
    merged: {
      tags: { count: 1, examples: ['house/power'] },
      correspondents: { count: 1, examples: ['City works'] },
      fields: { count: 0 },
    },
  });
});

it('finds files that are too large for an upload, and tags for which there is no room', () => {
  const plan = planOf({
    items: [itemOf(1000), itemOf(1001)],
    tags: Array.from({ length: limits.tags.max }, (_, index) => ({ name: `Tag ${index}` })),
  });
  expect(comparePlan(plan, empty)).toMatchObject({ tooLarge: 0, hasTooManyTags: false });
  const archive = { ...empty, tags: [{ name: 'Another' }], maxSize: 1000 };
  expect(comparePlan(plan, archive)).toMatchObject({ tooLarge: 1, hasTooManyTags: true });
});
