import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { documentTypes } from '../../shared/archive/fields/document-types.ts';
import { parseManifest } from '../../shared/archive/export/bag-files.ts';
import { isVarying } from '../../shared/archive/export/bag-layout.ts';
import { findBag, textOf, verifyBag, type Bag } from '../../shared/archive/export/read-bag.ts';
import { importBags } from '../support/import-bags.ts';
import { createLocalProduct, type LocalProduct } from '../support/local-product.ts';

const documentsCount = 1000;
const names = ['scan.pdf', 'Scan.PDF', '50 %.txt', 'a:b?.txt', '領収書.txt', 'é.txt', '__proto__'];
const times = ['2024-05-01T08:00:00.000Z', '2024-05-01T08:00:00.001Z', '2019-12-31T23:59:59.999Z'];

async function createOrganization(product: LocalProduct, name: string) {
  const { organization } = await product.call<{ organization: { id: string } }>(
    'POST',
    '/api/organizations',
    { name },
  );
  return `/api/organizations/${organization.id}`;
}

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
  const { correspondent } = await post<{ correspondent: { id: string } }>('/correspondents', {
    name: 'City Works',
    aliases: ['Works', 'CW'],
    defaultTagIds: [tagIds[0]],
    defaultDocumentType: 'invoice',
  });
  const fieldIds: string[] = [];
  for (const type of ['text', 'number', 'money', 'date', 'boolean', 'person', 'document', 'link']) {
    const { field } = await post<{ field: { id: string } }>('/fields', { name: `A ${type}`, type });
    fieldIds.push(field.id);
  }
  for (const type of ['select', 'multi-select']) {
    const options = [{ name: 'Kitchen', color: '#abcdef' }, { name: 'Hall' }];
    await post('/fields', { name: `A ${type}`, type, options });
  }
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
      ],
      tagIds: [],
      fieldActions: [{ field: 'correspondent', value: correspondent.id, replaces: true }],
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
    documentType: every(6, documentTypes[index % documentTypes.length]),
    totalAmount: every(7, { amount: index + 0.1, currency: 'EUR' }),
    reference: every(8, `R-${index}`),
    iban: every(9, 'DE89370400440532013000'),
    vatId: every(10, 'DE123456789'),
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

/** What is given, what the text says, what rules do, and what a person has changed afterwards. */
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
}

async function exportOf(product: LocalProduct, org: string): Promise<Bag[]> {
  const { parts } = await product.call<{ parts: { path: string }[] }>('GET', `${org}/export`);
  const bags: Bag[] = [];
  for (const { path } of parts) {
    const archive = await (await product.request('GET', path)).arrayBuffer();
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
  return bags;
}

/** The lines of the payload manifests, without what differs in each organization. */
async function manifestsOf(bags: Bag[]) {
  const manifests = bags.map(async (bag) => {
    const file = bag.get('manifest-sha256.txt');
    const entries = file && parseManifest(await textOf(file));
    return entries?.filter(({ path }) => !isVarying(path));
  });
  return Promise.all(manifests);
}

// 2,000 uploads, and all that is done with them in the background.
const timeout = 240_000;

it(
  `exports the same again after ${documentsCount} documents are imported into an empty organization`,
  async () => {
    const product = await createLocalProduct();
    product.world.now = Date.UTC(2026, 5, 1);
    const [source, target] = [
      await createOrganization(product, 'Source'),
      await createOrganization(product, 'Target'),
    ];
    await addDefinitions(product, source);
    await addDocuments(product, source);
    const exported = await exportOf(product, source);
    expect(exported).toHaveLength(3);
    for (const bag of exported) {
      for await (const { problem } of verifyBag(bag)) expect(problem).toBeNull();
    }
    product.world.now += 3_600_000;
    await importBags(product, target, exported);
    const again = await exportOf(product, target);
    expect(await manifestsOf(again)).toEqual(await manifestsOf(exported));
  },
  timeout,
);
