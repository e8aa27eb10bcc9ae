import { expect, it } from 'vitest';
import {
  fakeArchive,
  itemsOf,
  planOfItems,
  recordOf,
} from '../../../../tests/support/fake-archive.ts';
import { ApiError } from '../../../api/api-error.ts';
import { createMemoryStore } from '../records/import-store.ts';
import { createItemSender } from './send-item.ts';

it('leaves out an archive number that another document has, and says which', async () => {
  const archive = fakeArchive();
  const [item] = itemsOf(1);
  if (!item) throw new Error('No item');
  item.metadata.archiveNumber = 42;
  item.metadata.documentDate = '2026-01-31';
  const taken = { code: 'document.archive_number_taken', status: 409, message: '' };
  archive.fail('item 0', [new ApiError(taken)]);
  const sendItem = createItemSender({
    record: recordOf(planOfItems([item])),
    store: createMemoryStore(),
    requests: archive.requests,
    target: { fields: new Map(), types: new Map(), people: { named: new Map(), ids: new Set() } },
    maxSize: 0,
    send: (request) => request(),
    signal: new AbortController().signal,
    isMade: () => false,
  });
  expect(await sendItem(item, { isRepeated: false })).toMatchObject({
    outcome: 'created',
    reason: 'number-left-out',
    details: ['42'],
  });
  const [document] = archive.documents.values();
  expect(document?.metadata).toEqual({ documentDate: '2026-01-31' });
});

it.each([
  ['another file', 'later', ['former', 'later']],
  ['its first file', 'former', ['former']],
])(
  'has the current file, %s, and the text where another document has a version',
  async (_, last, sent) => {
    const archive = fakeArchive();
    const [item] = itemsOf(1);
    if (!item) throw new Error('No item');
    const versions = ['former', 'taken', last].map((name, index) => ({
      name,
      sha256: name,
      restoredFrom: index === 2 && name === 'former' ? 1 : null,
      read: async () => new Blob([name]),
    }));
    item.read = async () => [{ name: last, blob: new Blob([last]), text: 'Edited', versions }];
    const files = ['former'];
    let text: string | undefined;
    const sendItem = createItemSender({
      record: recordOf(planOfItems([item])),
      store: createMemoryStore(),
      requests: {
        ...archive.requests,
        countVersions: async () => files.length,
        addVersion: async (_id, { name }) => {
          const taken = { code: 'document.already_exists', status: 409, message: '' };
          if (name === 'taken') throw new ApiError(taken);
          files.push(name);
        },
        setText: async (_id, content) => {
          text = content;
        },
      },
      target: { fields: new Map(), types: new Map(), people: { named: new Map(), ids: new Set() } },
      maxSize: 0,
      send: (request) => request(),
      signal: new AbortController().signal,
      isMade: () => false,
    });
    expect(await sendItem(item, { isRepeated: false })).toMatchObject({
      outcome: 'created',
      reason: 'document.already_exists',
    });
    expect(files).toEqual(sent);
    expect(text).toBe('Edited');
  },
);
