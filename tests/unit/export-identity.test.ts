import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import type * as Limits from '../../shared/limits.ts';
import { documentTypes } from '../../shared/reading/fields/document-types.ts';
import { parseManifest } from '../../shared/archive/export/bag-files.ts';
import {
  bagFolders,
  bagPaths,
  bagRemindersSchema,
} from '../../shared/archive/export/bag-layout.ts';
import { textOf, verifyBag, type Bag } from '../../shared/archive/export/read-bag.ts';
import { findBag } from '../support/find-bag.ts';
import { importInto } from '../support/import-into.ts';
import { createLocalProduct, type LocalProduct } from '../support/local-product.ts';

vi.mock('../../shared/limits.ts', async (original) => {
  const { limits, ...others } = await original<typeof Limits>();
  return { ...others, limits: { ...limits, bulk: { ...limits.bulk, downloaded: 250 } } };
});

/** Enough for combinations of `metadataOf`, and for an export of several archives. */
const documentsCount = 210;
const names = ['scan.pdf', 'Scan.PDF', '50 %.txt', 'a:b?.txt', '領収書.txt', 'é.txt', '__proto__'];
const times = ['2024-05-01T08:00:00.000Z', '2024-05-01T08:00:00.001Z', '2019-12-31T23:59:59.999Z'];

async function createOrganization(product: LocalProduct, name: string) {
  const { organization } = await product.call<{ organization: { id: string } }>(
    'POST',
    '/api/organizations',
    { name },
  );
  return organization.id;
}

const pathOf = (organizationId: string) => `/api/organizations/${organizationId}`;

async function addDefinitions(product: LocalProduct, org: string) {
  const post = <Body>(path: string, body: object) => product.call<Body>('POST', org + path, body);
  await product.call('PUT', org, { documentLanguages: ['pl', 'de'] });
  const tagIds: string[] = [];
  for (const [index, name] of ['Power', 'Wohnung', 'tax', 'Ämter'].entries()) {
    const { tag } = await post<{ tag: { id: string } }>('/tags', {
      name,
      color: `#12345${index}`,
      description: index === 0 ? 'Bills' : null,
    });
    tagIds.push(tag.id);
  }
  await post('/document-types', { name: 'Floor plan' });
  const changes = { letter: { name: 'Post' }, minutes: { isHidden: true } };
  for (const [key, change] of Object.entries(changes))
    await product.call('PATCH', `${org}/document-types/${key}`, change);
  const { correspondent } = await post<{ correspondent: { id: string } }>('/correspondents', {
    name: 'City Works',
    aliases: ['Works', 'CW'],
    defaultTagIds: [tagIds[0]],
    defaultDocumentType: 'floor-plan',
  });
  const fieldIds: string[] = [];
  for (const type of ['text', 'number', 'money', 'date', 'boolean', 'person', 'document', 'link']) {
    const { field } = await post<{ field: { id: string } }>('/fields', { name: `A ${type}`, type });
    fieldIds.push(field.id);
  }
  const selects: { id: string; options: { id: string }[] }[] = [];
  for (const type of ['select', 'multi-select']) {
    const options = [{ name: 'Kitchen', color: '#abcdef' }, { name: 'Hall' }];
    const path = `${org}/fields`;
    const body = { name: `A ${type}`, type, options };
    const { field } = await product.call<{ field: (typeof selects)[number] }>('POST', path, body);
    selects.push(field);
  }
  const [select, multiSelect] = selects;
  for (const isShared of [true, false]) {
    await post('/views', {
      name: `View ${isShared}`,
      search: 'kind:invoice',
      isShared,
      filters: { tags: tagIds.slice(1, 3) },
      sort: { field: fieldIds[1], order: 'asc' },
      columns: ['documentDate', fieldIds[0]],
    });
  }
  const rules = [
    { name: 'Everything', isEnabled: true, conditions: [], tagIds: [tagIds[3]] },
    {
      name: 'Bills',
      match: 'any',
      conditions: [
        { field: 'correspondent', operator: 'is', value: correspondent.id },
        { field: 'content', operator: 'contains', value: 'invoice' },
        { field: 'documentType', operator: 'is', value: 'floor-plan' },
      ],
      tagIds: [],
      fieldActions: [
        { field: 'correspondent', value: correspondent.id, replaces: true },
        { field: 'documentType', value: 'floor-plan' },
      ],
    },
    {
      name: 'Rooms',
      conditions: [
        {
          field: 'custom',
          fieldId: select?.id,
          operator: 'is',
          value: select?.options[1]?.id,
        },
        { field: 'custom', fieldId: fieldIds[1], operator: 'is_not_set' },
      ],
      tagIds: [tagIds[2]],
      fieldActions: [
        {
          field: 'custom',
          fieldId: multiSelect?.id,
          value: multiSelect?.options.map(({ id }) => id),
          replaces: true,
        },
        { field: 'custom', fieldId: fieldIds[5], value: product.user.id },
      ],
    },
  ];
  for (const rule of rules) {
    await post('/tagging-rules', rule);
    product.world.now += 1;
  }
}

function metadataOf(index: number) {
  const every = <Value>(step: number, value: Value) => (index % step === 0 ? value : undefined);
  return {
    name: every(3, names[(index / 3) % names.length]),
    createdAt: times[index % times.length],
    tags: every(2, [['Power'], [], ['tax', 'Wohnung'], ['New tag']][index % 4]),
    correspondent: every(4, index % 8 === 0 ? 'City Works' : `Sender ${index % 20}`),
    documentDate: every(5, '2024-04-30'),
    dueDate: every(50, '2999-12-31'),
    endDate: every(45, '2999-12-30'),
    noticeDate: every(55, '2999-09-30'),
    documentType: every(6, [...documentTypes, 'floor-plan'][index % (documentTypes.length + 1)]),
    totalAmount: every(7, { amount: index + 0.1, currency: 'EUR' }),
    reference: every(8, `R-${index}`),
    iban: every(9, 'DE89370400440532013000'),
    vatId: every(10, 'DE123456789'),
    isPaid: every(12, true),
    archiveNumber: every(14, index),
    fields: {
      ...every(3, {
        'a-text': `Text ${index}`,
        'a-number': index / 3,
        'a-boolean': index % 2 === 0,
      }),
      ...every(5, { 'a-money': { amount: index, currency: 'PLN' }, 'a-date': '2020-01-01' }),
      ...every(7, { 'a-select': 'Hall', 'a-multi-select': ['Hall', 'Kitchen'], 'a-person': 'Ada' }),
      ...every(11, { 'a-link': `https://example.com/${index}` }),
    },
    notes: every(6, [
      'One',
      { text: `Two\n${index}`, author: 'Charles Babbage', createdAt: '2021-01-01T00:00:00.000Z' },
    ]),
  };
}

/** Adds documents with given values, extracted values, values set by rules, and later changes. */
async function addDocuments(product: LocalProduct, org: string) {
  const ids: string[] = [];
  for (let index = 0; index < documentsCount; index += 1) {
    const form = new FormData();
    form.set('metadata', JSON.stringify(metadataOf(index)));
    const text = `INVOICE ${index}\nInvoice date: 14 March 2026\nTotal amount due: EUR ${index}.00`;
    form.set('file', new File([index % 13 === 0 ? `\0${index}` : text], `${index}.txt`));
    const path = `${org}/documents`;
    const { document } = await product.call<{ document: { id: string } }>('POST', path, form);
    ids.push(document.id);
  }
  await product.finishJobs();
  const { fields } = await product.call<{ fields: { id: string; key: string }[] }>(
    'GET',
    `${org}/fields`,
  );
  const link = fields.find(({ key }) => key === 'a-document');
  for (const [index, id] of ids.slice(0, 40).entries()) {
    const path = `${org}/documents/${id}`;
    if (index % 2 === 0) await product.call('PATCH', path, { content: `Edited\f${index}` });
    else await product.call('PATCH', path, { documentDate: null, totalAmount: null });
    await product.call('PUT', `${path}/fields/${link?.id}`, { value: ids.at(-1 - index) });
  }
  await product.finishJobs();
  await addVersions(product, org, ids);
  await addReminders(product, org, ids);
  product.world.now += 1;
  await product.call('POST', `${org}/tagging-rules`, {
    name: 'About the first',
    conditions: [{ field: 'custom', fieldId: link?.id, operator: 'is', value: ids[0] }],
    tagIds: [],
    fieldActions: [{ field: 'documentType', value: 'letter' }],
  });
}

async function addVersions(product: LocalProduct, org: string, ids: string[]) {
  for (const [index, name] of ['corrected.txt', 'corrected.md', 'corrected.txt'].entries()) {
    const path = `${org}/documents/${ids[60 + index]}/versions`;
    const form = new FormData();
    form.set('file', new File([`Corrected ${index}`], name));
    await product.call('POST', path, form);
    await product.finishJobs();
    if (index < 2) continue;
    await product.call('POST', `${path}/1/restore`);
    await product.finishJobs();
  }
}

async function versionsIn(product: LocalProduct, org: string, restored: string) {
  const { documents } = await product.call<{ documents: { id: string }[] }>(
    'GET',
    `${org}/documents/search?searchQuery=${restored}`,
  );
  const { versions } = await product.call<{ versions: object[] }>(
    'GET',
    `${org}/documents/${documents[0]?.id}/versions`,
  );
  return versions;
}

async function addReminders(product: LocalProduct, org: string, ids: string[]) {
  const path = `${org}/reminders`;
  const updates = [{}, { isDone: true }, { snoozedUntil: '2031-01-01' }];
  for (const [index, update] of updates.entries()) {
    const { reminder } = await product.call<{ reminder: { id: string } }>('POST', path, {
      documentId: ids[index],
      date: '2030-01-31',
      note: `Note ${index}`,
      assigneeId: index === 0 ? null : product.user.id,
    });
    if (index > 0) await product.call('PATCH', `${path}/${reminder.id}`, update);
  }
  const query = `documentId=${ids[50]}`;
  const { reminders } = await product.call<{ reminders: { id: string }[] }>(
    'GET',
    `${path}?${query}`,
  );
  expect(reminders).toHaveLength(1);
  await product.call('PATCH', `${path}/${reminders[0]?.id}`, { isDone: true });
}

/** Returns the archives of an export, and their bags. */
async function exportOf(product: LocalProduct, org: string) {
  const { parts } = await product.call<{ parts: { path: string }[] }>('GET', `${org}/export`);
  const bags: Bag[] = [];
  const archives: File[] = [];
  for (const [index, { path }] of parts.entries()) {
    const archive = await (await product.request('GET', path)).arrayBuffer();
    archives.push(new File([archive], `part-${index + 1}.zip`));
    const files = Object.entries(unzipSync(new Uint8Array(archive)));
    const bag = findBag(
      files.map(([name, bytes]) => ({
        path: name,
        size: bytes.length,
        stream: async () => new Blob([bytes]).stream(),
      })),
    );
    if (!bag) throw new Error('No bag');
    bags.push(bag);
  }
  return { bags, archives };
}

/** Matches ids, reminder times that an import cannot keep, and document activity. */
function differs(path: string): boolean {
  const { reminders, activity } = bagFolders;
  return path === bagPaths.ids || [reminders, activity].some((folder) => path.startsWith(folder));
}

/** Returns the lines of the payload manifests, without what differs between organizations. */
async function manifestsOf(bags: Bag[]) {
  const manifests = bags.map(async (bag) => {
    const file = bag.get('manifest-sha256.txt');
    const entries = file && parseManifest(await textOf(file));
    return entries?.filter(({ path }) => !differs(path));
  });
  return Promise.all(manifests);
}

async function remindersOf(bags: Bag[]) {
  const files = bags.flatMap((bag) =>
    [...bag].filter(([path]) => path.startsWith(bagFolders.reminders)),
  );
  const reminders = files.map(async ([path, file]) => {
    const listed = bagRemindersSchema.parse(JSON.parse(await textOf(file)));
    return [
      path,
      listed.map(({ source, date, note, snoozedUntil, assigneeId, doneAt }) => {
        return { source, date, note, snoozedUntil, assigneeId, isDone: doneAt !== null };
      }),
    ] as const;
  });
  return Promise.all(reminders);
}

// Milliseconds for two uploads of all documents and their background work.
const timeout = 600_000;

it(
  `exports the same again after ${documentsCount} documents are imported into an empty organization`,
  async () => {
    const product = await createLocalProduct();
    product.world.now = Date.UTC(2026, 5, 1);
    const source = await createOrganization(product, 'Source');
    const target = await createOrganization(product, 'Target');
    await addDefinitions(product, pathOf(source));
    await addDocuments(product, pathOf(source));
    const exported = await exportOf(product, pathOf(source));
    expect(exported.bags).toHaveLength(2);
    for (const bag of exported.bags) {
      for await (const { problem } of verifyBag(bag)) expect(problem).toBeNull();
    }
    product.world.now += 3_600_000;
    const { plan, state } = await importInto(product, target, exported.archives);
    expect(Object.fromEntries(plan.notices)).toEqual({});
    expect(state).toMatchObject({ phase: 'done', tally: { created: documentsCount, failed: 0 } });
    await product.finishJobs();
    const again = await exportOf(product, pathOf(target));
    expect(await manifestsOf(again.bags)).toEqual(await manifestsOf(exported.bags));
    expect(exported.bags.flatMap((bag) => [...bag.keys()])).toContain('data/versions/2/62.txt');
    expect(await versionsIn(product, pathOf(target), '62.txt')).toMatchObject([
      { number: 3, restoredFrom: 1, isCurrent: true },
      { number: 2, name: 'corrected.txt' },
      { number: 1, name: '62.txt' },
    ]);
    expect(await remindersOf(again.bags)).toEqual(await remindersOf(exported.bags));
  },
  timeout,
);
