import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { dayAfter, utcDay } from '../../shared/time/utc-day.ts';
import {
  attachTag,
  createTag,
  createTextDocument,
  eventsOf,
  readDocument,
} from '../support/builders.ts';
import { createOwner, formWith } from '../support/client.ts';
import { createField } from '../support/custom-fields.ts';

const tomorrow = dayAfter(utcDay(new Date()), 1);

/** Creates a document with everything that can be changed. */
async function setUp() {
  const owner = await createOwner();
  const { id } = await createTextDocument(owner, { name: 'a.txt', content: 'Invoice 4711' });
  const path = `${owner.org}/documents/${id}`;
  const [own, other] = [await createTag(owner), await createTag(owner)];
  await attachTag(owner, id, own.id);
  const field = await createField(owner, { name: 'Mine', type: 'text' });
  const { note } = await owner.post<{ note: { id: string } }>(`${path}/notes`, { text: 'Mine' });
  const { reminder } = await owner.post<{ reminder: { id: string } }>(`${owner.org}/reminders`, {
    documentId: id,
    date: tomorrow,
  });
  const [linked, partner] = [await createTextDocument(owner), await createTextDocument(owner)];
  await owner.call('PUT', `${path}/related/${linked.id}`, {
    body: { kind: 'linked' },
    status: 204,
  });
  return { owner, id, path, own, other, field, note, reminder, linked, partner };
}

type SetUp = Awaited<ReturnType<typeof setUp>>;
type Change = (test: SetUp) => [method: string, path: string, body?: object];

const corrected = () => formWith({ name: 'a.txt', content: 'Corrected' });

const changes: Record<string, Change> = {
  'its name': ({ path }) => ['PATCH', path, { name: 'b.txt' }],
  'its text': ({ path }) => ['PATCH', path, { content: 'Other' }],
  'a field': ({ path }) => ['PATCH', path, { dueDate: tomorrow }],
  'nothing of it': ({ path }) => ['PATCH', path, { name: 'a.txt' }],
  'what was found': ({ path }) => ['PATCH', `${path}/findings/documentType`, { state: 'set' }],
  'its proposed name': ({ path }) => ['PATCH', `${path}/findings/name`, { state: 'dismissed' }],
  'a custom field': ({ path, field }) => ['PUT', `${path}/fields/${field.id}`, { value: 'x' }],
  'its tags': ({ path, other }) => ['POST', `${path}/tags`, { tagId: other.id }],
  'its tag': ({ path, own }) => ['DELETE', `${path}/tags/${own.id}`],
  'a proposed tag': ({ path, other }) => [
    'PATCH',
    `${path}/tag-proposals/${other.id}`,
    { state: 'set' },
  ],
  'a tag it has': ({ path, own }) => [
    'PATCH',
    `${path}/tag-proposals/${own.id}`,
    { state: 'dismissed' },
  ],
  'its notes': ({ path }) => ['POST', `${path}/notes`, { text: 'More' }],
  'a note': ({ path, note }) => ['PATCH', `${path}/notes/${note.id}`, { text: 'Other' }],
  'a note it loses': ({ path, note }) => ['DELETE', `${path}/notes/${note.id}`],
  'its file': ({ path }) => ['POST', `${path}/versions`, corrected()],
  'its version': ({ path }) => ['POST', `${path}/versions/1/restore`],
  'its versions': ({ path, partner }) => ['POST', `${path}/versions/from/${partner.id}`],
  'a version it loses': ({ path, partner }) => ['DELETE', `${path}/versions/from/${partner.id}`],
  'what would be a version': ({ owner, id, partner }) => [
    'POST',
    `${owner.org}/documents/${partner.id}/versions/from/${id}`,
  ],
  'its pages, turned': ({ path }) => [
    'POST',
    `${path}/pages`,
    { operations: [{ type: 'rotate', pages: [1], degrees: 90 }] },
  ],
  'its pages': ({ path }) => ['POST', `${path}/split`, { parts: [{ pages: [1] }, { pages: [2] }] }],
  'its reading': ({ path }) => ['POST', `${path}/extract`],
  'its reminders': ({ owner, id }) => [
    'POST',
    `${owner.org}/reminders`,
    { documentId: id, date: tomorrow },
  ],
  'a reminder': ({ owner, reminder }) => [
    'PATCH',
    `${owner.org}/reminders/${reminder.id}`,
    { isDone: true },
  ],
  'a reminder it loses': ({ owner, reminder }) => [
    'DELETE',
    `${owner.org}/reminders/${reminder.id}`,
  ],
  'what belongs to it': ({ path, partner }) => [
    'PUT',
    `${path}/related/${partner.id}`,
    { kind: 'linked' },
  ],
  'a link it loses': ({ path, linked }) => ['DELETE', `${path}/related/${linked.id}?kind=linked`],
  'tags of many': ({ owner, id, other }) => [
    'POST',
    `${owner.org}/documents/batch/tags`,
    { filter: { documentIds: [id] }, addTagIds: [other.id] },
  ],
  'fields of many': ({ owner, id }) => [
    'POST',
    `${owner.org}/documents/batch/fields`,
    { filter: { documentIds: [id] }, values: { dueDate: tomorrow } },
  ],
  'readings of many': ({ owner, id }) => [
    'POST',
    `${owner.org}/documents/batch/extract`,
    { filter: { documentIds: [id] } },
  ],
};

async function stateOf({ owner, id, path }: SetUp) {
  return {
    document: await readDocument(owner, id),
    notes: await owner.get(`${path}/notes`),
    events: await eventsOf(owner, id),
  };
}

describe('a document in the trash', () => {
  it.each(Object.entries(changes))('keeps %s', async (_what, changeOf) => {
    const test = await setUp();
    const { owner, path } = test;
    await harness.finishJobs();
    await owner.call('DELETE', path, { status: 204 });
    const before = await stateOf(test);
    const [method, at, body] = changeOf(test);
    const error = await owner.fails(method, at, { code: 'document.in_trash', body });
    expect(error).toMatchObject({ status: 409, message: expect.stringContaining('Restore it') });
    expect(await stateOf(test)).toEqual(before);
    await owner.post(`${path}/restore`, undefined, 204);
    expect(await owner.get(`${owner.org}/reminders`)).toMatchObject({
      reminders: [{ id: test.reminder.id, doneAt: null }],
    });
  });

  it('keeps the active ones of a bulk request as they are', async () => {
    const test = await setUp();
    const { owner, id, path, other } = test;
    const active = await createTextDocument(owner);
    await owner.call('DELETE', path, { status: 204 });
    for (const [what, input] of [
      ['tags', { addTagIds: [other.id] }],
      ['fields', { values: { dueDate: tomorrow } }],
    ] as const) {
      const error = await owner.fails('POST', `${owner.org}/documents/batch/${what}`, {
        code: 'document.in_trash',
        body: { filter: { documentIds: [active.id, id] }, ...input },
      });
      expect(error.details).toEqual({ documentIds: [id], selectedCount: 2 });
    }
    expect(await readDocument(owner, active.id)).toMatchObject({ tags: [], dueDate: null });
  });

  it('can be changed by no endpoint that is not tried here', async () => {
    const test = await setUp();
    const { paths } = await test.owner.get<{ paths: Record<string, object> }>('/api/openapi.json');
    const tried = Object.values(changes).map((changeOf) => changeOf(test));
    const isTried = (method: string, path: string) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '\\w+')}(?:\\?.*)?$`);
      return tried.some((change) => change[0] === method && pattern.test(change[1]));
    };
    const allowed = [
      'DELETE /api/organizations/{organizationId}/documents/{documentId}',
      'POST /api/organizations/{organizationId}/documents/{documentId}/restore',
      'DELETE /api/organizations/{organizationId}/documents/trash/{documentId}',
      'POST /api/organizations/{organizationId}/documents/{documentId}/contents/{index}',
    ];
    const untried = Object.entries(paths)
      .filter(([path]) => path.includes('{documentId}'))
      .flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => [method.toUpperCase(), path] as const),
      )
      .filter(([method, path]) => method !== 'GET' && !allowed.includes(`${method} ${path}`))
      .filter(([method, path]) => !isTried(method, path));
    expect(untried).toEqual([]);
  });
});
