import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { paperlessClient, type PaperlessClient } from '../support/paperless.ts';

type Document = { id: number; title: string; archive_serial_number: number | null };

let owner: Owner;
let client: PaperlessClient;
beforeEach(async () => {
  owner = await createOwner();
  client = await paperlessClient(owner);
});

const titles = async (query: string) =>
  (await client.list<Document>(`documents/?${query}`)).results.map(({ title }) => title);

async function numberOf(title: string) {
  const { results } = await client.list<Document>('documents/');
  return results.find((each) => each.title === title)?.id ?? 0;
}

const change = (id: number, body: object) =>
  client.call<Document>('PATCH', `documents/${id}/`, { body });

/** Creates documents A, B and so on with these numbers. */
async function createNumbered(numbers: (number | null)[]) {
  for (const [index, number] of numbers.entries()) {
    const name = String.fromCodePoint(65 + index);
    const { id } = await uploadDocument(owner, { name: `${name}.txt`, content: name });
    await owner.call('PATCH', `${owner.org}/documents/${id}`, { body: { archiveNumber: number } });
  }
  await harness.finishJobs();
}

async function upload(name: string, archiveNumber: string) {
  const body = new FormData();
  body.append('document', new File([name], name));
  body.append('archive_serial_number', archiveNumber);
  return client.request('POST', 'documents/post_document/', { body });
}

async function resultOf(response: Response) {
  const id = (await response.json()) as string;
  const tasks = await client.get<Record<string, unknown>[]>(`tasks/?task_id=${id}`, {
    version: 9,
  });
  return tasks[0];
}

async function searchOf(rules: [number, string][]) {
  const filter_rules = rules.map(([rule_type, value]) => ({ rule_type, value }));
  const body = {
    name: `View ${rules.join()}`,
    sort_field: 'archive_serial_number',
    filter_rules,
  };
  await client.call('POST', 'saved_views/', { body, status: 201 });
  type Views = { views: { name: string; search: string; sort: { field: string } | null }[] };
  const { views } = await owner.get<Views>(`${owner.org}/views`);
  const view = views.find(({ name }) => name === body.name);
  expect(view?.sort?.field).toBe('archiveNumber');
  return view?.search;
}

describe('archive serial numbers', () => {
  it('are read and written, and each is of one document', async () => {
    expect(await client.get('documents/next_asn/')).toBe(1);
    expect(await client.get('statistics/')).toMatchObject({ current_asn: 0 });
    await createNumbered([7, null]);
    const [a, b] = [await numberOf('A'), await numberOf('B')];
    expect(await client.get(`documents/${a}/`)).toMatchObject({ archive_serial_number: 7 });
    expect(await change(b, { archive_serial_number: 12 })).toMatchObject({
      archive_serial_number: 12,
    });
    expect(await client.get('documents/next_asn/')).toBe(13);
    expect(await client.get('statistics/')).toMatchObject({ current_asn: 12 });
    const taken = await client.request('PATCH', `documents/${b}/`, {
      body: { title: 'Other', archive_serial_number: 7 },
    });
    expect(taken.status).toBe(400);
    expect(await taken.json()).toEqual({
      archive_serial_number: ['document with this archive serial number already exists.'],
    });
    expect(await client.get(`documents/${b}/`)).toMatchObject({ title: 'B' });
    const invalid = await client.request('PATCH', `documents/${b}/`, {
      body: { archive_serial_number: -1 },
    });
    expect(await invalid.json()).toHaveProperty('archive_serial_number');
    // A client that sends the whole document clears the number with null.
    const whole = await client.get<Document>(`documents/${b}/`);
    const body = { ...whole, archive_serial_number: null };
    expect(await client.call('PUT', `documents/${b}/`, { body })).toMatchObject({
      archive_serial_number: null,
    });
  });

  it('are filtered and sorted by', async () => {
    await createNumbered([10, 9, null, 100]);
    const order = 'ordering=archive_serial_number';
    const number = 'archive_serial_number';
    const cases: [query: string, expected: string[]][] = [
      [`${number}=9`, ['B']],
      [`${number}__gt=9&${order}`, ['A', 'D']],
      [`${number}__gte=9&${number}__lte=10&${order}`, ['B', 'A']],
      [`${number}__lt=10`, ['B']],
      [`${number}__isnull=true`, ['C']],
      [`${number}__isnull=0&ordering=-${number}&page_size=1`, ['D']],
      [`query=asn:10`, ['A']],
      [order, ['B', 'A', 'D', 'C']],
    ];
    for (const [query, expected] of cases) expect(await titles(query), query).toEqual(expected);
  });

  it('come with an upload, whose task says that one is taken', async () => {
    const [first, second] = [await upload('a.txt', '3'), await upload('b.txt', '3')];
    expect((await upload('c.txt', 'three')).status).toBe(400);
    expect(await resultOf(first)).toMatchObject({ status: 'SUCCESS' });
    expect(await resultOf(second)).toMatchObject({
      status: 'FAILURE',
      result: 'b.txt: Not consuming b.txt: Given ASN already exists!',
    });
    expect(await titles('archive_serial_number=3')).toEqual(['a']);
    expect(await titles('')).toEqual(['a']);
  });

  it('are rules of saved views', async () => {
    expect(await searchOf([[2, '12']])).toBe('asn:12');
    const between: [number, string][] = [
      [23, '1'],
      [24, '20'],
    ];
    expect(await searchOf(between)).toBe('asn:>1 asn:<20');
    expect(await searchOf([[18, 'true']])).toBe('no:asn');
  });
});
